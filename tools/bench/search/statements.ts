import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";

/*
 * The statements that the embedded index sends to SQLite, sent again without anything around them, as `replay.ts` does with
 * AWS calls.
 */

type How = "exec" | "run" | "get" | "all";

/** A statement as the index sent it. */
export interface Sent {
  how: How;
  sql: string;
  values: SQLInputValue[];
}

const { DatabaseSync: Database, StatementSync: Statement } = process.getBuiltinModule("node:sqlite");

let record: ((sent: Sent) => void) | undefined;
let isWatching = false;

/** The statements that this process sends during `act`, in order, and the result of `act`. */
export async function statementsOf<T>(act: () => Promise<T>): Promise<{ statements: Sent[]; result: T }> {
  if (!isWatching) watch();
  const statements: Sent[] = [];
  record = (sent) => statements.push(sent);
  try {
    return { result: await act(), statements };
  } finally {
    record = undefined;
  }
}

function watch(): void {
  isWatching = true;
  const { exec } = Database.prototype;
  Database.prototype.exec = function (this: DatabaseSync, sql: string) {
    record?.({ how: "exec", sql, values: [] });
    exec.call(this, sql);
  };
  for (const how of ["run", "get", "all"] as const) watchStatements(how);
}

function watchStatements(how: "run" | "get" | "all"): void {
  const send = Statement.prototype[how] as (...values: SQLInputValue[]) => unknown;
  const watched = function (this: StatementSync, ...values: SQLInputValue[]) {
    record?.({ how, sql: this.sourceSQL, values });
    return send.apply(this, values);
  };
  Object.assign(Statement.prototype, { [how]: watched });
}

/** A separate connection, whose statements are prepared once. */
export class BareDatabase {
  readonly #database: DatabaseSync;
  readonly #prepared = new Map<string, StatementSync>();

  /** @param opening the statements by which the index opened the file: the new connection gets the same settings */
  constructor(file: string, opening: Sent[]) {
    this.#database = new Database(file);
    this.send(opening.filter(({ sql }) => /^(PRAGMA|CREATE TEMP)/.test(sql)));
  }

  send(statements: Sent[]): void {
    for (const { how, sql, values } of statements)
      if (how === "exec") this.#database.exec(sql);
      else this.#prepare(sql)[how](...values);
  }

  close(): void {
    this.#database.close();
  }

  #prepare(sql: string): StatementSync {
    const known = this.#prepared.get(sql) ?? this.#database.prepare(sql);
    this.#prepared.set(sql, known);
    return known;
  }
}

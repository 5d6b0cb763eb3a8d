import type { DatabaseSync, SQLInputValue, SQLOutputValue, StatementSync } from "node:sqlite";

type Row = Record<string, SQLOutputValue>;

/** How long a writer waits for another process. */
const BUSY_MS = 10_000;
/** Pages that are kept, in KB: SQLite's own 2 MB are less than a common word has. */
const CACHE_KB = 32_000;

/** Statements that are kept: lists have one for each way of filtering and sorting. */
const MOST_PREPARED = 200;

/**
 * A connection to the file of the index; each statement is prepared once. SQLite is loaded here, because a bundle loads at its
 * start what a module imports, also on AWS.
 */
export class Connection {
  readonly #db: DatabaseSync;
  readonly #prepared = new Map<string, StatementSync>();

  constructor(file: string) {
    const { DatabaseSync } = process.getBuiltinModule("node:sqlite");
    this.#db = new DatabaseSync(file);
    this.exec(
      `PRAGMA busy_timeout = ${BUSY_MS}; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;
       PRAGMA cache_size = -${CACHE_KB}; PRAGMA temp_store = MEMORY`,
    );
  }

  exec(sql: string): void {
    this.#db.exec(sql);
  }

  all = (sql: string, ...values: SQLInputValue[]): Row[] => this.#prepare(sql).all(...values);
  get = (sql: string, ...values: SQLInputValue[]): Row | undefined => this.#prepare(sql).get(...values);

  /** Returns how many rows it changed. */
  run = (sql: string, ...values: SQLInputValue[]): number =>
    Number(this.#prepare(sql).run(...values).changes);

  /** All or nothing, after what others are writing. */
  atOnce = (act: () => void): void => this.#within("BEGIN IMMEDIATE", act);

  /** All that is read is of the same moment. */
  atOneMoment = <T>(act: () => T): T => this.#within("BEGIN", act);

  close(): void {
    this.#db.close();
  }

  #within<T>(begin: string, act: () => T): T {
    this.exec(begin);
    try {
      const result = act();
      this.exec("COMMIT");
      return result;
    } catch (error) {
      this.exec("ROLLBACK");
      throw error;
    }
  }

  #prepare(sql: string): StatementSync {
    const known = this.#prepared.get(sql);
    if (known) return known;
    if (this.#prepared.size === MOST_PREPARED) this.#prepared.clear();
    const statement = this.#db.prepare(sql);
    this.#prepared.set(sql, statement);
    return statement;
  }
}

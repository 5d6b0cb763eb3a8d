import type { DatabaseSync, SQLInputValue, SQLOutputValue, StatementSync } from "node:sqlite";

type Row = Record<string, SQLOutputValue>;

/** How long a writer waits for another process. */
const BUSY_MS = 10_000;
/** Cache of pages in KB: SQLite's default of 2 MB is less than the index of a common word. */
const CACHE_KB = 32_000;

/** Number of cached statements: lists have one for each combination of filters and sort order. */
const MOST_PREPARED = 200;

/**
 * A connection to the file of the index; each statement is prepared once. SQLite is loaded here, because a bundle
 * loads a module's imports at its start, also on AWS.
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

  /** Returns the number of changed rows. */
  run = (sql: string, ...values: SQLInputValue[]): number =>
    Number(this.#prepare(sql).run(...values).changes);

  /** Runs all or nothing, after pending writes of others. */
  atOnce = (act: () => void): void => this.#within("BEGIN IMMEDIATE", act);

  /** All reads see the same moment. */
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

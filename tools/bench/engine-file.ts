import { join } from "node:path";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import { marshall } from "@aws-sdk/util-dynamodb";

/** An item for a table. */
export interface Put {
  table: string;
  item: Record<string, unknown>;
}

/** Bytes and hash that the native engine stores with the rows of a partition. */
interface Likeness {
  item_size: number;
  hash_prefix: string;
}

/**
 * The file of the native engine. Rows are written into it directly, because a million of them take an hour through the
 * engine's API. The engine then reads them as its own: each is like one that it has stored in the same partition.
 */
export class EngineFile {
  readonly #database: DatabaseSync;
  readonly #likenesses = new Map<string, Likeness>();
  readonly #statements = new Map<string, StatementSync>();

  constructor(directory: string) {
    this.#database = new DatabaseSync(join(directory, "dynamodb.db"), { timeout: 5_000 });
  }

  /** Stores all or none. @throws Error if a partition has no item yet */
  put(puts: Put[]): void {
    this.#database.exec("BEGIN IMMEDIATE");
    try {
      for (const { table, item } of puts) this.#insert(table, item);
      this.#database.exec("COMMIT");
    } catch (error) {
      this.#database.exec("ROLLBACK");
      throw error;
    }
  }

  close(): void {
    this.#database.close();
  }

  #insert(table: string, item: Put["item"]): void {
    const [pk, sk] = [`S:${String(item.pk)}`, `S:${String(item.sk)}`];
    const { item_size, hash_prefix } = this.#likenessIn(table, pk);
    this.#prepare(
      `INSERT INTO "${table}" (pk, sk, item_json, item_size, hash_prefix) VALUES (?, ?, ?, ?, ?)`,
    ).run(pk, sk, JSON.stringify(marshall(item)), item_size, hash_prefix);
  }

  #likenessIn(table: string, pk: string): Likeness {
    const known = this.#likenesses.get(pk);
    if (known) return known;
    const found = this.#prepare(`SELECT item_size, hash_prefix FROM "${table}" WHERE pk = ? LIMIT 1`).get(pk);
    if (!found) throw new Error(`there is no item in ${pk} that shows how the engine stores one`);
    const likeness = found as unknown as Likeness;
    this.#likenesses.set(pk, likeness);
    return likeness;
  }

  #prepare(sql: string): StatementSync {
    const known = this.#statements.get(sql);
    if (known) return known;
    const statement = this.#database.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }
}

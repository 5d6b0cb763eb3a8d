import { createHash } from "node:crypto";
import { join } from "node:path";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import type { AttributeValue } from "@aws-sdk/client-dynamodb";
import { marshall } from "@aws-sdk/util-dynamodb";

/** An item for a table. */
export interface Put {
  table: string;
  item: Record<string, unknown>;
}

/**
 * The file of the native engine. Items are written into it directly, because a million of them take an hour through the
 * engine's API. The engine then reads them as its own. They get no entry in an index.
 */
export class EngineFile {
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();

  constructor(directory: string) {
    this.#database = new DatabaseSync(join(directory, "dynamodb.db"), { timeout: 5_000 });
  }

  /** Stores all or none. */
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
    const [pk, sk] = [String(item.pk), String(item.sk)];
    const stored = marshall(item, { removeUndefinedValues: true });
    this.#prepare(
      `INSERT INTO "${table}" (pk, sk, item_json, item_size, hash_prefix) VALUES (?, ?, ?, ?, ?)`,
    ).run(`S:${pk}`, `S:${sk}`, JSON.stringify(stored), bytesOf(stored), hashPrefix(pk));
  }

  #prepare(sql: string): StatementSync {
    const known = this.#statements.get(sql);
    if (known) return known;
    const statement = this.#database.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }
}

/** The order of partitions in the engine's scans. */
const hashPrefix = (pk: string): string =>
  createHash("md5").update("Outliers").update(pk).digest("hex").slice(0, 6);

/** The size of an item by DynamoDB's rules, by which the engine counts units: names and values. */
const bytesOf = (attributes: Record<string, AttributeValue>): number =>
  Object.entries(attributes).reduce(
    (sum, [name, value]) => sum + Buffer.byteLength(name) + bytesIn(value),
    0,
  );

/** Lists and maps have 3 bytes of their own, and one for each of their values. */
function bytesIn({ S, N, L, M }: AttributeValue): number {
  if (S !== undefined) return Buffer.byteLength(S);
  if (N !== undefined) return Math.ceil(N.replace(/[-.]/g, "").length / 2) + 1;
  if (L !== undefined) return L.reduce((sum, value) => sum + bytesIn(value) + 1, 3);
  if (M !== undefined) return bytesOf(M) + Object.keys(M).length + 3;
  return 1;
}

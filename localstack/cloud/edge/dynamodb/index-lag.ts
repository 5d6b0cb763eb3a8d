import { pages, readItems, writeItems } from "./bulk.ts";
import { type Engine, startEngine } from "./engine.ts";
import type { Item, Write } from "./table-writes.ts";

interface Mirrored {
  keyNames: string[];
  indexNames: Set<string>;
}

/** The state of one item after a write, queued for the replica. */
interface Change {
  dueAt: number;
  table: string;
  key: Item;
  /** Undefined if the item was deleted. */
  item?: Item;
}

interface Description {
  Table: {
    AttributeDefinitions: unknown;
    KeySchema: { AttributeName: string }[];
    GlobalSecondaryIndexes?: { IndexName: string; KeySchema: unknown; Projection: unknown }[];
  };
}

// Bounds the queue when no index is read for a long time.
const backlogLimit = 1000;

/**
 * Global secondary indexes are eventually consistent, as on AWS. A replica engine in memory holds the tables that have
 * indexes as they were `lagMs` ago and answers index reads: new items are not there yet, and changed or deleted items
 * still show their old state.
 */
export class IndexLag {
  readonly #primary: Engine;
  readonly #replica: Engine;
  readonly #mirrored = new Map<string, Mirrored>();
  #changes: Change[] = [];
  // Promise chains keep snapshots and their application in order: an older state never overwrites a newer one.
  #recorded: Promise<void> = Promise.resolve();
  #applied: Promise<void> = Promise.resolve();
  #lagMs: number;

  private constructor(primary: Engine, replica: Engine, lagMs: number) {
    this.#primary = primary;
    this.#replica = replica;
    this.#lagMs = lagMs;
  }

  /** Starts the replica with a copy of the present tables. */
  static async start(primary: Engine, lagMs: number): Promise<IndexLag> {
    const lag = new IndexLag(primary, await startEngine({ kind: primary.kind }), lagMs);
    for await (const { TableNames } of pages<{ TableNames: string[] }>(
      primary,
      "ListTables",
      {},
      "TableName",
    ))
      for (const table of TableNames) await lag.mirror(table);
    return lag;
  }

  /** Sets the lag; queued changes become due no later than the new lag allows. */
  change(lagMs: number): void {
    this.#lagMs = lagMs;
    const latest = Date.now() + lagMs;
    for (const change of this.#changes) change.dueAt = Math.min(change.dueAt, latest);
  }

  stop(): Promise<void> {
    return this.#replica.stop();
  }

  /** True if a global index of this name lags behind the table. */
  covers(table: string, index: string | undefined): boolean {
    return index !== undefined && (this.#mirrored.get(table)?.indexNames.has(index) ?? false);
  }

  /** Copies the present state of a table that has indexes; removes one that has none or no longer exists. */
  async mirror(table: string): Promise<void> {
    this.#mirrored.delete(table);
    this.#changes = this.#changes.filter((change) => change.table !== table);
    await this.#replica.call("DeleteTable", { TableName: table }).catch(ignoreMissing);
    const description = await this.#primary
      .call<Description>("DescribeTable", { TableName: table })
      .catch(ignoreMissing);
    const indexes = description?.Table.GlobalSecondaryIndexes;
    if (!description || !indexes?.length) return;
    await this.#replica.call("CreateTable", replicaOf(table, description));
    this.#mirrored.set(table, {
      keyNames: description.Table.KeySchema.map((key) => key.AttributeName),
      indexNames: new Set(indexes.map((index) => index.IndexName)),
    });
    await this.#copy(table);
  }

  /** Queues the present state of items that have just been written. */
  record(writes: Write[]): Promise<void> {
    const keys = writes.flatMap(({ table, item }) => {
      const mirrored = this.#mirrored.get(table);
      return mirrored ? [{ table, key: pick(item, mirrored.keyNames) }] : [];
    });
    if (keys.length === 0) return Promise.resolve();
    const snapshot = this.#recorded.then(() => this.#snapshot(keys));
    this.#recorded = snapshot.catch(() => undefined);
    return snapshot;
  }

  /** Applies the due changes; returns the replica for an index read, and whether it still lags behind. */
  async reader(table: string): Promise<{ engine: Engine; behind: boolean }> {
    await this.#recorded;
    await this.#catchUp();
    return { engine: this.#replica, behind: this.#changes.some((change) => change.table === table) };
  }

  async #snapshot(keys: { table: string; key: Item }[]): Promise<void> {
    const distinct = new Map(keys.map((entry) => [this.#identity(entry.table, entry.key), entry]));
    const found = await readItems(this.#primary, [...distinct.values()]);
    const states = new Map(found.map(({ table, item }) => [this.#identity(table, item), item]));
    const dueAt = Date.now() + this.#lagMs;
    for (const [identity, { table, key }] of distinct)
      this.#changes.push({ dueAt, table, key, item: states.get(identity) });
    if (this.#changes.length > backlogLimit) await this.#catchUp();
  }

  #catchUp(): Promise<void> {
    const caughtUp = this.#applied.then(() => this.#applyDue());
    this.#applied = caughtUp.catch(() => undefined);
    return caughtUp;
  }

  async #applyDue(): Promise<void> {
    const now = Date.now();
    const pending = this.#changes.findIndex((change) => change.dueAt > now);
    const due = this.#changes.splice(0, pending === -1 ? this.#changes.length : pending);
    const last = new Map(due.map((change) => [this.#identity(change.table, change.key), change]));
    const byTable = Map.groupBy(last.values(), ({ table }) => table);
    for (const [table, changes] of byTable)
      await writeItems(
        this.#replica,
        table,
        changes.map(({ key, item }) => (item ? put(item) : { DeleteRequest: { Key: key } })),
      );
  }

  async #copy(table: string): Promise<void> {
    const input = { TableName: table, ConsistentRead: true };
    for await (const { Items } of pages<{ Items: Item[] }>(this.#primary, "Scan", input, "Key"))
      await writeItems(this.#replica, table, Items.map(put));
  }

  #identity(table: string, item: Item): string {
    return JSON.stringify([table, pick(item, this.#mirrored.get(table)?.keyNames ?? [])]);
  }
}

const put = (item: Item) => ({ PutRequest: { Item: item } });

const pick = (item: Item, names: string[]): Item =>
  Object.fromEntries(names.map((name) => [name, item[name]]));

function replicaOf(table: string, { Table }: Description): object {
  return {
    TableName: table,
    AttributeDefinitions: Table.AttributeDefinitions,
    KeySchema: Table.KeySchema,
    BillingMode: "PAY_PER_REQUEST",
    GlobalSecondaryIndexes: Table.GlobalSecondaryIndexes?.map(({ IndexName, KeySchema, Projection }) => ({
      IndexName,
      KeySchema,
      Projection,
    })),
  };
}

function ignoreMissing(error: Error): undefined {
  if (!error.message.endsWith("ResourceNotFoundException")) throw error;
}

import type { Engine } from "./engine.ts";
import type { Item, Write } from "./table-writes.ts";

// Limits of BatchGetItem and BatchWriteItem (API reference).
const readLimit = 100;
const writeLimit = 25;

interface BatchRead {
  Responses: Record<string, Item[]>;
  UnprocessedKeys?: object;
}

/** Reads the items under distinct keys (strongly consistent); leaves out those that do not exist. */
export async function readItems(engine: Engine, keys: { table: string; key: Item }[]): Promise<Write[]> {
  const found: Write[] = [];
  for (const part of chunks(keys, readLimit)) {
    let RequestItems = readRequest(part);
    while (Object.keys(RequestItems).length > 0) {
      const answer = await engine.call<BatchRead>("BatchGetItem", { RequestItems });
      for (const [table, items] of Object.entries(answer.Responses))
        found.push(...items.map((item) => ({ table, item })));
      RequestItems = answer.UnprocessedKeys ?? {};
    }
  }
  return found;
}

function readRequest(keys: { table: string; key: Item }[]): object {
  const grouped = [...Map.groupBy(keys, ({ table }) => table)];
  return Object.fromEntries(
    grouped.map(([table, group]) => [table, { ConsistentRead: true, Keys: group.map(({ key }) => key) }]),
  );
}

/** Writes any number of puts and deletes, in chunks. */
export async function writeItems(engine: Engine, table: string, requests: object[]): Promise<void> {
  for (const part of chunks(requests, writeLimit)) {
    let RequestItems: object = { [table]: part };
    while (Object.keys(RequestItems).length > 0) {
      const answer = await engine.call<{ UnprocessedItems?: object }>("BatchWriteItem", { RequestItems });
      RequestItems = answer.UnprocessedItems ?? {};
    }
  }
}

/** All pages of a Scan (`kind` is Key) or ListTables (TableName). */
export async function* pages<Page>(
  engine: Engine,
  operation: string,
  input: object,
  kind: string,
): AsyncGenerator<Page> {
  let start: unknown;
  do {
    const next = start === undefined ? {} : { [`ExclusiveStart${kind}`]: start };
    const page = await engine.call<Record<string, unknown>>(operation, { ...input, ...next });
    yield page as Page;
    start = page[`LastEvaluated${kind}`];
  } while (start !== undefined && start !== null);
}

function chunks<Entry>(entries: Entry[], size: number): Entry[][] {
  const count = Math.ceil(entries.length / size);
  return Array.from({ length: count }, (_, part) => entries.slice(part * size, (part + 1) * size));
}

import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { isDeepStrictEqual } from "node:util";
import { afterAll, afterEach } from "vitest";

/*
 * Fails a test in which indexed data of a document change, but the head of the document's chain of events does not
 * move in the same transaction: the index follows only that head, and would never learn of the change.
 */

type Item = Record<string, unknown>;
interface Written {
  Put?: { TableName: string; Item: Item };
  Update?: { TableName: string; Key: Item; UpdateExpression?: string };
  Delete?: { TableName: string; Key: Item };
}

/** Fields of a document that no index entry depends on. */
const unindexed: ReadonlySet<string> = new Set([
  "pk",
  "sk",
  "rev",
  "passwordHash",
  "tenantStoreId",
  "contentSince",
  "contentBy",
  "heldBytes",
  "purgedAt",
  "dueStatus",
  "dueAt",
  "proprietati",
]);

/** The worker that reads a file notes what it says about itself, and indexes the document then, or is called again. */
const isOfReader = ({ Update }: Written): boolean =>
  Update?.UpdateExpression?.startsWith("SET proprietati ") === true;

/** The last write of this process for each document. */
const last = new Map<string, Item>();
const found: string[] = [];

const CHANNEL = "temelia.transaction.committed";
const follow = (message: unknown) => {
  const written = (message as Written[]).filter((one) => !isOfReader(one));
  const writes = written.flatMap(({ Put, Update, Delete }) => {
    const { TableName, Item, Key }: { TableName?: string; Item?: Item; Key?: Item } =
      Put ?? Update ?? Delete ?? {};
    const { pk, sk } = (Item ?? Key ?? {}) as Record<string, string>;
    const isOfDocument = TableName?.endsWith("-documents") && /^document#\d+$/.test(pk ?? "");
    return isOfDocument ? [{ pk: pk ?? "", sk: sk ?? "", item: Item }] : [];
  });
  const moved = new Set(writes.filter(({ sk }) => sk === "chain").map(({ pk }) => pk));
  for (const { pk, sk, item } of writes) {
    const isNews = sk.startsWith("grant#") || (sk === "document" && isChanged(pk, item));
    if (isNews && !moved.has(pk)) found.push(`${pk} ${sk}`);
  }
};

subscribe(CHANNEL, follow);
afterAll(() => void unsubscribe(CHANNEL, follow));

/** True if a document differs from this process's last write of it; false if there was no such write. */
function isChanged(pk: string, item: Item = {}): boolean {
  const [before, after] = [last.get(pk), partOf(item)];
  last.set(pk, after);
  return before !== undefined && !isDeepStrictEqual(before, after);
}

const partOf = (item: Item): Item =>
  Object.fromEntries(
    Object.entries(item).filter(([field, value]) => !unindexed.has(field) && value !== undefined),
  );

/** The findings since the last call: the keys of items. */
export const takeUnmoved = (): string[] => found.splice(0);

afterEach(() => {
  const unmoved = takeUnmoved();
  if (unmoved.length > 0)
    throw new Error(`the head of a chain did not move with what is indexed: ${unmoved.join(", ")}`);
});

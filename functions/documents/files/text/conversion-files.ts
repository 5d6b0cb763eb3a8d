import { randomUUID } from "node:crypto";
import { list, put, readRange, remove } from "../../../../shared/content/objects.ts";
import { openRangeBytes, sealBytes } from "../../../../shared/encryption/encryption.ts";
import { sha256 } from "../../../../shared/content/hash.ts";
import { read, removing } from "../../../../shared/data/repository.ts";
import { everyRow } from "../../../../shared/data/lists.ts";
import { retry, transact } from "../../../../shared/data/transaction.ts";
import { log } from "../../../../shared/log.ts";
import type { Recognized } from "../../../../shared/ocr/recognized.ts";
import { LONGEST_DELAY_SECONDS, send } from "../../../../shared/messaging/send.ts";
import { conversionLists, Conversions, type Result } from "../../records/conversion.ts";
import { copyQueue } from "../../records/delivery-copy.ts";
import { Documents } from "../../records/document.ts";
import { config } from "../content/config.ts";
import { typeAtRest, type Filed } from "../content/content-at-rest.ts";
import { keys } from "../../../../shared/encryption/keys.ts";
import { platformStore, storeOf } from "../content/store-of.ts";
import { ownStore, type Store } from "../../../../shared/content/store.ts";

/*
 * Results of conversions are stored under `transcriptions/<id>/`, in the store of the document and sealed like it;
 * results for a mere upload are in the platform's store.
 */
export const TRANSCRIPTIONS = "transcriptions/";
export const prefixOf = (conversionId: number): string => `${TRANSCRIPTIONS}${conversionId}/`;

/** The document whose protection applies to the results; undefined for an upload. */
export type Holder = Filed | undefined;

const storeFor = async (holder: Holder): Promise<Store> => (holder ? storeOf(holder) : platformStore());
const isSealed = (holder: Holder): holder is Filed => holder?.tipSecuritate !== undefined;

/** Stores an object, sealed if its document is. */
export async function placeNamed(
  holder: Holder,
  key: string,
  bytes: Buffer,
  contentType: string,
): Promise<void> {
  const atRest = isSealed(holder) ? await sealBytes(bytes, { keys: keys(), cod: holder.cod }) : bytes;
  // If another worker was faster, it has written the same content.
  await put(await storeFor(holder), key, atRest, {
    condition: { ifNoneMatch: "*" },
    contentType: holder ? typeAtRest(contentType, holder) : contentType,
    metadata: {},
  });
}

/** Stores a result under a new key, so that a worker that lost its claim overwrites no other worker's result. */
export async function placeResult(
  holder: Holder,
  conversionId: number,
  bytes: Buffer,
  contentType: string,
): Promise<Result> {
  const key = `${prefixOf(conversionId)}${randomUUID()}`;
  await placeNamed(holder, key, bytes, contentType);
  return { key, size: bytes.length, hash: sha256(bytes) };
}

/** Bytes `start` to `end` of a result, both included. */
export async function readResult(
  holder: Holder,
  { key, size }: Pick<Result, "key" | "size">,
  { start, end } = { start: 0, end: size - 1 },
): Promise<Buffer> {
  if (size === 0) return Buffer.alloc(0);
  const store = await storeFor(holder);
  const stored = (from: number, to: number) => readRange(store, key, from, to);
  if (!isSealed(holder)) return stored(start, end);
  return openRangeBytes({ readRange: stored, size, start, end, keys: keys(), cod: holder.cod });
}

/** A page that was read, for a worker that continues where another one stopped. */
export interface PageResult extends Recognized {
  /** Base64 of its text layer, and by how many degrees the picture was turned. */
  layer: string;
  turn: number;
}

/** The text of a page, and its layer: a hundred times what a full page has. */
const MOST_PAGE_BYTES = 20_000_000;

/** The key contains the page number and the length, so that listing the keys is enough to find and read the pages. */
const pagePrefix = (conversionId: number) => `${prefixOf(conversionId)}page-`;

/** The pages of a conversion that workers have read. */
export interface KeptPages {
  /** Undefined if no earlier worker has read the page. */
  read(page: number): Promise<PageResult | undefined>;
  keep(page: number, result: PageResult): Promise<void>;
}

export async function keptPages(holder: Holder, conversionId: number): Promise<KeptPages> {
  const prefix = pagePrefix(conversionId);
  const objects = await list(await storeFor(holder), { prefix, after: undefined, limit: 1000 });
  const named = objects.map(({ key }) => {
    const [page = "", size = ""] = key.slice(prefix.length).split("-");
    return [Number(page), { key, size: Number(size) }] as const;
  });
  // A tenant's store names the keys: a page of another size is not one of ours, and is read again.
  const known = new Map(named.filter(([, { size }]) => size <= MOST_PAGE_BYTES));
  return {
    async read(page) {
      const kept = known.get(page);
      return kept && (JSON.parse((await readResult(holder, kept)).toString()) as PageResult);
    },
    async keep(page, result) {
      const bytes = Buffer.from(JSON.stringify(result));
      await placeNamed(holder, `${prefix}${page}-${bytes.length}`, bytes, "application/json");
    },
  };
}

/** Removes the objects of a conversion, except the named ones. */
async function removeResults(
  holder: Holder,
  conversionId: number,
  but: readonly string[] = [],
): Promise<void> {
  const store = await storeFor(holder);
  const objects = await list(store, { prefix: prefixOf(conversionId), after: undefined, limit: 1000 });
  const gone = objects.map(({ key }) => key).filter((key) => !but.includes(key));
  if (gone.length > 0) await remove(store, gone);
}

/**
 * Removes the objects. A failure is only logged: the row is deleted or has ended, and the sweep finds remaining
 * objects.
 */
export async function attemptRemoval(...removal: Parameters<typeof removeResults>): Promise<void> {
  try {
    await removeResults(...removal);
  } catch (error) {
    log.error("removing the results of a conversion failed", error, { object: removal[1] });
  }
}

const AT_ONCE = 25;

/** Removes all conversions of a document with their results. */
export async function removeConversions(document: Filed & { id: number }): Promise<void> {
  const ids: number[] = [];
  for await (const { id } of everyRow(Documents.table, [conversionLists.document(document.id)])) ids.push(id);
  for (let start = 0; start < ids.length; start += AT_ONCE) {
    const some = ids.slice(start, start + AT_ONCE);
    await Promise.all(some.map((id) => removeConversion(document, id)));
  }
}

/** The objects are removed last: without its row no worker can commit, and no reader finds them. */
async function removeConversion(document: Filed, id: number): Promise<void> {
  await retry(async () => {
    const conversion = await read(Conversions, { id });
    if (conversion) await transact(removing(Conversions, conversion), { repeatable: true });
  });
  await removeResults(document, id);
}

/**
 * Where an address can deliver a result from: the stored object itself, or a decrypted copy in the delivery bucket,
 * which is removed after a quarter of an hour.
 */
export async function deliverable(
  holder: Holder,
  { key, size }: Pick<Result, "key" | "size">,
): Promise<{ store: Store; key: string }> {
  if (!isSealed(holder)) return { store: await storeFor(holder), key };
  return deliverableCopy(await readResult(holder, { key, size }));
}

/** A copy of some bytes in the delivery bucket, which is removed after a quarter of an hour. */
export async function deliverableCopy(bytes: Buffer): Promise<{ store: Store; key: string }> {
  const copy = randomUUID();
  // The message is sent first, so that no failure leaves a decrypted copy behind.
  await send(copyQueue, { remove: copy }, { delaySeconds: LONGEST_DELAY_SECONDS });
  const store = ownStore(config.deliveryBucket);
  await put(store, copy, bytes, {
    condition: { ifNoneMatch: "*" },
    contentType: "application/octet-stream",
    metadata: {},
  });
  return { store, key: copy };
}

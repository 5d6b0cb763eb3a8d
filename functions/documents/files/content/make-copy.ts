import { randomUUID } from "node:crypto";
import { put, readPieces, remove } from "../../../../shared/content/objects.ts";
import { ContentDamaged, open } from "../../../../shared/encryption/encryption.ts";
import { putStream } from "../../../../shared/content/large-objects.ts";
import type { Stored } from "../../../../shared/data/entity.ts";
import { changing, read, revised } from "../../../../shared/data/repository.ts";
import { RevisionConflict, transact } from "../../../../shared/data/transaction.ts";
import { log } from "../../../../shared/log.ts";
import { claim, free, secondsFromNow, withLease } from "../../../../shared/jobs/lease.ts";
import { LONGEST_DELAY_SECONDS, send } from "../../../../shared/messaging/send.ts";
import { contentKey, type Document, Documents } from "../../records/document.ts";
import { config } from "./config.ts";
import { keys } from "../../../../shared/encryption/keys.ts";
import { storeOf } from "./store-of.ts";
import { copyQueue, DeliveryCopies, type DeliveryCopy, isUsable } from "../../records/delivery-copy.ts";
import { ownStore, type Store } from "../../../../shared/content/store.ts";

const deliveryStore = (): Store => ownStore(config.deliveryBucket);

/** No address is issued in the last seconds before a copy is removed, because an issued address must stay usable. */
const LAST_SECONDS = 120;

/**
 * Decrypts a sealed version into the delivery bucket, in constant memory and verified to its end, and stores the key
 * in its row. The message that removes the copy is sent first, so that no failure leaves a decrypted copy behind.
 */
export async function makeCopy(
  document: Document,
  copy: Stored<DeliveryCopy>,
): Promise<Stored<DeliveryCopy>> {
  const key = randomUUID();
  await send(copyQueue, { remove: key }, { delaySeconds: LONGEST_DELAY_SECONDS });
  const usableUntil = secondsFromNow(LONGEST_DELAY_SECONDS - LAST_SECONDS);
  const sealed = readPieces(await storeOf(document), contentKey(document.cod, copy.numarVersiune));
  const opened = open(sealed, { keys: keys(), cod: document.cod });
  await putStream(deliveryStore(), key, opened, { contentType: "application/octet-stream" });
  return updateCopy(copy, { key, usableUntil });
}

/** Places a copy of some bytes, and returns its key. The message that removes it is sent first. */
export async function placeCopyOf(bytes: Buffer): Promise<string> {
  const key = randomUUID();
  await send(copyQueue, { remove: key }, { delaySeconds: LONGEST_DELAY_SECONDS });
  const options = { condition: { ifNoneMatch: "*" as const }, metadata: {} };
  await put(deliveryStore(), key, bytes, { ...options, contentType: "application/octet-stream" });
  return key;
}

async function updateCopy(
  copy: Stored<DeliveryCopy>,
  facts: Partial<DeliveryCopy>,
): Promise<Stored<DeliveryCopy>> {
  const { promisedUntil: _kept, ...rest } = free(copy);
  const after = { ...rest, ...facts };
  await transact(changing(DeliveryCopies, copy, after));
  return revised(copy, after);
}

const LEASE_SECONDS = 60;

/** The background job that makes a promised copy. Idempotent: a copy that is not used is removed like any other. */
export async function prepareCopy(key: { id: number; numarVersiune: number }): Promise<void> {
  const copy = await claim(DeliveryCopies, key, LEASE_SECONDS, (row) => (isUsable(row) ? undefined : row));
  const document = copy && (await read(Documents, { id: key.id }));
  if (!document || document.status === "PURJAT") return;
  try {
    await withLease(DeliveryCopies, copy, { seconds: LEASE_SECONDS }, () => makeCopy(document, copy));
  } catch (error) {
    if (error instanceof RevisionConflict) return;
    if (!(error instanceof ContentDamaged)) throw error;
    log.error("sealed content is damaged", error, { object: document.id });
    await updateCopy(copy, { damaged: true, usableUntil: secondsFromNow(LEASE_SECONDS) });
  }
}

export const removeCopy = (key: string): Promise<void> => remove(deliveryStore(), [key]);

import { presignDownload } from "../../../../shared/content/presign.ts";
import { clock } from "../../../../shared/clock.ts";
import type { Stored } from "../../../../shared/data/entity.ts";
import { adding, changing, read, revised, unrevised } from "../../../../shared/data/repository.ts";
import { RevisionConflict, transact } from "../../../../shared/data/transaction.ts";
import { AppError } from "../../../../shared/errors.ts";
import type { FileAddress, FileInPreparation } from "../../../../shared/http/responses.ts";
import { secondsFromNow } from "../../../../shared/jobs/lease.ts";
import { send } from "../../../../shared/messaging/send.ts";
import { kernel } from "../../../../shared/refusals.ts";
import { refuseHeldBack } from "../../access/held-back.ts";
import { contentKey, type Document } from "../../records/document.ts";
import type { VersionAtRest } from "./content-at-rest.ts";
import { config } from "./config.ts";
import { storeOf } from "./store-of.ts";
import {
  copyQueue,
  DeliveryCopies,
  type DeliveryCopy,
  isBeingMade,
  isUsable,
} from "../../records/delivery-copy.ts";
import { makeCopy, placeCopyOf } from "./make-copy.ts";
import { presigningStore, type Store } from "../../../../shared/content/store.ts";

type Version = VersionAtRest & { contentType: string };

const ADDRESS_SECONDS = 60;
const inPreparation: FileInPreparation = { retryAfter: 5 };

/**
 * A short-lived address of a version's content. This function's caller must check the right to download it, and
 * record that the address was issued. Sealed content is first decrypted into a copy, either immediately or (above the
 * direct limit) in the background; all callers share one copy.
 * @throws locked if the scan holds it back from whoever opened the document
 */
export async function contentAddress(
  document: Document,
  version: Version,
  name: string,
): Promise<FileAddress | FileInPreparation> {
  refuseHeldBack(document, version);
  const place = document.tipSecuritate
    ? await findOrMakeCopy(document, version)
    : await placeOfContent(document, version);
  if (!place) return inPreparation;
  const url = await presignDownload(place.store, place.key, { ...version, name }, ADDRESS_SECONDS);
  return { url, expiresAt: secondsFromNow(ADDRESS_SECONDS), isTenants: place.isTenants };
}

/** A short-lived address of bytes that are stored nowhere: of a copy, which is removed like those of sealed content. */
export async function deliverBytes(
  bytes: Buffer,
  file: { name: string; contentType: string },
): Promise<FileAddress> {
  const key = await placeCopyOf(bytes);
  const { store } = inDelivery(key);
  const url = await presignDownload(store, key, file, ADDRESS_SECONDS);
  return { url, expiresAt: secondsFromNow(ADDRESS_SECONDS) };
}

interface Place {
  store: Store;
  key: string;
  isTenants: boolean;
}

const signer = (bucket: string): Store => presigningStore(bucket);

/** Signing an address makes no call to the store: a tenant's store first sees the request that uses the address. */
const placeOfContent = async (document: Document, { numarVersiune }: Version): Promise<Place> => ({
  store: document.tenantStoreId === undefined ? signer(config.contentBucket) : await storeOf(document),
  key: contentKey(document.cod, numarVersiune),
  isTenants: document.tenantStoreId !== undefined,
});

const inDelivery = (key: string): Place => ({ store: signer(config.deliveryBucket), key, isTenants: false });

/** Longer than the gateway's timeout: a request that began to make a copy this long ago has ended. */
const DIRECT_LEASE_SECONDS = 40;
/** How long a message is assumed to be on its way to a worker. */
const PROMISE_SECONDS = 60;

/** Undefined while the copy is being made. */
async function findOrMakeCopy(document: Document, version: Version): Promise<Place | undefined> {
  const key = { id: document.id, numarVersiune: version.numarVersiune };
  const known = await read(DeliveryCopies, key);
  if (known && isUsable(known)) return inDelivery(known.key);
  if (known && isBroken(known)) throw kernel.intern();
  if (known && isBeingMade(known)) return undefined;
  return version.dimensiune > config.maxDirectBytes
    ? promiseCopy(key, known)
    : makeCopyNow(document, key, known);
}

type Key = Pick<DeliveryCopy, "id" | "numarVersiune">;
type Known = Parameters<typeof beginCopy>[1];

const isBroken = ({ damaged, usableUntil = "" }: DeliveryCopy) =>
  damaged === true && usableUntil > secondsFromNow(0);

async function promiseCopy(key: Key, known: Known): Promise<undefined> {
  const begun = await beginCopy(key, known, { promisedUntil: secondsFromNow(PROMISE_SECONDS) });
  if (begun) await send(copyQueue, { prepare: key });
}

async function makeCopyNow(document: Document, key: Key, known: Known): Promise<Place | undefined> {
  const begun = await beginCopy(key, known, { leaseUntil: secondsFromNow(DIRECT_LEASE_SECONDS) });
  if (!begun) return undefined;
  const copy = await makeCopy(document, begun);
  return copy.key === undefined ? undefined : inDelivery(copy.key);
}

const KEPT_SECONDS = 3600;

/**
 * Marks in the row that a copy is being made, unless the row has changed since it was read. Undefined if another
 * request won the race.
 */
async function beginCopy(
  key: Pick<DeliveryCopy, "id" | "numarVersiune">,
  before: Stored<DeliveryCopy> | undefined,
  mark: Pick<DeliveryCopy, "leaseUntil" | "promisedUntil">,
): Promise<Stored<DeliveryCopy> | undefined> {
  const copy = { ...key, ...mark, expiresAt: clock.epochSeconds() + KEPT_SECONDS };
  const stored = before ? revised(before, copy) : unrevised(copy);
  try {
    await transact(before ? changing(DeliveryCopies, before, copy) : adding(DeliveryCopies, stored));
    return stored;
  } catch (error) {
    if (error instanceof RevisionConflict || error instanceof AppError) return undefined;
    throw error;
  }
}

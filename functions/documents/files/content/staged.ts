import { finished } from "node:stream/promises";
import { head, readRange, readPieces, remove } from "../../../../shared/content/objects.ts";
import { seal } from "../../../../shared/encryption/encryption.ts";
import { safeFileName } from "../../../../shared/content/file-name.ts";
import { fileType, type FileType } from "../../../../shared/content/file-type.ts";
import { measureStream } from "../../../../shared/content/hash.ts";
import {
  abortMultipart,
  completeMultipart,
  listParts,
  putStream,
  type UploadedPart,
  type CopySource,
} from "../../../../shared/content/large-objects.ts";
import { kernel } from "../../../../shared/refusals.ts";
import { config } from "./config.ts";
import { sizeAtRest, type ContentFacts, type Filed } from "./content-at-rest.ts";
import { isSealed } from "./protection.ts";
import { keys } from "../../../../shared/encryption/keys.ts";
import { storeOf } from "./store-of.ts";
import type { Upload } from "../../records/upload.ts";
import { ownStore, presigningStore, type Store } from "../../../../shared/content/store.ts";
import { refusals } from "./texts.ts";

/** The store of uploads in progress. */
export const stagingStore = (): Store => ownStore(config.stagingBucket);
export const stagingSigner = (): Store => presigningStore(config.stagingBucket);

/** 5 GiB are 320 parts, whose addresses fit into one response. */
export const PART_BYTES = 16 * 1024 ** 2;

export const partsOf = (dimensiune: number): { number: number; size: number }[] =>
  Array.from({ length: Math.ceil(dimensiune / PART_BYTES) }, (_, i) => ({
    number: i + 1,
    size: Math.min(PART_BYTES, dimensiune - i * PART_BYTES),
  }));

/** The multipart upload that receives the parts. @throws fault for an upload without one (a restore) */
function stagedObject({ key, multipartId }: Upload): { key: string; multipartId: string } {
  if (key === undefined || multipartId === undefined) throw kernel.intern();
  return { key, multipartId };
}

/**
 * Assembles the parts into one object, which no presigned address can change afterwards, and returns its type.
 * Idempotent.
 * @throws conflict while parts are missing, unprocessable if the size differs, unsupportedMedia for programs
 */
export async function assemble(upload: Upload): Promise<FileType> {
  const { key, multipartId } = stagedObject(upload);
  const { dimensiune } = upload;
  const arrived = await listParts(stagingStore(), key, multipartId);
  if (arrived) {
    refuseIncomplete(arrived, dimensiune);
    const parts = arrived.map(({ number, etag }) => ({ PartNumber: number, ETag: etag }));
    await completeMultipart(stagingStore(), key, multipartId, { parts });
  } else if (!(await head(stagingStore(), key))) {
    throw refusals.incarcareExpirata();
  }
  return typeOf(key, upload);
}

function refuseIncomplete(arrived: UploadedPart[], dimensiune: number): void {
  const expected = partsOf(dimensiune);
  const sizes = new Map(arrived.map(({ number, size }) => [number, size]));
  const missing = expected.filter(({ number }) => !sizes.has(number)).map(({ number }) => number);
  if (missing.length > 0) throw refusals.partiLipsa({ parti: missing.slice(0, 20).join(", ") });
  const fits =
    arrived.length === expected.length && expected.every(({ number, size }) => sizes.get(number) === size);
  if (!fits) throw refusals.dimensiuneDiferita({ dimensiune });
}

const SNIFFED_BYTES = 64 * 1024;

async function typeOf(key: string, { dimensiune, denumire, contentType }: Upload): Promise<FileType> {
  const beginning = await readRange(stagingStore(), key, 0, Math.min(SNIFFED_BYTES, dimensiune) - 1);
  const type = await fileType({
    bytes: beginning,
    name: safeFileName(denumire ?? ""),
    claimed: contentType,
  });
  if ("refused" in type) throw refusals.executabil();
  return type;
}

/** Content that is ready to be copied to its key. */
export interface Prepared {
  facts: ContentFacts;
  /** In the document's own store, or in the platform's staging bucket. */
  source: CopySource;
  /** Removes the objects that only this attempt wrote. */
  forget(): Promise<void>;
}

/**
 * One key per attempt, so that a worker that lost its claim never overwrites an object that another worker is
 * copying.
 */
const sealedKey = (key: string, attempt: number) => `${key}.${attempt}.sealed`;

/**
 * The prefix in a tenant's store. It contains our id of the store, so that a sweep does not touch other systems'
 * objects.
 */
export const stagedIn = (tenantStoreId: number): string => `staging/${tenantStoreId}/`;

/**
 * The staging key where an attempt writes the bytes that the document's store will copy. Undefined if the store can copy
 * the upload itself, which is impossible across stores and for bytes that must be sealed.
 */
async function targetOf(upload: Upload, document: Filed): Promise<{ store: Store; key: string } | undefined> {
  const { id, attempts } = upload;
  if (document.tenantStoreId !== undefined)
    return { store: await storeOf(document), key: `${stagedIn(document.tenantStoreId)}${id}.${attempts}` };
  if (!isSealed(document)) return undefined;
  return { store: stagingStore(), key: sealedKey(stagedObject(upload).key, attempts) };
}

/**
 * Reads an assembled upload once, in constant memory: hashes it, seals it if its document is protected, and writes it
 * to a place where its document's store can copy it from.
 * @param progress called with the number of bytes of each chunk that was read
 * @throws unprocessable if the hash is not the declared one, and the errors of `assemble`
 */
export async function prepare(
  upload: Upload,
  document: Filed,
  progress: (bytes: number) => void = () => undefined,
): Promise<Prepared> {
  const type = await assemble(upload);
  const staged = stagedObject(upload);
  const { dimensiune } = upload;
  const target = await targetOf(upload, document);
  const measured = measureStream(countBytes(readPieces(stagingStore(), staged.key), progress));
  if (target) {
    const atRest = isSealed(document)
      ? seal(measured.content, { keys: keys(), cod: document.cod })
      : measured.content;
    await putStream(target.store, target.key, atRest, { contentType: "application/octet-stream" });
  } else {
    await finished(measured.content.resume());
  }
  const forget = async () => {
    if (target && document.tenantStoreId !== undefined) await remove(target.store, [target.key]);
  };
  const { hashSha256 } = measured.measure();
  if (upload.hashSha256 !== undefined && upload.hashSha256 !== hashSha256) {
    await forget();
    throw refusals.hashDiferit();
  }
  const { store, key } = target ?? { store: stagingStore(), key: staged.key };
  return {
    facts: { dimensiune, hashSha256, ...type },
    source: { bucket: store.bucket, key, size: sizeAtRest(dimensiune, document) },
    forget,
  };
}

async function* countBytes(
  content: AsyncIterable<Uint8Array>,
  progress: (bytes: number) => void,
): AsyncGenerator<Uint8Array> {
  for await (const bytes of content) {
    progress(bytes.length);
    yield bytes;
  }
}

/** Removes everything of an upload from the staging bucket. */
export async function discard({ key, multipartId, attempts }: Upload): Promise<void> {
  if (key === undefined || multipartId === undefined) return;
  await abortMultipart(stagingStore(), key, multipartId);
  const sealed = Array.from({ length: attempts }, (_, i) => sealedKey(key, i + 1));
  await remove(stagingStore(), [key, ...sealed]);
}

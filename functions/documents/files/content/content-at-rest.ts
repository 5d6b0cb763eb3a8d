import { setImmediate } from "node:timers/promises";
import { put, readRange } from "../../../../shared/content/objects.ts";
import type { Target } from "../../../../shared/content/claim.ts";
import { copy, type CopySource } from "../../../../shared/content/large-objects.ts";
import {
  ContentDamaged,
  openRangeBytes,
  sealBytes,
  sealedSize,
} from "../../../../shared/encryption/encryption.ts";
import { fileType } from "../../../../shared/content/file-type.ts";
import { safeFileName } from "../../../../shared/content/file-name.ts";
import { sha256 } from "../../../../shared/content/hash.ts";
import type { UploadedFile } from "../../../../shared/http/multipart.ts";
import { refuseHeldBack } from "../../access/held-back.ts";
import { contentKey, type Document } from "../../records/document.ts";
import type { Version } from "../../records/version.ts";
import { keys } from "../../../../shared/encryption/keys.ts";
import { isSealed } from "./protection.ts";
import { storeOf, type ContentLocation } from "./store-of.ts";
import { refusals } from "./texts.ts";

/** Content as received: its bytes, and the facts for the version's record. */
export interface ReceivedContent {
  bytes: Buffer;
  name: string;
  facts: ContentFacts;
}

export type ContentFacts = Required<
  Pick<Document, "dimensiune" | "hashSha256" | "extensie" | "format" | "contentType">
> &
  Pick<Document, "charset">;

/**
 * Examines a file while the calls that were started before it are running. An error may be awaited later, after the
 * other checks of the request.
 * @throws unsupportedMedia for programs and scripts, recognised by their bytes
 */
export function receiveFile(file: UploadedFile): Promise<ReceivedContent> {
  const received = setImmediate().then(() => lookAtFile(file));
  received.catch(() => undefined);
  return received;
}

async function lookAtFile(file: UploadedFile): Promise<ReceivedContent> {
  const name = safeFileName(file.name);
  const type = await fileType({
    bytes: file.bytes,
    name,
    ...(file.contentType ? { claimed: file.contentType } : {}),
  });
  if ("refused" in type) throw refusals.executabil();
  return {
    bytes: file.bytes,
    name,
    facts: { dimensiune: file.bytes.length, hashSha256: sha256(file.bytes), ...type },
  };
}

export type Protected = Pick<Document, "cod" | "tipSecuritate" | "visibility">;

/** The stored form of bytes: sealed if the document is protected. */
export const toBytesAtRest = async (bytes: Buffer, document: Protected): Promise<Buffer> =>
  isSealed(document) ? sealBytes(bytes, { keys: keys(), cod: document.cod }) : bytes;

/** No cache may keep what is made of such a document. */
export const isConfidential = ({ tipSecuritate, visibility }: Omit<Protected, "cod">): boolean =>
  tipSecuritate !== undefined || visibility === "SECRET";

/** The content type of the stored object; for a sealed object it reveals nothing. */
export const typeAtRest = (contentType: string, document: Protected): string =>
  isSealed(document) ? "application/octet-stream" : contentType;

/** The size of the bytes at rest. */
export const sizeAtRest = (dimensiune: number, document: Protected): number =>
  isSealed(document) ? sealedSize(dimensiune) : dimensiune;

/** A document whose content is to be written or read. */
export type Filed = Protected & ContentLocation;

/**
 * The metadata of content: the claim, and in a tenant's store also our id of the store, because other systems may
 * have objects there with similar keys.
 */
function metadataOf(document: ContentLocation, claim: string): Record<string, string> {
  const tenantstore = markOf(document);
  return tenantstore === undefined ? { claim } : { claim, tenantstore };
}

export const markOf = ({ tenantStoreId }: ContentLocation): string | undefined =>
  tenantStoreId === undefined ? undefined : String(tenantStoreId);

const writeOptions = ({ condition, claim }: Target, document: Filed, contentType: string) => ({
  condition,
  contentType: typeAtRest(contentType, document),
  metadata: metadataOf(document, claim),
});

/** Writes bytes at rest under the key that the claim protocol assigns. */
export const placeBytes = async (
  target: Target,
  document: Filed,
  atRest: Buffer,
  contentType: string,
): Promise<boolean> =>
  put(await storeOf(document), target.key, atRest, writeOptions(target, document, contentType));

/** Copies an object that holds the bytes at rest; the document's store must be able to copy it. */
export const placeCopy = async (
  target: Target,
  document: Filed,
  source: CopySource,
  contentType: string,
): Promise<boolean> =>
  copy(await storeOf(document), source, target.key, writeOptions(target, document, contentType));

/** A tenant's store may send fewer bytes than are stored: they are refused. It cannot send more (`BoundedCalls`). */
async function requireWhole(document: ContentLocation, read: Promise<Buffer>, size: number): Promise<Buffer> {
  const bytes = await read;
  if (document.tenantStoreId !== undefined && bytes.length !== Math.max(0, size))
    throw new ContentDamaged("content is not as long as recorded");
  return bytes;
}

/** A version whose content is to be read. */
export type VersionAtRest = Pick<Version, "numarVersiune" | "dimensiune" | "scanare">;

/** Bytes `start` to `end` of a version, unsealed. @throws locked if the scan holds it back from whoever opened the document */
export async function readContent(
  document: Document,
  version: VersionAtRest,
  range: { start: number; end: number },
): Promise<Buffer> {
  refuseHeldBack(document, version);
  return readUnchecked(document, version, range);
}

/** The same for work that gives nothing of it to anybody: whatever the scan says. */
export const readUnchecked = (
  document: Document,
  { numarVersiune, dimensiune: size }: VersionAtRest,
  range: { start: number; end: number },
): Promise<Buffer> => readAtRest(document, contentKey(document.cod, numarVersiune), { size, ...range });

/** Bytes `start` to `end` of an object of a document, unsealed. Each sealed chunk is verified before it is released. */
export async function readAtRest(
  document: Filed,
  key: string,
  { size, start, end }: { size: number; start: number; end: number },
): Promise<Buffer> {
  const store = await storeOf(document);
  const stored = (from: number, to: number) =>
    requireWhole(document, readRange(store, key, from, to), to - from + 1);
  if (!document.tipSecuritate) return stored(start, end);
  const { cod } = document;
  return openRangeBytes({ readRange: stored, size, start, end, keys: keys(), cod });
}

/** All bytes of a version, unsealed. @throws as `readContent` */
export const readWhole = (document: Document, version: VersionAtRest): Promise<Buffer> =>
  readContent(document, version, { start: 0, end: version.dimensiune - 1 });

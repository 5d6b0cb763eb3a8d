import { kms, s3 } from "../../shared/aws.ts";
import { clock } from "../../shared/clock.ts";
import { config } from "../../shared/config.ts";
import { put, readRange, type Store } from "../../shared/content/blobs.ts";
import type { Claiming } from "../../shared/content/claim.ts";
import { copy, type CopySource } from "../../shared/content/large-blobs.ts";
import {
  cachedKeys,
  kmsKeys,
  openRangeBytes,
  sealBytes,
  sealedSize,
  type KeyWrapper,
} from "../../shared/content/encryption.ts";
import { fileType } from "../../shared/content/file-type.ts";
import { safeFileName } from "../../shared/content/file-name.ts";
import { sha256 } from "../../shared/content/hash.ts";
import { unsupportedMedia } from "../../shared/errors.ts";
import type { UploadedFile } from "../../shared/http/multipart.ts";
import { contentKey, type Document } from "./document.ts";

/** The platform's own store. */
export const contentStore = (): Store => ({ client: s3(), bucket: config.contentBucket });

let keyRing: KeyWrapper | undefined;
/** The keys that content and the secrets of records are sealed under. */
export const keys = (): KeyWrapper =>
  (keyRing ??= cachedKeys(kmsKeys(kms(), config.contentKey), {
    size: 100,
    ttlMilliseconds: 60_000,
    now: () => clock.now(),
  }));

/** Content as it was received: its bytes, and what a version's record says of them. */
export interface Received {
  bytes: Buffer;
  name: string;
  facts: ContentFacts;
}

export type ContentFacts = Required<
  Pick<Document, "dimensiune" | "hashSha256" | "extensie" | "format" | "contentType">
>;

/** @throws unsupportedMedia for programs and scripts, recognised by their bytes */
export async function received(file: UploadedFile): Promise<Received> {
  const name = safeFileName(file.name);
  const type = await fileType({
    bytes: file.bytes,
    name,
    ...(file.contentType ? { claimed: file.contentType } : {}),
  });
  if ("refused" in type) throw unsupportedMedia("executabil");
  return {
    bytes: file.bytes,
    name,
    facts: { dimensiune: file.bytes.length, hashSha256: sha256(file.bytes), ...type },
  };
}

export type Protected = Pick<Document, "cod" | "tipSecuritate">;

/** The bytes as they lie in the store: sealed where the document is protected. */
export const atRest = async (bytes: Buffer, { cod, tipSecuritate }: Protected): Promise<Buffer> =>
  tipSecuritate ? sealBytes(bytes, { keys: keys(), cod }) : bytes;

/** What the object itself is called: a sealed one tells nothing of what it holds. */
export const typeAtRest = (contentType: string, { tipSecuritate }: Protected): string =>
  tipSecuritate ? "application/octet-stream" : contentType;

/** How many bytes they are. */
export const sizeAtRest = (dimensiune: number, { tipSecuritate }: Protected): number =>
  tipSecuritate ? sealedSize(dimensiune) : dimensiune;

type Placing = Claiming<never>["place"];

/** Brings bytes to the key that the claim protocol gives them: sealed where the document is protected. */
export async function placingBytes(
  bytes: Buffer,
  contentType: string,
  document: Protected,
): Promise<Placing> {
  const stored = await atRest(bytes, document);
  return ({ key, condition, claim }) =>
    put(contentStore(), key, stored, {
      condition,
      contentType: typeAtRest(contentType, document),
      metadata: { claim },
    });
}

/** The same for an object that holds the bytes already as they are to lie at rest. */
export const placingCopy =
  (source: CopySource, contentType: string, document: Protected): Placing =>
  ({ key, condition, claim }) =>
    copy(contentStore(), source, key, {
      condition,
      contentType: typeAtRest(contentType, document),
      metadata: { claim },
    });

/** Bytes `start` to `end` of a version, unsealed. Each sealed chunk is verified before it is released. */
export async function readContent(
  document: Protected,
  version: { numarVersiune: number; dimensiune: number },
  { start, end }: { start: number; end: number },
): Promise<Buffer> {
  const key = contentKey(document.cod, version.numarVersiune);
  const stored = (from: number, to: number) => readRange(contentStore(), key, from, to);
  if (!document.tipSecuritate) return stored(start, end);
  const { cod } = document;
  return openRangeBytes({ readRange: stored, size: version.dimensiune, start, end, keys: keys(), cod });
}

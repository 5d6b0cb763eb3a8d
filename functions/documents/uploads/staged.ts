import { finished } from "node:stream/promises";
import { s3, s3Presigning } from "../../../shared/aws.ts";
import { config } from "../../../shared/config.ts";
import { head, readRange, readStream, remove, type Store } from "../../../shared/content/blobs.ts";
import { seal } from "../../../shared/content/encryption.ts";
import { safeFileName } from "../../../shared/content/file-name.ts";
import { fileType, type FileType } from "../../../shared/content/file-type.ts";
import { measured } from "../../../shared/content/hash.ts";
import {
  abortMultipart,
  completeMultipart,
  listParts,
  putStream,
  type ArrivedPart,
  type CopySource,
} from "../../../shared/content/large-blobs.ts";
import { conflict, notFound, unprocessable, unsupportedMedia } from "../../../shared/errors.ts";
import { keys, sizeAtRest, type ContentFacts, type Protected } from "../content.ts";
import type { Incarcare } from "./incarcare.ts";

/** Where uploads gather. */
export const stagingStore = (): Store => ({ client: s3(), bucket: config.stagingBucket });
export const stagingSigner = (): Store => ({ client: s3Presigning(), bucket: config.stagingBucket });

/** 5 GiB are 320 parts: their addresses fit into one answer. */
export const PART_BYTES = 16 * 1024 ** 2;

export const partsOf = (dimensiune: number): { number: number; size: number }[] =>
  Array.from({ length: Math.ceil(dimensiune / PART_BYTES) }, (_, i) => ({
    number: i + 1,
    size: Math.min(PART_BYTES, dimensiune - i * PART_BYTES),
  }));

/**
 * Makes one object of the parts, after which no address changes it any more, and says what it is. Again: the same.
 * @throws conflict while parts are missing, unprocessable for another size, unsupportedMedia for programs
 */
export async function assembled(upload: Incarcare): Promise<FileType> {
  const { cheie, multipartId, dimensiune } = upload;
  const arrived = await listParts(stagingStore(), cheie, multipartId);
  if (arrived) {
    refuseIncomplete(arrived, dimensiune);
    const parts = arrived.map(({ number, etag }) => ({ PartNumber: number, ETag: etag }));
    await completeMultipart(stagingStore(), cheie, multipartId, { parts });
  } else if (!(await head(stagingStore(), cheie))) {
    throw notFound("incarcareExpirata");
  }
  return typeOf(upload);
}

function refuseIncomplete(arrived: ArrivedPart[], dimensiune: number): void {
  const expected = partsOf(dimensiune);
  const sizes = new Map(arrived.map(({ number, size }) => [number, size]));
  const missing = expected.filter(({ number }) => !sizes.has(number)).map(({ number }) => number);
  if (missing.length > 0)
    throw conflict("partiLipsa", { values: { parti: missing.slice(0, 20).join(", ") } });
  const fits =
    arrived.length === expected.length && expected.every(({ number, size }) => sizes.get(number) === size);
  if (!fits) throw unprocessable("dimensiuneDiferita", { values: { dimensiune } });
}

const SNIFFED_BYTES = 64 * 1024;

async function typeOf({ cheie, dimensiune, denumire, contentType }: Incarcare): Promise<FileType> {
  const beginning = await readRange(stagingStore(), cheie, 0, Math.min(SNIFFED_BYTES, dimensiune) - 1);
  const type = await fileType({
    bytes: beginning,
    name: safeFileName(denumire ?? ""),
    claimed: contentType,
  });
  if ("refused" in type) throw unsupportedMedia("executabil");
  return type;
}

/** Content that is ready to be copied to its place. */
export interface Prepared {
  facts: ContentFacts;
  source: CopySource;
}

/** Of its own for each attempt: a worker that lost its claim never writes into what another one copies. */
const sealedKey = (cheie: string, attempt: number) => `${cheie}.${attempt}.sealed`;

/**
 * Reads an assembled upload once, in constant memory: hashes it, and seals it where its document is protected.
 * @param progress called with the number of bytes of each piece that was read
 * @throws unprocessable where the hash is not the declared one, and what `assembled` throws
 */
export async function prepared(
  upload: Incarcare,
  document: Protected,
  progress: (bytes: number) => void = () => undefined,
): Promise<Prepared> {
  const type = await assembled(upload);
  const { cheie, dimensiune, incercari } = upload;
  const passing = measured(counted(await readStream(stagingStore(), cheie), progress));
  const key = document.tipSecuritate ? sealedKey(cheie, incercari) : cheie;
  if (document.tipSecuritate) {
    const sealed = seal(passing.content, { keys: keys(), cod: document.cod });
    await putStream(stagingStore(), key, sealed, { contentType: "application/octet-stream" });
  } else {
    await finished(passing.content.resume());
  }
  const { hashSha256 } = passing.measure();
  if (upload.hashSha256 !== undefined && upload.hashSha256 !== hashSha256) throw unprocessable("hashDiferit");
  return {
    facts: { dimensiune, hashSha256, ...type },
    source: { bucket: config.stagingBucket, key, size: sizeAtRest(dimensiune, document) },
  };
}

async function* counted(
  content: AsyncIterable<Uint8Array>,
  progress: (bytes: number) => void,
): AsyncGenerator<Uint8Array> {
  for await (const bytes of content) {
    progress(bytes.length);
    yield bytes;
  }
}

/** Removes everything of an upload from the staging bucket, whatever of it is there. */
export async function discard({ cheie, multipartId, incercari }: Incarcare): Promise<void> {
  await abortMultipart(stagingStore(), cheie, multipartId);
  const sealed = Array.from({ length: incercari }, (_, i) => sealedKey(cheie, i + 1));
  await remove(stagingStore(), [cheie, ...sealed]);
}

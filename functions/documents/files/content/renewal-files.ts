import { randomUUID } from "node:crypto";
import { put, remove, removeBelow } from "../../../../shared/content/objects.ts";
import { sha256 } from "../../../../shared/content/hash.ts";
import type { Document } from "../../records/document.ts";
import type { Renewal, Signature } from "../../records/signature.ts";
import { readAtRest, toBytesAtRest, typeAtRest } from "./content-at-rest.ts";
import { storeOf } from "./store-of.ts";

/*
 * What was added to a signature after signing, under `signatures/<document>/`, in the store of the document and sealed like it. The
 * version that was signed never changes. Each renewal is an object of its own, which the record names: a run that is stopped
 * between object and record leaves the earlier one in force.
 */

const renewalsOf = (documentId: number): string => `signatures/${documentId}/`;
const TYPE = "application/octet-stream";

/** Stores parts one after the other under a new key. */
export async function placeRenewal(
  document: Document,
  { id }: Signature,
  { parts, fileHash }: { parts: Buffer[]; fileHash: string },
): Promise<Renewal> {
  const key = `${renewalsOf(document.id)}${id}/${randomUUID()}`;
  const bytes = Buffer.concat(parts);
  await put(await storeOf(document), key, await toBytesAtRest(bytes, document), {
    condition: { ifNoneMatch: "*" },
    contentType: typeAtRest(TYPE, document),
    metadata: {},
  });
  return { key, sizes: parts.map(({ length }) => length), hash: sha256(bytes), fileHash };
}

/** The parts of a renewal; undefined if its object is gone or was changed. */
export async function readRenewal(document: Document, renewal: Renewal): Promise<Buffer[] | undefined> {
  const size = renewal.sizes.reduce((sum, one) => sum + one, 0);
  const bytes = await readAtRest(document, renewal.key, { size, start: 0, end: size - 1 });
  if (sha256(bytes) !== renewal.hash) return undefined;
  let at = 0;
  return renewal.sizes.map((length) => bytes.subarray(at, (at += length)));
}

export const removeRenewal = async (document: Document, { key }: Renewal): Promise<void> =>
  remove(await storeOf(document), [key]);

/** Removes what was added to the signatures of a document. */
export const removeRenewals = async (document: Document): Promise<void> =>
  removeBelow(await storeOf(document), renewalsOf(document.id));

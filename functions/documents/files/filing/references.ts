import {
  cellPrecondition,
  checkPreconditions,
  type Precondition,
} from "../../../../shared/data/precondition.ts";
import { unknownReference } from "../../../../shared/refusals.ts";
import { counters } from "../../records/counters.ts";
import { type Document, Documents } from "../../records/document.ts";
import { bucketAccepts, storeMarkedIn } from "../content/bucket-guard.ts";

type References = Partial<Pick<Document, "bucketId" | "emitentId" | "proprietarId">>;

/** The requirements on each record that a document refers to, by its kind. */
const requirementsOf = (
  { bucketId, emitentId, proprietarId }: References,
  requiredOf: (bucketId: number) => Precondition = bucketAccepts,
) => ({
  bucket: bucketId === undefined ? undefined : requiredOf(bucketId),
  issuer: emitentId === undefined ? undefined : mustBeRegistered("emitentId", counters.issuer(emitentId)),
  owner:
    proprietarId === undefined
      ? undefined
      : mustBeRegistered("proprietarId", counters.owner(`client#${proprietarId}`)),
});

/** Requires every record that a document refers to. */
export const referencePreconditions = (...of: Parameters<typeof requirementsOf>): Precondition[] =>
  Object.values(requirementsOf(...of)).filter((requirement) => requirement !== undefined);

/**
 * Sets the store of a new document to the current store of its bucket. Refuses in advance what its transaction would
 * refuse, because content that is already placed would be left behind.
 */
export async function prepareFiling(document: Document): Promise<Document> {
  const { bucket } = await checkPreconditions(Documents.table, requirementsOf(document));
  const tenantStoreId = storeMarkedIn(bucket);
  return tenantStoreId === undefined ? document : { ...document, tenantStoreId };
}

/**
 * Uses the marks of the counter: the item of an institution would be part of every upload that names it, see
 * bucketAccepts.
 */
const mustBeRegistered = (field: "emitentId" | "proprietarId", counter: string): Precondition =>
  cellPrecondition({
    table: Documents.table,
    counter,
    condition: "registered = :yes",
    values: { ":yes": true },
    holds: (found) => found?.registered === true,
    refused: () => unknownReference(field),
  });

import { cellPrecondition, type Precondition } from "../../../shared/data/precondition.ts";
import { unknownReference } from "../../../shared/errors.ts";
import { counters } from "../records/counters.ts";
import { type Document, Documents } from "../records/document.ts";
import { bucketAccepts } from "../content/bucket-guard.ts";

type References = Partial<Pick<Document, "bucketId" | "emitentId" | "proprietarId">>;

/** Requires every record to which a document refers; the bucket, if it has one, comes first. */
export function referencePreconditions(
  { bucketId, emitentId, proprietarId }: References,
  requiredOf: (bucketId: number) => Precondition = bucketAccepts,
): Precondition[] {
  return [
    ...(bucketId === undefined ? [] : [requiredOf(bucketId)]),
    ...(emitentId === undefined ? [] : [mustBeRegistered("emitentId", counters.issuer(emitentId))]),
    ...(proprietarId === undefined
      ? []
      : [mustBeRegistered("proprietarId", counters.owner(`client#${proprietarId}`))]),
  ];
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

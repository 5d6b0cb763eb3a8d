import { forbidden } from "../../../shared/errors.ts";
import { isIssuer, mayFill } from "../access/authorization.ts";
import type { Principal } from "../access/principal.ts";
import { PLATFORM_BUCKET_ID } from "../records/bucket.ts";
import { type Document, ownerName } from "../records/document.ts";

/**
 * What a request may name, at creation and at a change alike: a bucket that the caller may fill, or where everybody of
 * theirs files; themselves as the owner, and as the issuer. Only callers who may fill the document's bucket name others, and issuers.
 * @param document as it would be stored
 * @param named the fields that the request sets, or changes
 * @throws forbidden
 */
export function refuseForeign(
  caller: Principal,
  document: Pick<Document, "bucketId" | "proprietarId" | "emitentId" | "creator">,
  named: readonly (keyof Document)[],
): void {
  const { bucketId } = document;
  if (caller.kind === "anonymous") throw forbidden();
  if (caller.suspended) throw forbidden("organizatieSuspendata");
  if (named.includes("bucketId") && !mayFileIn(caller, bucketId)) throw forbidden("bucketStrain");
  const owner = ownerName(document);
  const namesOther = named.includes("proprietarId") && !caller.names.some((name) => name === owner);
  const namesIssuer =
    named.includes("emitentId") && document.emitentId !== undefined && !isIssuer(caller, document);
  if ((namesOther || namesIssuer) && !mayFill(caller, bucketId)) throw forbidden("proprietarStrain");
}

const mayFileIn = (caller: Principal, bucketId: number): boolean =>
  bucketId === PLATFORM_BUCKET_ID ||
  bucketId === (caller.kind === "machine" ? caller.bucketId : caller.organizationBuckets[0]) ||
  mayFill(caller, bucketId);

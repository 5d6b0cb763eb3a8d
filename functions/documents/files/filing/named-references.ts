import { kernel } from "../../../../shared/refusals.ts";
import { isIssuer, mayFill, mayRelease } from "../../access/authorization.ts";
import type { Principal } from "../../access/principal.ts";
import { refusals as accessRefusals } from "../../access/texts.ts";
import { PLATFORM_BUCKET_ID } from "../../records/bucket.ts";
import { type Document, ownerName } from "../../records/document.ts";
import { refusals } from "./texts.ts";

type Placed = Pick<Document, "bucketId" | "proprietarId" | "emitentId" | "creator">;

/**
 * Checks the references that a request names, both at creation and at a change. Callers may name a bucket that they
 * may fill, or the one where all people of their organization file, and themselves as owner and issuer. Only callers
 * who may fill the document's bucket may name other owners and issuers.
 * @param document as it would be stored
 * @param named the fields that the request sets or changes
 * @param before the document that is changed; absent at creation
 * @throws forbidden
 */
export function refuseForeign(
  caller: Principal,
  document: Placed,
  named: readonly (keyof Document)[],
  before?: Placed,
): void {
  const { bucketId } = document;
  if (caller.kind !== "person" && caller.kind !== "machine") throw kernel.interzis();
  if (caller.suspended) throw accessRefusals.organizatieSuspendata();
  if (named.includes("bucketId") && !mayFileIn(caller, bucketId)) throw refusals.bucketStrain();
  const owner = ownerName(document);
  const namesOther = named.includes("proprietarId") && !caller.names.some((name) => name === owner);
  const namesIssuer =
    named.includes("emitentId") && document.emitentId !== undefined && !isIssuer(caller, document);
  if ((namesOther || namesIssuer) && !mayFill(caller, bucketId)) throw refusals.proprietarStrain();
  const isReleased = before
    ? isTakenOut(caller, before, document, named)
    : named.includes("proprietarId") && !namesOther && !mayRelease(caller, bucketId);
  if (isReleased) throw refusals.documentAlOrganizatiei();
}

/**
 * True if a change takes a document out of its organization and the caller does not administer that organization. A
 * new document may be filed for another owner, because it contains nothing of the organization yet; a change may not
 * name an owner.
 */
function isTakenOut(
  caller: Principal,
  before: Placed,
  after: Placed,
  named: readonly (keyof Document)[],
): boolean {
  const isMoved = before.bucketId !== after.bucketId && !areOfOneOrganization(caller, before, after);
  if (isMoved && !mayRelease(caller, before.bucketId)) return true;
  const isGiven = named.includes("proprietarId") && after.proprietarId !== undefined;
  return isGiven && [before, after].some(({ bucketId }) => !mayRelease(caller, bucketId));
}

/**
 * Both buckets are in the caller's organization. Callers outside it may not move documents between its buckets unless
 * they administer it.
 */
const areOfOneOrganization = ({ organizationBuckets }: Principal, ...documents: Placed[]): boolean =>
  documents.every(({ bucketId }) => organizationBuckets.includes(bucketId));

/** True if a caller may file new documents in a bucket. */
export const mayFileIn = (caller: Principal, bucketId: number): boolean =>
  bucketId === PLATFORM_BUCKET_ID ||
  bucketId === (caller.kind === "machine" ? caller.bucketId : caller.organizationBuckets[0]) ||
  mayFill(caller, bucketId);

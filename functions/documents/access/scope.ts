import { isOrganizationAdmin, isServiceAdmin, type Principal } from "./principal.ts";
import { PLATFORM_BUCKET_ID } from "../records/bucket.ts";

/**
 * Whether a caller administers the records of an organization: the service administrator all, an organization's
 * administrator their own. Records without an organization belong to the service.
 */
export const administers = (caller: Principal, organizatieId: number | undefined): boolean =>
  isServiceAdmin(caller) || (isOrganizationAdmin(caller) && caller.organizatieId === organizatieId);

/** A list merges at most the lists of this many buckets. */
export const MOST_BUCKETS = 50;

/** The default bucket: a machine's, or the caller's only one, else their organization's oldest, else the platform's. */
export function defaultBucket(caller: Principal): number {
  if (caller.kind === "machine") return caller.bucketId ?? PLATFORM_BUCKET_ID;
  const { memberships, organizationBuckets } = caller;
  const [only, ...others] = memberships.keys();
  return others.length === 0 && only !== undefined ? only : (organizationBuckets[0] ?? PLATFORM_BUCKET_ID);
}

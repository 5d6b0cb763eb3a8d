import { isOrganizationAdmin, isServiceAdmin, type Principal } from "./principal.ts";
import { PLATFORM_BUCKET_ID } from "../records/bucket.ts";

/**
 * True if a caller administers the records of an organization: a service administrator those of all organizations, an
 * organization's administrator those of their own. Records without an organization belong to the service.
 */
export const administers = (caller: Principal, organizatieId: number | undefined): boolean =>
  isServiceAdmin(caller) || (isOrganizationAdmin(caller) && caller.organizatieId === organizatieId);

/** A list merges the lists of at most this many buckets. */
export const MOST_BUCKETS = 50;

/**
 * The default bucket: the machine's bucket or the caller's only one, else the oldest of their organization, else the
 * platform's.
 */
export function defaultBucket(caller: Principal): number {
  if (caller.kind === "machine") return caller.bucketId ?? PLATFORM_BUCKET_ID;
  const { memberships, organizationBuckets } = caller;
  const [only, ...others] = memberships.keys();
  return others.length === 0 && only !== undefined ? only : (organizationBuckets[0] ?? PLATFORM_BUCKET_ID);
}

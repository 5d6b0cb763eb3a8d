import { isOrganizationAdmin, isServiceAdmin, type Principal } from "./principal.ts";
import { PLATFORM_BUCKET_ID } from "../records/bucket.ts";

/**
 * Whether a person administers what belongs to an organization: the service administrator everything, an
 * organization's administrator what is theirs. What belongs to nobody is the service's.
 */
export const administers = (caller: Principal, organizatieId: number | undefined): boolean =>
  isServiceAdmin(caller) || (isOrganizationAdmin(caller) && caller.organizatieId === organizatieId);

/** A list merges at most the lists of this many buckets. */
export const MOST_BUCKETS = 50;

/** Where a document goes that names no bucket: the caller's only one, else the organization's oldest, else the platform's. */
export function defaultBucket({ memberships, organizationBuckets }: Principal): number {
  const [only, ...others] = memberships.keys();
  return others.length === 0 && only !== undefined ? only : (organizationBuckets[0] ?? PLATFORM_BUCKET_ID);
}

import { isOrganizationAdmin, isServiceAdmin, type Caller } from "./authentication.ts";
import { PLATFORM_BUCKET_ID } from "../records/bucket.ts";

/**
 * Whether a person administers what belongs to an organization: the service administrator everything, an
 * organization's administrator what is theirs. What belongs to nobody is the service's.
 */
export const administers = (caller: Caller, organizatieId: number | undefined): boolean =>
  isServiceAdmin(caller) || (isOrganizationAdmin(caller) && caller.organizatieId === organizatieId);

/** The caller as an owner of documents. */
export const ownerNames = ({ id, clientId }: Caller): string[] => [
  `user#${id}`,
  ...(clientId === undefined ? [] : [`client#${clientId}`]),
];

/** A list merges at most the lists of this many buckets. */
export const MOST_BUCKETS = 50;

/** Where a document goes that names no bucket: the caller's only one, else the organization's oldest, else the platform's. */
export function defaultBucket({ memberships, organizationBuckets }: Caller): number {
  const [only, ...others] = memberships.keys();
  return others.length === 0 && only !== undefined ? only : (organizationBuckets[0] ?? PLATFORM_BUCKET_ID);
}

import { standings, type Standings } from "../../../shared/auth/standings.ts";
import { read, recordOf } from "../../../shared/data/repository.ts";
import { Buckets } from "../records/bucket.ts";
import { type Organization, Organizations } from "../records/organization.ts";
import { cacheOrganization } from "./bucket-organization.ts";
import type { Person } from "./principal.ts";

/** The fields that an organization sets for its people and machines. */
export type OrganizationFacts = Pick<Person, "organizationBuckets" | "suspended">;

export const NO_ORGANIZATION: OrganizationFacts = { organizationBuckets: [], suspended: false };
export const MISSING_ORGANIZATION: OrganizationFacts = { organizationBuckets: [], suspended: true };

/** Organizations with their buckets: one Query each, kept by their revisions. */
export const organizations = standings(Organizations.table, "organization", organizationIn);

function organizationIn(items: Record<string, unknown>[], id: number): OrganizationFacts | undefined {
  const item = items.find(({ sk }) => sk === "organization");
  if (!item) return undefined;
  const organizationBuckets = items.filter(({ sk }) => sk !== "organization").map(({ sk }) => Number(sk));
  cacheOrganization(organizationBuckets, id);
  return { organizationBuckets, suspended: recordOf<Organization>(item).statut === "SUSPENDAT" };
}

/** How a standing is found: as kept by its revision, or as stored now. */
export type Finding = keyof Standings<unknown>;

/** The organizations in which buckets were found last: where to look first, never what decides. */
const homes = new Map<number, number>();
const MOST_KEPT = 10_000;

/**
 * The organization to which a bucket belongs. The buckets of an organization are kept under its revision, which moves with a
 * bucket that leaves or comes; a bucket that belongs to none is read at each request.
 */
export async function organizationOfBucket(bucketId: number, finding: Finding): Promise<OrganizationFacts> {
  const lastHome = homes.get(bucketId);
  const last = lastHome === undefined ? undefined : await organizations[finding](lastHome);
  if (last?.organizationBuckets.includes(bucketId)) return last;
  const home = (await read(Buckets, { id: bucketId }))?.organizatieId;
  if (home === undefined) return NO_ORGANIZATION;
  if (homes.size >= MOST_KEPT) homes.clear();
  homes.set(bucketId, home);
  return (await organizations[finding](home)) ?? MISSING_ORGANIZATION;
}

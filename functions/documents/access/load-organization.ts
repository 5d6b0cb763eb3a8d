import { standings, type Standings } from "../../../shared/auth/standings.ts";
import { read, recordOf } from "../../../shared/data/repository.ts";
import { Buckets } from "../records/bucket.ts";
import { type Organization, Organizations } from "../records/organization.ts";
import { cacheOrganization } from "./bucket-organization.ts";
import type { Person } from "./principal.ts";

/** The fields that an organization sets for its people and machines. */
export type OrganizationFacts = Pick<Person, "organizationBuckets" | "suspended" | "ofOrganization">;

export const NO_ORGANIZATION: OrganizationFacts = { organizationBuckets: [], suspended: false };
export const MISSING_ORGANIZATION: OrganizationFacts = { organizationBuckets: [], suspended: true };

/** Organizations with their buckets: one Query each, cached by revision. */
export const organizations = standings(Organizations.table, "organization", organizationIn);

function organizationIn(items: Record<string, unknown>[], id: number): OrganizationFacts | undefined {
  const item = items.find(({ sk }) => sk === "organization");
  if (!item) return undefined;
  const organizationBuckets = items.filter(({ sk }) => sk !== "organization").map(({ sk }) => Number(sk));
  cacheOrganization(organizationBuckets, id);
  const { statut, limitaOcteti, limitaDocumente } = recordOf<Organization>(item);
  const ofOrganization = { id, buckets: organizationBuckets, limitaOcteti, limitaDocumente };
  return { organizationBuckets, suspended: statut === "SUSPENDAT", ofOrganization };
}

/** How to find a standing: from the cache by its revision, or from the table. */
export type Finding = keyof Standings<unknown>;

/** The organization where each bucket was last found. Only a hint where to look first; it never decides. */
const homes = new Map<number, number>();
const MOST_KEPT = 10_000;

/**
 * The organization that a bucket belongs to. The buckets of an organization are cached under its revision, which
 * changes whenever a bucket leaves or joins. A bucket without an organization is read at each request.
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

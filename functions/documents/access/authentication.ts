import { readPartition, recordOf } from "../../../shared/data/repository.ts";
import { accountAccess, type User } from "../../../shared/features/accounts/access.ts";
import { type Account, accountsOf } from "../../../shared/features/accounts/account.ts";
import { forbidden } from "../../../shared/errors.ts";
import type { Access } from "../../../shared/http/access.ts";
import { ttlCache } from "../../../shared/ttl-cache.ts";
import { PLATFORM_BUCKET_ID } from "../records/bucket.ts";
import { MEMBERSHIP_PREFIX, type BucketRole, type Membership } from "../records/membership.ts";
import { type Person, personKey, personOf, type Principal } from "./principal.ts";
import { cacheOrganization } from "./bucket-organization.ts";
import { type Organization, organizationPartition } from "../records/organization.ts";

const accounts = accountsOf("documents");

/** An account with its memberships as they are stored. Which of them count depends on its organization. */
interface Member extends User {
  rows: Membership[];
}

/** The fields that an organization sets for its people. */
type OrganizationFacts = Pick<Person, "organizationBuckets" | "suspended">;

/** Reads an account and its memberships by one Query. */
async function loadMember(id: number): Promise<Member | undefined> {
  const items = await readPartition(accounts.table, personKey(id));
  const item = items.find(({ sk }) => sk === "user");
  if (!item) return undefined;
  const { passwordHash: _never, ...user } = recordOf<Account>(item);
  const rows = items.filter(({ sk }) => String(sk).startsWith(MEMBERSHIP_PREFIX));
  return { ...user, rows: rows.map((row) => recordOf<Membership>(row)) };
}

const NO_ORGANIZATION: OrganizationFacts = { organizationBuckets: [], suspended: false };

/** Reads an organization and its buckets by one Query. */
async function loadOrganization(id: number): Promise<OrganizationFacts> {
  const items = await readPartition(accounts.table, organizationPartition(id));
  const organization = items.find(({ sk }) => sk === "organization");
  const organizationBuckets = items.filter(({ sk }) => sk !== "organization").map(({ sk }) => Number(sk));
  return {
    organizationBuckets,
    suspended: !organization || recordOf<Organization>(organization).statut === "SUSPENDAT",
  };
}

async function withOrganization(
  { rows, ...user }: Member,
  load: (id: number) => Promise<OrganizationFacts>,
): Promise<Person> {
  const { organizatieId } = user;
  const organization = organizatieId === undefined ? NO_ORGANIZATION : await load(organizatieId);
  const memberships = membershipsIn(rows, organization.organizationBuckets);
  return personOf(user, { ...organization, memberships });
}

/** The person as stored now, without a cache. */
export async function loadPerson(id: number): Promise<Person | undefined> {
  const found = await loadMember(id);
  return found && withOrganization(found, loadOrganization);
}

/** The principal with this key, as stored now; undefined where it may no longer act. */
export async function loadPrincipal(key: string): Promise<Principal | undefined> {
  const [, id] = /^user#(\d+)$/.exec(key) ?? [];
  const person = await loadPerson(Number(id ?? NaN));
  return person?.activated ? person : undefined;
}

/**
 * A membership counts inside one's own organization only, and in the platform's bucket: when a bucket moves,
 * the access of all its former members ends in the same moment.
 */
function membershipsIn(rows: Membership[], organizationBuckets: readonly number[]): Map<number, BucketRole> {
  const memberships = rows.filter(
    ({ bucketId }) => bucketId === PLATFORM_BUCKET_ID || organizationBuckets.includes(bucketId),
  );
  return new Map(memberships.map(({ bucketId, rol }) => [bucketId, rol]));
}

/** Cached once for all people of an organization. */
const organizationOf = ttlCache(async (id) => {
  const organization = await loadOrganization(id);
  cacheOrganization(organization.organizationBuckets, id);
  return organization;
});

const accountAccesses = accountAccess("documents", loadMember);

/** Account and organization are cached apart and joined at each request, so that neither is older than its own TTL. */
function withAffiliation(known: Access<Member>): Access<Person> {
  const ofUsers: Access<User> = known;
  return {
    ...ofUsers,
    admit: async (request, service) => withOrganization(await known.admit(request, service), organizationOf),
  };
}

/** The administrators of a suspended organization can only read. */
const readOnlyWhenSuspended = (access: Access<Person>): Access<Person> => ({
  ...access,
  async admit(request, service) {
    const caller = await access.admit(request, service);
    const reads = request.method === "GET" || request.method === "HEAD";
    if (caller.suspended && !reads) throw forbidden("organizatieSuspendata");
    return caller;
  },
});

/** Who may enter the routes of this service. */
export const access = {
  user: withAffiliation(accountAccesses.user),
  admin: readOnlyWhenSuspended(withAffiliation(accountAccesses.admin)),
  serviceAdmin: withAffiliation(accountAccesses.serviceAdmin),
};

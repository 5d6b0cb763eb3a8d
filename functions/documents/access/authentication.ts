import { readPartition, recordOf } from "../../../shared/data/repository.ts";
import {
  accountAccess,
  isAdmin,
  isServiceAdmin,
  type User,
} from "../../../shared/features/accounts/access.ts";
import { type Account, accountsOf } from "../../../shared/features/accounts/account.ts";
import { config } from "../../../shared/features/accounts/config.ts";
import { forbidden } from "../../../shared/errors.ts";
import type { Access } from "../../../shared/http/access.ts";
import { ttlCache } from "../../../shared/ttl-cache.ts";
import { PLATFORM_BUCKET_ID } from "../records/bucket.ts";
import { MEMBERSHIP_PREFIX, type BucketRole, type Membership } from "../records/membership.ts";
import { learnOrganization } from "./bucket-organization.ts";
import { type Organization, organizationPartition } from "../records/organization.ts";

/** A signed-in person with what decides on documents: memberships and, for organizations, the buckets owned. */
export interface Caller extends User {
  memberships: ReadonlyMap<number, BucketRole>;
  /** Buckets of the caller's organization, oldest first. */
  organizationBuckets: readonly number[];
  /** The organization is suspended: read only. */
  suspended: boolean;
}

/** Nobody: the public routes. */
export const anonymous = undefined;

const accounts = accountsOf("documents");

/** A person with their memberships as they are stored, before their organization has its say. */
interface Person extends User {
  rows: Membership[];
}

/** What an organization brings its people. */
type Affiliation = Pick<Caller, "organizationBuckets" | "suspended">;

/** One read brings the person and the memberships. */
async function loadPerson(id: number): Promise<Person | undefined> {
  const items = await readPartition(accounts.table, `user#${id}`);
  const item = items.find(({ sk }) => sk === "user");
  if (!item) return undefined;
  const { passwordHash: _never, ...user } = recordOf<Account>(item);
  const rows = items.filter(({ sk }) => String(sk).startsWith(MEMBERSHIP_PREFIX));
  return { ...user, rows: rows.map((row) => recordOf<Membership>(row)) };
}

const NO_ORGANIZATION: Affiliation = { organizationBuckets: [], suspended: false };

/** One read brings an organization and its buckets. */
async function loadOrganization(id: number): Promise<Affiliation> {
  const items = await readPartition(accounts.table, organizationPartition(id));
  const organization = items.find(({ sk }) => sk === "organization");
  const organizationBuckets = items.filter(({ sk }) => sk !== "organization").map(({ sk }) => Number(sk));
  return {
    organizationBuckets,
    suspended: !organization || recordOf<Organization>(organization).statut === "SUSPENDAT",
  };
}

async function withOrganization(
  { rows, ...user }: Person,
  load: (id: number) => Promise<Affiliation>,
): Promise<Caller> {
  const { organizatieId } = user;
  const organization = organizatieId === undefined ? NO_ORGANIZATION : await load(organizatieId);
  return { ...user, ...organization, memberships: membershipsIn(rows, organization.organizationBuckets) };
}

/** The caller as they are at this moment. */
export async function loadCaller(id: number): Promise<Caller | undefined> {
  const found = await loadPerson(id);
  return found && withOrganization(found, loadOrganization);
}

/**
 * A membership counts inside one's own organization only, and in the platform's bucket: when a bucket moves,
 * the access of its former members ends in the same moment, however many they are.
 */
function membershipsIn(rows: Membership[], organizationBuckets: readonly number[]): Map<number, BucketRole> {
  const memberships = rows.filter(
    ({ bucketId }) => bucketId === PLATFORM_BUCKET_ID || organizationBuckets.includes(bucketId),
  );
  return new Map(memberships.map(({ bucketId, rol }) => [bucketId, rol]));
}

/** Read once for all of an organization's people. */
const organizationOf = ttlCache(async (id) => {
  const organization = await loadOrganization(id);
  learnOrganization(organization.organizationBuckets, id);
  return organization;
});

const everybody: Access<undefined> = {
  zone: "public",
  admit: async () => undefined,
  identify: () => undefined,
  rate: { name: "public", perMinute: () => config.publicRatePerMinute },
};

const accountAccesses = accountAccess("documents", loadPerson);

/** Person and organization are remembered apart and joined at each request, so that neither is believed longer. */
function withAffiliation(known: Access<Person>): Access<Caller> {
  const ofUsers: Access<User> = known;
  return {
    ...ofUsers,
    admit: async (request, service) => withOrganization(await known.admit(request, service), organizationOf),
  };
}

/** The administrators of a suspended organization look, but change nothing. */
const readOnlyWhenSuspended = (access: Access<Caller>): Access<Caller> => ({
  ...access,
  async admit(request, service) {
    const caller = await access.admit(request, service);
    const looks = request.method === "GET" || request.method === "HEAD";
    if (caller.suspended && !looks) throw forbidden("organizatieSuspendata");
    return caller;
  },
});

/** Who may enter the routes of this service. */
export const access = {
  public: everybody,
  user: withAffiliation(accountAccesses.user),
  admin: readOnlyWhenSuspended(withAffiliation(accountAccesses.admin)),
  serviceAdmin: withAffiliation(accountAccesses.serviceAdmin),
};

/** ROLE_ADMIN inside one organization. */
export const isOrganizationAdmin = (caller: Caller): boolean =>
  isAdmin(caller) && !isServiceAdmin(caller) && caller.organizatieId !== undefined;

export { isAdmin, isServiceAdmin };

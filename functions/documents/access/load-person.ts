import { standings, type Standings } from "../../../shared/auth/standings.ts";
import { recordOf } from "../../../shared/data/repository.ts";
import type { User } from "../../../shared/features/accounts/access.ts";
import { userIn } from "../../../shared/features/accounts/accounts.ts";
import { PLATFORM_BUCKET_ID } from "../records/bucket.ts";
import { GRANTED, GRANTED_OF_MANY } from "../records/grant.ts";
import { MEMBERSHIP_PREFIX, type BucketRole, type Membership } from "../records/membership.ts";
import { type Account, Accounts } from "./account.ts";
import { loadMachine } from "./load-machine.ts";
import {
  MISSING_ORGANIZATION,
  NO_ORGANIZATION,
  type OrganizationFacts,
  organizations,
} from "./load-organization.ts";
import { isServiceAdmin, type Person, personKey, personOf, type Principal } from "./principal.ts";

type Item = Record<string, unknown>;

/** An account with its memberships as stored. Its organization decides which of them count. */
export interface Member extends User<Account> {
  rows: Membership[];
  hasGrants: boolean;
  hasGrantsOfMany: boolean;
}

/** Accounts with their memberships: one Query each. */
export const members = standings(Accounts.table, "user", memberIn);

function memberIn(items: Item[]): Member | undefined {
  const user = userIn<Account>(items);
  const rows = items.filter(({ sk }) => String(sk).startsWith(MEMBERSHIP_PREFIX));
  const has = (mark: string) => items.some(({ sk }) => sk === mark);
  return (
    user && {
      ...user,
      hasGrants: has(GRANTED),
      hasGrantsOfMany: has(GRANTED_OF_MANY),
      rows: rows.map((row) => recordOf<Membership>(row)),
    }
  );
}

/** The cache returns the same object at each request, so each member is joined with its organization once. */
const joined = new WeakMap<Member, { organization: OrganizationFacts; person: Person }>();

/** The person that results from an account and its organization. */
export async function withOrganization(
  member: Member,
  find: Standings<OrganizationFacts>["get"],
): Promise<Person> {
  const { organizatieId: id } = member;
  const organization = id === undefined ? NO_ORGANIZATION : ((await find(id)) ?? MISSING_ORGANIZATION);
  const known = joined.get(member);
  if (known?.organization === organization) return known.person;
  const { rows, hasGrants, hasGrantsOfMany, ...user } = member;
  const memberships = membershipsIn(rows, organization.organizationBuckets);
  const person = personOf(user, { ...organization, memberships }, { hasGrants, hasGrantsOfMany });
  joined.set(member, { organization, person });
  return person;
}

/** How a person is found: cached by their revision, or as stored now. */
type Finding = keyof Standings<unknown>;

/** The person, by default as stored now, past the cache. */
export async function loadPerson(id: number, finding: Finding = "read"): Promise<Person | undefined> {
  const found = await members[finding](id);
  return found && withOrganization(found, organizations[finding]);
}

/** The principal with this key, as stored now; undefined if it may no longer act. */
export async function loadPrincipal(key: string): Promise<Principal | undefined> {
  const [, clientId] = /^machine#(.+)$/.exec(key) ?? [];
  return clientId === undefined ? actingPerson(key) : loadMachine(clientId);
}

/** The id of the person that a key names; NaN for every other principal. */
export const personIn = (key: string): number => Number(/^user#(\d+)$/.exec(key)?.[1] ?? NaN);

/** The person with this key; undefined if they may no longer act: their account is deactivated or deleted. */
export async function actingPerson(key: string, finding: Finding = "read"): Promise<Person | undefined> {
  const id = personIn(key);
  const person = Number.isNaN(id) ? undefined : await loadPerson(id, finding);
  return person?.activated ? person : undefined;
}

/** Finds the requester of an act that a second person approves: in a suspended organization people only read. */
export async function askingPerson(id: number): Promise<Person | undefined> {
  const found = await actingPerson(personKey(id), "get");
  return found?.suspended && !isServiceAdmin(found) ? undefined : found;
}

/**
 * A membership counts only inside the person's own organization, and in the platform's bucket: when a bucket moves, the
 * access of all its former members ends at that moment.
 */
function membershipsIn(rows: Membership[], organizationBuckets: readonly number[]): Map<number, BucketRole> {
  const memberships = rows.filter(
    ({ bucketId }) => bucketId === PLATFORM_BUCKET_ID || organizationBuckets.includes(bucketId),
  );
  return new Map(memberships.map(({ bucketId, rol }) => [bucketId, rol]));
}

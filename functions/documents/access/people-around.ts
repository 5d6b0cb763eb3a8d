import { idsIn, newestFirst } from "../../../shared/data/lists.ts";
import { indexPartition } from "../../../shared/data/entity.ts";
import { readTogether, recordAt } from "../../../shared/data/read-together.ts";
import { read } from "../../../shared/data/repository.ts";
import {
  organizationAdministrators,
  SERVICE_ADMINISTRATORS,
} from "../../../shared/features/accounts/account.ts";
import { Buckets } from "../records/bucket.ts";
import type { Document } from "../records/document.ts";
import { Memberships, membersOf } from "../records/membership.ts";
import { Accounts } from "./account.ts";
import { type Right, rightsOf } from "./authorization.ts";
import { organizations, type OrganizationFacts } from "./load-organization.ts";
import { personIn, withOrganization } from "./load-person.ts";
import type { Person } from "./principal.ts";

/**
 * The people with these accounts, as far as documents of one bucket go: with their membership of it and no other. One BatchGetItem for
 * each fifty, and a Query for each of their organizations.
 */
export async function peopleFor(ids: readonly number[], bucketId: number): Promise<Map<number, Person>> {
  const unique = [...new Set(ids)];
  const { accounts, members } = await readTogether(Accounts.table, {
    accounts: unique.map((id) => recordAt(Accounts, { id })),
    members: unique.map((appUserId) => recordAt(Memberships, { appUserId, bucketId })),
  });
  const known = new Map<number, Promise<OrganizationFacts | undefined>>();
  const find = (id: number) => {
    const found = known.get(id) ?? organizations.read(id);
    known.set(id, found);
    return found;
  };
  const people = await Promise.all(
    accounts.map(async (account, i) => {
      if (!account) return undefined;
      const { passwordHash: _, ...user } = account;
      const rows = members[i] ? [members[i]] : [];
      return withOrganization({ ...user, rows, hasGrants: true, hasGrantsOfMany: true }, find);
    }),
  );
  return new Map(people.flatMap((person) => (person ? [[person.id, person]] : [])));
}

type Placed = Pick<Document, "bucketId" | "proprietarId" | "creator">;

/** At most this many people of each kind, the newest. */
const MOST = 50;

const idsOf = (partition: string): Promise<number[]> =>
  idsIn(Accounts.table, [{ partitions: [partition] }], MOST);

/** Those who are the owner of a document: the accounts of the client that owns it, or its creator. */
async function ownersOf({ proprietarId, creator }: Placed): Promise<number[]> {
  if (proprietarId !== undefined) return idsOf(indexPartition(Accounts.name, "clientId", proprietarId));
  const id = personIn(creator);
  return Number.isNaN(id) ? [] : [id];
}

/** The heads of a bucket. */
export async function headsOf(bucketId: number): Promise<number[]> {
  const heads = {
    partitions: [membersOf(bucketId)],
    shows: ({ rol }: Record<string, unknown>) => rol !== "OPERATOR",
  };
  const rows = await newestFirst(Accounts.table, [heads], { most: MOST }).take(MOST);
  return rows.map(({ item }) => Number(item.appUserId));
}

/** The organization of a bucket, as stored now. */
export const organizationOf = async (bucketId: number): Promise<number | undefined> =>
  (await read(Buckets, { id: bucketId }))?.organizatieId;

export const administratorsOf = (organizatieId: number): Promise<number[]> =>
  idsOf(organizationAdministrators(organizatieId));

export const serviceAdministrators = (): Promise<number[]> => idsOf(SERVICE_ADMINISTRATORS);

async function administratorsAbove(bucketId: number): Promise<number[]> {
  const organizatieId = await organizationOf(bucketId);
  return organizatieId === undefined ? [] : administratorsOf(organizatieId);
}

/**
 * The people to whom what happens with a document goes, if they have a right on it: its owner, the heads of its bucket, and the
 * administrators of its organization; if there is nobody, the administrators of the service. Others with the right are not among them.
 */
export async function peopleResponsibleFor(document: Document, right: Right): Promise<Person[]> {
  const withRight = async (ids: number[]) =>
    [...(await peopleFor(ids, document.bucketId)).values()].filter(
      (person) => person.activated && rightsOf(person, document).has(right),
    );
  const found = await Promise.all([
    ownersOf(document),
    headsOf(document.bucketId),
    administratorsAbove(document.bucketId),
  ]);
  const people = await withRight(found.flat());
  return people.length > 0 ? people : withRight(await serviceAdministrators());
}

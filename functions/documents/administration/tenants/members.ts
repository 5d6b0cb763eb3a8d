import type * as z from "zod";
import { invalidField, kernel, unknownReference } from "../../../../shared/refusals.ts";
import { type Account, Accounts } from "../../access/account.ts";
import type { Stored } from "../../../../shared/data/entity.ts";
import { listPage, MOST_ROWS } from "../../../../shared/data/list-page.ts";
import { countRows } from "../../../../shared/data/lists.ts";
import type { ListQuery, Page } from "../../../../shared/data/page.ts";
import { when } from "../../../../shared/data/precondition.ts";
import {
  adding,
  read,
  readItems,
  readMany,
  readPartition,
  recordOf,
  removing,
  unrevised,
} from "../../../../shared/data/repository.ts";
import { addingTombstone, readTombstone } from "../../../../shared/data/tombstone.ts";
import { retry, transact, type Write } from "../../../../shared/data/transaction.ts";
import { nextId, sortableId } from "../../../../shared/ids.ts";
import type { Person, Principal } from "../../access/principal.ts";
import { MEMBERSHIPS, Membership, Memberships, membersOf } from "../../records/membership.ts";
import { type Bucket, Buckets } from "../../records/bucket.ts";

import { administeredBucket, readAdministeredBucket } from "../../access/administered-bucket.ts";
import { removeMemberships } from "../../access/membership.ts";
import { administers, MOST_BUCKETS } from "../../access/scope.ts";
import { refusals } from "./texts.ts";

export const NewMember = Membership.omit({ id: true }).meta({ id: "BucketAccesNou" });
export type NewMember = z.output<typeof NewMember>;

/** The members of a bucket, newest first. */
export async function listMembers(caller: Principal, bucketId: number): Promise<Stored<Membership>[]> {
  await administeredBucket(caller, bucketId);
  return membersIn(bucketId);
}

/**
 * A page of the members of the bucket that a filter names, newest first.
 * @throws badRequest if no filter names one bucket, notFound for one that the caller does not administer
 */
export async function pageOfMembers(caller: Principal, query: ListQuery): Promise<Page<Stored<Membership>>> {
  const named = query.filters.find(({ field, operator }) => field === "bucketId" && operator === "equals");
  if (!named) throw invalidField("bucketId", kernel.obligatoriu);
  const bucketId = Number(named.values[0]);
  await administeredBucket(caller, bucketId);
  const others = query.filters.filter((filter) => filter !== named);
  return pageOfBuckets([bucketId], { ...query, filters: others });
}

/** A page of the members of the buckets that the caller is the head of, newest first. */
export function pageOfColleagues(caller: Person, query: ListQuery): Promise<Page<Stored<Membership>>> {
  const headed = [...caller.memberships].flatMap(([id, rol]) => (rol === "ADMIN" ? [id] : []));
  return pageOfBuckets(headed.toSorted((a, b) => a - b).slice(0, MOST_BUCKETS), query);
}

function pageOfBuckets(bucketIds: readonly number[], query: ListQuery): Promise<Page<Stored<Membership>>> {
  const lists = [{ partitions: bucketIds.map(membersOf) }];
  return listPage(
    {
      name: `members#${bucketIds.join()}`,
      table: Memberships.table,
      lists,
      fetch: (pointers) => recordsBehind(pointers.map(({ item }) => item)),
      count: () => countRows(Memberships.table, lists, MOST_ROWS),
      answersFilters: query.filters.length === 0,
    },
    query,
  );
}

async function membersIn(bucketId: number): Promise<Stored<Membership>[]> {
  const rows = await readPartition(Memberships.table, membersOf(bucketId), { newestFirst: true });
  return recordsBehind(rows);
}

async function recordsBehind(rows: Record<string, unknown>[]): Promise<Stored<Membership>[]> {
  const keys = rows.map((row) => Memberships.key(recordOf<Membership>(row)));
  const items = await readItems(Memberships.table, keys);
  return items.filter((item) => item !== undefined).map((item) => recordOf<Membership>(item));
}

/**
 * Makes a person of the bucket's organization a member; in the platform's bucket any person.
 * @throws badRequest for a bucket or person that the caller may not use, conflict for a second membership
 */
export const addMember = (caller: Principal, wanted: NewMember): Promise<Stored<Membership>> =>
  retry(async () => {
    const [bucket, person] = await Promise.all([
      readAdministeredBucket(caller, wanted.bucketId),
      read(Accounts, { id: wanted.appUserId }),
    ]);
    if (!bucket) throw unknownReference("bucketId");
    refuseOutsider(caller, bucket, person);
    const member = unrevised({ id: nextId(), ...wanted });
    await transact([...adding(Memberships, member), ...requiringSameOrganization(bucket, wanted.appUserId)], {
      answer: member,
    });
    return member;
  });

function refuseOutsider(caller: Principal, bucket: Bucket, person: Account | undefined): void {
  const known = person && administers(caller, person.organizatieId);
  if (!known) throw unknownReference("appUserId");
  const belongs = bucket.organizatieId === undefined || bucket.organizatieId === person.organizatieId;
  if (!belongs) throw invalidField("appUserId", refusals.altaOrganizatie);
}

/** Preconditions: bucket and person belong to one organization when the transaction commits. */
function requiringSameOrganization({ id, organizatieId }: Bucket, appUserId: number): Write[] {
  const person = { id: appUserId };
  if (organizatieId === undefined) return [when(Accounts, person, "present")];
  return [when(Buckets, { id }, { organizatieId }), when(Accounts, person, { organizatieId })];
}

/**
 * Removes a membership. Repeating this succeeds for administrators of the bucket.
 * @throws notFound for an unknown membership and for one in a bucket that the caller does not administer
 */
export const removeMember = (caller: Principal, id: number): Promise<undefined> =>
  retry(async () => {
    const rows = await readItems(Memberships.table, [{ pk: MEMBERSHIPS, sk: sortableId(id) }]);
    const [member] = await recordsBehind(rows.filter((row) => row !== undefined));
    const known = member ?? (await readTombstone(Memberships, id));
    if (!known || !(await readAdministeredBucket(caller, known.bucketId))) throw kernel.negasit();
    if (member) await transact([...removing(Memberships, member), addingTombstone(Memberships, member)]);
    return undefined;
  });

/**
 * Removes the memberships of people who belong to another organization than the bucket; these give no access anyway.
 */
export const removeForeignMembers = ({ id, organizatieId }: Bucket): Promise<void> =>
  retry(async () => {
    const members = await membersIn(id);
    const persons = await readMany(
      Accounts,
      members.map(({ appUserId }) => appUserId),
    );
    const ours = new Set(
      persons.filter((found) => found.organizatieId === organizatieId).map((found) => found.id),
    );
    await removeMemberships(members.filter(({ appUserId }) => !ours.has(appUserId)));
  });

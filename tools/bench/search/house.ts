import { personKey } from "../../../functions/documents/access/principal.ts";
import { Documents } from "../../../functions/documents/records/document.ts";
import { GRANTED } from "../../../functions/documents/records/grant.ts";
import type { Write } from "../../../shared/data/transaction.ts";
import type { Account } from "../../../functions/documents/access/account.ts";
import { aMinuteAgo } from "../../../shared/testing/settled.ts";
import { account, addPerson, addTenant, fill, type Tenant } from "../fill.ts";

const SMALL = { organizations: 14, buckets: 10 };
const LARGE_BUCKETS = 60;
/** The number of people who file in a bucket, and the number of buckets that each of them files in. */
const CLERKS = 6;
const BUCKETS_OF_CLERK = 3;

/** A person who searches. */
export interface Reader {
  /** The number of buckets that the person is a member of. */
  buckets: number;
  person: Account;
}

/** A bucket and the people who file in it. */
interface Bucket {
  id: number;
  clerks: Account[];
}

export interface House {
  /** Most used first. */
  buckets: Bucket[];
  readers: readonly [Reader, Reader];
  /** The possible beneficiaries of grants: all people. */
  people: Account[];
}

/** Organizations of ten buckets with a member of five, and one of sixty with a member of fifty who sees secret documents. */
export const openHouse = (): Promise<House> => aMinuteAgo(fillHouse);

async function fillHouse(): Promise<House> {
  const tenants = [await addTenant(LARGE_BUCKETS)];
  for (let i = 0; i < SMALL.organizations; i += 1) tenants.push(await addTenant(SMALL.buckets));
  const [large, small] = tenants as [Tenant, Tenant];
  const readers = [await reader(5, small, {}), await reader(50, large, { hasSecret: true })] as const;
  const clerks = new Map<number, Account[]>();
  for (const { buckets } of tenants) for (const [id, of] of await clerksOf(buckets)) clerks.set(id, of);
  for (const { person, member } of readers) for (const id of member) clerks.get(id)?.push(person);
  return {
    buckets: inTurn(tenants.map(({ buckets }) => buckets)).map((id) => ({
      id,
      clerks: clerks.get(id) ?? [],
    })),
    readers,
    people: [...new Set([...clerks.values()].flat())],
  };
}

async function reader(
  buckets: number,
  tenant: Tenant,
  fields: Partial<Account>,
): Promise<Reader & { member: number[] }> {
  const member = tenant.buckets.slice(0, buckets);
  const person = await addPerson({ organizatieId: tenant.organizatieId, ...fields }, member);
  await fill([granted(person)]);
  return { buckets, person, member };
}

/** People of an organization, who share its buckets. They only file documents, so no data about them is stored. */
async function clerksOf(buckets: number[]): Promise<[number, Account[]][]> {
  const count = Math.ceil((buckets.length * CLERKS) / BUCKETS_OF_CLERK);
  const people = await Promise.all(Array.from({ length: count }, () => account({})));
  return buckets.map((id, i) => [id, people.filter((_, of) => (of + i) % Math.ceil(count / CLERKS) === 0)]);
}

/** The mark of an account that has received grants. */
const granted = ({ id }: Account): Write => ({
  item: { Put: { TableName: Documents.table, Item: { pk: personKey(id), sk: GRANTED } } },
});

/** Interleaves the lists evenly over the whole length, so that every organization has large buckets and small ones. */
const inTurn = (lists: number[][]): number[] =>
  lists
    .flatMap((list) => list.map((id, i) => ({ id, place: i / list.length })))
    .sort((a, b) => a.place - b.place)
    .map(({ id }) => id);

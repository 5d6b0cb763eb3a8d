import { personKey } from "../../../functions/documents/access/principal.ts";
import { Documents } from "../../../functions/documents/records/document.ts";
import { GRANTED } from "../../../functions/documents/records/grant.ts";
import type { Write } from "../../../shared/data/transaction.ts";
import type { Account } from "../../../shared/features/accounts/account.ts";
import { aMinuteAgo } from "../../../shared/testing/settled.ts";
import { account, addPerson, addTenant, fill, type Tenant } from "../fill.ts";

const SMALL = { organizations: 14, buckets: 10 };
const LARGE_BUCKETS = 60;
/** Who files in a bucket, and of how many buckets one of them does. */
const CLERKS = 6;
const BUCKETS_OF_CLERK = 3;

/** Somebody who searches. */
export interface Reader {
  /** Of how many buckets they are a member. */
  buckets: number;
  person: Account;
}

/** A bucket and who files in it. */
interface Bucket {
  id: number;
  clerks: Account[];
}

export interface House {
  /** The most used one first. */
  buckets: Bucket[];
  readers: readonly [Reader, Reader];
  /** To whom documents are shared: everybody. */
  people: Account[];
}

/** Organizations of ten buckets and one of sixty, with a member of five, and one of fifty who sees what is secret. */
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

/** People of an organization, who share its buckets. They only file, so that nothing of them is stored. */
async function clerksOf(buckets: number[]): Promise<[number, Account[]][]> {
  const count = Math.ceil((buckets.length * CLERKS) / BUCKETS_OF_CLERK);
  const people = await Promise.all(Array.from({ length: count }, () => account({})));
  return buckets.map((id, i) => [id, people.filter((_, of) => (of + i) % Math.ceil(count / CLERKS) === 0)]);
}

/** By this an account knows that it was given grants. */
const granted = ({ id }: Account): Write => ({
  item: { Put: { TableName: Documents.table, Item: { pk: personKey(id), sk: GRANTED } } },
});

/** Each list over the whole length: every organization has large buckets and small ones. */
const inTurn = (lists: number[][]): number[] =>
  lists
    .flatMap((list) => list.map((id, i) => ({ id, place: i / list.length })))
    .sort((a, b) => a.place - b.place)
    .map(({ id }) => id);

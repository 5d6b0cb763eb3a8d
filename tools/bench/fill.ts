import { BatchWriteCommand } from "@aws-sdk/lib-dynamodb";
import { hashPassword } from "../../shared/auth/passwords.ts";
import { dynamo } from "../../shared/aws/clients.ts";
import { clock } from "../../shared/clock.ts";
import { adding, readMany } from "../../shared/data/repository.ts";
import type { Counting } from "../../shared/data/counters.ts";
import { transact, type Write } from "../../shared/data/transaction.ts";
import { newAccount } from "../../shared/features/accounts/account.ts";
import { nextId, randomCode } from "../../shared/ids.ts";
import { type Account, Accounts } from "../../functions/documents/access/account.ts";
import { type Document, Documents, due } from "../../functions/documents/records/document.ts";
import { START } from "../../functions/documents/records/event.ts";
import { granting, type GrantTerms, newGrant } from "../../functions/documents/records/grant.ts";
import { tellingGrant } from "../../functions/documents/records/granted.ts";
import { Buckets } from "../../functions/documents/records/bucket.ts";
import { Memberships } from "../../functions/documents/records/membership.ts";
import { Organizations } from "../../functions/documents/records/organization.ts";
import { personKey } from "../../functions/documents/access/principal.ts";
import type { Put } from "./engine-file.ts";

/*
 * Fills a table with records as the repository would write them, but many at a time: without conditions and events, but
 * with rows and unique values.
 */

/** DynamoDB's limit for one BatchWriteItem. */
const BATCH = 25;
const AT_ONCE = 4;

/** The function that stores puts, and the number of puts per call. */
interface Storing {
  store: (batch: Put[]) => Promise<void> | void;
  size: number;
}

/** DynamoDB's limit for one TransactWriteItems. */
const IN_TRANSACTION = 100;

/** Stores puts in transactions, which the local engine commits several times as fast as batches. */
export const inTransactions: Storing = {
  store: (batch) =>
    transact(
      batch.map(({ table: TableName, item: Item }) => ({ item: { Put: { TableName, Item } } })),
      { repeatable: true },
    ),
  size: IN_TRANSACTION,
};

/** Stores the puts of many writes in batches, then the changes of their counters and their marks. */
export async function fill(
  writes: Iterable<Write>,
  { store, size }: Storing = { store: send, size: BATCH },
): Promise<void> {
  const rest = writes[Symbol.iterator]();
  const later = new Later();
  const worker = async () => {
    for (let batch = nextBatch(rest, later, size); batch.length > 0; batch = nextBatch(rest, later, size))
      await store(batch);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  for (const write of later.writes()) await transact([write]);
}

/** The writes other than puts: changes of counters, added up, and marks. */
class Later {
  readonly #counts = new Map<string, Counting>();
  readonly #others: Write[] = [];

  add(write: Write): void {
    if (!("count" in write)) return void this.#others.push(write);
    const name = JSON.stringify([write.table, write.count]);
    const by = (this.#counts.get(name)?.by ?? 0) + write.by;
    this.#counts.set(name, { ...write, by });
  }

  writes(): Write[] {
    return [...this.#others, ...this.#counts.values()];
  }
}

function nextBatch(writes: Iterator<Write>, later: Later, size: number): Put[] {
  // By key, because the grants of one person write the same item repeatedly.
  const batch = new Map<string, Put>();
  while (batch.size < size) {
    const { value, done } = writes.next();
    if (done) break;
    const put = "item" in value ? value.item.Put : undefined;
    if (put?.TableName) {
      const { TableName: table, Item: item = {} } = put;
      batch.set(`${table} ${String(item.pk)} ${String(item.sk)}`, { table, item });
    } else later.add(value);
  }
  return [...batch.values()];
}

async function send(batch: Put[]): Promise<void> {
  let pending: Record<string, { PutRequest: { Item: Put["item"] } }[]> | undefined = Object.fromEntries(
    Object.entries(Object.groupBy(batch, ({ table }) => table)).map(([table, puts = []]) => [
      table,
      puts.map(({ item }) => ({ PutRequest: { Item: item } })),
    ]),
  );
  while (pending && Object.keys(pending).length > 0) {
    const answer = await dynamo().send(new BatchWriteCommand({ RequestItems: pending }));
    pending = answer.UnprocessedItems as typeof pending;
  }
}

export const PASSWORD = "parola-de-probă-2026";
let passwordHash: Promise<string> | undefined;

/** A person with a password. */
export async function account(fields: Partial<Account>): Promise<Account> {
  const id = nextId();
  const hash = await (passwordHash ??= hashPassword(PASSWORD));
  const known = { id, login: `om-${id}`, email: `om-${id}@exemplu.md`, passwordHash: hash };
  return newAccount(Accounts, { ...known, ...fields }, "bench");
}

/** An organization with this many buckets. */
export interface Tenant {
  organizatieId: number;
  buckets: number[];
}

export async function addTenant(bucketCount: number): Promise<Tenant> {
  const organizatieId = nextId();
  const cod = randomCode(8);
  const buckets = Array.from({ length: bucketCount }, (_, i) => ({
    id: nextId(),
    organizatieId,
    cod: `B-${cod}-${i}`,
    denumire: `Container ${i}`,
    activ: true,
  }));
  const organization = {
    id: organizatieId,
    cod: `O-${cod}`,
    denumire: "Primăria",
    idno: String(1e12 + (organizatieId % 1e12)),
    statut: "ACTIV" as const,
  };
  await fill([
    ...adding(Organizations, organization),
    ...buckets.flatMap((bucket) => adding(Buckets, bucket)),
  ]);
  return { organizatieId, buckets: buckets.map(({ id }) => id) };
}

/** Stores a person who is a member of these buckets. */
export async function addPerson(fields: Partial<Account>, buckets: number[] = []): Promise<Account> {
  const person = await account(fields);
  const memberships = buckets.flatMap((bucketId) =>
    adding(Memberships, { id: nextId(), bucketId, appUserId: person.id, rol: "OPERATOR" }),
  );
  await fill([...adding(Accounts, person), ...memberships]);
  return person;
}

/** A document without content. */
export function document(creator: Account, bucketId: number, fields: Partial<Document> = {}): Document {
  const now = clock.iso();
  return due({
    id: nextId(),
    cod: `DOC-${now.slice(0, 4)}-${randomCode(10)}`,
    denumire: "Decizia cu privire la registrul documentelor primite",
    descriere: "Document de probă, cu o descriere de lungime obișnuită.",
    etichete: ["registru", "decizie"],
    bucketId,
    creator: personKey(creator.id),
    visibility: "PERSONAL",
    status: "ACTIV",
    numarVersiune: 0,
    retinereLegala: false,
    creatDe: creator.login,
    creatLa: now,
    modificatDe: creator.login,
    modificatLa: now,
    ...fields,
  });
}

/** Stores `count` documents, spread over the buckets in turn. Returns their ids, oldest first. */
export async function addDocuments(
  count: number,
  creators: Account[],
  buckets: number[],
  fields: Partial<Document> = {},
): Promise<number[]> {
  const ids: number[] = [];
  function* writes(): Generator<Write> {
    for (let i = 0; i < count; i += 1) {
      const record = nextDocument(i, creators, buckets, fields);
      ids.push(record.id);
      yield* adding(Documents, record);
    }
  }
  await fill(writes());
  return ids;
}

const nextDocument = (
  i: number,
  creators: Account[],
  buckets: number[],
  fields: Partial<Document>,
): Document =>
  document(creators[i % creators.length] as Account, buckets[i % buckets.length] as number, fields);

/** Stores grants that let a person read documents, until `dataExpirare` if there is one. */
export async function addGrants(
  documentIds: number[],
  { id: beneficiarOperatorId }: Account,
  end: Pick<GrantTerms, "dataExpirare"> = {},
): Promise<void> {
  const terms = { drept: "CITIRE" as const, ...end };
  const given = { beneficiary: { beneficiarOperatorId }, terms, actor: "bench" };
  const grantee = personKey(beneficiarOperatorId);
  const found = await readMany(Documents, documentIds);
  await fill(
    found.flatMap((document) => [
      ...granting(newGrant(document, given)),
      ...tellingGrant(START, document, { grantee, terms, isNew: true }).writes,
    ]),
  );
}

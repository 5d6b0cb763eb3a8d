import { isDeepStrictEqual } from "node:util";
import type { Count } from "../../../shared/data/counters.ts";
import type { Item } from "../../../shared/data/lists.ts";
import { tableOf, type Key } from "../../../shared/data/tables.ts";
import type { Write } from "../../../shared/data/transaction.ts";
import { sortableId } from "../../../shared/ids.ts";
import { counters } from "./counters.ts";
import { type Document, lists, type OwnerRow, ownerName, secrecyOf, type Status } from "./document.ts";
import { GRANTED_OF_MANY, type GrantTerms, markingAccount } from "./grant.ts";

/*
 * Rows and counts of the documents that people were granted. docs/decisions/0041-totals-of-grants.md has the reasons.
 */

const TABLE = tableOf("documents");

/** The facts of a document that decide, together with a grant, if its beneficiary sees it in lists. */
interface GrantedFacts extends OwnerRow {
  /** The key of its owner: `client#7`, `user#3`. */
  owner?: string;
}

/** A row of a document in its beneficiary's list. */
export interface GrantedRow extends GrantedFacts, GrantTerms {}

/** The most beneficiaries whose rows and counts a change of a document writes. */
export const MOST_BENEFICIARIES = 10;

/**
 * Replaces the beneficiaries once there were more: from then on their rows and counters no longer change with the document.
 */
export const MANY = "many";

/** The state of a document that the rows and counters of its beneficiaries record. The head of its chain keeps it. */
export interface Shared {
  facts: GrantedFacts;
  /** The terms of each grant, by beneficiary. */
  grantees: Readonly<Record<string, GrantTerms>> | typeof MANY;
}

export const factsOf = (document: Document): GrantedFacts => {
  const { bucketId, status } = document;
  const owner = ownerName(document);
  return { bucketId, secrecy: secrecyOf(document), status, ...(owner === undefined ? {} : { owner }) };
};

/** The part of the head of a chain that this file maintains; absent in chains that began before it existed. */
interface Head {
  shared?: Shared | undefined;
}

const sharedIn = ({ shared }: Head, document: Document): Shared =>
  shared ?? { facts: factsOf(document), grantees: {} };

/** True if a head says that its document has no grant. The head of an older chain may not know. */
export const isUnshared = ({ shared }: Head): boolean =>
  shared !== undefined && shared.grantees !== MANY && Object.keys(shared.grantees).length === 0;

/** The head of a new document's chain. */
export const unshared = (document: Document): Required<Head> => ({ shared: sharedIn({}, document) });

/** The head after a change, with the writes that update rows and counters. */
interface Told<H> {
  head: H;
  writes: Write[];
}

/** Updates the beneficiaries' rows and counters after a change of bucket, secrecy, state or owner. */
export function tellingChange<H extends Head>(head: H, before: Document, after: Document): Told<H> {
  const shared = sharedIn(head, before);
  return telling(head, before.id, shared, { ...shared, facts: factsOf(after) });
}

/** A grant, or the new terms of one. */
interface Granted {
  grantee: string;
  terms: GrantTerms;
  isNew: boolean;
}

/** Updates them for a grant, or for its new terms. */
export function tellingGrant<H extends Head>(
  head: H,
  document: Document,
  { grantee, terms: { drept, dataExpirare }, isNew }: Granted,
): Told<H> {
  const shared = sharedIn(head, document);
  if (shared.grantees === MANY) return { head, writes: isNew ? joiningMany(document.id, [grantee]) : [] };
  const terms = dataExpirare === undefined ? { drept } : { drept, dataExpirare };
  const grantees = { ...shared.grantees, [grantee]: terms };
  const names = Object.keys(grantees);
  if (names.length <= MOST_BENEFICIARIES) return telling(head, document.id, shared, { ...shared, grantees });
  const told = telling(head, document.id, shared, { ...shared, grantees: MANY });
  return { ...told, writes: [...told.writes, ...joiningMany(document.id, names)] };
}

/** Updates them for a revoked grant. */
export function tellingRevocation<H extends Head>(head: H, document: Document, grantee: string): Told<H> {
  const shared = sharedIn(head, document);
  if (shared.grantees === MANY) {
    const Key = manyKey(document.id, grantee);
    return { head, writes: [{ item: { Delete: { TableName: TABLE, Key } } }, counting(ofMany(grantee), -1)] };
  }
  const { [grantee]: _revoked, ...grantees } = shared.grantees;
  return telling(head, document.id, shared, { ...shared, grantees });
}

/** The writes that turn the rows and counts of `before` into those of `after`. */
function telling<H extends Head>(head: H, id: number, before: Shared, after: Shared): Told<H> {
  const [old, now] = [rowsOf(id, before), rowsOf(id, after)];
  const removed = [...old].filter(([name]) => !now.has(name));
  const put = [...now].filter(([name, row]) => !isDeepStrictEqual(row, old.get(name)));
  return {
    head: { ...head, shared: after },
    writes: [
      ...removed.map(([, { key }]): Write => ({ item: { Delete: { TableName: TABLE, Key: { ...key } } } })),
      ...put.map(([, { key, row }]): Write => ({
        item: { Put: { TableName: TABLE, Item: { ...key, ...row } } },
      })),
      ...countsOf(before).map((count) => counting(count, -1)),
      ...countsOf(after).map((count) => counting(count, 1)),
    ],
  };
}

const counting = (count: Count, by: number): Write => ({ table: TABLE, count, by });

interface Stored {
  key: Key;
  row: object;
}

const eachGrantee = ({ facts, grantees }: Shared): [string, GrantedRow][] =>
  grantees === MANY ? [] : Object.entries(grantees).map(([name, terms]) => [name, { ...facts, ...terms }]);

function rowsOf(id: number, shared: Shared): Map<string, Stored> {
  const rows = eachGrantee(shared).flatMap(([name, row]): Stored[] => [
    { key: { pk: lists.grantee(name), sk: sortableId(id) }, row },
    ...(row.dataExpirare === undefined ? [] : [{ key: endKey(name, row.dataExpirare, id), row: {} }]),
  ]);
  return new Map(rows.map((row) => [`${row.key.pk}\n${row.key.sk}`, row]));
}

/** Rows of grants by their end date: those with an end are few to read, even if many grants are valid. */
const endKey = (name: string, end: string, id: number): Key => ({
  pk: lists.endsOf(name),
  sk: `${end}#${sortableId(id)}`,
});

/** The document whose grant has ended, by its row. */
export const endedIn = ({ sk }: Item): number => Number(String(sk).split("#")[1]);

const manyKey = (id: number, name: string): Key => ({ pk: lists.granteeOfMany(name), sk: sortableId(id) });

const joiningMany = (id: number, names: string[]): Write[] =>
  names.flatMap((name): Write[] => [
    { item: { Put: { TableName: TABLE, Item: { ...manyKey(id, name) } } } },
    counting(ofMany(name), 1),
    ...markingAccount(name, GRANTED_OF_MANY),
  ]);

/** The label of grants on documents with more than MOST_BENEFICIARIES. */
export const OF_MANY = "many";
/** The label of grants with an end date, which are also counted under another label. */
export const ENDS = "ends";

const ofMany = (name: string): Count => ({ counter: counters.owner(name), label: OF_MANY });

const countsOf = (shared: Shared): Count[] =>
  eachGrantee(shared).flatMap(([name, row]) =>
    [grantLabel(name, row), ...(row.dataExpirare === undefined ? [] : [ENDS])].map((label) => ({
      counter: counters.owner(name),
      label,
    })),
  );

const GRANTS = "grants";
const OWN = "own";

/** The label that counts a row of a beneficiary. */
export function grantLabel(name: string, { bucketId, secrecy, status, drept, owner }: GrantedRow): string {
  return [GRANTS, bucketId, secrecy, status, drept, ...(owner === name ? [OWN] : [])].join(".");
}

/** The grants that a label counts for a beneficiary; undefined for labels of other things. */
export function grantedIn(name: string, label: string): GrantedRow | undefined {
  const [kind, bucketId, secrecy, status, drept, own] = label.split(".");
  if (kind !== GRANTS) return undefined;
  return {
    bucketId: Number(bucketId),
    secrecy: secrecy as GrantedRow["secrecy"],
    status: status as Status,
    drept: drept as GrantedRow["drept"],
    ...(own === OWN ? { owner: name } : {}),
  };
}

import { clock } from "../../../../shared/clock.ts";
import type { KnownTotals, Totals } from "../../../../shared/data/counters.ts";
import { newestFirst, type Count, type Pointer } from "../../../../shared/data/lists.ts";
import { readItems, readPartition } from "../../../../shared/data/repository.ts";
import { readTotals } from "../../../../shared/data/totals.ts";
import { once } from "../../../../shared/once.ts";
import { sortableId } from "../../../../shared/ids.ts";
import { counters } from "../../records/counters.ts";
import { type Document, Documents, lists, ownedIn, type OwnerRow } from "../../records/document.ts";
import { endedIn, ENDS, grantedIn, type GrantedRow, grantLabel } from "../../records/granted.ts";
import {
  countedOf,
  type Granted,
  isCounted,
  listsOf,
  type Scope,
  type Total,
  totalsOf,
} from "./list-scope.ts";

/** Reads those documents of rows that the reader may read. */
type Fetch = (pointers: Pointer[]) => Promise<Document[]>;

/** Counters as they were read. */
export type Kept = (counter: string) => Totals | undefined;

/**
 * The total of the lists: from their counters, plus the documents shown only by checked rows, which have to be read.
 */
export async function countSeen(scope: Scope, fetch: Fetch, known?: KnownTotals): Promise<Count> {
  const { granted } = scope;
  const kept = await readKept(everyTotal(scope), known);
  const sumOf = (totals: Total[]) => sum(totals.map((total) => countedOf(total, kept(total.counter))));
  const upperBound = sumOf(scope.totals.filter(({ isUpperBound }) => isUpperBound));
  const parts = await Promise.all([
    countChecked(scope, fetch, upperBound),
    granted ? countGranted(granted, kept, sumOf(totalsOf(granted))) : NOTHING,
  ]);
  const sure = sumOf(scope.totals.filter(({ isUpperBound }) => !isUpperBound));
  return {
    total: sure + sum(parts.map(({ total }) => total)),
    relation: parts.some(({ relation }) => relation === "gte") ? "gte" : "eq",
  };
}

const everyTotal = ({ totals, granted }: Scope): Total[] => [
  ...totals,
  ...(granted ? totalsOf(granted) : []),
];

/** The counters of the rows in the lists of a scope: those of its owners and beneficiaries, and those of buckets and issuers. */
export interface ScopeCounters {
  ofPeople(): Promise<Kept>;
  ofPlaces(): Promise<Kept>;
}

/** Reads each half once, if it is needed. */
export function countersOf(scope: Scope): ScopeCounters {
  const names = [...scope.owners, ...(scope.granted?.names ?? [])];
  const people = new Set(names.map((name) => counters.owner(name)));
  const [ofPeople = [], ofPlaces = []] = [true, false].map((wanted) =>
    everyTotal(scope).filter(({ counter }) => people.has(counter) === wanted),
  );
  return { ofPeople: once(() => readKept(ofPeople)), ofPlaces: once(() => readKept(ofPlaces)) };
}

/** True if the lists of a scope may have more rows than this; often the counters of its people suffice to say so. */
export async function hasMoreThan(
  rows: number,
  scope: Scope,
  { ofPeople, ofPlaces }: ScopeCounters,
): Promise<boolean> {
  const countedIn = (kept: Kept) =>
    sum(everyTotal(scope).map((total) => countedOf(total, kept(total.counter))));
  const count = countedIn(await ofPeople());
  return count > rows || count + countedIn(await ofPlaces()) > rows;
}

/** A place of documents: there is a list of their events. */
export type Place = Pick<OwnerRow, "bucketId" | "secrecy">;

/** The places of the documents that only grants show, by the counters of the scope. */
export const furtherPlaces = (granted: Granted, kept: Kept): Place[] =>
  granted.names.flatMap((name) =>
    labelsIn(kept(counters.owner(name))).flatMap((label) => {
      const row = grantedIn(name, label);
      return row && granted.isFurther(row) ? [row] : [];
    }),
  );

/** The places of an owner's documents, by the counters of the scope. */
export const ownPlaces = (owner: string, kept: Kept): Place[] =>
  labelsIn(kept(counters.owner(owner))).flatMap((label) => ownedIn(label) ?? []);

const labelsIn = (totals: Totals = new Map()): string[] =>
  [...totals].flatMap(([label, count]) => (count > 0 ? [label] : []));

const NOTHING: Count = { total: 0, relation: "eq" };

const sum = (numbers: number[]): number => numbers.reduce((all, one) => all + one, 0);

async function readKept(totals: Total[], known?: KnownTotals): Promise<Kept> {
  const names = [...new Set(totals.map(({ counter }) => counter))];
  const values = await readTotals(Documents.table, names, known);
  return (counter) => values[names.indexOf(counter)];
}

/** Counts rows whose document alone tells if it is shown; the newest ones are read. */
async function countChecked(scope: Scope, fetch: Fetch, upperBound: number): Promise<Count> {
  if (upperBound === 0) return NOTHING;
  const { checked, mostChecked: most } = scope;
  const rows = await newestFirst(Documents.table, checked, { most }).take(most);
  const further = (await fetch(rows)).filter((document) => !isCounted(scope, document));
  return { total: further.length, relation: upperBound > most ? "gte" : "eq" };
}

/** How many rows are read for a total if counters cannot tell how many are for the same document. */
const MOST_GRANTS = 1000;
/** The number of rows (the newest) that are counted for a lower bound. */
const SAMPLE = 100;

/** @param total the counters' total of rows that only grants show */
async function countGranted(granted: Granted, kept: Kept, total: number): Promise<Count> {
  if (total === 0) return NOTHING;
  if (granted.isDisjoint) return withoutEnded(granted, kept, total);
  const most = total > MOST_GRANTS ? SAMPLE : MOST_GRANTS;
  const rows = await newestFirst(Documents.table, listsOf(granted), { most, mostLeftOut: MOST_GRANTS }).take(
    most,
  );
  return { total: rows.length, relation: total > MOST_GRANTS ? "gte" : "eq" };
}

/** Limits for grants that have expired and are not removed yet: how many are looked up, and how many counted. */
const MOST_ENDED = 20;
const MOST_ENDED_COUNTED = 1000;

/** Subtracts expired grants that were not removed yet, because they no longer count. */
async function withoutEnded({ names, isFurther }: Granted, kept: Kept, total: number): Promise<Count> {
  const counts = await Promise.all(
    names.map(async (name) => {
      const ends = kept(counters.owner(name))?.get(ENDS) ?? 0;
      return ends === 0 ? NOTHING : endedOf(name, ends, isFurther);
    }),
  );
  const ended = sum(counts.map((count) => count.total));
  return {
    total: Math.max(total - ended, 0),
    relation: counts.some(({ relation }) => relation === "gte") ? "gte" : "eq",
  };
}

/** The number of a name's counted grants that have expired; `gte` if it is only an upper bound. */
async function endedOf(name: string, ends: number, isFurther: Granted["isFurther"]): Promise<Count> {
  const ended = await readPartition(Documents.table, lists.endsOf(name), {
    below: `${clock.iso()}$`,
    limit: MOST_ENDED_COUNTED,
  });
  if (ended.length >= MOST_ENDED_COUNTED) return { total: ends, relation: "gte" };
  if (ended.length > MOST_ENDED) return { total: ended.length, relation: "gte" };
  const keys = ended.map((row) => ({ pk: lists.grantee(name), sk: sortableId(endedIn(row)) }));
  const rows = (await readItems(Documents.table, keys)).filter((row) => row !== undefined);
  const counted = rows
    .map((row) => grantedIn(name, grantLabel(name, row as unknown as GrantedRow)))
    .filter((row) => row !== undefined && isFurther(row));
  return { total: counted.length, relation: "eq" };
}

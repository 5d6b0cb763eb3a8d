import { clock } from "../../../../shared/clock.ts";
import type { Lately } from "../../../../shared/data/listing.ts";
import { type List, newestFirst, type Pointer } from "../../../../shared/data/lists.ts";
import { firstIdAt } from "../../../../shared/ids.ts";
import type { SearchIndex } from "../../search-index/search-index.ts";
import type { Principal } from "../../access/principal.ts";
import { Documents, lists } from "../../records/document.ts";
import { eventLists } from "../../records/event.ts";
import { furtherPlaces, type Kept, ownPlaces, type Place } from "./count-seen.ts";
import { listsOf, type Scope } from "./list-scope.ts";

/*
 * Changes that the search index may not have yet: docs/decisions/0048-filters-ask-the-index.md has the reasons.
 */

/** The time allowed to the index: later changes are read from the table, earlier ones must be in the index. */
const SETTLING_MS = 10_000;
/** How many documents are read because the index has not heard of their latest change, and how many that only grants show. */
const MOST_CHANGED = 200;
const MOST_GIVEN = 200;
/** How many events are looked through. */
const MOST_EVENTS = 1000;
/** How many lists of events are read for the documents that only grants show. */
const MOST_FURTHER_LISTS = 8;

/**
 * The rows to read beside the index: of what changed lately, those that the index has in an older version. Undefined if there
 * are too many, or if the index is behind.
 * @param kept the counters of the people of the scope
 */
export async function changedLately(
  caller: Principal,
  scope: Scope,
  index: SearchIndex,
  kept: Kept,
): Promise<Lately | undefined> {
  const [changed, further] = await Promise.all([readChanges(scope.changes), readFurther(scope, kept)]);
  const known = [...scope.changes, ...(further.changed?.lists ?? [])];
  const own = await readChanges(furtherOwnLists(scope, kept, known));
  const unknown = changed && own && (await unknownTo(index, [changed, own, further.changed ?? NO_CHANGES]));
  if (unknown === undefined || unknown.length > MOST_CHANGED) return undefined;
  const read = new Set(further.rows.map(({ id }) => id));
  const others = unknown.filter((id) => !read.has(id)).map((id) => withoutRow(caller, id));
  return { rows: [...further.rows, ...others], relation: further.relation };
}

/** The lists of events of the owners whose documents are not all in places with one of the `known` lists. */
function furtherOwnLists({ owners }: Scope, kept: Kept, known: List[]): List[] {
  const partitions = new Set(known.flatMap((list) => list.partitions));
  const isKnown = (list: List) => list.partitions.every((partition) => partitions.has(partition));
  return owners
    .filter((owner) => !listsOfEvents(ownPlaces(owner, kept)).every(isKnown))
    .flatMap((owner) => [eventLists.owner(owner, "open"), eventLists.owner(owner, "secret")]);
}

/** What may have changed among the documents that only grants show: their events are in places that the reader does not see. */
interface Further extends Lately {
  changed?: Changes | undefined;
}

/**
 * Reads the events of the places of these documents. If there are many places, or many changes in them, it reads the
 * documents, and those with very many beneficiaries always: their rows do not name a place.
 */
async function readFurther(scope: Scope, kept: Kept): Promise<Further> {
  const places = listsOfEvents(scope.granted ? furtherPlaces(scope.granted, kept) : []);
  const changed = places.length > MOST_FURTHER_LISTS ? undefined : await readChanges(places);
  const given = await readGiven(scope, changed === undefined);
  if (given.length > MOST_GIVEN) return { rows: [], changed, relation: "gte" };
  return { rows: given, changed, relation: "eq" };
}

/** The lists of the events in these places, each once. */
const listsOfEvents = (places: Place[]): List[] => {
  const all = places.map(({ bucketId, secrecy }) => eventLists.bucket(bucketId, secrecy));
  return [...new Map(all.map((list) => [list.partitions.join(" "), list])).values()];
};

/** A row that carries no terms of grants: the document is read for them, as those with very many beneficiaries are. */
export const withoutRow = ({ granteeNames }: Principal, id: number): Pointer => ({
  id,
  partitions: granteeNames.map((name) => lists.granteeOfMany(name)),
  item: {},
  rows: [],
});

/** A row of a document that was not granted to the reader. */
export const ungranted = (id: number): Pointer => ({ id, partitions: [], item: {}, rows: [] });

/** The rows of documents that only grants show: of all of them, or of those with very many beneficiaries. */
const readGiven = ({ granted, checked }: Scope, ofAll: boolean): Promise<Pointer[]> =>
  newestFirst(Documents.table, [...(granted && ofAll ? listsOf(granted) : []), ...checked], {
    most: MOST_GIVEN + 1,
  }).take(MOST_GIVEN + 1);

interface Changes {
  /** The lists that were read. */
  lists: List[];
  /** The newest change of each document that has changed lately. */
  newest: Map<number, number>;
  /** The newest change before. */
  before?: Change | undefined;
}

const NO_CHANGES: Changes = { lists: [], newest: new Map() };

interface Change {
  id: number;
  documentId: number;
}

/** Undefined if there are too many. */
async function readChanges(lists: List[]): Promise<Changes | undefined> {
  const since = firstIdAt(new Date(clock.now().getTime() - SETTLING_MS));
  const rows = newestFirst(Documents.table, lists, { most: 16, least: 8 });
  const newest = new Map<number, number>();
  for (let seen = 0; seen < MOST_EVENTS; seen += 1) {
    const [row] = await rows.take(1);
    if (!row) return { lists, newest };
    // A download is an event that changes nothing, and is not sent to the index.
    if (row.item.tip === "DESCARCAT") continue;
    const documentId = Number(row.item.documentId);
    if (row.id < since) return { lists, newest, before: { id: row.id, documentId } };
    if (!newest.has(documentId)) newest.set(documentId, row.id);
  }
  return undefined;
}

/**
 * The documents whose newest change is not in the index. Undefined if it does not even have the newest change before
 * that, because it receives all changes roughly in order.
 */
async function unknownTo(index: SearchIndex, changes: Changes[]): Promise<number[] | undefined> {
  const [before] = changes.flatMap((one) => one.before ?? []).toSorted((a, b) => b.id - a.id);
  const newest = new Map(changes.flatMap((one) => [...one.newest]).toSorted(([, a], [, b]) => a - b));
  const ids = [...newest.keys(), ...(before ? [before.documentId] : [])];
  const versions = ids.length > 0 ? await index.versionsOf(ids) : new Map<number, number>();
  const knows = (documentId: number, change: number) => (versions.get(documentId) ?? 0) >= change;
  if (before && !knows(before.documentId, before.id)) return undefined;
  return [...newest].flatMap(([documentId, change]) => (knows(documentId, change) ? [] : [documentId]));
}

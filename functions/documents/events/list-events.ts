import type { Stored } from "../../../shared/data/entity.ts";
import { countListed, listPage, MOST_ROWS, type Listing } from "../../../shared/data/listing.ts";
import type { Filter, ListQuery, Page } from "../../../shared/data/page.ts";
import { readItems, readMany, readUnique, recordOf } from "../../../shared/data/repository.ts";
import {
  bounded,
  countRows,
  newestFirst,
  type Count,
  type Pointer,
  type List,
} from "../../../shared/data/lists.ts";
import { readTotals } from "../../../shared/data/totals.ts";
import { AppError, badRequest, notFound } from "../../../shared/errors.ts";
import { documentFor, rightsOf, visibleBuckets, type Opened } from "../access/authorization.ts";
import type { Principal } from "../access/principal.ts";
import { counters } from "../records/counters.ts";
import { Documents, type Secrecy } from "../records/document.ts";
import { MOST_BUCKETS } from "../access/scope.ts";
import {
  type DocumentEvent,
  documentEvents,
  EVENT_PREFIX,
  eventLabel,
  eventLists,
  rowKeysOf,
  showsEvent,
} from "../records/event.ts";

type Found = Stored<DocumentEvent>;

/**
 * The events of one document, if a filter names it, else of all documents in the lists that the caller
 * may read; each page is checked against the documents that it shows.
 */
export const listEvents = async (caller: Principal, query: ListQuery): Promise<Page<Found>> =>
  listPage(await listingFor(caller, query), query);

export const countEvents = async (caller: Principal, query: ListQuery): Promise<number> =>
  countListed(await listingFor(caller, query), query);

/** @throws notFound for an unknown event and for one of a document that the caller may not read */
export async function readEvent(caller: Principal, id: number): Promise<Found> {
  const rows = await readItems(Documents.table, rowKeysOf(id));
  const row = rows.find((found) => found !== undefined);
  if (!row) throw notFound();
  const documentId = Number(row.documentId);
  const { rights } = await documentFor(caller, documentId, "read");
  const [event] = await eventsBehind([{ id, documentId }]);
  if (!event || !showsEvent(rights, event)) throw notFound();
  return event;
}

async function listingFor(caller: Principal, { filters }: ListQuery): Promise<Listing<Found>> {
  const named = filters.find(namesDocument);
  return named ? ofDocument(caller, named, filters) : overDocuments(caller, filters);
}

const namesDocument = ({ field, operator, values }: Filter): boolean =>
  (field === "documentId" || field === "cod") && operator === "equals" && values.length === 1;

/** The list in a document's own partition; empty where the caller may not read the document. */
async function ofDocument(caller: Principal, named: Filter, filters: Filter[]): Promise<Listing<Found>> {
  const opened = await openNamed(caller, named);
  const own = opened ? [shownOf(opened)] : [];
  return {
    name: `events#${caller.key}`,
    table: Documents.table,
    lists: own,
    fetch: async (pointers) => pointers.map(({ item }) => recordOf<DocumentEvent>(item)),
    count: () => countRows(Documents.table, own, MOST_ROWS),
    answersFilters: filters.length === 1,
    narrowing: ["filter[documentId]"],
  };
}

export const eventsOf = (documentId: number): List => ({
  partitions: [Documents.key({ id: documentId }).pk],
  prefix: EVENT_PREFIX,
});

/** The events of a document that its reader may see. */
function shownOf({ document, rights }: Opened): List {
  const all = eventsOf(document.id);
  return rights.has("write") ? all : { ...all, shows: (event) => showsEvent(rights, event) };
}

async function openNamed(caller: Principal, { field, values }: Filter): Promise<Opened | undefined> {
  const [value] = values;
  const id = field === "cod" ? (await readUnique(Documents, "cod", String(value)))?.id : Number(value);
  if (id === undefined) return undefined;
  try {
    return await documentFor(caller, id, "read");
  } catch (error) {
    if (error instanceof AppError && error.kind === "notFound") return undefined;
    throw error;
  }
}

function overDocuments(caller: Principal, filters: Filter[]): Listing<Found> {
  const listing = {
    name: `events#${caller.key}`,
    table: Documents.table,
    fetch: (pointers: Pointer[]) => readable(caller, pointers),
    answersFilters: filters.length === 0,
    narrowing: ["filter[documentId]", "filter[cod]"],
  };
  const shown = listsFor(caller);
  if (!seesEverything(caller))
    return { ...listing, lists: [], checked: shown, count: () => countReadable(caller, shown) };
  return { ...listing, lists: shown, count: countAll };
}

/** A service administrator with hasSecret: nothing of any document is hidden, so that no row needs to be checked. */
const seesEverything = (caller: Principal): boolean =>
  visibleBuckets(caller) === undefined && caller.hasSecret && !caller.suspended;

function listsFor(caller: Principal): List[] {
  const seen = caller.hasSecret ? ["open", "secret"] : ["open"];
  const own = caller.names.flatMap((name) =>
    ["open", "secret"].map((secrecy) => eventLists.owner(name, secrecy)),
  );
  const visible = visibleBuckets(caller);
  if (!visible) return [...seen.map(eventLists.all), ...(caller.hasSecret ? [] : own)];
  if (visible.length > MOST_BUCKETS) {
    throw badRequest("preaMulteContainere", {
      values: { limita: MOST_BUCKETS, filtre: "filter[documentId]" },
    });
  }
  return [...visible.flatMap((id) => seen.map((secrecy) => eventLists.bucket(id, secrecy))), ...own];
}

/** The row of an event has the document's bucket at that time; access depends on the document as it is now. */
async function readable(caller: Principal, pointers: Pointer[]): Promise<Found[]> {
  return eventsBehind(await readableRows(caller, pointers));
}

interface EventRow {
  id: number;
  documentId: number;
}

async function readableRows(caller: Principal, pointers: Pointer[]): Promise<EventRow[]> {
  const rows = pointers.map(({ id, item }) => ({ id, documentId: Number(item.documentId), tip: item.tip }));
  const documents = await readMany(Documents, [...new Set(rows.map(({ documentId }) => documentId))]);
  const rights = new Map(documents.map((found) => [found.id, rightsOf(caller, found)]));
  return rows.filter((row) => showsEvent(rights.get(row.documentId) ?? new Set(), row));
}

async function eventsBehind(rows: EventRow[]): Promise<Found[]> {
  const items = await readItems(Documents.table, rows.map(documentEvents().key));
  return items.filter((item) => item !== undefined).map((item) => recordOf<DocumentEvent>(item));
}

/** Every event: kept by the counter of all documents. */
async function countAll(): Promise<Count> {
  const [totals] = await readTotals(Documents.table, [counters.all]);
  const of = (secrecy: Secrecy) => totals?.get(eventLabel(secrecy)) ?? 0;
  return { total: of("open") + of("secret"), relation: "eq" };
}

/**
 * Counts rows by the ids of their documents, without reading the events. Who may see an event follows its document as
 * it is now, so that no counter knows it.
 */
async function countReadable(caller: Principal, lists: List[]): Promise<Count> {
  const rows = await newestFirst(Documents.table, lists, { most: MOST_ROWS + 1 }).take(MOST_ROWS + 1);
  return bounded((await readableRows(caller, rows)).length, MOST_ROWS);
}

import type { KnownTotals } from "../../../shared/data/counters.ts";
import { countListed, listPage, type Listing } from "../../../shared/data/listing.ts";
import { newestFirst, type Count, type Pointer } from "../../../shared/data/lists.ts";
import { passes, type ListQuery, type Page } from "../../../shared/data/page.ts";
import { readItems, recordOf } from "../../../shared/data/repository.ts";
import type { Key } from "../../../shared/data/tables.ts";
import { readTotals } from "../../../shared/data/totals.ts";
import { isValid, rightsOf } from "../access/authorization.ts";
import { withStoredCodes } from "../access/codes.ts";
import type { Principal } from "../access/principal.ts";
import { type SeenDocument, seenDocument } from "../content/document-acts.ts";
import { type Document, Documents, lists, SHARED } from "../records/document.ts";
import { type Grant, grantKey } from "../records/grant.ts";
import { indexOf } from "./list-index.ts";
import { countedOf, isCounted, isListed, scopeOf, type Scope, type Total } from "./list-scope.ts";
import { withOrganizations } from "./view.ts";

type Found = SeenDocument;

/**
 * The documents that a caller may see in lists: their buckets', their own and those granted to them, newest
 * first. Access is part of the query: the lists are chosen by what the caller may read.
 */
export async function listDocuments(caller: Principal, query: ListQuery): Promise<Page<Found>> {
  const asked = await withStoredCodes(query);
  return listPage(await listingFor(caller, asked), ofFields(asked));
}

/** How many documents the same list has. */
export async function countDocuments(caller: Principal, query: ListQuery): Promise<number> {
  const asked = await withStoredCodes(query);
  return countListed(await listingFor(caller, asked), ofFields(asked));
}

/** Without the filter that chose the lists, and that no field of a document answers. */
const ofFields = (query: ListQuery): ListQuery => ({
  ...query,
  filters: query.filters.filter(({ field }) => field !== SHARED),
});

async function listingFor(caller: Principal, query: ListQuery): Promise<Listing<Found>> {
  const scope = await scopeOf(caller, query.filters);
  const { filters, sort } = ofFields(query);
  const needsOrganization = [...filters, ...sort].some(({ field }) => field === "organizatieId");
  const fetch = async (pointers: Pointer[]) => {
    const found = await readable(caller, pointers, scope);
    const shown = needsOrganization ? await withOrganizations(found) : found;
    return filters.length === 0 ? shown : shown.filter((document) => passes(document, filters));
  };
  return {
    name: `documents#${caller.key}#${scope.name}`,
    table: Documents.table,
    lists: scope.lists,
    checked: scope.checked,
    answersFilters: scope.answersFilters,
    index: indexOf(caller, scope, { filters, sort }),
    narrowing: ["filter[bucketId]", "filter[proprietarId]", "filter[status]"],
    fetch,
    count: (known) => countSeen(scope, fetch, known),
  };
}

/** Grants of which the documents are read for a total; beyond, the total is a floor. */
const MOST_GRANTS = 1000;
/** The documents that a floor counts: the newest. */
const SAMPLE = 100;

/** The total of the lists from their counters, and what only checked rows show: that is read. */
async function countSeen(
  scope: Scope,
  fetch: (pointers: Pointer[]) => Promise<Found[]>,
  known?: KnownTotals,
): Promise<Count> {
  const names = [...new Set(scope.totals.map(({ counter }) => counter))];
  const values = await readTotals(Documents.table, names, known);
  const sumOf = (total: Total) => countedOf(total, values[names.indexOf(total.counter)]);
  const total = scope.totals.filter(({ isCeiling }) => !isCeiling).reduce((sum, of) => sum + sumOf(of), 0);
  const unsure = scope.totals.filter(({ isCeiling }) => isCeiling).reduce((sum, of) => sum + sumOf(of), 0);
  if (unsure === 0) return { total, relation: "eq" };
  const most = unsure > MOST_GRANTS ? SAMPLE : MOST_GRANTS;
  const rows = await newestFirst(Documents.table, scope.checked, { most }).take(most);
  const further = (await fetch(rows)).filter((document) => !isCounted(scope, document));
  return { total: total + further.length, relation: unsure > MOST_GRANTS ? "gte" : "eq" };
}

/**
 * The documents behind `pointers` that the caller may read, in the same order: one read also loads the grants. A document
 * that everybody may read is not listed for an expired grant.
 */
async function readable(caller: Principal, pointers: Pointer[], scope: Scope): Promise<Found[]> {
  const documentKeys = pointers.map(({ id }) => Documents.key({ id }));
  const items = await readItems(Documents.table, [...documentKeys, ...grantKeys(caller, pointers)]);
  const grants = Map.groupBy(
    items.slice(pointers.length).flatMap((item) => (item ? [recordOf<Grant>(item)] : [])),
    ({ documentId }) => documentId,
  );
  const isShown = (document: Document) => {
    const held = (grants.get(document.id) ?? []).filter(isValid);
    return (
      scope.statuses.includes(document.status) &&
      (held.length > 0 || isListed(scope, document)) &&
      rightsOf(caller, document, held).has("read")
    );
  };
  return items
    .slice(0, pointers.length)
    .flatMap((item) => (item ? [recordOf<Document>(item)] : []))
    .filter(isShown)
    .map((document) => seenDocument(caller, document, grants.get(document.id)));
}

/** The keys of the grants of those documents that are in one of the caller's lists of grants. */
const grantKeys = (caller: Principal, pointers: Pointer[]): Key[] =>
  caller.names.flatMap((grantee) =>
    pointers
      .filter(({ partitions }) => partitions.includes(lists.grantee(grantee)))
      .map(({ id }) => grantKey(id, grantee)),
  );

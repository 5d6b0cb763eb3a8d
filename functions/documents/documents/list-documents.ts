import type { Stored } from "../../../shared/data/entity.ts";
import { countListed, listPage, type Listing } from "../../../shared/data/listing.ts";
import type { ListQuery, Page } from "../../../shared/data/page.ts";
import { readItems, recordOf } from "../../../shared/data/repository.ts";
import type { Pointer } from "../../../shared/data/lists.ts";
import type { Key } from "../../../shared/data/tables.ts";
import { rightsOf } from "../access/authorization.ts";
import type { Principal } from "../access/principal.ts";
import { type Document, Documents, lists } from "../records/document.ts";
import { type Grant, grantKey } from "../records/grant.ts";
import { scopeOf, type Scope } from "./list-scope.ts";

type Found = Stored<Document>;

/**
 * The documents that a caller may see in lists: their buckets', their own and those granted to them, newest
 * first. Access is part of the query: the lists are chosen by what the caller may read.
 */
export const listDocuments = async (caller: Principal, query: ListQuery): Promise<Page<Found>> =>
  listPage(listingFor(caller, query), query);

/** How many documents the same list has. */
export const countDocuments = async (caller: Principal, query: ListQuery): Promise<number> =>
  countListed(listingFor(caller, query), query);

function listingFor(caller: Principal, { filters }: ListQuery): Listing<Found> {
  const scope = scopeOf(caller, filters);
  return {
    name: `documents#${caller.key}`,
    table: Documents.table,
    exact: scope.exact,
    checked: scope.checked,
    answersFilters: scope.answersFilters,
    narrowing: ["filter[bucketId]", "filter[proprietarId]", "filter[status]"],
    fetch: (pointers) => readable(caller, pointers, scope),
  };
}

/** The documents behind `pointers` that the caller may read, in the same order: one read also loads the grants. */
async function readable(caller: Principal, pointers: Pointer[], { statuses }: Scope): Promise<Found[]> {
  const documentKeys = pointers.map(({ id }) => Documents.key({ id }));
  const items = await readItems(Documents.table, [...documentKeys, ...grantKeys(caller, pointers)]);
  const grants = Map.groupBy(
    items.slice(pointers.length).flatMap((item) => (item ? [recordOf<Grant>(item)] : [])),
    ({ documentId }) => documentId,
  );
  return items
    .slice(0, pointers.length)
    .flatMap((item) => (item ? [recordOf<Document>(item)] : []))
    .filter(
      (document) =>
        statuses.includes(document.status) &&
        rightsOf(caller, document, grants.get(document.id) ?? []).has("read"),
    );
}

/** The keys of the grants of those documents that are in one of the caller's lists of grants. */
const grantKeys = (caller: Principal, pointers: Pointer[]): Key[] =>
  caller.names.flatMap((grantee) =>
    pointers
      .filter(({ partitions }) => lists.grantee(grantee).partitions.some((pk) => partitions.includes(pk)))
      .map(({ id }) => grantKey(id, grantee)),
  );

import { countListed, listPage } from "../../../../shared/data/list-page.ts";
import type { Listing } from "../../../../shared/data/listing.ts";
import type { Pointer } from "../../../../shared/data/lists.ts";
import { passes, type ListQuery, type Page } from "../../../../shared/data/page.ts";
import { readItems, recordOf } from "../../../../shared/data/repository.ts";
import type { Key } from "../../../../shared/data/tables.ts";
import { isValid, rightsOf } from "../../access/authorization.ts";
import { withStoredCodes } from "../../access/codes.ts";
import type { Principal } from "../../access/principal.ts";
import { type SeenDocument, seenDocument } from "../../access/document-acts.ts";
import { type Document, Documents, fileFieldsOf, lists, SHARED } from "../../records/document.ts";
import { type Grant, grantKey, type GrantTerms } from "../../records/grant.ts";
import type { GrantedRow } from "../../records/granted.ts";
import { countSeen } from "./count-seen.ts";
import { indexOf } from "./list-index.ts";
import { isListed, scopeOf, type Scope } from "./list-scope.ts";
import { withOrganizations } from "./view.ts";

type ListedDocument = SeenDocument;

/**
 * The documents that a caller may see in lists: those of their buckets, their own and those granted to them, newest
 * first. Access is part of the query: the lists are selected by the caller's read access.
 */
export async function listDocuments(caller: Principal, query: ListQuery): Promise<Page<ListedDocument>> {
  const asked = await withStoredCodes(query);
  return listPage(await listingFor(caller, asked), ofFields(asked));
}

/** The number of documents in the same list. */
export async function countDocuments(caller: Principal, query: ListQuery): Promise<number> {
  const asked = await withStoredCodes(query);
  return countListed(await listingFor(caller, asked), ofFields(asked));
}

/** The query without the filter that selected the lists, because that is not about a field of the document. */
const ofFields = (query: ListQuery): ListQuery => ({
  ...query,
  filters: query.filters.filter(({ field }) => field !== SHARED),
});

async function listingFor(caller: Principal, query: ListQuery): Promise<Listing<ListedDocument>> {
  const scope = await scopeOf(caller, query.filters);
  const { filters, sort } = ofFields(query);
  const needsOrganization = [...filters, ...sort].some(({ field }) => field === "organizatieId");
  const fetch = async (pointers: Pointer[]) => {
    const found = await readable(caller, pointers, scope);
    const shown = needsOrganization ? await withOrganizations(found) : found;
    if (filters.length === 0 && sort.length === 0) return shown;
    const compared = shown.map((document) => ({ ...document, ...fileFieldsOf(document) }));
    return compared.filter((document) => passes(document, filters));
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

/**
 * The documents behind `pointers` that the caller may read now, in the same order. The terms of grants are in the
 * rows of the lists; for a document with very many beneficiaries, the same read loads its grants. A document that all
 * callers may read is not listed because of an expired grant.
 */
async function readable(caller: Principal, pointers: Pointer[], scope: Scope): Promise<ListedDocument[]> {
  const documentKeys = pointers.map(({ id }) => Documents.key({ id }));
  const items = await readItems(Documents.table, [...documentKeys, ...grantKeys(caller, pointers)]);
  const grants = Map.groupBy(
    items.slice(pointers.length).flatMap((item) => (item ? [recordOf<Grant>(item)] : [])),
    ({ documentId }) => documentId,
  );
  const terms = new Map<number, GrantTerms[]>(
    pointers.map((pointer) => [pointer.id, [...termsIn(caller, pointer), ...(grants.get(pointer.id) ?? [])]]),
  );
  const isShown = (document: Document) => {
    const held = (terms.get(document.id) ?? []).filter(isValid);
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
    .map((document) => seenDocument(caller, document, terms.get(document.id)));
}

/** The terms of the caller's grants that are contained in list rows. */
const termsIn = ({ granteeNames }: Principal, { rows }: Pointer): GrantTerms[] =>
  rows
    .filter(({ pk }) => granteeNames.some((name) => pk === lists.grantee(name)))
    .map((row) => row as unknown as GrantedRow);

/** The keys of the grants whose terms are in no list row. */
const grantKeys = (caller: Principal, pointers: Pointer[]): Key[] =>
  caller.names.flatMap((grantee) =>
    pointers
      .filter(({ partitions }) => partitions.includes(lists.granteeOfMany(grantee)))
      .map(({ id }) => grantKey(id, grantee)),
  );

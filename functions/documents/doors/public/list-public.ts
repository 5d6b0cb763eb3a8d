import { listPage } from "../../../../shared/data/list-page.ts";
import type { Stored } from "../../../../shared/data/entity.ts";
import type { Listing } from "../../../../shared/data/listing.ts";
import { type Count, type List, type Pointer } from "../../../../shared/data/lists.ts";
import type { Page } from "../../../../shared/data/page.ts";
import { readMany } from "../../../../shared/data/repository.ts";
import { readTotals } from "../../../../shared/data/totals.ts";
import type { SearchIndex } from "../../search-index/search-index.ts";
import { isBlank } from "../../search-index/words.ts";
import { rightsOf } from "../../access/authorization.ts";
import { anonymous } from "../../access/principal.ts";
import { counters } from "../../records/counters.ts";
import {
  type Document,
  Documents,
  type Format,
  formats,
  publicLabel,
  publicLists,
  type PublicRow,
} from "../../records/document.ts";
import { searchPublic, type SearchPage } from "../../keeping/search/search-documents.ts";
import type { PublicQuery } from "./public-query.ts";

type ListedDocument = Stored<Document>;

/** A page of the documents that are PUBLIC and ACTIV, newest first; with words those that have all of them, best first. */
export function listPublic(
  { pages, q = "", format }: PublicQuery,
  index: SearchIndex,
): Promise<Page<ListedDocument> & Pick<SearchPage, "correction" | "notSearched">> {
  if (isBlank(q)) return listPage(listingOf(format), pages);
  const filters = format ? [{ field: "format" as const, values: [format] }] : [];
  return searchPublic({ q, page: pages.page, size: pages.size, filters }, index);
}

const listingOf = (format: Format | undefined): Listing<ListedDocument> => ({
  name: `public#${format ?? ""}`,
  table: Documents.table,
  lists: rowsOf(format),
  fetch: (pointers) => readPublic(pointers, format),
  count: () => countPublic(format),
  answersFilters: true,
  narrowing: ["format"],
});

const rowsOf = (format: Format | undefined): List[] =>
  publicLists().map((list) => (format ? { ...list, shows: (row) => row.format === format } : list));

/** The present documents, without those that are no longer public since their row was read. */
async function readPublic(pointers: Pointer[], format: Format | undefined): Promise<ListedDocument[]> {
  const found = await readMany(
    Documents,
    pointers.map(({ id }) => id),
  );
  return found.filter(
    (document) =>
      rightsOf(anonymous, document).has("read") && (format === undefined || document.format === format),
  );
}

async function countPublic(format: Format | undefined): Promise<Count> {
  const [totals] = await readTotals(Documents.table, [counters.public]);
  const counted: PublicRow[] = format ? [{ format }] : [{}, ...formats.map((one) => ({ format: one }))];
  const total = counted.reduce((sum: number, row) => sum + (totals?.get(publicLabel(row)) ?? 0), 0);
  return { total, relation: "eq" };
}

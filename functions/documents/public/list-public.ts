import type { Stored } from "../../../shared/data/entity.ts";
import { listPage, type Listing } from "../../../shared/data/listing.ts";
import { spreadOver, type Count, type List, type Pointer } from "../../../shared/data/lists.ts";
import type { Filter, Page } from "../../../shared/data/page.ts";
import { readMany } from "../../../shared/data/repository.ts";
import { readTotals } from "../../../shared/data/totals.ts";
import { fold } from "../../../shared/search/fold.ts";
import { rightsOf } from "../access/authorization.ts";
import { anonymous } from "../access/principal.ts";
import { counters } from "../records/counters.ts";
import {
  type Document,
  Documents,
  type Format,
  formats,
  lists,
  publicLabel,
  type PublicRow,
} from "../records/document.ts";
import type { PublicQuery } from "./public-query.ts";

type Found = Stored<Document>;

/**
 * A page of the documents that are PUBLIC and ACTIV, newest first. Words are looked for in at most 10,000 of them.
 * @throws badRequest for words where there are more
 */
export function listPublic({ pages, q = "", format }: PublicQuery): Promise<Page<Found>> {
  const filters = fold(q).split(/\s+/).filter(Boolean).map(containing);
  return listPage(listingOf(format, filters), { ...pages, filters });
}

const containing = (word: string): Filter => ({ field: "text", operator: "contains", values: [word] });

const listingOf = (format: Format | undefined, filters: Filter[]): Listing<Found> => ({
  name: `public#${format ?? ""}`,
  table: Documents.table,
  lists: spreadOver(lists.public().length, [rowsOf(format)]),
  fetch: (pointers) => readPublic(pointers, format),
  as: (document) => ({ id: document.id, ...searched(document) }),
  count: () => countPublic(format),
  answersFilters: filters.length === 0,
  narrowing: ["format"],
});

const rowsOf = (format: Format | undefined): List => ({
  partitions: lists.public(),
  ...(format ? { shows: (row) => row.format === format } : {}),
});

/** The documents as they are now: who is no longer public since the rows were read is left out. */
async function readPublic(pointers: Pointer[], format: Format | undefined): Promise<Found[]> {
  const found = await readMany(
    Documents,
    pointers.map(({ id }) => id),
  );
  return found.filter(
    (document) =>
      rightsOf(anonymous, document).has("read") && (format === undefined || document.format === format),
  );
}

const searched = ({ denumire, descriere = "", cod, etichete }: Document) => ({
  text: fold([denumire, descriere, cod, ...etichete].join("\n")),
});

async function countPublic(format: Format | undefined): Promise<Count> {
  const [totals] = await readTotals(Documents.table, [counters.all]);
  const counted: PublicRow[] = format ? [{ format }] : [{}, ...formats.map((one) => ({ format: one }))];
  const total = counted.reduce((sum: number, row) => sum + (totals?.get(publicLabel(row)) ?? 0), 0);
  return { total, relation: "eq" };
}

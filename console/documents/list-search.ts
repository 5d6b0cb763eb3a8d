import type { documentsList, searchList } from "../../client/generated/documents/operations.ts";
import type { Document } from "../../client/generated/documents/types.ts";
import { lastPageOf } from "../api/list-page.ts";
import type { ChosenFacets } from "../kit/facets.tsx";
import { given } from "../kit/given.ts";
import type { Sort } from "../kit/table.tsx";
import { type RawSearch, countIn, dayIn, textIn, valuesIn } from "../shell/search.ts";

export type Status = Document["status"];
type QueryOf<List extends (...values: never[]) => unknown> = NonNullable<
  NonNullable<Parameters<List>[1]>["query"]
>;
export type ListQuery = QueryOf<typeof documentsList>;
export type SearchQuery = QueryOf<typeof searchList>;

export const PAGE_ROWS = 50;

/** Where the words are looked for: everywhere through the search index, or in one field through the list. */
export const searchPlaces = ["everywhere", "name", "code"] as const;
export type SearchPlace = (typeof searchPlaces)[number];

/** Filters that take several values. Their names are fields of the list, except `whose`. */
export const facetNames = [
  "whose",
  "status",
  "visibility",
  "bucketId",
  "emitentId",
  "format",
  "tipSecuritate",
  "etichete",
] as const;
export type FacetName = (typeof facetNames)[number];

/** The filters that the search index has too. */
export const searchFacets: readonly FacetName[] = ["status", "bucketId", "emitentId", "format", "etichete"];

/** Their values are days like `2026-11-27`, or "" for none. */
export const dateNames = ["modifiedFrom", "modifiedTo", "createdFrom", "createdTo"] as const;
export type DateName = (typeof dateNames)[number];

/** The order of the service for a list without a sort. */
export const firstSort: Sort = { column: "creatLa", direction: "descending" };

export const sortableColumns = ["denumire", "cod", "dimensiune", "modificatLa", "creatLa"] as const;

/** What the address says about the list. */
export interface ListSearch {
  q: string;
  in: SearchPlace;
  page: number;
  sort: Sort | undefined;
  facets: ChosenFacets;
  dates: Readonly<Record<DateName, string>>;
  columns: readonly string[];
  /** Documents to be chosen as the list opens: their ids. */
  chosen: readonly number[];
}

export function readSearch(raw: RawSearch): ListSearch {
  const facets = facetNames.map((name) => [name, valuesIn(raw, name)] as const);
  const dates = dateNames.map((name) => [name, dayIn(raw, name)] as const);
  return {
    q: textIn(raw, "q"),
    in: searchPlaces.find((place) => place === textIn(raw, "in")) ?? "everywhere",
    page: Math.min(countIn(raw, "page", 1), lastPageOf(PAGE_ROWS)),
    sort: sortIn(textIn(raw, "sort")),
    facets: Object.fromEntries(facets.filter(([, values]) => values.length > 0)),
    dates: Object.fromEntries(dates) as Record<DateName, string>,
    columns: valuesIn(raw, "columns"),
    chosen: textIn(raw, "chosen")
      .split(",")
      .map(Number)
      .filter((id) => Number.isInteger(id) && id > 0),
  };
}

/** Reads a sort as the service writes it: `denumire`, `-denumire`. */
function sortIn(text: string): Sort | undefined {
  const column = sortableColumns.find((name) => name === text.replace(/^-/, ""));
  return column && { column, direction: text.startsWith("-") ? "descending" : "ascending" };
}

export const sortText = ({ column, direction }: Sort): string =>
  direction === "descending" ? `-${column}` : column;

/** Words are looked for in the search index, unless they are for one field or the index lacks the list's documents. */
export const asksIndex = ({ q, in: place }: ListSearch, hasIndex: boolean): boolean =>
  hasIndex && q !== "" && place === "everywhere";

export const hasFilters = ({ q, facets, dates }: ListSearch): boolean =>
  q !== "" || Object.keys(facets).length > 0 || dateNames.some((name) => dates[name] !== "");

/** One value is compared whole, because a label may contain a comma. */
function filterOf<Field extends string>(field: Field, chosen: readonly string[] | undefined) {
  const name = chosen?.length === 1 ? `filter[${field}]` : `filter[${field}][in]`;
  return { [name]: chosen?.join(",") || undefined } as Partial<
    Record<`filter[${Field}]` | `filter[${Field}][in]`, string>
  >;
}

/** The query of `search.list`. @param statuses used unless others are chosen */
export const searchQuery = ({ q, page, facets }: ListSearch, statuses: readonly Status[]): SearchQuery =>
  given({
    q,
    page: page - 1,
    size: PAGE_ROWS,
    ...filterOf("status", facets.status ?? statuses),
    ...filterOf("bucketId", facets.bucketId),
    ...filterOf("emitentId", facets.emitentId),
    ...filterOf("format", facets.format),
    ...filterOf("etichete", facets.etichete),
  });

/** The query of `documents.list`. @param login the person's, for the filter that shows their own documents */
export function listQuery(search: ListSearch, statuses: readonly Status[], login: string): ListQuery {
  const { q, in: place, page, sort, facets, dates } = search;
  const { page: _page, size: _size, q: _q, ...shared } = searchQuery(search, statuses);
  const whose = facets.whose ?? [];
  return given({
    ...shared,
    page: page - 1,
    size: PAGE_ROWS,
    sort: sort && sortText(sort),
    ...filterOf("visibility", facets.visibility),
    ...filterOf("tipSecuritate", facets.tipSecuritate),
    "filter[creatDe]": whose.includes("mine") ? login : undefined,
    "filter[partajat]": whose.includes("shared") ? "true" : undefined,
    "filter[cod][contains]": place === "code" ? q || undefined : undefined,
    "filter[denumire][contains]": place === "code" ? undefined : q || undefined,
    "filter[modificatLa][greaterThanOrEqual]": startOf(dates.modifiedFrom),
    "filter[modificatLa][lessThan]": startOf(dates.modifiedTo, 1),
    "filter[creatLa][greaterThanOrEqual]": startOf(dates.createdFrom),
    "filter[creatLa][lessThan]": startOf(dates.createdTo, 1),
  });
}

/** The first moment of a day in the person's time zone, or of a day `later`. */
function startOf(day: string, later = 0): string | undefined {
  if (day === "") return undefined;
  const moment = new Date(`${day}T00:00:00`);
  moment.setDate(moment.getDate() + later);
  return moment.toISOString();
}

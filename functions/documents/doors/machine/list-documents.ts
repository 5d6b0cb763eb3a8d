import { listPage } from "../../../../shared/data/list-page.ts";
import type { Stored } from "../../../../shared/data/entity.ts";
import type { Listing } from "../../../../shared/data/listing.ts";
import { type List, type Pointer } from "../../../../shared/data/lists.ts";
import type { KnownTotals, Totals } from "../../../../shared/data/counters.ts";
import { passes, type Filter, type ListQuery, type Page } from "../../../../shared/data/page.ts";
import { readTotals } from "../../../../shared/data/totals.ts";
import { documentsFor } from "../../access/authorization.ts";
import type { Machine } from "../../access/principal.ts";
import { counters } from "../../records/counters.ts";
import {
  type Document,
  Documents,
  formats,
  inStates,
  lists,
  PUBLIC,
  publicLabel,
  publicLists,
  type PublicRow,
  type Status,
} from "../../records/document.ts";

type ListedDocument = Stored<Document>;

/** The states that the list shows; filters on other states find nothing. */
const LISTED: readonly Status[] = ["ACTIV", "ARHIVAT"];

/** The public documents and those of the machine's issuer that are not SECRET, newest first. Filters only narrow. */
export const listForMachine = (caller: Machine, query: ListQuery): Promise<Page<ListedDocument>> =>
  listPage(listingFor(caller, query), query);

function listingFor(caller: Machine, { filters }: ListQuery): Listing<ListedDocument> {
  const onlyOwn = filters.some((filter) => namesIssuer(filter, caller));
  return {
    name: `documents#${caller.key}#${onlyOwn ? "own" : "all"}`,
    table: Documents.table,
    lists: onlyOwn ? issuersLists(caller) : [...publicLists(), ...issuersLists(caller)],
    fetch: async (pointers) =>
      (await readListed(caller, pointers)).filter((document) => passes(document, filters)),
    count: async (known) => ({ total: await countListed(caller, onlyOwn, known), relation: "eq" }),
    answersFilters: filters.length === (onlyOwn ? 1 : 0),
    narrowing: ["filter[emitentId]"],
  };
}

/** True if a filter selects only the documents of the machine's own issuer, which have a list of their own. */
const namesIssuer = ({ field, operator, values }: Filter, { emitentId }: Machine): boolean =>
  field === "emitentId" && operator === "equals" && values[0] === emitentId;

const issuersLists = ({ emitentId }: Machine): List[] =>
  emitentId === undefined ? [] : inStates(lists.issuer(emitentId, "open"), LISTED);

/** The present documents, without those that have become SECRET or another issuer's since their row was read. */
async function readListed(caller: Machine, pointers: Pointer[]): Promise<ListedDocument[]> {
  const found = await documentsFor(
    caller,
    pointers.map(({ id }) => id),
  );
  return [...found.values()]
    .filter(({ document, rights }) => LISTED.includes(document.status) && rights.has("read"))
    .map(({ document }) => document);
}

/** A public document of the issuer is in two lists, and counted once. */
async function countListed({ emitentId }: Machine, onlyOwn: boolean, known?: KnownTotals): Promise<number> {
  const names = [
    ...(emitentId === undefined ? [] : [counters.issuer(emitentId)]),
    ...(onlyOwn ? [] : [counters.public]),
  ];
  const values = await readTotals(Documents.table, names, known);
  const own = emitentId === undefined ? undefined : values[0];
  const ofIssuer = sumOf(own, openLabels);
  return onlyOwn ? ofIssuer : ofIssuer - sumOf(own, [PUBLIC]) + sumOf(values.at(-1), publicLabels);
}

const openLabels = LISTED.map((status) => `open.${status}`);

const publicRows: PublicRow[] = [{}, ...formats.map((format) => ({ format }))];
const publicLabels = publicRows.map(publicLabel);

const sumOf = (totals: Totals | undefined, labels: readonly string[]): number =>
  labels.reduce((sum, label) => sum + (totals?.get(label) ?? 0), 0);

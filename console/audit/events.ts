import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { evenimentDocumentsList } from "../../client/generated/documents/operations.ts";
import type { EvenimentDocument } from "../../client/generated/documents/types.ts";
import { rows } from "../../client/index.ts";
import { client } from "../api/client.ts";
import { pageOf } from "../api/list-page.ts";
import { endOfDay, startOfDay } from "../words/days.ts";

export type EventKind = EvenimentDocument["tip"];

export const kinds: readonly EventKind[] = [
  "CREAT",
  "MODIFICAT",
  "RESTAURAT",
  "DESCARCAT",
  "PARTAJAT",
  "REVOCAT",
  "CERUT",
  "APROBAT",
  "RESPINS",
  "SEMNAT",
  "VERIFICAT",
  "ARHIVAT",
  "REACTIVAT",
  "STERS",
  "PURJAT",
  "IMPORTAT",
  "RESINCRONIZAT",
  "TRANSCRIS",
  "GENERAT",
  "NOTA",
];

export const PAGE_ROWS = 50;
const EXPORT_ROWS = 200;

export interface EventFilters {
  /** A login. */
  person: string;
  kind: EventKind | "";
  /** The id of a document. */
  document: string;
  /** Days, "" for none. */
  from: string;
  to: string;
}

function queryOf({ person, kind, document, from, to }: EventFilters) {
  return {
    ...(person === "" ? {} : { "filter[actor]": person }),
    ...(kind === "" ? {} : { "filter[tip]": kind }),
    ...(document === "" ? {} : { "filter[documentId]": document }),
    ...(from === "" ? {} : { "filter[creatLa][greaterThanOrEqual]": startOfDay(from) }),
    ...(to === "" ? {} : { "filter[creatLa][lessThanOrEqual]": endOfDay(to) }),
  };
}

export const eventsIn = (filters: EventFilters, page: number) =>
  queryOptions({
    queryKey: ["documents", "events", filters, page],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const query = { page: page - 1, size: PAGE_ROWS, ...queryOf(filters) };
      return pageOf(await evenimentDocumentsList(client, { query, signal }));
    },
  });

/** All events of the filters, newest first. */
export const everyEvent = (filters: EventFilters, signal: AbortSignal): AsyncIterable<EvenimentDocument> =>
  rows((next) =>
    evenimentDocumentsList(client, { query: { size: EXPORT_ROWS, ...queryOf(filters), ...next }, signal }),
  );

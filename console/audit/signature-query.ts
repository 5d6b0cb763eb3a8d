import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { semnaturaDocumentsList } from "../../client/generated/documents/operations.ts";
import type { SemnaturaDocument } from "../../client/generated/documents/types.ts";
import { rows } from "../../client/index.ts";
import { client } from "../api/client.ts";
import { pageOf } from "../api/list-page.ts";
import { endOfDay, startOfDay } from "../words/days.ts";

export const PAGE_ROWS = 50;
const EXPORT_ROWS = 200;

export interface SignatureSearch {
  /** A part of the signer's name. */
  signer: string;
  status: SemnaturaDocument["status"] | "";
  /** Days, "" for none. */
  from: string;
  to: string;
}

const queryOf = ({ signer, status, from, to }: SignatureSearch) => ({
  ...(signer === "" ? {} : { "filter[semnatar][contains]": signer }),
  ...(status === "" ? {} : { "filter[status]": status }),
  ...(from === "" ? {} : { "filter[semnatLa][greaterThanOrEqual]": startOfDay(from) }),
  ...(to === "" ? {} : { "filter[semnatLa][lessThanOrEqual]": endOfDay(to) }),
});

export const signaturesIn = (filters: SignatureSearch, page: number) =>
  queryOptions({
    queryKey: ["documents", "signatures", "register", filters, page],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const query = { page: page - 1, size: PAGE_ROWS, ...queryOf(filters) };
      return pageOf(await semnaturaDocumentsList(client, { query, signal }));
    },
  });

/** All signatures of the filters, newest first. */
export const everySignature = (
  filters: SignatureSearch,
  signal: AbortSignal,
): AsyncIterable<SemnaturaDocument> =>
  rows((next) =>
    semnaturaDocumentsList(client, { query: { size: EXPORT_ROWS, ...queryOf(filters), ...next }, signal }),
  );

import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import {
  accountRead,
  cerereAccesCount,
  cerereAccesList,
  cerereAccesRead,
} from "../../client/generated/documents/operations.ts";
import type { CerereAcces } from "../../client/generated/documents/types.ts";
import { client } from "../api/client.ts";
import { pageOf } from "../api/list-page.ts";
import { REQUESTS } from "./keys.ts";
import { readRequesters, requestsOfOthers } from "../api/requesters.ts";

export const PAGE_ROWS = 25;

export type RequestList = "decide" | "mine";
export type RequestStatus = CerereAcces["status"];

export async function countToDecide(): Promise<number> {
  const { data: account } = await accountRead(client);
  return (await cerereAccesCount(client, { query: requestsOfOthers(account.id) })).data;
}

export interface ListedRequests {
  rows: readonly CerereAcces[];
  total: number;
  /** The names of those who ask, by the id of the request. */
  requesters: ReadonlyMap<number, string>;
}

export interface RequestSearch {
  list: RequestList;
  page: number;
  status: RequestStatus | "";
}

export const requestsIn = ({ list, page, status }: RequestSearch) =>
  queryOptions({
    queryKey: [...REQUESTS, "list", list, page, status],
    placeholderData: keepPreviousData,
    queryFn: async (): Promise<ListedRequests> => {
      const { data: account } = await accountRead(client);
      const filters =
        list === "decide"
          ? requestsOfOthers(account.id)
          : {
              "filter[solicitantId]": String(account.id),
              ...(status === "" ? {} : { "filter[status]": status }),
            };
      const query = { page: page - 1, size: PAGE_ROWS, sort: "-creatLa", ...filters };
      const { rows, total = 0 } = pageOf(await cerereAccesList(client, { query }));
      const requesters = list === "decide" ? await readRequesters(rows) : new Map<number, string>();
      return { rows, total, requesters };
    },
  });

export interface OpenedRequest {
  request: CerereAcces;
  etag: string | undefined;
  requester: string | undefined;
}

export const requestAt = (id: string) =>
  queryOptions({
    queryKey: [...REQUESTS, id],
    // A decision is made on the request as it is now.
    staleTime: 0,
    queryFn: async (): Promise<OpenedRequest> => {
      const { data: request, etag } = await cerereAccesRead(client, { path: { id: Number(id) } });
      return { request, etag, requester: (await readRequesters([request])).get(request.id) };
    },
  });

import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { importsList } from "../../client/generated/documents/operations.ts";
import { client } from "../api/client.ts";
import { pageOf } from "../api/list-page.ts";

export const IMPORTS_KEY = ["documents", "imports", "list"] as const;
export const IMPORTS_ON_PAGE = 10;

/** The service counts the files of an import in progress every few seconds. */
const LOOK_MS = 5000;

/** A page of one's own imports, newest first; it is read again while one of them is in progress. */
export const importsQuery = (page: number) =>
  queryOptions({
    queryKey: [...IMPORTS_KEY, page],
    placeholderData: keepPreviousData,
    queryFn: async () =>
      pageOf(await importsList(client, { query: { page: page - 1, size: IMPORTS_ON_PAGE } })),
    refetchInterval: ({ state }) =>
      state.data?.rows.some(({ status }) => status === "IN_LUCRU") ? LOOK_MS : false,
  });

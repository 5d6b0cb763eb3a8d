import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { emitentsList, tenantRead } from "../../client/generated/documents/operations.ts";
import type { BucketPropriu } from "../../client/generated/documents/types.ts";
import { allRows } from "../api/all-rows.ts";
import { client } from "../api/client.ts";
import { usePerson } from "../shell/session.ts";
import type { ListPlace } from "./list-place.ts";
import { listedQuery } from "./list-rows.ts";
import type { ListSearch } from "./list-search.ts";

export function useListed(search: ListSearch, place: ListPlace) {
  const { id: login } = usePerson();
  return useQuery({ ...listedQuery(search, place, login), placeholderData: keepPreviousData });
}

/** The person's containers. Acts on documents do not change them, so their key is not below that of documents. */
export const useContainers = () =>
  useQuery({
    queryKey: ["documents.tenant"],
    staleTime: 300_000,
    queryFn: async ({ signal }): Promise<readonly BucketPropriu[]> =>
      (await tenantRead(client, { signal })).data.buckets,
  });

export const useIssuers = () =>
  useQuery({
    queryKey: ["documents.emitents"],
    staleTime: 300_000,
    queryFn: () => allRows((next) => emitentsList(client, { query: { size: 200, ...next } })),
  });

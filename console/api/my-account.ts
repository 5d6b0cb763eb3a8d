import { type UseQueryResult, queryOptions, useQuery } from "@tanstack/react-query";
import { accountRead } from "../../client/generated/documents/operations.ts";
import type { Account } from "../../client/generated/documents/types.ts";
import { client } from "./client.ts";

const FRESH_MS = 5 * 60_000;

export const myAccount = queryOptions({
  queryKey: ["documents", "account"],
  queryFn: async () => (await accountRead(client)).data,
  staleTime: FRESH_MS,
});

export const useMyAccount = (): UseQueryResult<Account> => useQuery(myAccount);

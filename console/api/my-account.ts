import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { accountRead } from "../../client/generated/documents/operations.ts";
import type { Account } from "../../client/generated/documents/types.ts";
import { client } from "./client.ts";

const FRESH_MS = 5 * 60_000;

/** The reader's own account at the service of documents. */
export const useMyAccount = (): UseQueryResult<Account> =>
  useQuery({
    queryKey: ["documents", "account"],
    queryFn: async () => (await accountRead(client)).data,
    staleTime: FRESH_MS,
  });

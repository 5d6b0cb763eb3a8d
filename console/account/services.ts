import { queryOptions } from "@tanstack/react-query";
import type { Account } from "../../client/generated/documents/types.ts";
import { client } from "../api/client.ts";
import * as documents from "./documents.ts";
import * as notifications from "./notifications.ts";
import * as platform from "./platform.ts";

/** The services in which people change their account themselves; in the others their administrator does. */
export const accountServices = ["documents", "notifications", "platform"] as const;
export type AccountService = (typeof accountServices)[number];

/** The operations of one's own account, which are the same in all services. */
export const operationsOf: Readonly<Record<AccountService, typeof documents>> = {
  documents,
  notifications,
  platform,
};

export const accountServiceIn = (id: string): AccountService | undefined =>
  accountServices.find((service) => service === id);

export const accountAt = (service: AccountService) =>
  queryOptions({
    queryKey: [service, "account"],
    queryFn: async (): Promise<Account> => (await operationsOf[service].read(client)).data,
  });

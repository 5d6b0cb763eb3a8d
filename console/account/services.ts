import { queryOptions } from "@tanstack/react-query";
import * as documents from "../../client/generated/documents/operations.ts";
import type { Account } from "../../client/generated/documents/types.ts";
import * as notifications from "../../client/generated/notifications/operations.ts";
import * as platform from "../../client/generated/platform/operations.ts";
import { client } from "../api/client.ts";

/** The services in which people change their account themselves; in the others their administrator does. */
export const accountServices = ["documents", "notifications", "platform"] as const;
export type AccountService = (typeof accountServices)[number];

/** The operations of one's own account, which are the same in all services. Of a whole namespace all would be loaded. */
export const operationsOf = {
  documents: {
    read: documents.accountRead,
    replace: documents.accountReplace,
    changePassword: documents.accountChangePassword,
  },
  notifications: {
    read: notifications.accountRead,
    replace: notifications.accountReplace,
    changePassword: notifications.accountChangePassword,
  },
  platform: {
    read: platform.accountRead,
    replace: platform.accountReplace,
    changePassword: platform.accountChangePassword,
  },
} as const satisfies Readonly<Record<AccountService, object>>;

export const accountServiceIn = (id: string): AccountService | undefined =>
  accountServices.find((service) => service === id);

export const accountAt = (service: AccountService) =>
  queryOptions({
    queryKey: [service, "account"],
    queryFn: async (): Promise<Account> => (await operationsOf[service].read(client)).data,
  });

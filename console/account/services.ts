import { queryOptions } from "@tanstack/react-query";
import {
  accountChangePassword as documentsAccountChangePassword,
  accountRead as documentsAccountRead,
  accountReplace as documentsAccountReplace,
} from "../../client/generated/documents/operations.ts";
import type { Account } from "../../client/generated/documents/types.ts";
import {
  accountChangePassword as notificationsAccountChangePassword,
  accountRead as notificationsAccountRead,
  accountReplace as notificationsAccountReplace,
} from "../../client/generated/notifications/operations.ts";
import {
  accountChangePassword as platformAccountChangePassword,
  accountRead as platformAccountRead,
  accountReplace as platformAccountReplace,
} from "../../client/generated/platform/operations.ts";
import { client } from "../api/client.ts";

/** The services where people change their own account; in the others an administrator does it. */
export const accountServices = ["documents", "notifications", "platform"] as const;
export type AccountService = (typeof accountServices)[number];

/** The operations on one's own account, the same in all services. */
export const operationsOf = {
  documents: {
    read: documentsAccountRead,
    replace: documentsAccountReplace,
    changePassword: documentsAccountChangePassword,
  },
  notifications: {
    read: notificationsAccountRead,
    replace: notificationsAccountReplace,
    changePassword: notificationsAccountChangePassword,
  },
  platform: {
    read: platformAccountRead,
    replace: platformAccountReplace,
    changePassword: platformAccountChangePassword,
  },
} as const satisfies Readonly<Record<AccountService, object>>;

export const accountServiceIn = (id: string): AccountService | undefined =>
  accountServices.find((service) => service === id);

export const accountAt = (service: AccountService) =>
  queryOptions({
    queryKey: [service, "account"],
    queryFn: async (): Promise<Account> => (await operationsOf[service].read(client)).data,
  });

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
import { client, tokens } from "../api/client.ts";
import { ownLoginAt } from "../api/person.ts";
import { isService, type Service, services } from "../api/places.ts";

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

/** Dialogs name a part of an account with its service: `documents-17`. */
export function namedIn(id: string): { service: Service; part: number } | undefined {
  const at = id.lastIndexOf("-");
  const service = id.slice(0, at);
  return isService(service) ? { service, part: Number(id.slice(at + 1)) } : undefined;
}

/** The services where the person is signed in with an account itself. */
export const withAccount = (): readonly Service[] =>
  services.filter((service) => ownLoginAt(tokens, service) !== undefined);

export const accountAt = (service: AccountService) =>
  queryOptions({
    queryKey: [service, "account"],
    queryFn: async (): Promise<Account> => (await operationsOf[service].read(client)).data,
  });

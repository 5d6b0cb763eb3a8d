import {
  usersCreate,
  usersList,
  usersRead,
  usersRemove,
  usersReplace,
  usersRequestReset,
  adminRecordsListChanges,
} from "../../client/generated/platform/operations.ts";
import type { Accounts } from "../api/accounts/account.ts";
import { client } from "../api/client.ts";
import { pageOf } from "../api/list-page.ts";

/** The accounts of administrators and officials of the platform. */
export const accounts: Accounts = {
  service: "platform",
  path: "/app/conformitate/utilizatori",
  roles: ["ROLE_USER", "ROLE_STAFF", "ROLE_ADMIN"],
  hasSubjects: true,
  changes: adminRecordsListChanges,
  list: async (query) => pageOf(await usersList(client, { query })),
  read: (login) => usersRead(client, { path: { login } }),
  create: async (body) => (await usersCreate(client, { body })).data,
  replace: async (login, body, ifMatch) => {
    await usersReplace(client, { path: { login }, body, ifMatch });
  },
  remove: async (login, ifMatch) => {
    await usersRemove(client, { path: { login }, ifMatch });
  },
  requestReset: async (login) => {
    await usersRequestReset(client, { path: { login } });
  },
};

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

/** The accounts of administrators and officials of the platform. */
export const accounts: Accounts = {
  service: "platform",
  path: "/app/conformitate/utilizatori",
  roles: ["ROLE_USER", "ROLE_STAFF", "ROLE_ADMIN"],
  hasSubjects: true,
  changes: adminRecordsListChanges,
  list: (query) => usersList(client, { query }),
  read: (login) => usersRead(client, { path: { login } }),
  create: (body) => usersCreate(client, { body }),
  replace: (login, body, ifMatch) => usersReplace(client, { path: { login }, body, ifMatch }),
  remove: (login, ifMatch) => usersRemove(client, { path: { login }, ifMatch }),
  requestReset: (login) => usersRequestReset(client, { path: { login } }),
};

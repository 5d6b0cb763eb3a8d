import {
  adminRecordsListChanges,
  usersCreate,
  usersList,
  usersRead,
  usersRemove,
  usersReplace,
  usersRequestReset,
  usersRevokeFactors,
} from "../../client/generated/platform/operations.ts";
import { accountScreens } from "../api/accounts/account-kind.tsx";
import type { Accounts } from "../api/accounts/account.ts";
import { client } from "../api/client.ts";
import { ConformanceSections } from "./parts.tsx";

/** The accounts of administrators and officials of the platform. */
const accounts: Accounts = {
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
  isRemovalApproved: true,
  revokeFactors: (login) => usersRevokeFactors(client, { path: { login } }),
  requestReset: (login) => usersRequestReset(client, { path: { login } }),
};

export const { list, page } = accountScreens(accounts, () => <ConformanceSections current="users" />);

import {
  adminOrganizationsList,
  adminOrganizationsRead,
  adminPartnersList,
  adminRecordsListChanges,
  usersCreate,
  usersList,
  usersRead,
  usersRemove,
  usersReplace,
  usersRevokeFactors,
} from "../../client/generated/identity/operations.ts";
import type { Accounts } from "../api/accounts/account.ts";
import { client } from "../api/client.ts";

export const BASE = "/app/identitate";

const MOST = 10;

export const accounts: Accounts = {
  service: "identity",
  path: `${BASE}/utilizatori`,
  roles: ["ROLE_USER", "ROLE_ADMIN"],
  changes: adminRecordsListChanges,
  list: (query) => usersList(client, { query }),
  read: (login) => usersRead(client, { path: { login } }),
  create: (body) => usersCreate(client, { body }),
  replace: (login, body, ifMatch) => usersReplace(client, { path: { login }, body, ifMatch }),
  remove: (login, ifMatch) => usersRemove(client, { path: { login }, ifMatch }),
  revokeFactors: (login) => usersRevokeFactors(client, { path: { login } }),
  organizations: {
    search: async (text, signal) => {
      const query = { "filter[name][contains]": text, size: MOST };
      const { data } = await adminOrganizationsList(client, { query, signal });
      return data.items.map(({ id, name, idno }) => ({ id: String(id), label: name, detail: idno }));
    },
    read: async (id) => ({
      id: String(id),
      label: (await adminOrganizationsRead(client, { path: { id } })).data.name,
    }),
  },
};

/** The names of all partners; there are only a few. */
export async function partnerNames(): Promise<ReadonlyMap<number, string>> {
  const { data } = await adminPartnersList(client, { query: { size: 200 } });
  return new Map(data.items.map(({ id, name }) => [id, name]));
}

import {
  adminOrganizationsList,
  adminOrganizationsPatch,
  adminOrganizationsRead,
  adminPartnersList,
  adminPartnersPatch,
  adminPartnersRead,
  adminProjectsPatch,
  adminProjectsRead,
  usersCreate,
  usersList,
  usersRead,
  usersRemove,
  usersReplace,
  adminRecordsListChanges,
} from "../../client/generated/identity/operations.ts";
import type { Organization, Partner, Project } from "../../client/generated/identity/types.ts";
import type { Accounts } from "../api/accounts/account.ts";
import { client } from "../api/client.ts";
import { pageOf } from "../api/list-page.ts";

export const BASE = "/app/identitate";

/** The fields that administrators change. */
export interface Change {
  name?: string;
  description?: string | null;
  status_id?: "0" | "1";
}

interface Read<Row> {
  data: Row;
  etag: string | undefined;
}

/** A kind of record of the service that is named, described, and active or not. */
export interface Kind<Row extends Partner | Organization | Project> {
  id: "partners" | "organizations" | "projects";
  path: string;
  hasDescription: boolean;
  read: (id: number) => Promise<Read<Row>>;
  patch: (id: number, change: Change, etag: string | undefined) => Promise<unknown>;
}

export const partners: Kind<Partner> = {
  id: "partners",
  path: `${BASE}/parteneri`,
  hasDescription: false,
  read: (id) => adminPartnersRead(client, { path: { id } }),
  patch: (id, { description: _, ...body }, ifMatch) =>
    adminPartnersPatch(client, { path: { id }, body, ifMatch }),
};

export const organizations: Kind<Organization> = {
  id: "organizations",
  path: `${BASE}/organizatii`,
  hasDescription: true,
  read: (id) => adminOrganizationsRead(client, { path: { id } }),
  patch: (id, body, ifMatch) => adminOrganizationsPatch(client, { path: { id }, body, ifMatch }),
};

export const projects: Kind<Project> = {
  id: "projects",
  path: `${BASE}/proiecte`,
  hasDescription: true,
  read: (id) => adminProjectsRead(client, { path: { id } }),
  patch: (id, body, ifMatch) => adminProjectsPatch(client, { path: { id }, body, ifMatch }),
};

export const keyOf = ({ id }: Pick<Kind<Partner>, "id">) => ["identity", id] as const;

const MOST = 10;

export const accounts: Accounts = {
  service: "identity",
  path: `${BASE}/utilizatori`,
  roles: ["ROLE_USER", "ROLE_ADMIN"],
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

/** The names of all partners, of which there are few. */
export async function partnerNames(): Promise<ReadonlyMap<number, string>> {
  const { data } = await adminPartnersList(client, { query: { size: 200 } });
  return new Map(data.items.map(({ id, name }) => [id, name]));
}

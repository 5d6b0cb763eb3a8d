import * as z from "zod";
import { authorities as names } from "../../../shared/features/accounts/account.ts";
import { crud } from "../../../shared/features/crud.ts";
import { pageOfRows } from "../../../shared/data/cursor.ts";
import { compareBy, passes, type ListQuery } from "../../../shared/data/page.ts";
import { notFound } from "../../../shared/errors.ts";
import { lambdaHandler } from "../../../shared/http/handler.ts";
import { listOf } from "../../../shared/http/list-query.ts";
import { pageOf } from "../../../shared/http/responses.ts";
import { get, routes } from "../../../shared/http/route.ts";
import { access } from "../access/authentication.ts";
import { counters } from "../records/counters.ts";
import { documents } from "../service.ts";
import { Client, ClientFields, Clients } from "../records/client.ts";
import { IssuerFields, Issuer, Issuers } from "../records/issuer.ts";
import { removeUnused } from "./in-use.ts";
import { listClients, readClient } from "./list-clients.ts";
import { Role, Roles, RoleFields } from "../records/role.ts";

export const clients = crud(Clients, "/api/clients", {
  title: "Clienți",
  access: access.user,
  write: access.serviceAdmin,
  history: access.serviceAdmin,
  view: Client,
  fields: ClientFields,
  keeps: ["activ"],
  read: readClient,
  list: ({ caller, query }) => listClients(caller, query),
  defaults: { activ: true },
  remove: removeUnused(Clients, (id) => counters.owner(`client#${id}`)),
});

export const emitents = crud(Issuers, "/api/emitents", {
  title: "Emitenți",
  access: access.user,
  write: access.serviceAdmin,
  history: access.serviceAdmin,
  view: Issuer,
  fields: IssuerFields,
  keeps: ["activ"],
  defaults: { activ: true },
  remove: removeUnused(Issuers, counters.issuer),
});

export const rols = crud(Roles, "/api/rols", {
  title: "Roluri",
  access: access.user,
  write: access.serviceAdmin,
  history: access.serviceAdmin,
  view: Role,
  fields: RoleFields,
});

const AuthorityView = z.object({ id: z.int(), name: z.enum(names) }).meta({ id: "Authority" });
type Authority = z.output<typeof AuthorityView>;

const everyAuthority: Authority[] = names.map((name, i) => ({ id: i + 1, name }));

const select = ({ filters, sort }: ListQuery): Authority[] =>
  everyAuthority.filter((authority) => passes(authority, filters)).sort(compareBy(sort));

const query = listOf(AuthorityView);

/** Authorities are part of the system: read-only. */
export const authorities = routes("authorities", {
  list: get(
    "/api/authorities",
    { access: access.user, summary: "Autoritățile: listă", query, returns: pageOf(AuthorityView) },
    async ({ query: asked }) => pageOfRows(select(asked), asked, "authorities"),
  ),
  count: get(
    "/api/authorities/count",
    { access: access.user, summary: "Autoritățile: număr", query, returns: z.int() },
    async ({ query: asked }) => select(asked).length,
  ),
  read: get(
    "/api/authorities/{id}",
    { access: access.user, summary: "O autoritate", returns: AuthorityView },
    async ({ params }) => {
      const authority = everyAuthority.find(({ id }) => id === params.id);
      if (!authority) throw notFound();
      return authority;
    },
  ),
});

export const handler = lambdaHandler(documents, clients, emitents, rols, authorities);

import * as z from "zod";
import { AuthorityName } from "../../../../shared/features/accounts/account.ts";
import { crud } from "../../../../shared/features/crud.ts";
import { json, mergePatch, newRecord } from "../../../../shared/http/body.ts";
import { lambdaHandler } from "../../../../shared/http/handler.ts";
import { listOf } from "../../../../shared/http/list-query.ts";
import { nothing, pageOf } from "../../../../shared/http/responses.ts";
import { routes } from "../../../../shared/http/route.ts";
import { access } from "../../access/authentication.ts";
import { Authority } from "../../records/authority.ts";
import { counters } from "../../records/counters.ts";
import { machineClients } from "../machine-clients/routes.ts";
import { del, documents, get, patch, post, put } from "../../service.ts";
import { Client, ClientFields, Clients } from "../../records/client.ts";
import { IssuerFields, Issuer, Issuers } from "../../records/issuer.ts";
import {
  createAuthority,
  keepAuthority,
  listAuthorities,
  readAuthority,
  removeAuthority,
} from "./authorities.ts";
import { removeUnused } from "./in-use.ts";
import { listClients, readClient } from "./list-clients.ts";
import { Role, Roles, RoleFields } from "../../records/role.ts";

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

const AuthorityFields = z.object({ name: AuthorityName });
const query = listOf(Authority);

/** Authorities of the system are read-only; those created by service administrators grant no rights. */
export const authorities = routes("authorities", {
  list: get(
    "/api/authorities",
    { access: access.user, summary: "Autoritățile: listă", query, returns: pageOf(Authority) },
    ({ query: asked }) => listAuthorities(asked),
  ),
  count: get(
    "/api/authorities/count",
    { access: access.user, summary: "Autoritățile: număr", query, returns: z.int() },
    async ({ query: asked }) => (await listAuthorities({ ...asked, page: 0, size: 1 })).total,
  ),
  read: get(
    "/api/authorities/{authority}",
    { access: access.user, summary: "O autoritate", returns: Authority },
    ({ params }) => readAuthority(params.authority),
  ),
  create: post(
    "/api/authorities",
    {
      access: access.serviceAdmin,
      summary: "Autoritățile: creare",
      body: newRecord(AuthorityFields, z.int().nullable()),
      returns: Authority,
      status: 201,
      location: ({ id }) => `/api/authorities/${id}`,
    },
    ({ body }) => createAuthority(body.name),
  ),
  replace: put(
    "/api/authorities/{authority}",
    {
      access: access.serviceAdmin,
      summary: "Autoritățile: înlocuire",
      body: json(AuthorityFields),
      returns: Authority,
      refuses: ["conflict"],
    },
    ({ params, body }) => keepAuthority(params.authority, body.name),
  ),
  patch: patch(
    "/api/authorities/{authority}",
    {
      access: access.serviceAdmin,
      summary: "Autoritățile: modificare",
      body: mergePatch(AuthorityFields),
      returns: Authority,
      refuses: ["conflict"],
    },
    ({ params, body }) => keepAuthority(params.authority, body.name),
  ),
  remove: del(
    "/api/authorities/{authority}",
    {
      access: access.serviceAdmin,
      summary: "Autoritățile: ștergere",
      returns: nothing,
      refuses: ["conflict"],
    },
    ({ params, ifMatch }) => removeAuthority(params.authority, ifMatch),
  ),
});

export const handler = lambdaHandler(documents, clients, emitents, rols, authorities, machineClients);

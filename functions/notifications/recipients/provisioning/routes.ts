import * as z from "zod";
import { json } from "../../../../shared/http/body.ts";
import { listOf } from "../../../../shared/http/list-query.ts";
import { nothing, pageOf } from "../../../../shared/http/responses.ts";
import { actOn, routes } from "../../../../shared/http/route.ts";
import type { Account } from "../../access/account.ts";
import { access } from "../../access/authentication.ts";
import { Recipients } from "../../records/recipient.ts";
import { del, get, post, put } from "../../service.ts";
import { link, unlink } from "../registry/link.ts";
import { listUsers, UserRow } from "./list-users.ts";
import { ProvisionedFields, ProvisionedView, provisionUser } from "./provision-user.ts";

const LinkFields = z.object({ login: z.string().trim().min(1).max(100), destinatarId: z.int().positive() });
/** A link has the id of its recipient, who has at most one. */
const LinkView = z.object({ id: z.int(), login: z.string(), destinatarId: z.int() });
export type LinkView = z.output<typeof LinkView>;

const linkOf = ({ login, destinatarId = 0 }: Account): z.input<typeof LinkView> => ({
  id: destinatarId,
  login,
  destinatarId,
});

const { serviceAdmin } = access;

export const provisioning = routes("provision", {
  createUser: post(
    "/api/admin/provision/user",
    {
      access: serviceAdmin,
      summary: "Aprovizionează un destinatar: adaugă contactele",
      body: json(ProvisionedFields),
      returns: ProvisionedView,
      status: 201,
      also: { 200: ProvisionedView },
      keptSealed: true,
      refuses: ["conflict"],
      act: actOn(Recipients, "create"),
    },
    ({ body }) => provisionUser(body, { replaces: false }),
  ),
  replaceUser: put(
    "/api/admin/provision/user",
    {
      access: serviceAdmin,
      summary: "Aprovizionează un destinatar: înlocuiește contactele",
      body: json(ProvisionedFields),
      returns: ProvisionedView,
      also: { 201: ProvisionedView },
      refuses: ["conflict"],
      act: actOn(Recipients, "replace"),
    },
    ({ body }) => provisionUser(body, { replaces: true }),
  ),
  createLink: post(
    "/api/admin/provision/link",
    {
      access: serviceAdmin,
      summary: "Leagă un cont de un destinatar",
      body: json(LinkFields.meta({ id: "Legatura", examples: [{ login: "ana.rusu", destinatarId: 1 }] })),
      returns: LinkView,
      status: 201,
      present: linkOf,
      refuses: ["conflict"],
    },
    ({ caller, body }) => link(caller, body),
  ),
  removeLink: del(
    "/api/admin/provision/link/{id}",
    {
      access: serviceAdmin,
      summary: "Desface legătura unui destinatar cu contul său",
      returns: nothing,
      status: 204,
    },
    async ({ caller, params: { id } }) => {
      await unlink(caller, id);
      return undefined;
    },
  ),
  listUsers: get(
    "/api/admin/provision/users",
    {
      access: serviceAdmin,
      summary: "Destinatarii aprovizionați, cu conturile lor",
      query: listOf(UserRow),
      returns: pageOf(UserRow),
      act: actOn(Recipients, "list"),
    },
    ({ query }) => listUsers(query),
  ),
});

import * as z from "zod";
import type { Access } from "../../http/access.ts";
import { json, newRecord } from "../../http/body.ts";
import { listOf } from "../../http/list-query.ts";
import { pageOf, type Reply } from "../../http/responses.ts";
import { del, get, post, put, routes, type RouteGroup } from "../../http/route.ts";
import { kernel } from "../../refusals.ts";
import type { User } from "../accounts/access.ts";
import type { Account } from "../accounts/account.ts";
import type { Accounts } from "../accounts/accounts.ts";
import {
  type AccountMails,
  createAccount,
  editAccount,
  listAccounts,
  ownFieldsIn,
} from "../accounts/administration.ts";
import { readAccount } from "../accounts/delete-account.ts";
import { ApprovalView } from "../approvals/approval.ts";
import { userViews } from "../accounts/views.ts";

/** How the admin zone deletes accounts: by approval. */
interface Removal<Caller extends User> {
  ask(
    caller: Caller,
    args: { login: string },
    options: { ifMatch: number[] | undefined },
  ): Promise<Reply<z.input<typeof ApprovalView>>>;
}

/** `/api/v1/admin/users`: the accounts of a service, or of an organization for its administrator, in the admin zone. */
export function zoneUserRoutes<A extends Account, Caller extends User>(
  accounts: Accounts<A>,
  access: Access<Caller>,
  removal: Removal<Caller>,
  mails?: AccountMails,
): RouteGroup {
  const { view, body, changeBody } = userViews(accounts.entity);
  const fieldsOf = <Body extends object>(sent: Body) => ({
    ...sent,
    own: ownFieldsIn(accounts.entity, sent),
  });
  return routes("users", {
    list: get(
      "/api/v1/admin/users",
      { access, summary: "Conturile", query: listOf(view), returns: pageOf(view) },
      ({ caller, query }) => listAccounts(accounts, caller, query),
    ),
    read: get(
      "/api/v1/admin/users/{login}",
      { access, summary: "Un cont", returns: view },
      ({ caller, params }) => readAccount(accounts, caller, params.login),
    ),
    create: post(
      "/api/v1/admin/users",
      {
        access,
        summary: "Un cont nou; fără parolă, persoana și-o alege prin e-mail",
        body: newRecord(body, z.int().nullable()),
        returns: view,
        status: 201,
        location: ({ login }) => `/api/v1/admin/users/${encodeURIComponent(login)}`,
      },
      ({ caller, body: sent }) => createAccount(accounts, caller, fieldsOf(sent), mails),
    ),
    replace: put(
      "/api/v1/admin/users/{login}",
      { access, summary: "Schimbarea unui cont", body: json(changeBody), returns: view },
      async ({ caller, params, body: sent, ifMatch }) => {
        const { id } = await readAccount(accounts, caller, params.login);
        if (sent.id && sent.id !== id) throw kernel.idinvalid();
        return editAccount(accounts, caller, id, { fields: fieldsOf(sent), ifMatch }, mails);
      },
    ),
    remove: del(
      "/api/v1/admin/users/{login}",
      { access, summary: "Cere ștergerea unui cont", returns: ApprovalView, status: 202 },
      ({ caller, params, ifMatch }) => removal.ask(caller, { login: params.login }, { ifMatch }),
    ),
  });
}

import * as z from "zod";
import { listRecords, wholeList } from "../../data/list-records.ts";
import { type Access, bearerToken, unrestricted } from "../../http/access.ts";
import { json, newRecord } from "../../http/body.ts";
import { listOf } from "../../http/list-query.ts";
import { nothing, pageOf, plainText, Reply } from "../../http/responses.ts";
import { actOn, del, get, post, put, routes, type RouteGroup } from "../../http/route.ts";
import { kernel } from "../../refusals.ts";
import { type AccountAccess, type User } from "./access.ts";
import { ACCOUNTS, type Account } from "./account.ts";
import type { Accounts } from "./accounts.ts";
import {
  createAccount,
  editAccount,
  listAccounts,
  ownFieldsIn,
  startReset,
  type AccountMails,
} from "./administration.ts";
import { deleteAccount, readAccount } from "./delete-account.ts";
import { endSignIns } from "./end-sign-ins.ts";
import type { FactorMails } from "./change-factors.ts";
import { factorRoutes } from "./factor-routes.ts";
import { signIn } from "./sign-in.ts";
import { signInProblems } from "./sign-in-challenge.ts";
import { originOf } from "./sign-in-origin.ts";
import { ownSignInRoutes } from "./own-sign-in-routes.ts";
import { userTokens } from "./user-tokens.ts";
import { Credentials, PublicUserView, TokenView, userViews } from "./views.ts";
import { demandRecentFactor } from "./recent-factor.ts";

type Signed = Pick<AccountAccess<User>, "user">;
type Enrolling = Pick<AccountAccess<User>, "enrolling">;

/**
 * Sign-in for the users of any service, their second factors, the renewal of their tokens, and the list and the ends of the sign-ins of
 * an account.
 * @param access `signedIn`: of people of the government's login too, in services that have it
 */
export const signInRoutes = (
  accounts: Accounts,
  { signedIn, ...access }: Enrolling & { signedIn?: Access<User> },
  mails?: FactorMails,
): RouteGroup =>
  byOperation(
    factorRoutes(accounts, access, mails),
    ownSignInRoutes(accounts, signedIn ?? access.enrolling),
    routes("authenticate", {
      signIn: post(
        "/api/authenticate",
        {
          access: unrestricted,
          summary: "Autentificarea: un token de utilizator",
          body: json(Credentials),
          returns: TokenView,
          refuses: ["unauthenticated", "forbidden", "tooManyRequests"],
          errors: signInProblems,
          idempotent: false,
          keptSealed: true,
        },
        async ({ body, request }) => {
          const token = await signIn(accounts, { ...body, origin: originOf(request) });
          return new Reply({ id_token: token }, { headers: { authorization: `Bearer ${token}` } });
        },
      ),

      readLogin: get(
        "/api/authenticate",
        { access: access.enrolling, summary: "Numele utilizatorului autentificat", returns: plainText },
        async ({ caller }) => caller.login,
      ),

      renew: put(
        "/api/authenticate",
        {
          access: access.enrolling,
          summary: "Un token nou în locul celui de acum",
          returns: TokenView,
          idempotent: false,
          keptSealed: true,
        },
        async ({ caller, request }) => ({
          id_token: userTokens(accounts.service).renew(caller, bearerToken(request) ?? ""),
        }),
      ),

      remove: del(
        "/api/authenticate",
        { access: access.enrolling, summary: "Încheie toate autentificările contului", returns: nothing },
        async ({ caller }) => {
          await endSignIns(accounts, caller.id);
          return undefined;
        },
      ),
    }),
  );

/** Several groups as one: actions of different resources have the same names. */
const byOperation = (groups: RouteGroup[], ...more: RouteGroup[]): RouteGroup =>
  Object.fromEntries(
    [...groups, ...more].flatMap((group) => Object.values(group).map((route) => [route.operationId, route])),
  );

/** How an administrator deletes an account: at once, or by a `Reply` of another shape if a second person has to approve it. */
export interface AccountRemoval {
  /** Answers of another shape, by status. */
  also?: Record<number, z.ZodType>;
  remove(
    caller: User,
    login: string,
    options: { ifMatch: number[] | undefined; asks?: boolean | undefined },
  ): Promise<unknown>;
}

const removalAtOnce = (accounts: Accounts): AccountRemoval => ({
  async remove(caller, login, options) {
    demandRecentFactor();
    await deleteAccount(accounts, caller, login, options);
  },
});

/**
 * `/api/admin/users`: the accounts of a service, or of an organization for its administrator. In a service without
 * invitation mails, an administrator sets the first password.
 */
export function userAdministrationRoutes<A extends Account>(
  accounts: Accounts<A>,
  access: Pick<AccountAccess<User>, "admin">,
  mails?: AccountMails,
  removal: AccountRemoval = removalAtOnce(accounts),
) {
  const { view, body, changeBody } = userViews(accounts.entity);
  const fieldsOf = <Body extends object>(sent: Body) => ({
    ...sent,
    own: ownFieldsIn(accounts.entity, sent),
  });
  return routes("users", {
    list: get(
      "/api/admin/users",
      {
        access: access.admin,
        summary: "Conturile",
        query: listOf(view),
        returns: pageOf(view),
        act: actOn(accounts.entity, "list"),
      },
      ({ caller, query }) => listAccounts(accounts, caller, query),
    ),

    read: get(
      "/api/admin/users/{login}",
      { access: access.admin, summary: "Un cont", returns: view, act: actOn(accounts.entity, "read") },
      ({ caller, params }) => readAccount(accounts, caller, params.login),
    ),

    create: post(
      "/api/admin/users",
      {
        access: access.admin,
        summary: "Un cont nou; fără parolă, persoana și-o alege prin e-mail",
        body: newRecord(body, z.int().nullable()),
        returns: view,
        status: 201,
        location: ({ login }) => `/api/admin/users/${encodeURIComponent(login)}`,
        act: actOn(accounts.entity, "create"),
      },
      ({ caller, body: sent }) => createAccount(accounts, caller, fieldsOf(sent), mails),
    ),

    replaceById: put(
      "/api/admin/users",
      {
        access: access.admin,
        summary: "Schimbarea contului cu id-ul din corp",
        refuses: ["notFound"],
        body: json(changeBody),
        returns: view,
      },
      ({ caller, body: sent, ifMatch }) => {
        if (!sent.id) throw kernel.idinvalid();
        return editAccount(accounts, caller, sent.id, { fields: fieldsOf(sent), ifMatch }, mails);
      },
    ),

    replace: put(
      "/api/admin/users/{login}",
      {
        access: access.admin,
        summary: "Schimbarea unui cont",
        body: json(changeBody),
        returns: view,
        act: actOn(accounts.entity, "replace"),
      },
      async ({ caller, params, body: sent, ifMatch }) => {
        const { id } = await readAccount(accounts, caller, params.login);
        if (sent.id && sent.id !== id) throw kernel.idinvalid();
        return editAccount(accounts, caller, id, { fields: fieldsOf(sent), ifMatch }, mails);
      },
    ),

    ...(mails ? resetByAdministrator(accounts, access, mails) : {}),

    remove: del(
      "/api/admin/users/{login}",
      {
        access: access.admin,
        summary: "Ștergerea unui cont",
        returns: nothing,
        also: removal.also,
        act: actOn(accounts.entity, "remove"),
      },
      async ({ caller, params, ifMatch, asks }) => {
        const answer = await removal.remove(caller, params.login, { ifMatch, asks });
        return answer instanceof Reply ? answer : undefined;
      },
    ),
  });
}

const resetByAdministrator = (
  accounts: Accounts,
  access: Pick<AccountAccess<User>, "admin">,
  mails: AccountMails,
) => ({
  requestReset: post(
    "/api/admin/users/{login}/reset-password",
    {
      access: access.admin,
      summary: "Mesajul pentru o parolă nouă, la adresa persoanei",
      returns: nothing,
    },
    async ({ caller, params }) => {
      await startReset(accounts, caller, params.login, mails);
      return undefined;
    },
  ),
});

/** `/api/users`: the ids and logins of all accounts, for all signed-in users. */
export const publicUserRoutes = ({ entity }: Accounts, access: Signed): RouteGroup =>
  routes("publicUsers", {
    list: get(
      "/api/users",
      {
        access: access.user,
        summary: "Utilizatorii serviciului",
        query: listOf(PublicUserView),
        returns: z.array(PublicUserView),
        act: actOn(entity, "list"),
      },
      ({ query }) => listRecords(entity, wholeList<Account>(ACCOUNTS, { name: "public-users" }), query),
    ),
  });

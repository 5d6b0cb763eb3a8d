import * as z from "zod";
import { listRecords, wholeList } from "../../data/list-records.ts";
import { badRequest } from "../../errors.ts";
import { limited, unrestricted } from "../../http/access.ts";
import { json, newRecord, textOr } from "../../http/body.ts";
import { listOf, query } from "../../http/list-query.ts";
import { html, nothing, pageOf, plainText, Reply } from "../../http/responses.ts";
import { del, get, post, put, routes, type RouteGroup } from "../../http/route.ts";
import { textOf } from "../../texts.ts";
import { type AccountAccess, type User } from "./access.ts";
import { ACCOUNTS, type Account } from "./account.ts";
import type { Accounts } from "./accounts.ts";
import {
  createAccount,
  deleteAccount,
  editAccount,
  listAccounts,
  readAccount,
  startReset,
} from "./administration.ts";
import { config } from "./config.ts";
import { finishReset, requestReset } from "./password-reset.ts";
import { changePassword } from "./passwords.ts";
import { changeProfile, readProfile } from "./profile.ts";
import { activate, register } from "./registration.ts";
import { resetPage, resetPageHeaders } from "./reset-page.ts";
import { signIn } from "./sign-in.ts";
import { accountTexts } from "./texts.ts";
import {
  AccountView,
  Credentials,
  KeyQuery,
  PasswordChangeBody,
  ProfileBody,
  PublicUserView,
  RegistrationBody,
  ResetBody,
  ResetRequestBody,
  TokenView,
  UserBody,
  UserChangeBody,
  UserView,
} from "./views.ts";

type Signed = Pick<AccountAccess<User>, "user">;

/** 200 with an empty text, as the clients of these addresses expect. */
const done = z.string().max(0).meta({ contentType: "text/plain; charset=utf-8" });

/** Registrations write and send mail, so they are limited by address. Sign-in limits failures, not calls. */
const registration = limited(unrestricted, {
  name: "register",
  perMinute: () => config.publicRatePerMinute,
});

/** `/api/authenticate`: how people of any service sign in. */
export const signInRoutes = (accounts: Accounts, access: Signed): RouteGroup =>
  routes("authenticate", {
    signIn: post(
      "/api/authenticate",
      {
        access: unrestricted,
        summary: "Autentificarea: un token de utilizator",
        body: json(Credentials),
        returns: TokenView,
        refuses: ["unauthenticated", "tooManyRequests"],
        idempotent: false,
        showsSecret: true,
      },
      async ({ body, request }) => {
        const token = await signIn(accounts, { ...body, address: request.sourceAddress });
        return new Reply({ id_token: token }, { headers: { authorization: `Bearer ${token}` } });
      },
    ),

    readLogin: get(
      "/api/authenticate",
      { access: access.user, summary: "Numele utilizatorului autentificat", returns: plainText },
      async ({ caller }) => caller.login,
    ),
  });

/** What people do with their own account: registration, profile, password. */
export const accountRoutes = (accounts: Accounts, access: Signed): RouteGroup =>
  routes("account", {
    register: post(
      "/api/register",
      {
        access: registration,
        summary: "Înregistrarea unui cont, activat prin e-mail",
        body: json(RegistrationBody),
        returns: nothing,
        status: 201,
      },
      async ({ body, language }) => {
        await register(accounts, { ...body, langKey: body.langKey ?? language });
        return undefined;
      },
    ),

    activate: get(
      "/api/activate",
      { access: registration, summary: "Activarea contului", query: query(KeyQuery), returns: plainText },
      async ({ query: { key }, language }) => {
        await activate(accounts, key);
        return textOf(accountTexts, "contActivat", language);
      },
    ),

    read: get(
      "/api/account",
      { access: access.user, summary: "Contul propriu", returns: AccountView },
      ({ caller }) => readProfile(accounts, caller.id),
    ),

    replace: post(
      "/api/account",
      {
        access: access.user,
        summary: "Schimbarea contului propriu",
        body: json(ProfileBody),
        returns: AccountView,
      },
      ({ caller, body }) => changeProfile(accounts, caller.id, body),
    ),

    changePassword: post(
      "/api/account/change-password",
      {
        access: access.user,
        summary: "Schimbarea parolei; încheie toate tokenurile",
        body: json(PasswordChangeBody),
        returns: done,
        refuses: ["tooManyRequests"],
        idempotent: false,
      },
      async ({ caller, body, request }) => {
        await changePassword(accounts, { id: caller.id, address: request.sourceAddress }, body);
        return "";
      },
    ),

    requestReset: post(
      "/api/account/reset-password/init",
      {
        access: registration,
        summary: "Cererea unei parole noi; răspunsul nu spune dacă adresa există",
        body: textOr(ResetRequestBody),
        returns: done,
      },
      async ({ body }) => {
        await requestReset(accounts, typeof body === "string" ? body : body.mail);
        return "";
      },
    ),

    readResetPage: get(
      "/api/account/reset-password/finish",
      { access: unrestricted, summary: "Pagina din mesajul pentru parola nouă", returns: html },
      async ({ language }) => new Reply(resetPage(language), { headers: resetPageHeaders }),
    ),

    finishReset: post(
      "/api/account/reset-password/finish",
      {
        access: unrestricted,
        summary: "Parola nouă, cu cheia primită",
        body: json(ResetBody),
        returns: done,
        refuses: ["tooManyRequests"],
        idempotent: false,
      },
      async ({ body, request }) => {
        await finishReset(accounts, { ...body, address: request.sourceAddress });
        return "";
      },
    ),
  });

/** `/api/admin/users`: the accounts of a service, or of an organization for its administrator. */
export const userAdministrationRoutes = (
  accounts: Accounts,
  access: Pick<AccountAccess<User>, "admin">,
): RouteGroup =>
  routes("users", {
    list: get(
      "/api/admin/users",
      { access: access.admin, summary: "Conturile", query: listOf(UserView), returns: pageOf(UserView) },
      ({ caller, query }) => listAccounts(accounts, caller, query),
    ),

    read: get(
      "/api/admin/users/{login}",
      { access: access.admin, summary: "Un cont", returns: UserView },
      ({ caller, params }) => readAccount(accounts, caller, params.login),
    ),

    create: post(
      "/api/admin/users",
      {
        access: access.admin,
        summary: "Un cont nou; fără parolă, persoana și-o alege prin e-mail",
        body: newRecord(UserBody, z.int().nullable()),
        returns: UserView,
        status: 201,
        location: ({ login }) => `/api/admin/users/${encodeURIComponent(login)}`,
      },
      ({ caller, body }) => createAccount(accounts, caller, body),
    ),

    replaceById: put(
      "/api/admin/users",
      {
        access: access.admin,
        summary: "Schimbarea contului cu id-ul din corp",
        refuses: ["notFound"],
        body: json(UserChangeBody),
        returns: UserView,
      },
      ({ caller, body, ifMatch }) => {
        if (!body.id) throw badRequest("idinvalid");
        return editAccount(accounts, caller, body.id, { fields: body, ifMatch });
      },
    ),

    replace: put(
      "/api/admin/users/{login}",
      {
        access: access.admin,
        summary: "Schimbarea unui cont",
        body: json(UserChangeBody),
        returns: UserView,
      },
      async ({ caller, params, body, ifMatch }) => {
        const { id } = await readAccount(accounts, caller, params.login);
        if (body.id && body.id !== id) throw badRequest("idinvalid");
        return editAccount(accounts, caller, id, { fields: body, ifMatch });
      },
    ),

    ...(accounts.selfService ? resetByAdministrator(accounts, access) : {}),

    remove: del(
      "/api/admin/users/{login}",
      { access: access.admin, summary: "Ștergerea unui cont", returns: nothing },
      async ({ caller, params, ifMatch }) => {
        await deleteAccount(accounts, caller, params.login, { ifMatch });
        return undefined;
      },
    ),
  });

const resetByAdministrator = (accounts: Accounts, access: Pick<AccountAccess<User>, "admin">) => ({
  requestReset: post(
    "/api/admin/users/{login}/reset-password",
    {
      access: access.admin,
      summary: "Mesajul pentru o parolă nouă, la adresa persoanei",
      returns: nothing,
    },
    async ({ caller, params }) => {
      await startReset(accounts, caller, params.login);
      return undefined;
    },
  ),
});

/** `/api/users`: the ids and logins of all accounts, for everybody who is signed in. */
export const publicUserRoutes = ({ entity }: Accounts, access: Signed): RouteGroup =>
  routes("publicUsers", {
    list: get(
      "/api/users",
      {
        access: access.user,
        summary: "Utilizatorii serviciului",
        query: listOf(PublicUserView),
        returns: z.array(PublicUserView),
      },
      ({ query }) => listRecords(entity, wholeList<Account>(ACCOUNTS, { name: "public-users" }), query),
    ),
  });

import * as z from "zod";
import { limited, unrestricted } from "../../../http/access.ts";
import { json, textOr } from "../../../http/body.ts";
import { query } from "../../../http/list-query.ts";
import { publicRate } from "../../../http/public/rate.ts";
import { html, nothing, plainText, Reply } from "../../../http/responses.ts";
import { get, post, routes, type RouteGroup } from "../../../http/route.ts";
import { type AccountAccess, type User } from "../access.ts";
import type { Accounts } from "../accounts.ts";
import { activationPage, activationPageHeaders } from "../activation-page.ts";
import { finishReset, requestReset } from "../password-reset.ts";
import { changePassword } from "../passwords.ts";
import { readOwn } from "../own-account.ts";
import { changeProfile } from "../profile.ts";
import { activate, register } from "../registration.ts";
import { resetPage, resetPageHeaders } from "../reset-page.ts";
import { activated } from "../texts.ts";
import {
  AccountView,
  KeyQuery,
  PasswordChangeBody,
  ProfileBody,
  RegistrationBody,
  ResetBody,
  ResetRequestBody,
} from "../views.ts";
import { inLanguage } from "../../../texts.ts";

type Signed = Pick<AccountAccess<User>, "user">;

/** 200 with an empty text, as the clients of these addresses expect. */
const done = z.string().max(0).meta({ contentType: "text/plain; charset=utf-8" });

/** Registrations write and send mail, so they are limited by address. Sign-in limits failures instead of calls. */
const registration = limited(unrestricted, publicRate("register"));

const registrationRoutes = (accounts: Accounts): RouteGroup =>
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
      {
        access: registration,
        summary: "Activarea contului",
        query: query(KeyQuery),
        returns: plainText,
        refuses: ["notFound"],
      },
      async ({ query: { key }, language }) => {
        await activate(accounts, key);
        return inLanguage(activated, language);
      },
    ),

    readActivationPage: get(
      "/api/account/activate",
      { access: unrestricted, summary: "Pagina din mesajul de activare", returns: html },
      async ({ language }) => new Reply(activationPage(language), { headers: activationPageHeaders }),
    ),
  });

const ownAccountRoutes = (accounts: Accounts, access: Signed): RouteGroup =>
  routes("account", {
    read: get(
      "/api/account",
      { access: access.user, summary: "Contul propriu", returns: AccountView },
      ({ caller }) => readOwn(accounts, caller.id),
    ),

    replace: post(
      "/api/account",
      {
        access: access.user,
        summary: "Schimbarea contului propriu",
        body: json(ProfileBody),
        returns: AccountView,
        refuses: ["tooManyRequests"],
      },
      ({ caller, body, request }) =>
        changeProfile(accounts, { id: caller.id, address: request.sourceAddress }, body),
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
  });

const passwordResetRoutes = (accounts: Accounts): RouteGroup =>
  routes("account", {
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

/** Operations of users on their own account: registration, profile, password. */
export const accountRoutes = (accounts: Accounts, access: Signed): RouteGroup => ({
  ...registrationRoutes(accounts),
  ...ownAccountRoutes(accounts, access),
  ...passwordResetRoutes(accounts),
});

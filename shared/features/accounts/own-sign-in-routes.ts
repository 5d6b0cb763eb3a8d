import * as z from "zod";
import type { Access } from "../../http/access.ts";
import { json } from "../../http/body.ts";
import type { Incoming } from "../../http/request.ts";
import { nothing } from "../../http/responses.ts";
import { del, get, post, routes, type RouteGroup } from "../../http/route.ts";
import type { User } from "./access.ts";
import type { Accounts } from "./accounts.ts";
import { type Ending, endCurrent, endOne, endOthers, listSignIns } from "./own-sign-ins.ts";
import { recognizable } from "./sign-in-origin.ts";
import { SignInRecord, signInKinds } from "./sign-in-records.ts";

const SignInView = SignInRecord.pick({ id: true, rememberMe: true, createdAt: true })
  .extend({
    kind: z.enum(signInKinds),
    current: z.boolean(),
    lastUsedAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
    ...recognizable,
  })
  .meta({ id: "OwnSignIn" });

const SignInsView = z.object({ items: z.array(SignInView) }).meta({ id: "OwnSignIns" });

/** For accounts without a second factor whose sign-in is older than 15 minutes. */
const Proof = z.object({ password: z.string().max(1000).optional() });
const proof = { ...json(Proof), mayBeAbsent: true } as const;

const endingOf = (
  { id }: User,
  request: Incoming,
  { password }: Partial<z.output<typeof Proof>> = {},
): Ending => ({
  accountId: id,
  address: request.sourceAddress,
  password,
});

/** The sign-ins of one's own account: their list, and their ends. */
export const ownSignInRoutes = (accounts: Accounts, access: Access<User>): RouteGroup =>
  routes("signIns", {
    read: get(
      "/api/authenticate/sign-ins",
      { access, summary: "Autentificările contului care sunt în curs", returns: SignInsView },
      async ({ caller, request }) => ({ items: await listSignIns(accounts, caller, request.sourceAddress) }),
    ),

    removeCurrent: del(
      "/api/authenticate/sign-ins/current",
      { access, summary: "Încheie autentificarea de acum", returns: nothing, refuses: ["notFound"] },
      async ({ caller }) => {
        await endCurrent(accounts, caller.id);
        return undefined;
      },
    ),

    revoke: post(
      "/api/authenticate/sign-ins/{id}/revoke",
      {
        access,
        summary: "Încheie o autentificare a contului",
        body: proof,
        returns: nothing,
        refuses: ["tooManyRequests"],
      },
      async ({ caller, params, body, request }) => {
        await endOne(accounts, endingOf(caller, request, body), params.id);
        return undefined;
      },
    ),

    revokeOthers: post(
      "/api/authenticate/sign-ins/revoke-others",
      {
        access,
        summary: "Încheie toate celelalte autentificări ale contului",
        body: proof,
        returns: nothing,
        refuses: ["notFound", "tooManyRequests"],
      },
      async ({ caller, body, request }) => {
        await endOthers(accounts, endingOf(caller, request, body));
        return undefined;
      },
    ),
  });

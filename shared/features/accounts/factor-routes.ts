import * as z from "zod";
import { bearerToken, limited, unrestricted } from "../../http/access.ts";
import { json } from "../../http/body.ts";
import { publicRate } from "../../http/public/rate.ts";
import type { Incoming } from "../../http/request.ts";
import { Reply } from "../../http/responses.ts";
import { del, get, patch, post, put, routes, type RouteGroup } from "../../http/route.ts";
import { line } from "../../text-fields.ts";
import type { AccountAccess, User } from "./access.ts";
import type { Accounts } from "./accounts.ts";
import type { FactorMails } from "./change-factors.ts";
import {
  beginFactor,
  finishFactor,
  removeFactor,
  renameFactor,
  renewRecoveryCodes,
  showFactors,
} from "./enrol-factor.ts";
import { factorKinds } from "./factors.ts";
import { originOf } from "./sign-in-origin.ts";
import { beginPasskey, beginStepUp, ChallengeView, finishSignIn, methods } from "./sign-in-challenge.ts";
import { TokenView } from "./views.ts";

const code = z
  .string()
  .min(1)
  .max(40)
  .meta({ examples: ["123456"] });
const name = line(60).meta({ examples: ["Telefonul meu"] });

/** `PublicKeyCredential` as JSON (WebAuthn level 3, 5.1.8), which the verification reads. */
const credential = z.record(z.string(), z.unknown()).optional();

const Proof = z.object({
  challenge: z.string().min(1).max(100),
  method: z.enum(methods).meta({ examples: ["totp"] }),
  code: code.optional(),
  credential,
});

const FactorView = z
  .object({
    id: z.int(),
    kind: z.enum(factorKinds),
    name: z.string(),
    createdAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime().optional(),
  })
  .meta({ id: "Factor" });

const FactorsView = z
  .object({
    required: z.boolean(),
    dueAt: z.iso.datetime().optional(),
    recoveryCodes: z.int(),
    items: z.array(FactorView),
  })
  .meta({ id: "Factors" });

const BegunView = z
  .object({
    id: z.int(),
    kind: z.enum(factorKinds),
    secret: z.string().optional(),
    uri: z.string().optional(),
    /** For `navigator.credentials.create`. */
    passkey: z.record(z.string(), z.unknown()).optional(),
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: "FactorBegun" });

const Codes = z.array(z.string()).meta({ examples: [["7Q4D-K2ZM-90RT-XW3B"]] });
const AddedView = TokenView.extend({ recoveryCodes: Codes.optional() }).meta({ id: "FactorAdded" });
const CodesView = z.object({ recoveryCodes: Codes }).meta({ id: "RecoveryCodes" });

const NewFactor = z.object({
  kind: z.enum(factorKinds).meta({ examples: ["totp"] }),
  name,
  /** For the first factor. */
  password: z.string().max(1000).optional(),
});

type Enrolling = Pick<AccountAccess<User>, "enrolling">;

const callerOf = ({ id }: User, request: Incoming) => ({ id, token: bearerToken(request) ?? "" });

/** Beginning a sign-in stores its challenge, so it is limited by address. */
const anybody = limited(unrestricted, publicRate("sign-in"));

/** None of these answers may be given twice: they show secrets, or end what the caller sent. */
const once = { idempotent: false, keptSealed: true } as const;

/** The second half of a sign-in, for anybody who has its challenge, and the same for a person who is signed in. */
const finishing = (accounts: Accounts, { enrolling }: Enrolling, mails?: FactorMails): RouteGroup[] => [
  routes("authenticate", {
    finish: post(
      "/api/authenticate/factor",
      {
        access: unrestricted,
        summary: "Încheie autentificarea cu al doilea factor",
        body: json(Proof),
        returns: TokenView,
        refuses: ["unauthenticated", "forbidden", "tooManyRequests"],
        ...once,
      },
      async ({ body, request }) => {
        const proof = { ...body, origin: originOf(request) };
        const token = await finishSignIn(accounts, proof, async (account, method) => {
          if (method === "recovery") await mails?.notify(account, "recoveryCodeUsed");
        });
        return new Reply({ id_token: token }, { headers: { authorization: `Bearer ${token}` } });
      },
    ),
  }),
  routes("passkeyChallenges", {
    create: post(
      "/api/authenticate/passkeys",
      {
        access: anybody,
        summary: "Începe autentificarea cu o cheie de acces",
        body: { ...json(z.object({ rememberMe: z.boolean().nullish() })), mayBeAbsent: true },
        returns: ChallengeView,
        status: 201,
        ...once,
      },
      ({ body }) => beginPasskey(accounts, body.rememberMe ?? false),
    ),
  }),
  routes("signInChallenges", {
    create: post(
      "/api/authenticate/challenges",
      {
        access: enrolling,
        summary: "Începe o nouă confirmare cu al doilea factor",
        returns: ChallengeView,
        status: 201,
        ...once,
      },
      ({ caller, request }) => beginStepUp(accounts, callerOf(caller, request)),
    ),
  }),
];

const recoveryCodes = (accounts: Accounts, access: Enrolling, mails?: FactorMails): RouteGroup =>
  routes("recoveryCodes", {
    replace: put(
      "/api/authenticate/recovery-codes",
      {
        access: access.enrolling,
        summary: "Coduri de rezervă noi în locul celor vechi",
        returns: CodesView,
        ...once,
      },
      async ({ caller }) => ({ recoveryCodes: await renewRecoveryCodes(accounts, caller.id, mails) }),
    ),
  });

/** The second factors of one's own account. */
const ownFactors = (accounts: Accounts, access: Enrolling, mails?: FactorMails): RouteGroup =>
  routes("factors", {
    read: get(
      "/api/authenticate/factors",
      { access: access.enrolling, summary: "Factorii de autentificare ai contului", returns: FactorsView },
      ({ caller }) => showFactors(accounts, caller.id),
    ),

    create: post(
      "/api/authenticate/factors",
      {
        access: access.enrolling,
        summary: "Începe adăugarea unui factor",
        body: json(NewFactor),
        returns: BegunView,
        status: 201,
        refuses: ["tooManyRequests"],
        ...once,
      },
      ({ caller, body, request }) =>
        beginFactor(accounts, { id: caller.id, address: request.sourceAddress }, body),
    ),

    finish: post(
      "/api/authenticate/factors/{id}/finish",
      {
        access: access.enrolling,
        summary: "Adaugă factorul, dovedit cu un cod",
        body: json(z.object({ code: code.optional(), credential })),
        returns: AddedView,
        ...once,
      },
      ({ caller, params, body, request }) =>
        finishFactor(accounts, callerOf(caller, request), { id: params.id, ...body }, mails),
    ),

    patch: patch(
      "/api/authenticate/factors/{id}",
      {
        access: access.enrolling,
        summary: "Alt nume pentru un factor",
        body: json(z.object({ name })),
        returns: FactorView,
        idempotent: false,
      },
      ({ caller, params, body }) => renameFactor(accounts, caller.id, { id: params.id, ...body }),
    ),

    remove: del(
      "/api/authenticate/factors/{id}",
      {
        access: access.enrolling,
        summary: "Ștergerea unui factor",
        returns: TokenView,
        ...once,
      },
      async ({ caller, params, request }) => ({
        id_token: await removeFactor(accounts, callerOf(caller, request), params.id, mails),
      }),
    ),
  });

/** What the second factors of a service's accounts add to its sign-in: a group for each resource. */
export const factorRoutes = (accounts: Accounts, access: Enrolling, mails?: FactorMails): RouteGroup[] => [
  ...finishing(accounts, access, mails),
  ownFactors(accounts, access, mails),
  recoveryCodes(accounts, access, mails),
];

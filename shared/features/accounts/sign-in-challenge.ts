import * as z from "zod";
import { hashOfToken, newSecret } from "../../auth/client-secrets.ts";
import { throttle } from "../../auth/throttle.ts";
import { clock } from "../../clock.ts";
import { changeEphemeral } from "../../data/change-ephemeral.ts";
import { ephemeralKey, takeEphemeral } from "../../data/ephemeral.ts";
import { read } from "../../data/repository.ts";
import type { Key } from "../../data/tables.ts";
import { type ErrorFormat, type ErrorFormats, Problem, problem } from "../../http/error-formats.ts";
import { log } from "../../log.ts";
import { countingSignIn } from "../../metrics/sign-ins.ts";
import { refuseOfficial } from "./access.ts";
import type { Account } from "./account.ts";
import type { Accounts } from "./accounts.ts";
import { type Factors, readFactors } from "./factors.ts";
import type { Credential } from "./passkeys.ts";
import { renewSignIn } from "./record-sign-in.ts";
import type { Origin } from "./sign-in-origin.ts";
import { startSignIn } from "./start-sign-in.ts";
import { refusals } from "./texts.ts";
import { type Proof, useFactor } from "./use-factor.ts";
import { type SignInEnds, userTokens } from "./user-tokens.ts";

/*
 * The second half of a sign-in. A right password of an account with a second factor opens nothing: it gets a challenge, which one
 * factor of the account ends, and which belongs to that password, that service and that wish (`rememberMe`).
 */

const TRIES = 5;
const CHALLENGE_SECONDS = 300;
/** Failures of one account in an hour, from all addresses: so many of a million codes, of which three are right at a time. */
const MOST_PER_ACCOUNT = 20;

/** What ends a sign-in, as the caller offers it. */
export const methods = ["passkey", "totp", "recovery"] as const;

/** What a refused sign-in says about its second half. */
export const ChallengeView = z
  .object({
    id: z.string(),
    methods: z.array(z.enum(methods)),
    expiresAt: z.iso.datetime(),
    /** For `navigator.credentials.get`. */
    passkey: z.record(z.string(), z.unknown()).optional(),
  })
  .meta({ id: "SignInChallenge" });
export type ChallengeView = z.output<typeof ChallengeView>;

/** Problems of the sign-in: that of a right password of an account with a second factor carries a challenge. */
const challenging: ErrorFormat = {
  ...problem,
  schema: Problem.extend({ challenge: ChallengeView.optional() }).meta({
    id: "SignInProblem",
    description: "RFC 9457",
  }),
};

export const signInProblems: ErrorFormats = (error) =>
  error.kind === "unauthenticated" ? challenging : problem;

/** What a challenge stands for. */
interface Challenge {
  /** Absent in a sign-in by a passkey alone, which names the account itself. */
  accountId?: number;
  /** `tokensFrom` of the account when it began: a new password or factor ends it. */
  from?: number;
  rememberMe: boolean;
  /** The token that goes on, if the person was signed in already. */
  renews?: SignInEnds | undefined;
  endsAt: number;
  tries: number;
}

type Begun = Pick<Challenge, "rememberMe" | "renews">;

/** A sign-in that waits for its second factor, by the hash of its challenge. */
const keyOf = (service: string, id: string): Key =>
  ephemeralKey(service, "factor-challenge", hashOfToken(id));

/** A new challenge of an account with a second factor. */
export async function beginChallenge(
  { service }: Accounts,
  account: Pick<Account, "id" | "tokensFrom">,
  begun: Begun,
): Promise<ChallengeView> {
  const held = await readFactors(service, account.id);
  const { id, expiresAt } = await store(service, {
    ...begun,
    accountId: account.id,
    from: account.tokensFrom,
  });
  const offered = methodsOf(held);
  return { id, methods: offered, expiresAt, ...(await passkeyOptions(id, offered, held)) };
}

/** A challenge of anybody, for a sign-in by a passkey alone: it is two factors in one, the device and the person verified by it. */
export async function beginPasskey({ service }: Accounts, rememberMe: boolean): Promise<ChallengeView> {
  const { id, expiresAt } = await store(service, { rememberMe });
  return { id, methods: ["passkey"], expiresAt, ...(await passkeyOptions(id, ["passkey"])) };
}

async function store(
  service: string,
  begun: Omit<Challenge, "endsAt" | "tries">,
): Promise<{ id: string; expiresAt: string }> {
  const id = newSecret();
  const endsAt = clock.epochSeconds() + CHALLENGE_SECONDS;
  const challenge: Challenge = { ...begun, endsAt, tries: 0 };
  await changeEphemeral<Challenge>(keyOf(service, id), CHALLENGE_SECONDS, () => challenge);
  return { id, expiresAt: new Date(endsAt * 1000).toISOString() };
}

async function passkeyOptions(
  id: string,
  offered: ChallengeView["methods"],
  held?: Factors,
): Promise<Pick<ChallengeView, "passkey">> {
  if (!offered.includes("passkey")) return {};
  const { requestOptions } = await import("./passkeys.ts");
  return { passkey: { ...(await requestOptions(id, held)) } };
}

const methodsOf = ({ factors, recoveryCodes }: Factors): ChallengeView["methods"] => [
  ...(["passkey", "totp"] as const).filter((method) => factors.some(({ kind }) => kind === method)),
  ...(recoveryCodes.length > 0 ? (["recovery"] as const) : []),
];

/**
 * A challenge of a person who is signed in, for acts that ask for the factor again (`demandRecentFactor`). The token that it gives goes
 * on with their sign-in.
 * @throws conflict for an account without a second factor
 */
export async function beginStepUp(
  accounts: Accounts,
  { id, token }: { id: number; token: string },
): Promise<ChallengeView> {
  const account = await read(accounts.entity, { id });
  if (!account?.secondFactor) throw refusals.faraFactor();
  const { exp, until, sid } = userTokens(accounts.service).verify(token);
  return beginChallenge(accounts, account, { rememberMe: false, renews: { exp, until, sid } });
}

/** Counts a try before anything is compared. @throws unauthenticated for a challenge that is unknown or over */
async function takeTry(service: string, id: string): Promise<Challenge> {
  let taken: Challenge | undefined;
  await changeEphemeral<Challenge>(keyOf(service, id), CHALLENGE_SECONDS, (before) => {
    const isOpen = before && before.tries < TRIES && before.endsAt > clock.epochSeconds();
    taken = isOpen ? { ...before, tries: before.tries + 1 } : undefined;
    return taken;
  });
  if (!taken) throw refusals.provocareIncheiata();
  return taken;
}

/**
 * Ends a sign-in by a factor of its account, which counts once.
 * @returns the token
 * @throws unauthenticated for a wrong factor, and for a challenge that is unknown, over or used up; tooManyRequests; forbidden as the
 *   first half
 */
export const finishSignIn = (accounts: Accounts, answer: Answered, used: Used): Promise<string> =>
  countingSignIn(accounts.service, () => tryToFinish(accounts, answer, used));

type Answered = Offered & { challenge: string; origin: Origin };
type Used = (account: Account, method: Proof["method"]) => Promise<void>;

async function tryToFinish(
  accounts: Accounts,
  { challenge: id, origin, ...offered }: Answered,
  used: Used,
): Promise<string> {
  const { service, entity } = accounts;
  const { address } = origin;
  const challenge = await takeTry(service, id);
  const proof: Proof = proofOf(offered, id);
  const accountId = challenge.accountId ?? (await namedIn(service, proof));
  const account = accountId === undefined ? undefined : await read(entity, { id: accountId });
  // Whoever is named in a passkey alone may be nobody: that is told as a passkey that is not right.
  if (challenge.accountId === undefined && !account?.activated) throw refusals.factorGresit();
  const { from = account?.tokensFrom } = challenge;
  if (!account?.activated || account.tokensFrom !== from) throw refusals.provocareIncheiata();
  refuseOfficial(entity, account, address);
  await demandFactor(accounts, account, { ...proof, address });
  // Of two that prove it at the same time, one signs in.
  if (!(await takeEphemeral(keyOf(service, id)))) throw refusals.provocareIncheiata();
  log.info("signed in", { object: account.id, factor: proof.method, security: "sign-in" });
  await used(account, proof.method);
  const { renews } = challenge;
  return renews
    ? userTokens(service).reissue(account, {
        ...renews,
        sid: await renewSignIn(service, account, renews.sid),
      })
    : startSignIn(service, account, { rememberMe: challenge.rememberMe, origin });
}

/** What a caller sends as a proof. */
export interface Offered {
  method: Proof["method"];
  code?: string | undefined;
  credential?: Credential | undefined;
}

const proofOf = ({ method, code = "", credential = {} }: Offered, challenge: string): Proof =>
  method === "passkey" ? { method, credential, challenge } : { method, code };

/** The account that a passkey names. */
async function namedIn(service: string, proof: Proof): Promise<number | undefined> {
  if (proof.method !== "passkey") return undefined;
  const { accountIn } = await import("./passkeys.ts");
  return accountIn(service, proof.credential);
}

async function demandFactor(
  { service }: Accounts,
  account: Account,
  { address, ...proof }: Proof & { address: string },
): Promise<void> {
  // A signature cannot be guessed, and whoever knows no password must not delay its owner.
  const guesses =
    proof.method === "passkey"
      ? undefined
      : throttle({
          service,
          purpose: "factor",
          key: [account.id, address],
          ceiling: { key: account.id.toString(), most: MOST_PER_ACCOUNT },
        });
  await guesses?.admit();
  if (await useFactor(service, account.id, proof)) return guesses?.recordSuccess();
  await guesses?.recordFailure();
  log.warn("a second factor was refused", { object: account.id, factor: proof.method, security: "factor" });
  throw refusals.factorGresit();
}

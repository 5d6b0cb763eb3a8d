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
import { refuseOfficial } from "./access.ts";
import type { Account } from "./account.ts";
import type { Accounts } from "./accounts.ts";
import { type Factors, readFactors } from "./factors.ts";
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
export const methods = ["totp", "recovery"] as const;

/** What a refused sign-in says about its second half. */
export const ChallengeView = z
  .object({ id: z.string(), methods: z.array(z.enum(methods)), expiresAt: z.iso.datetime() })
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
  accountId: number;
  /** `tokensFrom` of the account when it began: a new password or factor ends it. */
  from: number;
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
  const id = newSecret();
  const held = await readFactors(service, account.id);
  const endsAt = clock.epochSeconds() + CHALLENGE_SECONDS;
  const challenge: Challenge = {
    ...begun,
    accountId: account.id,
    from: account.tokensFrom,
    endsAt,
    tries: 0,
  };
  await changeEphemeral<Challenge>(keyOf(service, id), CHALLENGE_SECONDS, () => challenge);
  return { id, methods: methodsOf(held), expiresAt: new Date(endsAt * 1000).toISOString() };
}

const methodsOf = ({ factors, recoveryCodes }: Factors): ChallengeView["methods"] => [
  ...(factors.some(({ kind }) => kind === "totp") ? (["totp"] as const) : []),
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
  const { exp, until } = userTokens(accounts.service).verify(token);
  return beginChallenge(accounts, account, { rememberMe: false, renews: { exp, until } });
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
export async function finishSignIn(
  accounts: Accounts,
  { challenge: id, address, ...proof }: Proof & { challenge: string; address: string },
  used: (account: Account, method: Proof["method"]) => Promise<void>,
): Promise<string> {
  const { service, entity } = accounts;
  const challenge = await takeTry(service, id);
  const account = await read(entity, { id: challenge.accountId });
  if (!account?.activated || account.tokensFrom !== challenge.from) throw refusals.provocareIncheiata();
  refuseOfficial(entity, account, address);
  await demandFactor(accounts, account, { ...proof, address });
  // Of two that prove it at the same time, one signs in.
  if (!(await takeEphemeral(keyOf(service, id)))) throw refusals.provocareIncheiata();
  log.info("signed in", { object: account.id, factor: proof.method });
  await used(account, proof.method);
  const tokens = userTokens(service);
  return challenge.renews
    ? tokens.reissue(account, challenge.renews)
    : tokens.issue(account, challenge.rememberMe);
}

async function demandFactor(
  { service }: Accounts,
  account: Account,
  { address, ...proof }: Proof & { address: string },
): Promise<void> {
  const guesses = throttle({
    service,
    purpose: "factor",
    key: [account.id, address],
    ceiling: { key: account.id.toString(), most: MOST_PER_ACCOUNT },
  });
  await guesses.admit();
  if (await useFactor(service, account.id, proof)) return guesses.recordSuccess();
  await guesses.recordFailure();
  log.warn("a second factor was refused", { object: account.id, factor: proof.method });
  throw refusals.factorGresit();
}

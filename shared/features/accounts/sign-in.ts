import { verifyPassword } from "../../auth/passwords.ts";
import { throttle } from "../../auth/throttle.ts";
import { read, readUnique } from "../../data/repository.ts";
import { means } from "../../errors.ts";
import { log } from "../../log.ts";
import { countingSignIn } from "../../metrics/sign-ins.ts";
import { refuseOfficial } from "./access.ts";
import { type Account, foldedLogin } from "./account.ts";
import type { Accounts } from "./accounts.ts";
import { graceFromNow, lacksFactor } from "./factor-duty.ts";
import { readSignIns } from "./remove-sign-ins.ts";
import { changeAccount } from "./save-account.ts";
import { beginChallenge } from "./sign-in-challenge.ts";
import type { Origin } from "./sign-in-origin.ts";
import type { SignInRecord } from "./sign-in-records.ts";
import { startSignIn } from "./start-sign-in.ts";
import { refusals } from "./texts.ts";

export interface SignIn {
  username: string;
  password: string;
  rememberMe?: boolean | null | undefined;
  /** Failures are counted per login and address, so that no one can lock another user out. */
  origin: Origin;
}

/**
 * The limit of failed sign-ins from one address in an hour, over all logins: high enough for an office behind one
 * address.
 */
const MOST_PER_ADDRESS = 1000;

/** An id that no account has. */
const NOBODY = 0;

/**
 * Issues a token for the right password of an active account. If the account has a second factor, the password opens nothing: the
 * refusal carries a challenge, which a factor ends (`finishSignIn`).
 * @throws unauthenticated, with the same answer after the same work, for an unknown login, a wrong password and an
 *   inactive account, and `error.factorNecesar`; tooManyRequests after repeated failures; forbidden for an official whose password does
 *   not count here
 */
export const signIn = (accounts: Accounts, attempt: SignIn): Promise<string> =>
  countingSignIn(
    accounts.service,
    () => tryToSignIn(accounts, attempt),
    (refusal) => means(refusal, refusals.factorNecesar),
  );

async function tryToSignIn(accounts: Accounts, attempt: SignIn): Promise<string> {
  const { service, entity } = accounts;
  const { address } = attempt.origin;
  const login = foldedLogin(attempt.username);
  const guesses = throttle({
    service,
    purpose: "sign-in",
    key: [login, address],
    ceiling: { key: address, most: MOST_PER_ADDRESS },
  });
  await guesses.admit();
  // An unknown login costs these reads as well, so that timing does not distinguish it from a wrong password.
  const account = (await readUnique(entity, "login", login)) ?? (await read(entity, { id: NOBODY }));
  const [isRight, held] = await Promise.all([
    verifyPassword(attempt.password, account?.passwordHash),
    account?.secondFactor ? [] : readSignIns(service, account?.id ?? NOBODY),
  ]);
  if (!isRight || !account?.activated) {
    await guesses.recordFailure();
    throw refusals.autentificareGresita();
  }
  const [recorded, opened] = await Promise.allSettled([
    guesses.recordSuccess(),
    openSignIn(accounts, account, { ...attempt, held }),
  ]);
  // A guess whose outcome is not recorded would count as a failure, so both are waited for.
  if (recorded.status === "rejected") throw recorded.reason;
  if (opened.status === "rejected") throw opened.reason;
  return opened.value;
}

/** What the right password of an account opens: a sign-in, or its second half. */
async function openSignIn(
  accounts: Accounts,
  account: Account,
  { origin, rememberMe: wanted, held }: SignIn & { held: readonly SignInRecord[] },
): Promise<string> {
  const { service, entity } = accounts;
  refuseOfficial(entity, account, origin.address);
  const rememberMe = wanted ?? false;
  if (account.secondFactor) {
    throw refusals.factorNecesar({
      shows: { challenge: await beginChallenge(accounts, account, { rememberMe }) },
    });
  }
  const token = await startSignIn(service, await withGrace(accounts, account), { rememberMe, origin, held });
  log.info("signed in", { object: account.id, security: "sign-in" });
  return token;
}

/** The account, in which the first sign-in without a factor that it must have notes until when it may do so. */
async function withGrace(accounts: Accounts, account: Account): Promise<Account> {
  if (!lacksFactor(account) || account.factorDueAt !== undefined) return account;
  return changeAccount(accounts, account.id, (now) => ({
    ...now,
    factorDueAt: now.factorDueAt ?? graceFromNow(),
  }));
}

import { verifyPassword } from "../../auth/passwords.ts";
import { throttle } from "../../auth/throttle.ts";
import { read, readUnique } from "../../data/repository.ts";
import { log } from "../../log.ts";
import { refuseOfficial } from "./access.ts";
import { foldedLogin } from "./account.ts";
import type { Accounts } from "./accounts.ts";
import { refusals } from "./texts.ts";
import { userTokens } from "./user-tokens.ts";

export interface SignIn {
  username: string;
  password: string;
  rememberMe?: boolean | null | undefined;
  /** The caller's IP address: failures are counted per login and address, so that no one can lock another user out. */
  address: string;
}

/**
 * The limit of failed sign-ins from one address in an hour, over all logins: high enough for an office behind one
 * address.
 */
const MOST_PER_ADDRESS = 1000;

/** An id that no account has. */
const NOBODY = 0;

/**
 * Issues a token for the right password of an active account.
 * @throws unauthenticated, with the same answer after the same work, for an unknown login, a wrong password and an
 *   inactive account; tooManyRequests after repeated failures; forbidden for an official whose password does not count here
 */
export async function signIn(accounts: Accounts, attempt: SignIn): Promise<string> {
  const { service, entity } = accounts;
  const login = foldedLogin(attempt.username);
  const guesses = throttle({
    service,
    purpose: "sign-in",
    key: [login, attempt.address],
    ceiling: { key: attempt.address, most: MOST_PER_ADDRESS },
  });
  await guesses.admit();
  // An unknown login costs the second read as well, so that timing does not distinguish it from a wrong password.
  const account = (await readUnique(entity, "login", login)) ?? (await read(entity, { id: NOBODY }));
  const isRight = await verifyPassword(attempt.password, account?.passwordHash);
  if (!isRight || !account?.activated) {
    await guesses.recordFailure();
    throw refusals.autentificareGresita();
  }
  await guesses.recordSuccess();
  refuseOfficial(entity, account, attempt.address);
  log.info("signed in", { object: account.id, security: "sign-in" });
  return userTokens(service).issue(account, attempt.rememberMe ?? false);
}

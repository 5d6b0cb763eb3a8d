import { isBreached } from "../../auth/breached-passwords.ts";
import { commonPasswords } from "../../auth/common-passwords.ts";
import { hashPassword, passwordProblem, verifyPassword } from "../../auth/passwords.ts";
import { throttle } from "../../auth/throttle.ts";
import { type Account, withTokensEnded } from "./account.ts";
import type { Accounts } from "./accounts.ts";
import { config } from "./config.ts";
import type { Owner } from "./own-account.ts";
import { changeAccount, modified } from "./save-account.ts";
import { refusals } from "./texts.ts";

/**
 * The hash of a new password.
 * @throws badRequest `error.invalidpassword` if it breaks the rules, `error.parolaCompromisa` if it is known from leaks
 */
export async function hashNewPassword(password: string): Promise<string> {
  const rules = config.passwordDenylist ? { denylist: commonPasswords } : {};
  if (passwordProblem(password, rules)) throw refusals.invalidpassword();
  if (config.passwordDenylist && (await isBreached(password))) throw refusals.parolaCompromisa();
  return hashPassword(password);
}

interface PasswordChange {
  currentPassword: string;
  newPassword: string;
}

/**
 * Changes a user's own password and invalidates every token, including the caller's.
 * @throws badRequest `error.invalidpassword` for a wrong current or an unacceptable new one, tooManyRequests
 */
export async function changePassword(
  accounts: Accounts,
  person: Owner,
  { currentPassword, newPassword }: PasswordChange,
): Promise<void> {
  const passwordHash = await hashNewPassword(newPassword);
  await changeAccount(accounts, person.id, async (account) => {
    await refuseWrong(accounts, { password: currentPassword, account, address: person.address });
    return modified(withTokensEnded({ ...account, passwordHash }), account.login);
  });
}

/**
 * Throttled, so that a stolen token cannot be used to guess the password of its account.
 * @throws badRequest `error.invalidpassword`, tooManyRequests
 */
export async function refuseWrong(
  { service }: Accounts,
  { password, account, address }: { password: string; account: Account; address: string },
): Promise<void> {
  const guesses = throttle({ service, purpose: "password", key: [account.id, address] });
  await guesses.admit();
  if (await verifyPassword(password, account.passwordHash)) return guesses.recordSuccess();
  await guesses.recordFailure();
  throw refusals.invalidpassword();
}

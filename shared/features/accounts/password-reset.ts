import { setTimeout as sleep } from "node:timers/promises";
import { throttle } from "../../auth/throttle.ts";
import { takeCode } from "../../codes/take-code.ts";
import { ephemeralKey, increment } from "../../data/ephemeral.ts";
import { readUnique } from "../../data/repository.ts";
import { AppError } from "../../errors.ts";
import { clock } from "../../clock.ts";
import { type Account, withTokensEnded, foldedLogin, isPendingActivation } from "./account.ts";
import type { Accounts } from "./accounts.ts";
import { sendAccountMail } from "./mails.ts";
import { redeemKey } from "./one-time-keys.ts";
import { hashNewPassword } from "./passwords.ts";
import { changeAccount, modified } from "./save-account.ts";
import { refusals } from "./texts.ts";

/** The minimum duration of an answer in ms: longer than a healthy mail server takes. */
const MIN_ANSWER_MS = 500;
const MAILS_PER_HOUR = 5;

/**
 * Mails a key for a new password to the account with this address, or the activation again to a registration that
 * awaits it. Neither the answer nor its duration reveals whether such an account exists.
 */
export async function requestReset(accounts: Accounts, mail: string): Promise<void> {
  await Promise.all([mailHolder(accounts, foldedLogin(mail)), sleep(MIN_ANSWER_MS)]);
}

async function mailHolder(accounts: Accounts, mail: string): Promise<void> {
  const account = await readUnique(accounts.entity, "email", mail);
  if (account) await mailReset(accounts, account);
}

/** Mails the key, within the limits of mails. False for a deactivated account, which gets none. */
export async function mailReset(accounts: Accounts, account: Account): Promise<boolean> {
  if (!(account.activated || isPendingActivation(account))) return false;
  if (
    (await countMail(accounts, account)) ||
    (await takeCode({ service: accounts.service, channel: "Email" }))
  )
    return true;
  await sendAccountMail(accounts, account, isPendingActivation(account) ? "activation" : "reset");
  return true;
}

/**
 * Counts a mail and returns true if the limit is exceeded, so that no mailbox can be flooded. Keys already sent stay
 * valid.
 */
async function countMail({ service }: Accounts, { id }: Account): Promise<boolean> {
  const hour = Math.floor(clock.epochSeconds() / 3600);
  const { count } = await increment(ephemeralKey(service, "reset-mails", id, hour), 7200);
  return count > MAILS_PER_HOUR;
}

/**
 * Sets a new password by a mailed key. Tokens and other keys of the account are invalidated.
 * @throws badRequest `error.invalidpassword` (the key stays valid) or `error.cheieGresita`, tooManyRequests
 */
export async function finishReset(
  accounts: Accounts,
  { key, newPassword, address }: { key: string; newPassword: string; address: string },
): Promise<void> {
  const passwordHash = await hashNewPassword(newPassword);
  const id = await redeemGuardedKey(accounts, key, address);
  await changeAccount(accounts, id, (account) => {
    if (!account.activated) throw refusals.cheieGresita();
    return modified(withTokensEnded({ ...account, passwordHash }), account.login);
  });
}

async function redeemGuardedKey(accounts: Accounts, key: string, address: string): Promise<number> {
  const guesses = throttle({ service: accounts.service, purpose: "reset-key", key: address, free: 20 });
  await guesses.admit();
  try {
    const { id } = await redeemKey(accounts, "reset", key);
    await guesses.recordSuccess();
    return id;
  } catch (error) {
    if (error instanceof AppError) await guesses.recordFailure();
    throw error;
  }
}

import { clock } from "../../clock.ts";
import { demandCode } from "../../codes/take-code.ts";
import type { Language } from "../../context.ts";
import { readUnique } from "../../data/repository.ts";
import { retry } from "../../data/transaction.ts";
import { isPendingActivation, newAccount } from "./account.ts";
import type { Accounts } from "./accounts.ts";
import { sendAccountMail } from "./mails.ts";
import { redeemKey, REGISTRATION_SECONDS } from "./one-time-keys.ts";
import { hashNewPassword } from "./passwords.ts";
import { addAccount, changeAccount, modified, removeAccount } from "./save-account.ts";
import { refusals } from "./texts.ts";

export interface Registration {
  login: string;
  email: string;
  password: string;
  firstName?: string | undefined;
  lastName?: string | undefined;
  langKey: Language;
}

/**
 * Stores the account of a new user, with no right but ROLE_USER, and mails the key that activates it. The account is
 * stored before the mail is sent.
 * @throws badRequest `error.invalidpassword`, `error.userexists`, `error.emailexists`, tooManyRequests
 */
export async function register(accounts: Accounts, registration: Registration): Promise<void> {
  const { password, login, ...person } = registration;
  const passwordHash = await hashNewPassword(password);
  await demandCode({ service: accounts.service, channel: "Email" });
  await releaseAbandoned(accounts, "login", login);
  await releaseAbandoned(accounts, "email", person.email);
  const registeredUntil = clock.epochSeconds() + REGISTRATION_SECONDS;
  const fields = { ...person, login, passwordHash, activated: false, registeredUntil };
  const account = await addAccount(accounts, newAccount(accounts.entity, fields, login));
  await sendAccountMail(accounts, account, "activation");
}

/** Deletes a registration that was not activated in time, which frees its login and mail address. */
function releaseAbandoned(accounts: Accounts, field: "login" | "email", value: string): Promise<void> {
  return retry(async () => {
    const holder = await readUnique(accounts.entity, field, value);
    if (!holder || !isPendingActivation(holder) || holder.registeredUntil > clock.epochSeconds()) return;
    await removeAccount(accounts, holder);
  });
}

/** @throws badRequest `error.cheieGresita` for a key that is unknown, expired or used */
export async function activate(accounts: Accounts, key: string): Promise<void> {
  const { id } = await redeemKey(accounts, "activation", key);
  await changeAccount(accounts, id, (account) => {
    if (!isPendingActivation(account)) throw refusals.cheieGresita();
    return modified({ ...account, activated: true, registeredUntil: undefined }, account.login);
  });
}

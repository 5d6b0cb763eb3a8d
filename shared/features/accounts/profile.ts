import type { Language } from "../../context.ts";
import type { Stored } from "../../data/entity.ts";
import type { Account } from "./account.ts";
import type { Accounts } from "./accounts.ts";
import { sendNotice } from "./mails.ts";
import type { Owner } from "./own-account.ts";
import { refuseWrong } from "./passwords.ts";
import { changeAccount, modified } from "./save-account.ts";
import { refusals } from "./texts.ts";

/**
 * The fields that users change in their own account. Absent names and picture are removed; absent address and
 * language are left unchanged.
 */
interface Profile {
  email?: string | undefined;
  firstName?: string | undefined;
  lastName?: string | undefined;
  imageUrl?: string | undefined;
  langKey?: Language | undefined;
  currentPassword?: string | undefined;
}

/**
 * Changes a user's own account. Another address asks for the password, because keys for a new one are mailed there, and the
 * previous address is told. Accounts without a password have none to ask for.
 * @throws badRequest `error.emailexists`, `error.parolaCeruta`, `error.invalidpassword`, tooManyRequests
 */
export async function changeProfile(
  accounts: Accounts,
  { id, address }: Owner,
  { currentPassword, ...profile }: Profile,
): Promise<Stored<Account>> {
  let left: Account | undefined;
  const stored = await changeAccount(accounts, id, async (account) => {
    const { firstName, lastName, imageUrl, email = account.email, langKey = account.langKey } = profile;
    left = email === account.email ? undefined : account;
    if (left?.passwordHash !== undefined) {
      if (currentPassword === undefined) throw refusals.parolaCeruta();
      await refuseWrong(accounts, { password: currentPassword, account, address });
    }
    return modified({ ...account, firstName, lastName, imageUrl, email, langKey }, account.login);
  });
  if (left) await sendNotice(left, "addressChanged");
  return stored;
}

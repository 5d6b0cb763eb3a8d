import type { Language } from "../../context.ts";
import type { Stored } from "../../data/entity.ts";
import { read } from "../../data/repository.ts";
import { kernel } from "../../refusals.ts";
import type { Account } from "./account.ts";
import type { Accounts } from "./accounts.ts";
import { changeAccount, modified } from "./save-account.ts";

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
}

/** The caller's account, read again: the one used for authentication may have been cached for some seconds. */
export async function readProfile({ entity }: Accounts, id: number): Promise<Stored<Account>> {
  const account = await read(entity, { id });
  if (!account) throw kernel.neautentificat();
  return account;
}

/** @throws badRequest `error.emailexists` */
export function changeProfile(accounts: Accounts, id: number, profile: Profile): Promise<Stored<Account>> {
  return changeAccount(accounts, id, (account) => {
    const { firstName, lastName, imageUrl, email = account.email, langKey = account.langKey } = profile;
    return modified({ ...account, firstName, lastName, imageUrl, email, langKey }, account.login);
  });
}

import { findUniques, readMany } from "../../../shared/data/repository.ts";
import { fullName } from "../../../shared/everywhere/full-name.ts";
import { foldedLogin, isOfficial } from "../../../shared/features/accounts/account.ts";
import { type Account, Accounts } from "./account.ts";

/* Records name those who act by login; people read names. */

/** The name of whoever acts under a login; undefined for systems, and for accounts that are gone or have no name. */
export type NameOf = (login: string) => string | undefined;

/**
 * The names of officials by their logins, in two reads for up to a hundred. Nobody else sends: the code of a system may be the
 * login of somebody who has nothing to do with it.
 */
export async function namesOf(logins: readonly string[]): Promise<NameOf> {
  const ids = await findUniques(Accounts, "login", logins.map(foldedLogin));
  const accounts = (ids.length === 0 ? [] : await readMany(Accounts, ids)).filter(isOfficial);
  const names = new Map(accounts.map((account) => [foldedLogin(account.login), nameIn(account)]));
  return (login) => names.get(foldedLogin(login));
}

const nameIn = ({ firstName, lastName }: Pick<Account, "firstName" | "lastName">): string | undefined =>
  fullName(firstName, lastName) || undefined;

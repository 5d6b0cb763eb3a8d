import type { Stored } from "../../data/entity.ts";
import { readUnique, refuseStale } from "../../data/repository.ts";
import { retry } from "../../data/transaction.ts";
import type { User } from "./access.ts";
import { type Account, foldedLogin } from "./account.ts";
import type { Accounts } from "./accounts.ts";
import { refuseTakeover, seesAccount } from "./administration-rights.ts";
import { removeAccount } from "./save-account.ts";
import { refusals } from "./texts.ts";

/* Apart from administration, which carries the lists of passwords: functions that only approve deletions load none of it. */

/** @throws notFound for an unknown account and for one outside the caller's organization alike */
export async function readAccount<A extends Account>(
  { entity }: Accounts<A>,
  caller: User,
  login: string,
): Promise<Stored<A>> {
  const account = await readUnique(entity, "login", foldedLogin(login));
  if (!account || !seesAccount(caller, account)) throw refusals.contInexistent();
  return account;
}

/**
 * Deletes an account.
 * @throws notFound, forbidden beyond the caller's rights, conflict for the last service administrator, stale
 */
export function deleteAccount(
  accounts: Accounts,
  caller: User,
  login: string,
  { ifMatch }: { ifMatch?: number[] | undefined },
): Promise<void> {
  return retry(async () => {
    const account = await readAccount(accounts, caller, login);
    refuseStale(account, ifMatch);
    refuseTakeover(caller, account);
    await removeAccount(accounts, account, { answer: undefined });
  });
}

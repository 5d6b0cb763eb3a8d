import type { Write } from "../../data/transaction.ts";
import { log } from "../../log.ts";
import type { User } from "./access.ts";
import { type Account, withTokensEnded } from "./account.ts";
import type { Accounts } from "./accounts.ts";
import { refuseTakeover } from "./administration-rights.ts";
import { readAccount } from "./delete-account.ts";
import { type Factors, replacingFactors } from "./factors.ts";
import { changeAccount } from "./save-account.ts";
import { refusals } from "./texts.ts";

/** What a person is told about their factors. */
export type FactorNotice =
  | "factorAdded"
  | "factorRemoved"
  | "recoveryCodesRenewed"
  | "recoveryCodeUsed"
  | "factorsReset";

/** Tells a person about a change of their factors, in services that send mail. */
export interface FactorMails {
  notify(account: Account, notice: FactorNotice): Promise<void>;
}

/**
 * Changes the factors of an account in one transaction with its flag. Its first factor, and the loss of its last one, end its sign-ins:
 * none began under what holds now.
 */
export async function changeFactors(
  accounts: Accounts,
  id: number,
  change: (held: Factors, account: Account) => Factors,
): Promise<Account> {
  let replaced: Write[] = [];
  return changeAccount(
    accounts,
    id,
    async (before) => {
      const { held, replacing } = await replacingFactors(accounts.service, id);
      const after = change(held, before);
      replaced = replacing(after);
      const secondFactor = after.factors.length > 0;
      if (secondFactor === (before.secondFactor ?? false)) return before;
      return withTokensEnded({ ...before, secondFactor: secondFactor || undefined });
    },
    () => replaced,
  );
}

/**
 * An account whose factors the caller may reset.
 * @throws notFound, forbidden for an account with rights that the caller does not have, conflict for one without a factor
 */
export async function readResettable<A extends Account>(
  accounts: Accounts<A>,
  caller: User,
  login: string,
): Promise<A & { rev: number }> {
  const account = await readAccount(accounts, caller, login);
  refuseTakeover(caller, account);
  if (!account.secondFactor) throw refusals.faraFactor();
  return account;
}

/**
 * Takes every factor and recovery code away from a person who has lost them, and ends their sign-ins. Then the password signs in; an
 * account that must have a factor can do nothing but add one.
 * @throws as `readResettable`
 */
export async function resetFactors(
  accounts: Accounts,
  caller: User,
  login: string,
  mails?: FactorMails,
): Promise<void> {
  const { id } = await readResettable(accounts, caller, login);
  const account = await changeFactors(accounts, id, (held) => ({ ...held, factors: [], recoveryCodes: [] }));
  log.info("reset the second factors of an account", { object: id, security: "factor" });
  await mails?.notify(account, "factorsReset");
}

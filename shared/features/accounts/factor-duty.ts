import { config } from "../../auth/config.ts";
import { clock } from "../../clock.ts";
import { type Account, isAdmin } from "./account.ts";

/* Apart from the records of factors, so that functions that only remove accounts need no settings of sign-ins. */

/** True if the account has to have a second factor here. */
export const mustHaveFactor = (account: Pick<Account, "authorities">): boolean =>
  config.secondFactor === "everybody" || (config.secondFactor === "administrators" && isAdmin(account));

type Standing = Pick<Account, "authorities" | "secondFactor" | "factorDueAt">;

/** True for accounts that must have a second factor and have none. */
export const lacksFactor = (account: Standing): boolean => !account.secondFactor && mustHaveFactor(account);

/** When an account that lacks its factor can do nothing but add one. Undefined before the first sign-in at which it lacked it. */
const dueAt = ({ factorDueAt }: Standing): string | undefined =>
  factorDueAt ?? (config.factorGraceDays === 0 ? clock.iso() : undefined);

/** True if an account can do nothing but add a second factor. */
export function mayOnlyEnrol(account: Standing): boolean {
  const due = lacksFactor(account) ? dueAt(account) : undefined;
  return due !== undefined && due <= clock.iso();
}

const DAY_MS = 24 * 3_600_000;

/** The end of the grace period of an account that lacks its factor from now on. */
export const graceFromNow = (): string =>
  new Date(clock.now().getTime() + config.factorGraceDays * DAY_MS).toISOString();

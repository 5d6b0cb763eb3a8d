import { currentContext } from "../../context.ts";
import { kernel } from "../../refusals.ts";
import { type Account, outlives } from "./account.ts";
import type { SignInRecord } from "./sign-in-records.ts";
import { useSignIn } from "./sign-in-use.ts";

/** A sign-in as a token names it. Times are in seconds since 1970. */
export interface NamedSignIn {
  /** Undefined for tokens from before sign-ins had records: they end with their time, or with all of the account. */
  id: number | undefined;
  from: number;
  provedAt: number;
  issuedAt: number;
}

/** An account with its sign-ins, as one read of its partition gives them. */
export type SignedInAccount = Pick<Account, "tokensFrom" | "keptSignIn"> & {
  signIns?: readonly SignInRecord[];
};

/**
 * Admits a request of a sign-in that goes on: neither it nor all sign-ins of the account were ended, and it was used not too long ago.
 * @throws unauthenticated
 */
export async function admitSignIn(
  service: string,
  account: SignedInAccount,
  named: NamedSignIn,
): Promise<void> {
  if (!outlives(account, named)) throw kernel.neautentificat();
  const { id, provedAt, issuedAt } = named;
  const context = currentContext();
  if (context) context.signIn = named;
  if (id === undefined) return;
  const signIn = account.signIns?.find((one) => one.id === id);
  if (!signIn) throw kernel.neautentificat();
  await useSignIn(service, signIn, { provedAt: provedAt * 1000, issuedAt: issuedAt * 1000 });
}

import type { Account } from "./account.ts";
import { recordSignIn } from "./record-sign-in.ts";
import type { Origin } from "./sign-in-origin.ts";
import type { SignInRecord } from "./sign-in-records.ts";
import { endOfSignIn, userTokens } from "./user-tokens.ts";

/** Records a sign-in that the person has proved, and issues its token. */
export async function startSignIn(
  service: string,
  account: Account,
  { rememberMe, ...rest }: { rememberMe: boolean; origin: Origin; held?: readonly SignInRecord[] },
): Promise<string> {
  const forgetAt = endOfSignIn(rememberMe);
  const sid = await recordSignIn(service, account, { kind: "account", rememberMe, forgetAt, ...rest });
  return userTokens(service).issue(account, { rememberMe, sid });
}

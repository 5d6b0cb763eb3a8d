import type { Account } from "../accounts/account.ts";

/** How the summary of an approval names an account. */
export function nameOf({ login, firstName, lastName }: Account): string {
  const names = [firstName, lastName].filter((name) => name !== undefined).join(" ");
  return names === "" ? login : `${login} (${names})`;
}

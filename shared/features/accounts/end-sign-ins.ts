import { log } from "../../log.ts";
import { withTokensEnded } from "./account.ts";
import type { Accounts } from "./accounts.ts";
import { changeAccount, modified } from "./save-account.ts";

/**
 * Ends every sign-in of an account on every device, the caller's own included: its tokens, and its sessions of the government's
 * login. The next request of each is refused, in every process.
 */
export async function endSignIns(accounts: Accounts, id: number): Promise<void> {
  await changeAccount(accounts, id, (account) => modified(withTokensEnded(account), account.login));
  log.info("ended every sign-in of an account", { object: id, security: "sign-in" });
}

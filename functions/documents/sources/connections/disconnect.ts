import { read, removing } from "../../../../shared/data/repository.ts";
import { retry, transact } from "../../../../shared/data/transaction.ts";
import { log } from "../../../../shared/log.ts";
import type { Principal } from "../../access/principal.ts";
import { connectionKey, Connections } from "../../records/connection.ts";
import type { Provider } from "../../records/provider.ts";
import { revokeTokens } from "./oauth.ts";
import { openTokens } from "./sealed-tokens.ts";

/**
 * Deletes the tokens of a connection, then asks the provider to revoke the grant. If the provider does not answer,
 * the tokens are still deleted here. Without a connection this does nothing.
 */
export async function disconnect(caller: Principal, furnizor: Provider): Promise<undefined> {
  const removed = await retry(async () => {
    const found = await read(Connections, connectionKey(caller.key, furnizor));
    if (found) await transact(removing(Connections, found));
    return found;
  });
  if (!removed) return undefined;
  try {
    await revokeTokens(furnizor, await openTokens(removed));
  } catch (error) {
    log.warn("revoking a grant at the provider failed", {
      furnizor,
      cause: error instanceof Error ? error.name : "unknown",
    });
  }
  return undefined;
}

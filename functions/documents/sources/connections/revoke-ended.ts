import type { Stored } from "../../../../shared/data/entity.ts";
import { readPartition, recordOf, removing } from "../../../../shared/data/repository.ts";
import { transactIfUnchanged } from "../../../../shared/data/transaction.ts";
import { log } from "../../../../shared/log.ts";
import { LONGEST_DELAY_SECONDS } from "../../../../shared/messaging/send.ts";
import { type EndedConnection, EndedConnections, endedConnectionsOf } from "../../records/connection.ts";
import { revokeTokens } from "./oauth.ts";
import { openTokens } from "./sealed-tokens.ts";
import { wakeRevoker } from "./wake-revoker.ts";

/**
 * Revokes the tokens of a person's ended connections at the providers, then removes them. If a provider does not
 * answer, its tokens are retried later, until they expire from the table.
 */
export async function revokeEnded(creator: string): Promise<void> {
  const rows = await readPartition(EndedConnections.table, endedConnectionsOf(creator));
  const revoked = await Promise.all(rows.map((row) => revoke(recordOf<EndedConnection>(row))));
  if (revoked.includes(false)) await wakeRevoker(creator, LONGEST_DELAY_SECONDS);
}

/** False if the provider did not answer. */
async function revoke(ended: Stored<EndedConnection>): Promise<boolean> {
  const { furnizor } = ended;
  try {
    await revokeTokens(furnizor, await openTokens(ended));
  } catch (error) {
    log.warn("revoking tokens failed", { furnizor, cause: error instanceof Error ? error.name : "unknown" });
    return false;
  }
  // Another worker may already have removed it.
  await transactIfUnchanged(removing(EndedConnections, ended));
  return true;
}

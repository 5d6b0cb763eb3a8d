import { clock } from "../../clock.ts";
import { read, readPartition } from "../../data/repository.ts";
import { retry } from "../../data/transaction.ts";
import { log } from "../../log.ts";
import { isPendingActivation, UNCONFIRMED, type Account } from "./account.ts";
import type { Accounts } from "./accounts.ts";
import { REGISTRATION_SECONDS } from "./one-time-keys.ts";
import { removeAccount } from "./save-account.ts";

const WEEK_SECONDS = 7 * 24 * 3600;
const BATCH = 100;

export interface Removal {
  /** Number of removed accounts. */
  removed: number;
  /** Number of failed removals; the next run tries again. */
  failed: number;
}

/**
 * Removes registrations that were not confirmed within a week: their logins and mail addresses become free. The list
 * is in the order of registration, so only registrations that are due are read, plus the first one that is not.
 */
export async function removeUnconfirmed(accounts: Accounts, { seconds = 120 } = {}): Promise<Removal> {
  const until = performance.now() + seconds * 1000;
  const removal: Removal = { removed: 0, failed: 0 };
  while (performance.now() < until) {
    const removedBefore = removal.removed;
    const rows = await readPartition(accounts.entity.table, UNCONFIRMED, { limit: BATCH });
    for (const { sk } of rows) {
      if (!(await removeIfDue(accounts, Number(sk), removal))) return removal;
    }
    // Failed removals stay at the front of the list: without this check, a batch without progress would repeat
    // forever.
    if (rows.length < BATCH || removal.removed === removedBefore) return removal;
  }
  return removal;
}

/** False for the first registration that is not due yet. */
async function removeIfDue(accounts: Accounts, id: number, removal: Removal): Promise<boolean> {
  try {
    return await retry(async () => {
      const account = await read(accounts.entity, { id });
      // Confirmed or removed since its row was read.
      if (!account || !isPendingActivation(account)) return true;
      if (!isDue(account)) return false;
      await removeAccount(accounts, account);
      removal.removed += 1;
      return true;
    });
  } catch (error) {
    removal.failed += 1;
    log.error("removing an unconfirmed registration failed", error, { object: id });
    return true;
  }
}

const isDue = ({ registeredUntil }: Account & { registeredUntil: number }): boolean =>
  registeredUntil - REGISTRATION_SECONDS + WEEK_SECONDS <= clock.epochSeconds();

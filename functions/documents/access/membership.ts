import { type Account, Accounts } from "./account.ts";
import type { Stored } from "../../../shared/data/entity.ts";
import { readPartition, recordOf, removing } from "../../../shared/data/repository.ts";
import { transact, type Write } from "../../../shared/data/transaction.ts";
import { PLATFORM_BUCKET_ID } from "../records/bucket.ts";
import { MEMBERSHIP_PREFIX, type Membership, Memberships } from "../records/membership.ts";

/**
 * How many memberships one transaction removes: each needs three writes, a line of history and a revision, and the
 * transaction has other writes too.
 */
const MOST_REMOVED = 14;

/** Removes memberships in transactions of at most `MOST_REMOVED`. */
export async function removeMemberships(members: Stored<Membership>[]): Promise<void> {
  for (let start = 0; start < members.length; start += MOST_REMOVED) {
    await transact(
      members.slice(start, start + MOST_REMOVED).flatMap((member) => removing(Memberships, member)),
    );
  }
}

/**
 * Ends a person's memberships: those in their organization when they leave it, all when the account is deleted.
 * Returns the writes for the account's transaction; memberships that do not fit into it are removed immediately.
 */
export async function endMemberships(
  { id }: Pick<Account, "id">,
  { all }: { all: boolean },
): Promise<Write[]> {
  const rows = await readPartition(Accounts.table, Accounts.key({ id }).pk, { prefix: MEMBERSHIP_PREFIX });
  const members = rows
    .map((row) => recordOf<Membership>(row))
    .filter(({ bucketId }) => all || bucketId !== PLATFORM_BUCKET_ID);
  await removeMemberships(members.slice(MOST_REMOVED));
  return members.slice(0, MOST_REMOVED).flatMap((member) => removing(Memberships, member));
}

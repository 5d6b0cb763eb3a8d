import { clock } from "../../../../shared/clock.ts";
import { readPartition, read } from "../../../../shared/data/repository.ts";
import { transact, type Write } from "../../../../shared/data/transaction.ts";
import { sortableId } from "../../../../shared/ids.ts";
import { Groups, Members, membersOf } from "../../records/group.ts";
import { removeMembers } from "./members.ts";

/*
 * A group gets its members before its record, and loses them after it, so that nobody sees half a group. Meanwhile it
 * is in a list of its own, and the next night removes what a crash leaves behind.
 */

const UNFINISHED = "groups#unfinished";

const keyOf = (id: number) => ({ pk: UNFINISHED, sk: sortableId(id) });

/** The write that announces members without a group. */
export const unfinished = (id: number): Write => ({
  item: { Put: { TableName: Groups.table, Item: { ...keyOf(id), since: clock.iso() } } },
});

/** The write that ends it. */
export const finished = (id: number): Write => ({
  item: { Delete: { TableName: Groups.table, Key: { ...keyOf(id) } } },
});

/** How many members are read and removed at once. */
const BATCH = 1000;

/**
 * Removes the members of a group that has no record.
 * @param most the rest is left for the night
 */
export async function clearMembers(id: number, most = Infinity): Promise<void> {
  for (let cleared = 0; cleared < most; cleared += BATCH) {
    const rows = await readPartition(Members.table, membersOf(id), { below: ":", limit: BATCH });
    const ids = rows.slice(0, BATCH).map(({ sk }) => Number(sk));
    await removeMembers(id, ids);
    if (ids.length < BATCH) return transact([finished(id)], { repeatable: true });
  }
}

const HOUR_MS = 3600_000;

/** Removes what removed and unfinished groups have left, but not what a request may be making now. */
export async function sweepGroups(isTimeLeft: () => boolean): Promise<void> {
  const before = new Date(clock.now().getTime() - HOUR_MS).toISOString();
  for (const { sk, since } of await readPartition(Groups.table, UNFINISHED)) {
    if (!isTimeLeft()) return;
    const id = Number(sk);
    if (String(since) < before && !(await read(Groups, { id }))) await clearMembers(id);
  }
}

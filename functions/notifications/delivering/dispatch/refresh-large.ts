import { clock } from "../../../../shared/clock.ts";
import { readDue, type DuePosition } from "../../../../shared/data/due.ts";
import { read, readItems } from "../../../../shared/data/repository.ts";
import type { Stored } from "../../../../shared/data/entity.ts";
import type { Key } from "../../../../shared/data/tables.ts";
import { transactIfUnchanged } from "../../../../shared/data/transaction.ts";
import { secondsFromNow } from "../../../../shared/jobs/lease.ts";
import { doEach } from "../../state/lanes/due-rows.ts";
import { advancing } from "../../state/progress/change-delivery.ts";
import { following, type Large, readCounts, resting } from "../../state/progress/large.ts";
import { LARGE_DUE } from "../../records/lanes.ts";
import { type Notification, Notifications } from "../../records/notification.ts";
import { type Counts, hasEnded, states } from "../../records/states.ts";

const PAGE = 100;

/**
 * Updates the records of large notifications from their counters: counts, state, and the change that systems are told
 * of.
 * @returns how many changed
 */
export async function refreshLarge(until: number): Promise<number> {
  let changed = 0;
  let from: DuePosition | undefined;
  do {
    const due = { partition: LARGE_DUE, until: clock.iso(), limit: PAGE, from };
    const { keys, next } = await readDue(Notifications.table, due);
    changed += await doEach(keys, until, refresh);
    from = next;
  } while (from && performance.now() < until);
  return changed;
}

/** @returns true if the record has changed */
async function refresh(key: Key): Promise<boolean> {
  const [item] = await readItems(Notifications.table, [key]);
  const large = item as Large | undefined;
  const notification = large?.dueAt === undefined ? undefined : await read(Notifications, idIn(key));
  // The expander holds the record while it makes deliveries, and writes the counts at its end.
  if (!large || !notification || notification.isResolving) return false;
  // The counts are read after the record: a refresh with older ones is refused by the revision.
  const counts = await readCounts(notification);
  if (isSame(counts, notification.counts)) {
    await rest(notification, large);
    return false;
  }
  return follow(notification, counts);
}

const idIn = ({ pk }: Key): { id: number } => ({ id: Number(pk.slice(pk.indexOf("#") + 1)) });

const isSame = (one: Counts, other: Counts): boolean =>
  states.every((state) => (one[state] ?? 0) === (other[state] ?? 0));

async function follow(notification: Stored<Notification>, counts: Counts): Promise<boolean> {
  const { writes, wake } = advancing(notification, counts);
  const isWritten = await transactIfUnchanged([...writes, following(notification)], { repeatable: true });
  if (isWritten) await wake();
  return isWritten;
}

const SHORTEST_REST_SECONDS = 60;
const LONGEST_REST_SECONDS = 6 * 3600;
/** About a week: late receipts are told by then. */
const MOST_QUIET = 36;

/** The seconds until a notification that has ended is read again, after this many refreshes without a change. */
export const restAfter = (quiet: number): number | undefined =>
  quiet > MOST_QUIET ? undefined : Math.min(SHORTEST_REST_SECONDS * 2 ** (quiet - 1), LONGEST_REST_SECONDS);

/**
 * One that is being sent is read again each minute, without a write. One that has ended is read less and less often, and one that
 * is scheduled at the latest at its time.
 */
async function rest(notification: Notification, large: Large): Promise<void> {
  const sendsFrom = scheduledLater(notification);
  if (!hasEnded(notification) && sendsFrom === undefined) return;
  const quiet = (large.quiet ?? 0) + 1;
  const seconds = restAfter(quiet);
  const next = seconds === undefined ? sendsFrom : earlier(secondsFromNow(seconds), sendsFrom);
  await transactIfUnchanged(
    [resting(notification, large, next === undefined ? undefined : { dueAt: next, quiet })],
    {
      repeatable: true,
    },
  );
}

const scheduledLater = ({ scheduledAt }: Notification): string | undefined =>
  scheduledAt !== undefined && scheduledAt > clock.iso() ? scheduledAt : undefined;

const earlier = (one: string, other: string | undefined): string =>
  other !== undefined && other < one ? other : one;

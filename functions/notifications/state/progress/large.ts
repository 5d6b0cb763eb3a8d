import { clock } from "../../../../shared/clock.ts";
import { onlyIf } from "../../../../shared/data/conditions.ts";
import { readItems } from "../../../../shared/data/repository.ts";
import type { Key } from "../../../../shared/data/tables.ts";
import { readTotals } from "../../../../shared/data/totals.ts";
import { transactIfUnchanged, type Write } from "../../../../shared/data/transaction.ts";
import { Deliveries, type Delivery } from "../../records/delivery.ts";
import { LARGE_DUE } from "../../records/lanes.ts";
import { type Notification, Notifications } from "../../records/notification.ts";
import { type Counts, type State, states } from "../../records/states.ts";
import { counterOfDeliveries } from "./change-delivery.ts";

/*
 * The item beside a large notification: how many of its deliveries are made, and from when its state follows the
 * counter. It is separate from the record, because chunks and refreshes must not move the revision that a worker
 * holds the record at.
 */

export interface Large extends Bookmark {
  /** Refreshes in a row that found nothing changed. */
  quiet?: number;
  dueStatus?: string;
  dueAt?: string;
}

/** How far the expander is. */
export interface Bookmark {
  /** The number of deliveries that are made. */
  made: number;
  /** The index of the next recipient; copies follow the recipients. */
  reached: number;
  /** The last member of the group at that index whose deliveries are made; 0 for none. */
  memberId: number;
}

type Identified = Pick<Notification, "id">;
type Ending = Pick<Notification, "id" | "expiresOn">;

export const largeKey = ({ id }: Identified): Key => ({ ...Notifications.key({ id }), sk: "large" });

/** The item, read consistently. */
export async function readLarge(notification: Identified): Promise<Large> {
  const [item] = await readItems(Notifications.table, [largeKey(notification)]);
  return { made: 0, reached: 0, memberId: 0, ...(item as Partial<Large> | undefined) };
}

const isAtStart = ({ reached, memberId }: Bookmark): boolean => reached === 0 && memberId === 0;

/** The write that moves the bookmark from one place to another. It refuses if another worker has moved it. */
export const bookmarking = (notification: Notification, from: Bookmark, to: Bookmark): Write =>
  onlyIf<Record<keyof Bookmark, number>>(
    updating(notification, "SET made = :made, reached = :reached, memberId = :memberId, expiresOn = :end", {
      ":made": to.made,
      ":reached": to.reached,
      ":memberId": to.memberId,
      ":end": notification.expiresOn,
    }),
    isAtStart(from) ? "absent" : { made: from.made, reached: from.reached, memberId: from.memberId },
  );

/** The write that makes the state of a notification follow its counter from now on. */
export const following = (notification: Ending): Write => ({ item: followingUpdate(notification) });

const followingUpdate = (notification: Ending) =>
  updating(notification, "SET dueStatus = :due, dueAt = :at, expiresOn = :end REMOVE quiet", {
    ":due": LARGE_DUE,
    ":at": clock.iso(),
    ":end": notification.expiresOn,
  });

/** The next refresh of a notification, unless another act has asked for an earlier one; undefined: none follows. */
export const resting = (
  notification: Identified,
  before: Large,
  next: { dueAt: string; quiet: number } | undefined,
): Write =>
  onlyIf(
    next
      ? updating(notification, "SET dueAt = :at, quiet = :quiet", { ":at": next.dueAt, ":quiet": next.quiet })
      : updating(notification, "REMOVE dueStatus, dueAt, quiet"),
    { dueAt: before.dueAt ?? "" },
  );

/**
 * Lets the state of a notification follow its counter at the next refresh, for acts that change deliveries of one that may have
 * been quiet. Does nothing for a small one.
 */
export const followSoon = async (notification: Ending): Promise<void> =>
  void (await transactIfUnchanged([onlyIf(followingUpdate(notification), "present")], { repeatable: true }));

type OfNotification = Pick<Delivery, "notificareId" | "expiresOn">;

/**
 * The same for acts on many deliveries, once for each notification. It comes before the first change of one of its deliveries, so
 * that an act that is stopped leaves no notification behind its deliveries.
 */
export function followingEach(): (delivery: OfNotification) => Promise<void> {
  const followed = new Map<number, Promise<void>>();
  return ({ notificareId: id, expiresOn }) => {
    const follow = followed.get(id) ?? followSoon({ id, expiresOn });
    followed.set(id, follow);
    return follow;
  };
}

function updating(notification: Identified, UpdateExpression: string, values?: Record<string, unknown>) {
  const at = { TableName: Notifications.table, Key: { ...largeKey(notification) } };
  return { Update: { ...at, UpdateExpression, ...(values && { ExpressionAttributeValues: values }) } };
}

/** The deliveries of a large notification by state, as its counter has them now. */
export async function readCounts({ id }: Identified): Promise<Counts> {
  const [totals] = await readTotals(Deliveries.table, [counterOfDeliveries(id)]);
  const counts = states.map((state): [State, number] => [state, totals?.get(state) ?? 0]);
  return Object.fromEntries(counts.filter(([, count]) => count !== 0));
}

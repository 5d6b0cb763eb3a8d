import { setTimeout as sleep } from "node:timers/promises";
import { groups } from "../../../functions/notifications/api.ts";
import { readLarge } from "../../../functions/notifications/state/progress/large.ts";
import { type Notification, Notifications } from "../../../functions/notifications/records/notification.ts";
import { notifications } from "../../../functions/notifications/service.ts";
import { cursorAfter } from "../../../functions/notifications/accepting/tracking/delivery-pages.ts";
import { MOST_DELIVERIES } from "../../../functions/notifications/accepting/tracking/read-tracking.ts";
import type { TrackingView } from "../../../functions/notifications/accepting/tracking/view.ts";
import { read } from "../../../shared/data/repository.ts";
import { type Ask, type Cost, costsOf } from "../list-cost.ts";
import { timed } from "../measure.ts";
import { type Request, served } from "../service.ts";
import { deliveriesIn } from "./deliveries.ts";
import { startRole } from "./role.ts";
import { accept, type SendingSystem } from "./sending.ts";
import type { Sink } from "./sink.ts";

const { answer } = served(notifications, groups);

/** What one call to a large group took. */
export interface GroupBulk {
  acceptedSeconds: number;
  /** From the call to its first mail. */
  firstSeconds: number;
  /** From the acceptance until the deliveries of all members are made. */
  expandedSeconds: number;
  /** The most memory of the expander. */
  megabytes: number;
  looks: Look[];
  /** The first page of its deliveries and the last one. */
  pages: Cost[];
}

/** An answer to its system while the deliveries are made. */
interface Look {
  ms: number;
  /** True if counts and state are those of a moment between the question and its answer. */
  isExact: boolean;
}

interface Bulk {
  sender: SendingSystem;
  sink: Sink;
  /** The group as the call names it. */
  recipient: object;
  members: number;
}

const LOOK_MS = 1000;
/** The worker sends for as long at most. */
const SENDING_MS = 20_000;
const ROUNDS = 20;

/**
 * One call to a group. Expander and worker take its messages from their queues, each in a process of its own; meanwhile its system
 * asks what has become of it.
 */
export async function bulkToGroup({ sender, sink, recipient, members }: Bulk): Promise<GroupBulk> {
  const [expander, worker] = [startRole("expansions"), startRole("deliveries")];
  try {
    const beganAt = Date.now();
    const accepted = await timed(() => accept(sender, [recipient]));
    const notification = accepted.result;
    const began = performance.now();
    const [ran, , firstAt, watched] = await Promise.all([
      expander.run([]),
      worker.run([SENDING_MS]),
      firstArrival(sink),
      watch(sender, notification, members),
    ]);
    return {
      acceptedSeconds: accepted.ms / 1000,
      firstSeconds: (firstAt - beganAt) / 1000,
      expandedSeconds: (watched.endedAt - began) / 1000,
      megabytes: ran.mostMegabytes,
      looks: watched.looks,
      pages: await pagesOf(sender, notification),
    };
  } finally {
    await Promise.all([expander.stop(), worker.stop()]);
  }
}

/** When the first mail came, in ms since 1970; Infinity if none did. */
async function firstArrival(sink: Sink): Promise<number> {
  const until = Date.now() + 2 * SENDING_MS;
  while (Date.now() < until) {
    const [first] = await sink.taken();
    if (first) return first.at;
    await sleep(100);
  }
  return Infinity;
}

/** Asks until the deliveries of all members are made, and once more. */
async function watch(
  sender: SendingSystem,
  notification: Notification,
  members: number,
): Promise<{ looks: Look[]; endedAt: number }> {
  const looks: Look[] = [];
  while ((await standing(notification)).isResolving) {
    looks.push(await look(sender, notification));
    await sleep(LOOK_MS);
  }
  const endedAt = performance.now();
  const last = await tracked(sender, notification);
  looks.push({ ms: last.ms, isExact: last.sum === members && last.status === "Sending" });
  return { looks, endedAt };
}

async function look(sender: SendingSystem, notification: Notification): Promise<Look> {
  const before = await standing(notification);
  const { ms, sum, status } = await tracked(sender, notification);
  const after = await standing(notification);
  const isCount = before.made <= sum && sum <= after.made;
  return { ms, isExact: isCount && [before.status, after.status].includes(status) };
}

/** The number of its deliveries, its state, and whether more are made, as they are stored. */
async function standing({ id }: Notification) {
  const { made } = await readLarge({ id });
  const { isResolving = false, status = undefined } = (await read(Notifications, { id })) ?? {};
  return { made, isResolving, status };
}

const trackingOf = (
  { certificate }: SendingSystem,
  { trackingId }: Notification,
  cursor?: string,
): Request => ({
  method: "GET",
  address: `/api/v1/notify/${trackingId}${cursor === undefined ? "" : `?cursor=${cursor}`}`,
  certificate,
});

async function tracked(sender: SendingSystem, notification: Notification) {
  const { ms, result } = await timed(() => answer(trackingOf(sender, notification)));
  const { counts, status } = result.json as TrackingView;
  return { ms, status, sum: Object.values(counts).reduce((sum, count) => sum + count, 0) };
}

async function pagesOf(sender: SendingSystem, notification: Notification): Promise<Cost[]> {
  const { id, total } = (await read(Notifications, notification)) ?? notification;
  const ids = (await deliveriesIn({ id })).toReversed();
  const rows = Math.min(MOST_DELIVERIES, ids.length);
  const before = ids.at(-rows - 1);
  const cursor =
    before === undefined ? undefined : cursorAfter({ id, total }, { last: before, size: MOST_DELIVERIES });
  const page = (name: string, from?: string): Ask => ({
    name,
    request: trackingOf(sender, notification, from),
    rows,
    rowsIn: ({ json }) => (json as TrackingView).deliveries.length,
  });
  const asks = [page("first"), page("last", cursor)];
  return costsOf(asks, ROUNDS, answer);
}

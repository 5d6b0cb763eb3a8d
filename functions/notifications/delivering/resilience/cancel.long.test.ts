import { createProviders, endedIn, mailsOf, mailSink, startWholeSystem } from "./testing.ts";
import { callWith, createMachine } from "../../testing.ts";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Counting } from "../../../../shared/data/counters.ts";
import type { Stored } from "../../../../shared/data/entity.ts";
import { adding } from "../../../../shared/data/repository.ts";
import { transact } from "../../../../shared/data/transaction.ts";
import { drawn } from "../../../../shared/testing/drawn.ts";
import { seededRandom } from "../../../../shared/testing/random.ts";
import { readContent } from "../../state/content/contents.ts";
import { expand } from "../expansion/expand.ts";
import { accepted, current, deliveriesIn } from "../expansion/testing.ts";
import { placesOf } from "../../recipients/people/resolve.ts";
import { counterOfDeliveries } from "../../state/progress/change-delivery.ts";
import { ended } from "../../state/progress/ended-delivery.ts";
import { bookmarking, readCounts } from "../../state/progress/large.ts";
import { Deliveries, type Delivery } from "../../records/delivery.ts";
import type { Notification } from "../../records/notification.ts";
import { deliveriesTo } from "../../accepting/sending/delivery-of.ts";
import type { Machine } from "../../accepting/sending/testing.ts";
import type { TrackingView } from "../../accepting/tracking/view.ts";

/*
 * DELETE at the moment of sending. Workers, the request and the job that cancels the rows are separate processes: a
 * delivery is always either cancelled or sent, never both. Most deliveries of a large notification were sent before,
 * so that fifty notifications take only minutes; what collides is the same, and the first one waits as a whole.
 */

const SMALL_ROUNDS = drawn(500);
const LARGE_ROUNDS = drawn(50);
const LARGE = drawn(5000);
/** The deliveries of a large notification that still wait; of the first one all. */
const OPEN = 200;
/** How many rounds of small notifications run at once. */
const AT_ONCE = 5;
/** The longest wait of a worker and of the request, in ms: about a round of a worker. */
const MOMENT_MS = 60;

const system = startWholeSystem("1,1,1,1,1");
const random = seededRandom("cancel");
afterAll(() => system.stop());

let machine: Machine;
beforeAll(async () => {
  await createProviders(1);
  machine = await createMachine();
}, 150_000);

const cancel = ({ trackingId }: Notification) =>
  callWith<TrackingView>(machine.certificate, `DELETE /api/v1/notify/${trackingId}`);

const isSentOnce = (delivery: Delivery): boolean => delivery.status === "Sent" && mailsOf(delivery) === 1;
const isCancelled = (delivery: Delivery): boolean =>
  delivery.status === "Cancelled" && delivery.motiv === "anulat" && mailsOf(delivery) === 0;

/** The deliveries by state, as counts have them. */
const countsOf = (deliveries: Delivery[]): Record<string, number> =>
  Object.fromEntries(
    Object.entries(Object.groupBy(deliveries, ({ status }) => status)).map(([status, { length }]) => [
      status,
      length,
    ]),
  );

interface Found {
  sent: number;
  cancelled: number;
}

async function cancelSmall(found: Found): Promise<void> {
  const notification = await accepted(machine, 1 + Math.floor(random() * 3));
  const made = await deliveriesIn(notification);
  const [first, second] = [random() * MOMENT_MS, random() * MOMENT_MS];
  const [answer] = await Promise.all([
    sleep(first).then(() => cancel(notification)),
    ...made.map(({ id }, i) =>
      sleep(second).then(() => system.deliver(i % 2 === 0 ? "worker-1" : "worker-2", id)),
    ),
  ]);
  const after = await deliveriesIn(notification);
  expect(after.filter((one) => !isSentOnce(one) && !isCancelled(one))).toEqual([]);
  expect((await current(notification)).counts).toEqual(countsOf(after));
  if (answer.status === 409) expect(after.every(isSentOnce)).toBe(true);
  else expect(answer.status).toBe(200);
  for (const { id, status } of answer.status === 200 ? answer.json.deliveries : [])
    if (status === "Cancelled") expect(after.find((one) => one.id === id)?.status).toBe("Cancelled");
  found.sent += after.filter(isSentOnce).length;
  found.cancelled += after.filter(isCancelled).length;
}

it(`${SMALL_ROUNDS} small notifications that are cancelled while they are sent`, async () => {
  const found: Found = { sent: 0, cancelled: 0 };
  for (let i = 0; i < SMALL_ROUNDS; i += AT_ONCE)
    await Promise.all(Array.from({ length: AT_ONCE }, () => cancelSmall(found)));
  process.stdout.write(`${JSON.stringify(found)}\n`);
  // Otherwise they did not collide.
  expect(Math.min(found.sent, found.cancelled)).toBeGreaterThan(SMALL_ROUNDS / 10);
}, 3_600_000);

/** Deliveries in one transaction, like the expander's. */
const CHUNK = 30;

/** A delivery that was sent before. */
const sentBefore = (delivery: Delivery): Delivery => ({
  ...ended(delivery),
  status: "Sent",
  incercari: 1,
  trimisLa: delivery.creatLa,
  incheiatLa: delivery.creatLa,
});

const counted = ({ notificareId, status }: Delivery): Counting => ({
  table: Deliveries.table,
  count: { counter: counterOfDeliveries(notificareId), label: status },
  by: 1,
});

const bookmarkAt = (reached: number) => ({ made: reached, reached, memberId: 0 });

/** A notification whose deliveries have all been sent, except the last ones. */
async function underWay(total: number, open: number): Promise<Stored<Notification>> {
  const notification = await accepted(machine, total);
  const content = await readContent(notification);
  if (!content) throw new Error("no content");
  for (let from = 0, last = 0; from < total - open; from += CHUNK) {
    const to = Math.min(from + CHUNK, total - open);
    const indexes = Array.from({ length: to - from }, (_, i) => from + i);
    const places = (await placesOf(notification, content, indexes)).flat();
    const making = { isSignalled: false, after: last };
    const deliveries = deliveriesTo(notification, content, places, making).map(sentBefore);
    await transact(
      [
        bookmarking(notification, bookmarkAt(from), bookmarkAt(to)),
        ...deliveries.flatMap((one) => [...adding(Deliveries, one), counted(one)]),
      ],
      { repeatable: true },
    );
    last = deliveries.at(-1)?.id ?? last;
  }
  await expand(notification.id, { onMade: () => undefined });
  return current(notification);
}

async function cancelLarge(round: number): Promise<void> {
  mailSink.clear();
  const open = round === 1 ? LARGE : OPEN;
  const notification = await underWay(LARGE, open);
  const running = system.runUntil(async () => (await endedIn(notification)) === LARGE);
  const moment = random() * (OPEN / 2);
  while (Object.keys(mailSink.counts()).length < moment) await sleep(5);
  const { status } = await cancel(notification);
  expect(status).toBe(200);
  await running;
  const after = await deliveriesIn(notification);
  expect(after).toHaveLength(LARGE);
  const waited = after.slice(LARGE - open);
  const cancelled = waited.filter(isCancelled).length;
  process.stdout.write(`${round}: of ${open} ${open - cancelled} sent, ${cancelled} cancelled\n`);
  expect(waited.filter((one) => !isSentOnce(one) && !isCancelled(one))).toEqual([]);
  // What was sent before is neither cancelled nor sent again.
  const before = after.slice(0, LARGE - open);
  expect(before.filter((one) => one.status !== "Sent" || mailsOf(one) > 0)).toEqual([]);
  expect(await readCounts(notification)).toEqual(countsOf(after));
  expect(cancelled).toBeGreaterThan(0);
}

it(
  `${LARGE_ROUNDS} notifications of ${LARGE} that are cancelled while they are sent`,
  async () => {
    for (let round = 1; round <= LARGE_ROUNDS; round += 1) await cancelLarge(round);
  },
  3 * 3_600_000,
);

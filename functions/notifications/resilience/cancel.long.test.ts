import { createProviders, endedIn, mailsOf, mailSink, startWholeSystem } from "./testing.ts";
import { callWith, createMachine } from "../testing.ts";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { drawn } from "../../../shared/testing/drawn.ts";
import { seededRandom } from "../../../shared/testing/random.ts";
import { accepted, current, deliveriesIn, expanded } from "../expansion/testing.ts";
import { readCounts } from "../progress/large.ts";
import type { Delivery } from "../records/delivery.ts";
import type { Notification } from "../records/notification.ts";
import type { Machine } from "../sending/testing.ts";
import type { TrackingView } from "../tracking/view.ts";

/*
 * DELETE at the moment of sending. Workers are processes of their own, the request and the job that cancels the rows are others:
 * never both cancelled and sent, and one of the two always.
 */

const SMALL_ROUNDS = drawn(500);
const LARGE_ROUNDS = drawn(50);
const LARGE = drawn(5000);
/** Rounds of small notifications that are under way at once. */
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
  // Otherwise they did not meet.
  expect(Math.min(found.sent, found.cancelled)).toBeGreaterThan(SMALL_ROUNDS / 10);
}, 3_600_000);

it(
  `${LARGE_ROUNDS} notifications of ${LARGE} that are cancelled while they are sent`,
  async () => {
    for (let i = 0; i < LARGE_ROUNDS; i += 1) {
      mailSink.clear();
      const notification = await expanded(machine, LARGE);
      const running = system.runUntil(async () => (await endedIn(notification)) === LARGE);
      const moment = random() * Math.min(LARGE / 2, 200);
      while (Object.keys(mailSink.counts()).length < moment) await sleep(5);
      const { status } = await cancel(notification);
      expect(status).toBe(200);
      await running;
      const after = await deliveriesIn(notification);
      const cancelled = after.filter(isCancelled).length;
      process.stdout.write(`${i + 1}: ${LARGE - cancelled} sent, ${cancelled} cancelled\n`);
      expect(after).toHaveLength(LARGE);
      expect(after.filter((one) => !isSentOnce(one) && !isCancelled(one))).toEqual([]);
      expect(await readCounts(notification)).toEqual(countsOf(after));
      expect(cancelled).toBeGreaterThan(0);
    }
  },
  3 * 3_600_000,
);

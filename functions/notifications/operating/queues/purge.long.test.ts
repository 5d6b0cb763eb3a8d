import { administrator, call, createSystem } from "../../testing.ts";
import { mailSink } from "../../../../shared/testing/local-mail.ts";
import { expect, it, vi } from "vitest";
import { dispatch } from "../../delivering/dispatch/dispatch.ts";
import { closed, createProvider } from "../../delivering/dispatch/testing.ts";
import { handler as deliver } from "../../delivering/delivery/consumer.ts";
import type { QueueHandler } from "../../../../shared/messaging/consumer.ts";
import { drain } from "../../../../shared/testing/queues.ts";
import { laneMarks } from "../../state/lanes/lane-mark.ts";
import { readCounts } from "../../state/progress/large.ts";
import { deliveries, waitingIn } from "../../records/lanes.ts";
import { fillNotification, reread } from "../../accepting/tracking/testing.ts";
import { countIn, type QueueView } from "./list-queues.ts";
import type { PurgedView } from "./purge-queue.ts";

const TOTAL = 50_000;
/** How long the gateway waits for an answer, in ms. */
const GATEWAY_MS = 29_000;
/** Counts stop here. */
const MOST_COUNTED = 10_000;

/** How many messages workers take: enough, and each ends a delivery. */
const MOST_TAKEN = 200;
let taken = 0;
const deliverSome: QueueHandler = async (event) => {
  taken += event.Records.length;
  if (taken <= MOST_TAKEN) return deliver(event);
  return { batchItemFailures: event.Records.map(({ messageId }) => ({ itemIdentifier: messageId })) };
};

it("a purge answers in time with 50,000 waiting, sends none of them, and goes on in the background", async () => {
  const admin = await administrator();
  await createProvider({ tip: "SMTP", configuratie: { host: "127.0.0.1", port: mailSink.port } });
  const { id: sistemId } = await createSystem();
  const notification = await fillNotification({ sistemId, total: TOTAL });
  const partitions = [waitingIn("Medium", sistemId, "Email")];
  await vi.waitFor(async () => expect(await countIn(partitions, "due")).toBe(MOST_COUNTED), {
    timeout: 120_000,
  });
  const queues = await call<QueueView[]>("GET /api/admin/rabbit/queues", admin);
  expect(queues.json.find(({ name }) => name === "deliveries")?.visible).toBe(MOST_COUNTED);

  // A minute of work is released already.
  const before = await dispatch({ breakers: closed, until: performance.now() + 20_000 });
  expect(before?.released).toBeGreaterThan(0);
  const began = performance.now();
  const { status, json } = await call<PurgedView>("POST /api/admin/rabbit/queues/deliveries/purge", admin);
  const took = performance.now() - began;
  process.stdout.write(`${JSON.stringify(json)} after ${Math.round(took)} ms\n`);
  expect([status, took < GATEWAY_MS]).toEqual([200, true]);
  expect(json.cancelled).toBeGreaterThan(0);
  expect(json.remaining).toBe(MOST_COUNTED);

  // From its answer on nothing is sent, although messages are in the queue.
  const { handled } = await drain(deliveries, deliverSome);
  expect(handled).toBeGreaterThan(0);
  expect(mailSink.counts()).toEqual({});
  const later = await fillNotification({ sistemId });

  // The runs of the dispatcher cancel the others.
  const { Cancelled: soFar = 0 } = await readCounts(notification);
  expect(soFar).toBeGreaterThan(json.cancelled);
  let settled = 0;
  for (let i = 0; i < 2; i += 1) {
    const run = await dispatch({ breakers: closed, until: performance.now() + 10_000 });
    expect(run?.settled).toBeGreaterThan(0);
    settled += run?.settled ?? 0;
  }
  const cancelled = soFar + settled;
  expect(await readCounts(notification)).toEqual({ Cancelled: cancelled, Sending: TOTAL - cancelled });
  expect((await laneMarks("Medium")).due).toMatchObject({ isOpen: true });
  expect((await reread(later)).status).toBe("Sending");
  expect(mailSink.counts()).toEqual({});
}, 1_800_000);

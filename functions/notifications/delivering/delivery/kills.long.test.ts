import { ownCloud } from "../../../../shared/testing/own-cloud.ts";
import {
  accept,
  deliverBy,
  deliveryOf,
  eventsOfNotification,
  fakeChannels,
  later,
  mailSink,
  mailsTo,
  notificationOf,
} from "./testing.ts";
import { createProvider } from "../providers/testing.ts";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { Fault, Stage } from "../../../../localstack/cloud/mail-faults.ts";
import { clock } from "../../../../shared/clock.ts";
import { changing } from "../../../../shared/data/repository.ts";
import { transact } from "../../../../shared/data/transaction.ts";
import { Killed, killableProcesses } from "../../../../shared/testing/killable-processes.ts";
import { killAfter } from "../../../../shared/testing/kill-after.ts";
import { Deliveries, type Delivery } from "../../records/delivery.ts";

/*
 * A worker is killed after its first write, after its second, and so on, and at each step of its dialogue with the
 * mail server. Another worker continues once the lease has ended. The mail may come twice only if the server had it
 * already, and then under the same Message-ID.
 */

const WORKER = "worker-1";
const processes = killableProcesses([WORKER]);
const handler = processes.handlerOf(join(import.meta.dirname, "consumer.ts"));
const target = { processes, worker: WORKER, faults: ownCloud.faults };

beforeAll(() => createProvider({ configuratie: { host: "127.0.0.1", port: mailSink.port } }));
beforeEach(() => mailSink.recover());
afterAll(async () => {
  await processes.stop();
  await ownCloud.stop();
});

const deliver = (livrareId: number) =>
  handler({
    Records: [
      { messageId: "1", receiptHandle: "", body: JSON.stringify({ livrareId }), messageAttributes: {} },
    ],
  } as never);

/** Time passes until the lease of a worker that was killed has ended. */
async function endLease(id: number): Promise<void> {
  const before = await deliveryOf(id);
  const { leaseUntil, ...rest } = before;
  if (leaseUntil !== undefined) await transact(changing(Deliveries, before, rest as Delivery));
}

async function expectSentOnce(id: number, notification: { id: number }): Promise<void> {
  const row = await deliveryOf(id);
  expect(row.status).toBe("Sent");
  expect(row).not.toHaveProperty("leaseUntil");
  expect(row).not.toHaveProperty("adresa");
  expect((await notificationOf(notification)).counts).toEqual({ Sent: 1 });
  expect((await eventsOfNotification(notification)).map(({ tip }) => tip)).toEqual(["TRIMISA"]);
}

it("a worker that is killed after any of its writes leaves all or nothing, and another one completes the delivery once", async () => {
  let written = 0;
  for (let isCompleted = false; !isCompleted;) {
    written += 1;
    const { id, adresa, notification } = await accept();
    isCompleted = (await killAfter(written, target, () => deliver(id))) !== undefined;
    await endLease(id);
    await deliver(id);
    await expectSentOnce(id, notification);
    const ids = mailsTo(adresa).map(({ headers }) => headers["message-id"]);
    expect(new Set(ids)).toEqual(new Set([`<livrare-${id}@temelia.test>`]));
    expect(ids.length).toBeLessThanOrEqual(2);
  }
  // The claim and the outcome at least.
  expect(written).toBeGreaterThan(2);
});

it.each<[Stage, number]>([
  ["connect", 1],
  ["sender", 1],
  ["recipient", 1],
  ["data", 1],
  ["message", 1],
  ["end", 1],
  ["taken", 2],
])(
  "a worker that is killed at step %s of the dialogue leaves a delivery that another one sends: %d mails at most",
  async (stage, most) => {
    // A new worker has no connection that was greeted already.
    await processes.kill(WORKER);
    const { id, adresa, notification } = await accept();
    mailSink.fail(stage, "silence" satisfies Fault);
    const sent = deliver(id).catch((error: unknown) => error);
    const claimed = async () => (await deliveryOf(id)).leaseUntil !== undefined;
    while (!(await claimed())) await new Promise((resolve) => setTimeout(resolve, 20));
    await new Promise((resolve) => setTimeout(resolve, 500));
    await processes.kill(WORKER);
    expect(await sent).toBeInstanceOf(Killed);
    mailSink.recover();
    expect((await deliveryOf(id)).status).toBe("Sending");
    await deliver(id);
    expect((await deliveryOf(id)).status).toBe("Sending");
    await endLease(id);
    await deliver(id);
    await expectSentOnce(id, notification);
    expect(mailsTo(adresa).length).toBeLessThanOrEqual(most);
    expect(mailsTo(adresa).length).toBeGreaterThan(0);
  },
);

it("a cloud that throttles, refuses and drops answers loses no delivery: each ends once, though every message comes twice and in any order", async () => {
  const all = await Promise.all(Array.from({ length: 40 }, () => accept()));
  const ids = all.map(({ id }) => id);
  const channels = fakeChannels(undefined, { hand: () => Promise.resolve({ kind: "accepted" }) });
  const waiting = async () => {
    const rows = await Promise.all(ids.map((id) => deliveryOf(id)));
    return rows.filter(({ status }) => status === "Sending").map(({ id }) => id);
  };
  await ownCloud.faults.change({
    ...{ transactionConflict: 0.2, dynamodbThrottling: 0.1, dynamodbDropped: 0.1, unprocessedKeys: 0.2 },
    ...{ s3Unavailable: 0.1, s3Dropped: 0.1, seed: 7 },
  });
  for (let rest = ids; rest.length > 0; rest = await waiting()) {
    // What failed comes again once its lease has ended and its pause is over.
    later(7200);
    await Promise.allSettled([...rest, ...rest.toReversed()].map((id) => deliverBy(channels, id)));
  }
  await ownCloud.faults.change({ transactionConflict: 0, dynamodbThrottling: 0, dynamodbDropped: 0 });
  await ownCloud.faults.change({ unprocessedKeys: 0, s3Unavailable: 0, s3Dropped: 0 });
  for (const { id, notification } of all) await expectSentOnce(id, notification);
  expect(new Set(channels.given.map(({ livrareId }) => livrareId)).size).toBe(ids.length);
  expect(channels.given).toHaveLength(ids.length);
  clock.resume();
});

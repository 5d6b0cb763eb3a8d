import { mailSink } from "../../../../shared/testing/local-mail.ts";
import { createMachine, fresh } from "../../testing.ts";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { clock } from "../../../../shared/clock.ts";
import { closePools } from "../../../../shared/mail/pool.ts";
import { purgeMessages } from "../../../../shared/messaging/purge.ts";
import { drain } from "../../../../shared/testing/queues.ts";
import { handler as deliver } from "../delivery/consumer.ts";
import { createProvider } from "../providers/testing.ts";
import type { Delivery } from "../../records/delivery.ts";
import { deliveries } from "../../records/lanes.ts";
import type { Notification } from "../../records/notification.ts";
import {
  email,
  type Machine,
  noticeOf,
  notificationOf,
  notify,
  storedDeliveries,
} from "../../accepting/sending/testing.ts";
import { handler as dispatch } from "../../handlers/dispatcher.ts";

/* Every message is lost before a worker sees it. Only the dispatcher brings deliveries back, and none too early. */

let machine: Machine;
beforeAll(async () => {
  await createProvider({ configuratie: { host: "127.0.0.1", port: mailSink.port } });
  machine = await createMachine();
});
/** Each test moves the time on, because the dispatcher keeps the times of what it released. */
let start = Date.now();
beforeEach(() => at((start += 2 * 3_600_000)));
afterEach(() => mailSink.recover());
afterAll(() => clock.resume());

const lose = () => purgeMessages(deliveries);
const at = (time: number) => clock.freeze(new Date(time));
const after = (seconds: number) => at(clock.now().getTime() + seconds * 1000);

async function sent(fields: object = {}): Promise<Notification> {
  const trackingId = fresh("L");
  const recipients = [email(`${trackingId}@exemplu.md`)];
  expect((await notify(machine, noticeOf({ recipients, ...fields }), trackingId)).status).toBe(202);
  return notificationOf(machine.system, trackingId);
}

async function deliveryOf(notification: Notification): Promise<Delivery> {
  const [row] = await storedDeliveries(notification);
  if (!row) throw new Error("no delivery");
  return row;
}

/** Runs of the dispatcher and of workers until the delivery is sent; the index lags. */
const untilSent = (notification: Notification) =>
  vi.waitFor(
    async () => {
      await dispatch();
      await drain(deliveries, deliver);
      expect((await deliveryOf(notification)).status).toBe("Sent");
    },
    { timeout: 20_000, interval: 200 },
  );

/** A run of the dispatcher and of workers, once the index shows what waits. */
async function runOnce(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 1000));
  await dispatch();
  await drain(deliveries, deliver);
}

it("a delivery whose message was lost when it was accepted is sent by the next runs", async () => {
  const notification = await sent();
  await lose();
  await runOnce();
  expect((await deliveryOf(notification)).status).toBe("Sending");
  after(61);
  await untilSent(notification);
});

it("a delivery whose message was lost when the dispatcher released it is released again", async () => {
  const notification = await sent();
  await lose();
  after(61);
  await vi.waitFor(
    async () => {
      expect(await dispatch()).toMatchObject({ dispatched: { released: 1 } });
    },
    { timeout: 20_000, interval: 200 },
  );
  await lose();
  after(120);
  await untilSent(notification);
});

it("a delivery whose message was lost when it waited for its next attempt is tried again, and not before its time", async () => {
  closePools();
  mailSink.fail("sender", 451);
  const notification = await sent();
  await drain(deliveries, deliver);
  mailSink.recover();
  const { urmatoareaLa = "", incercari } = await deliveryOf(notification);
  expect([incercari, urmatoareaLa > clock.iso()]).toEqual([1, true]);
  await lose();
  at(Date.parse(urmatoareaLa) - 1);
  await runOnce();
  expect((await deliveryOf(notification)).status).toBe("Sending");
  after(61);
  await untilSent(notification);
});

it("a delivery whose message was lost when it was scheduled is sent from its time on, and not before", async () => {
  const scheduledAt = new Date(clock.now().getTime() + 3_600_000);
  const notification = await sent({ scheduledAt: scheduledAt.toISOString() });
  at(scheduledAt.getTime() - 1);
  await runOnce();
  expect((await deliveryOf(notification)).status).toBe("Sending");
  at(scheduledAt.getTime());
  await untilSent(notification);
  expect((await deliveryOf(notification)).trimisLa).toBe(scheduledAt.toISOString());
});

import {
  accept,
  deliverBy,
  deliveryOf,
  eventsOfNotification,
  fakeChannels,
  mailsTo,
  notificationOf,
  someProvider,
} from "./testing.ts";
import { expect, it } from "vitest";
import { setTimeout as sleep } from "node:timers/promises";
import { clock } from "../../../../shared/clock.ts";
import { read, update } from "../../../../shared/data/repository.ts";
import { drawn } from "../../../../shared/testing/drawn.ts";
import { seededRandom } from "../../../../shared/testing/random.ts";
import { cancelDelivery } from "../../state/progress/cancel-delivery.ts";
import { Deliveries } from "../../records/delivery.ts";
import { Notifications } from "../../records/notification.ts";

/** Cancels like DELETE: the mark first, then the row, unless a worker holds it. @returns true if it was cancelled */
async function cancel({ id: notificareId }: { id: number }, id: number): Promise<boolean> {
  await update(Notifications, { id: notificareId }, (before) => ({ ...before, anulatLa: clock.iso() }));
  const row = await read(Deliveries, { id });
  return row !== undefined && (await cancelDelivery(row)) !== undefined;
}

it("a cancellation at the moment of sending: never both cancelled and sent, and one of the two always", async () => {
  const random = seededRandom("33");
  const one = async () => {
    const { id, adresa, notification } = await accept();
    const [wait, delay] = [random() * 30, random() * 30];
    const [, isCancelled] = await Promise.all([
      sleep(wait).then(() => deliverBy(fakeChannels(), id)),
      sleep(delay).then(() => cancel(notification, id)),
    ]);
    const { status } = await deliveryOf(id);
    const { counts } = await notificationOf(notification);
    expect([mailsTo(adresa).length, counts]).toEqual(
      status === "Sent" ? [1, { Sent: 1 }] : [0, { Cancelled: 1 }],
    );
    expect(["Sent", "Cancelled"]).toContain(status);
    if (isCancelled) expect(status).toBe("Cancelled");
    return status;
  };
  for (let i = 0; i < drawn(500); i += 5) await Promise.all(Array.from({ length: 5 }, one));
});

it("twenty deliveries of one notification, sent at once, each count once in its record", async () => {
  const recipients = Array.from({ length: 20 }, (_, i) => ({
    canal: "Email" as const,
    adresa: `deodata.${i}@exemplu.md`,
  }));
  const { deliveries, notification } = await accept({ content: { recipients } });
  const channels = fakeChannels([someProvider()], { hand: () => Promise.resolve({ kind: "accepted" }) });
  // A queue delivers every message twice here.
  await Promise.all([...deliveries, ...deliveries].map(({ id }) => deliverBy(channels, id)));
  expect(await notificationOf(notification)).toMatchObject({ status: "Sent", counts: { Sent: 20 } });
  expect(channels.given).toHaveLength(20);
  const events = await eventsOfNotification(notification);
  expect(events.filter(({ tip }) => tip === "TRIMISA")).toHaveLength(20);
});

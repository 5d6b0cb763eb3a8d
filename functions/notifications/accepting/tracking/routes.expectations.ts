import type { Calls, World } from "../../calls.expectations.ts";
import { clock } from "../../../../shared/clock.ts";
import { eventWrites } from "../../state/progress/change-delivery.ts";
import { Events, eventsOf } from "../../records/event.ts";
import { storedDeliveries } from "../sending/testing.ts";
import { settle, storeNotification } from "./testing.ts";
import { idsIn } from "../../../../shared/data/lists.ts";
import { transact } from "../../../../shared/data/transaction.ts";

/** A day ahead. */
const tomorrow = () => new Date(clock.now().getTime() + 24 * 3600_000).toISOString();
const scheduled = async ({ systemId }: World) =>
  (await storeNotification({ sistemId: systemId, fields: { scheduledAt: tomorrow() } })).trackingId;
const rescheduled = { parameter: scheduled, body: () => ({ scheduledAt: tomorrow() }) };

const sent = ({ systemId }: { systemId: number }) => storeNotification({ sistemId: systemId });

/** The id of a delivery of a new notification. */
async function delivery(world: { systemId: number }): Promise<number> {
  const [first] = await storedDeliveries(await sent(world));
  if (!first) throw new Error("no delivery");
  return first.id;
}

/** The same of one that has ended. */
async function endedDelivery(world: { systemId: number }): Promise<number> {
  const id = await delivery(world);
  await settle({ id }, "Sent");
  return id;
}

async function endedNotification(world: { systemId: number }): Promise<number> {
  const notification = await sent(world);
  for (const { id } of await storedDeliveries(notification)) await settle({ id }, "Sent");
  return notification.id;
}

async function event(world: { systemId: number }): Promise<number> {
  const notification = await sent(world);
  const { id: notificareId, sistemId, expiresOn } = notification;
  await transact(eventWrites({ notificareId, sistemId, expiresOn }, { tip: "CREATA" }));
  const [id = 0] = await idsIn(Events.table, [{ partitions: [eventsOf(notificareId)] }], 1);
  return id;
}

const ofOne = async (world: { systemId: number }) => `?filter[notificareId]=${(await sent(world)).id}`;
const cancelled = { body: () => ({ status: "Cancelled" }) };

const byTrackingId = { parameter: async (world: World) => (await sent(world)).trackingId };
const byId = { parameter: async (world: World) => (await sent(world)).id };

export const calls: Calls = {
  "notify.read": byTrackingId,
  "notify.cancel": byTrackingId,
  "app.notifications.read": byTrackingId,
  "app.notifications.cancel": byTrackingId,
  "notify.patch": rescheduled,
  "app.notifications.patch": rescheduled,
  "staff.notifications.read": byId,
  "staff.notifications.patch": { ...byId, ...cancelled },
  notificares: byId,
  "notificares.replace": cancelled,
  "notificares.patch": cancelled,
  "notificares.remove": { parameter: endedNotification },
  livrares: { parameter: delivery },
  "livrares.list": { query: ofOne },
  "livrares.count": { query: ofOne },
  "livrares.replace": cancelled,
  "livrares.patch": cancelled,
  "livrares.remove": { parameter: endedDelivery },
  "eveniment-notificares": { parameter: event },
  "eveniment-notificares.list": { query: ofOne },
  "eveniment-notificares.count": { query: ofOne },
  "eveniment-notificares.create": {
    body: async (world) => ({ notificareId: (await sent(world)).id, detalii: { text: "Verificat" } }),
  },
};

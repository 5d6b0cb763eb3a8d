import type { Calls, World } from "../../calls.expectations.ts";
import { clock } from "../../../../shared/clock.ts";
import { storedDeliveries } from "../sending/testing.ts";
import { settle, storeNotification } from "../tracking/testing.ts";

const sent = ({ systemId }: World) => storeNotification({ sistemId: systemId });

/** A notification that has failed for its recipient. */
async function failed(world: World): Promise<number> {
  const notification = await sent(world);
  for (const { id } of await storedDeliveries(notification))
    await settle({ id }, "Failed", { cauza: "permanent", motiv: "adresa-refuzata" });
  return notification.id;
}

async function scheduled({ systemId }: World): Promise<number> {
  const scheduledAt = new Date(clock.now().getTime() + 24 * 3600_000).toISOString();
  return (await storeNotification({ sistemId: systemId, fields: { scheduledAt } })).id;
}

const one = { parameter: async (world: World) => (await sent(world)).id };

export const calls: Calls = {
  "staff.notifications.listDeliveries": one,
  "staff.notifications.readTexts": one,
  "staff.notifications.replaceTexts": {
    parameter: scheduled,
    body: () => ({ subject: "Salut", body: "Alt text" }),
  },
  "staff.notifications.retry": { parameter: failed },
};

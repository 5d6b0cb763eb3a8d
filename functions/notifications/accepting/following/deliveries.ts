import * as z from "zod";
import type { Stored } from "../../../../shared/data/entity.ts";
import type { ListQuery, Page } from "../../../../shared/data/page.ts";
import { read, readMany } from "../../../../shared/data/repository.ts";
import { isServiceAdmin } from "../../../../shared/features/accounts/access.ts";
import type { Target } from "../../../../shared/features/crud-verbs.ts";
import { kernel } from "../../../../shared/refusals.ts";
import { type Person, readsSystem } from "../../access/callers.ts";
import { Deliveries, type Delivery, DeliveryView } from "../../records/delivery.ts";
import { type Notification, Notifications } from "../../records/notification.ts";
import { Recipients } from "../../records/recipient.ts";
import { shownDelivery } from "../../state/progress/shown-state.ts";
import { recipientKinds, recipientsOf } from "../tracking/recipients.ts";
import { listOfNotification } from "../tracking/scopes.ts";

/** A delivery with the recipient as its reader may know them. */
export const FollowedDelivery = DeliveryView.extend({
  /** The recipient as the sender named them, for the sender alone. */
  numit: z.object({ type: z.enum(recipientKinds), value: z.string() }).optional(),
  /** The name in the registry, for service administrators, who read it. */
  nume: z.string().optional(),
}).meta({ id: "StaffDelivery" });

type Shown = Stored<Delivery> & Pick<z.input<typeof FollowedDelivery>, "numit" | "nume">;

/** A notification that the caller may read. @throws notFound */
export async function notificationFor({ caller, id }: Target<Person>): Promise<Stored<Notification>> {
  const found = await read(Notifications, { id });
  if (!found || !readsSystem(caller, found.sistemId)) throw kernel.negasit();
  return found;
}

/**
 * The deliveries of a notification. Whoever sent it reads the recipients as they named them, as long as the content is there; service
 * administrators read names of the registry; others a mask. @throws notFound
 */
export async function listFollowed(target: Target<Person>, query: ListQuery): Promise<Page<Shown>> {
  const { caller } = target;
  const notification = await notificationFor(target);
  const own = { field: "notificareId", operator: "equals" as const, values: [notification.id] };
  const page = await listOfNotification(Deliveries, "deliveries", {
    caller,
    query: { ...query, filters: [own, ...query.filters] },
    as: shownDelivery,
  });
  const [numitOf, numeOf] = await Promise.all([
    caller.login === notification.creatDe ? recipientsOf(notification) : undefined,
    isServiceAdmin(caller) ? namesOf(page.items) : undefined,
  ]);
  const items = page.items.map((delivery): Shown => {
    const nume = numeOf?.(delivery);
    return {
      ...shownDelivery(delivery),
      ...(numitOf ? { numit: numitOf(delivery) } : {}),
      ...(nume === undefined ? {} : { nume }),
    };
  });
  return { ...page, items };
}

async function namesOf(deliveries: readonly Delivery[]): Promise<(delivery: Delivery) => string | undefined> {
  const ids = new Set(deliveries.flatMap(({ destinatarId }) => destinatarId ?? []));
  const names = new Map((await readMany(Recipients, [...ids])).map(({ id, nume }) => [id, nume]));
  return ({ destinatarId }) => (destinatarId === undefined ? undefined : names.get(destinatarId));
}

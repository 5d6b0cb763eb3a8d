import { expand } from "../../../functions/notifications/delivering/expansion/expand.ts";
import { largeKey } from "../../../functions/notifications/state/progress/large.ts";
import { Deliveries, type Delivery } from "../../../functions/notifications/records/delivery.ts";
import {
  counterOfDeliveries,
  type Notification,
  Notifications,
} from "../../../functions/notifications/records/notification.ts";
import { clock } from "../../../shared/clock.ts";
import type { Stored } from "../../../shared/data/entity.ts";
import { adding, readItems, readMany } from "../../../shared/data/repository.ts";
import type { Write } from "../../../shared/data/transaction.ts";
import { nextIdAfter } from "../../../shared/ids.ts";
import { fill, inTransactions } from "../fill.ts";
import { deliveriesIn } from "./worker.ts";

/** A notification that was expanded, from which others of the same request are filled. */
export interface Model {
  /** In the order of their recipients. */
  deliveries: Stored<Delivery>[];
  /** The item beside the notification, with its bookmark. */
  large: Record<string, unknown>;
}

const BATCH = 1000;

/** @throws Error if it was not expanded */
export async function modelOf(notification: Notification): Promise<Model> {
  const [large] = await readItems(Notifications.table, [largeKey(notification)]);
  if (!large) throw new Error(`${notification.id} was not expanded`);
  const ids = (await deliveriesIn(notification)).sort((a, b) => a - b);
  const deliveries: Stored<Delivery>[] = [];
  for (let start = 0; start < ids.length; start += BATCH)
    deliveries.push(...(await readMany(Deliveries, ids.slice(start, start + BATCH))));
  return { deliveries, large };
}

/**
 * Makes the deliveries of an accepted notification like those of another one, many at a time. Its bookmark says that all are made,
 * so that the expander only ends its work.
 */
export async function fillNotification(notification: Notification, model: Model): Promise<void> {
  await fill(deliveryWrites(notification, model), inTransactions);
  const bookmark = { ...model.large, ...largeKey(notification) };
  await fill([{ item: { Put: { TableName: Notifications.table, Item: bookmark } } }]);
  await expand(notification.id, { onMade: () => undefined });
}

function* deliveryWrites({ id: notificareId }: Notification, { deliveries }: Model): Generator<Write> {
  let id = 0;
  for (const like of deliveries) {
    id = nextIdAfter(id);
    const now = clock.iso();
    yield* adding(Deliveries, { ...like, id, notificareId, creatLa: now, dueAt: now });
    const count = { counter: counterOfDeliveries(notificareId), label: like.status };
    yield { table: Deliveries.table, count, by: 1 };
  }
}

import { fresh } from "../../testing.ts";
import { email, type Machine, notificationOf, noticeOf, notify } from "../../accepting/sending/testing.ts";
import type { Stored } from "../../../../shared/data/entity.ts";
import { idsIn } from "../../../../shared/data/lists.ts";
import { read, readMany } from "../../../../shared/data/repository.ts";
import { Deliveries, deliveriesOf, type Delivery } from "../../records/delivery.ts";
import { Events, eventsOf } from "../../records/event.ts";
import { type Notification, Notifications } from "../../records/notification.ts";
import { expand } from "./expand.ts";

/** Addresses that differ. */
export const recipients = (number: number) =>
  Array.from({ length: number }, (_, i) => email(`${fresh("r")}-${i}@exemplu.md`));

/** An accepted notification with this many recipients. */
export async function accepted(
  machine: Machine,
  number: number,
  fields: object = {},
): Promise<Stored<Notification>> {
  const trackingId = fresh("B");
  const { status } = await notify(
    machine,
    noticeOf({ recipients: recipients(number), ...fields }),
    trackingId,
  );
  if (status !== 202) throw new Error(`notify: ${status}`);
  return notificationOf(machine.system, trackingId);
}

/** The same, with all its deliveries made. */
export async function expanded(machine: Machine, number: number, fields: object = {}) {
  const notification = await accepted(machine, number, fields);
  await expand(notification.id, { onMade: () => undefined });
  return current(notification);
}

/** Reads the stored notification. @throws Error if it is gone */
export async function current({ id }: Pick<Notification, "id">): Promise<Stored<Notification>> {
  const found = await read(Notifications, { id });
  if (!found) throw new Error(`no notification ${id}`);
  return found;
}

const MOST = 20_000;

/** Its deliveries, in the order of their recipients. */
export async function deliveriesIn({ id }: Pick<Notification, "id">): Promise<Stored<Delivery>[]> {
  const rows = await readMany(
    Deliveries,
    await idsIn(Deliveries.table, [{ partitions: [deliveriesOf(id)] }], MOST),
  );
  return rows.toSorted((a, b) => (a.recipient ?? MOST) - (b.recipient ?? MOST));
}

/** The kinds of its events, oldest first. */
export async function eventKindsOf({ id }: Pick<Notification, "id">): Promise<string[]> {
  const ids = await idsIn(Events.table, [{ partitions: [eventsOf(id)] }], MOST);
  return (await readMany(Events, ids)).toSorted((a, b) => a.id - b.id).map(({ tip }) => tip);
}

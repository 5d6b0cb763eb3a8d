import { clock } from "../../../../shared/clock.ts";
import type { Stored } from "../../../../shared/data/entity.ts";
import { changing, read } from "../../../../shared/data/repository.ts";
import type { Write } from "../../../../shared/data/transaction.ts";
import { isLeased } from "../../../../shared/jobs/lease.ts";
import { beginsAt } from "../../recipients/people/choice.ts";
import { askedOf } from "../../recipients/people/places.ts";
import type { Delivery } from "../../records/delivery.ts";
import type { Notification } from "../../records/notification.ts";
import { endOfReceived, ReceivedNotices } from "../../records/received.ts";
import { readPerson } from "../../recipients/registry/person.ts";
import { changeDelivery } from "../../state/progress/change-delivery.ts";

/**
 * Gives a delivery that may still be sent the hour of its notification.
 * @returns the stored delivery; undefined if a worker holds it, or if it has changed
 */
export async function moveDelivery(
  { scheduledAt, expiresOn }: Pick<Notification, "scheduledAt" | "expiresOn">,
  delivery: Stored<Delivery>,
): Promise<Stored<Delivery> | undefined> {
  if (scheduledAt === undefined || delivery.scheduledAt === scheduledAt) return delivery;
  if (isLeased(delivery)) return undefined;
  const { rev: _rev, ...row } = delivery;
  const hour = delivery.status === "Pending" ? hourOfRung(row, scheduledAt) : await hourOf(row, scheduledAt);
  const after: Delivery = { ...withoutHour(row), ...hour, scheduledAt, expiresOn };
  return changeDelivery(delivery, after, undefined, await lasting(delivery, scheduledAt));
}

const withoutHour = ({ urmatoareaLa: _former, isCollected: _waits, ...row }: Delivery): Delivery => row;

/** A rung waits as long after the new hour as it would have waited after the former one. */
const hourOfRung = ({ dueAt, scheduledAt: former }: Delivery, scheduledAt: string): Partial<Delivery> => {
  const later = Date.parse(scheduledAt) - Date.parse(former ?? scheduledAt);
  return dueAt === undefined ? {} : { dueAt: new Date(Date.parse(dueAt) + later).toISOString() };
};

/** The hour itself; for a person, the end of the quiet hours around it, or the next mail of the day. */
async function hourOf(row: Delivery, scheduledAt: string): Promise<Partial<Delivery>> {
  const person = row.destinatarId === undefined ? undefined : await readPerson(row.destinatarId);
  const at = new Date(Math.max(Date.parse(scheduledAt), clock.now().getTime()));
  const { from = scheduledAt, isCollected = false } = person
    ? beginsAt(person, row.canal, askedOf(row), at)
    : {};
  const waits = isCollected && row.isCollected === true;
  const urmatoareaLa = isCollected && !waits ? scheduledAt : from;
  return {
    urmatoareaLa,
    quietUntil: urmatoareaLa,
    dueAt: urmatoareaLa,
    ...(waits ? { isCollected: true } : {}),
  };
}

/** The person sees it for as long after the new hour. */
async function lasting({ notificareId: id, destinatarId }: Delivery, scheduledAt: string): Promise<Write[]> {
  const received = destinatarId === undefined ? undefined : await read(ReceivedNotices, { id, destinatarId });
  if (!received) return [];
  const { rev: _rev, ...rest } = received;
  return changing(ReceivedNotices, received, { ...rest, expiresOn: endOfReceived(scheduledAt) });
}

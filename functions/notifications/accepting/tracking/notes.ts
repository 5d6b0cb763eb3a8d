import * as z from "zod";
import { clock } from "../../../../shared/clock.ts";
import type { Stored } from "../../../../shared/data/entity.ts";
import { mustExist } from "../../../../shared/data/precondition.ts";
import { adding, read, unrevised } from "../../../../shared/data/repository.ts";
import { transact, withNewId } from "../../../../shared/data/transaction.ts";
import { unknownReference } from "../../../../shared/refusals.ts";
import { paragraphs } from "../../../../shared/text-fields.ts";
import type { Person } from "../../access/callers.ts";
import { Deliveries } from "../../records/delivery.ts";
import { Events, type StoredEvent } from "../../records/event.ts";
import { Notifications } from "../../records/notification.ts";

/** The fields of an event that people set: a note. */
export const NoteFields = z
  .object({
    notificareId: z.int().positive(),
    livrareId: z.int().positive().optional(),
    tip: z.literal("NOTA").default("NOTA"),
    detalii: z.object({ text: paragraphs(2000).min(1) }),
  })
  .meta({ id: "Nota" });

interface Note extends Pick<z.output<typeof NoteFields>, "notificareId" | "detalii"> {
  livrareId?: number | null | undefined;
}

/** Appends a note to the events of a notification. @throws badRequest for records that do not exist */
export async function addNote(
  { login }: Person,
  { notificareId, livrareId, detalii }: Note,
): Promise<Stored<StoredEvent>> {
  const notification = await read(Notifications, { id: notificareId });
  if (!notification) throw unknownReference("notificareId");
  await demandDelivery(notificareId, livrareId);
  const { sistemId, expiresOn } = notification;
  return withNewId(async (id) => {
    const event = unrevised<StoredEvent>({
      id,
      notificareId,
      sistemId,
      expiresOn,
      tip: "NOTA",
      detalii: { text: detalii.text, de: login },
      creatLa: clock.iso(),
      ...(typeof livrareId === "number" ? { livrareId } : {}),
    });
    const exists = mustExist(Notifications, notification, () => unknownReference("notificareId"));
    await transact([...adding(Events, event), exists], { answer: event });
    return event;
  });
}

async function demandDelivery(notificationId: number, id: Note["livrareId"]): Promise<void> {
  if (typeof id !== "number") return;
  const delivery = await read(Deliveries, { id });
  if (delivery?.notificareId !== notificationId) throw unknownReference("livrareId");
}

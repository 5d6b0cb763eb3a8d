import type { Stored } from "../../../../shared/data/entity.ts";
import { idsIn } from "../../../../shared/data/lists.ts";
import { read, readMany, readPartition, recordOf, removing } from "../../../../shared/data/repository.ts";
import { transactIfUnchanged } from "../../../../shared/data/transaction.ts";
import { isLeased } from "../../../../shared/jobs/lease.ts";
import { cancelDelivery } from "../../state/progress/cancel-delivery.ts";
import { changeDelivery } from "../../state/progress/change-delivery.ts";
import { ended } from "../../state/progress/ended-delivery.ts";
import { Deliveries, deliveriesTo, type Delivery } from "../../records/delivery.ts";
import { Notifications } from "../../records/notification.ts";
import { hmacOfUnknown } from "../../records/recipient.ts";
import { type Received, receivedBy, ReceivedNotices } from "../../records/received.ts";
import { hasEnded } from "../../records/states.ts";
import { eraseFromContent, type Named } from "./erase-from-contents.ts";
import type { StateNumber } from "./number.ts";

/** How many records are read at once. */
const AT_ONCE = 100;
/** How many contents change at once: one with attachments takes up to 14 MB. */
const CONTENTS_AT_ONCE = 4;

/**
 * Ends what is under way to an erased recipient, and removes its traces: deliveries that no worker holds are
 * cancelled, ended deliveries lose their address, and contents lose the number. What a worker holds ends without
 * being sent, because the recipient is inactive or gone.
 * @param number as long as the recipient has one: it finds a place in a content whose delivery was removed
 */
export async function endReceived(recipientId: number, number?: StateNumber): Promise<void> {
  for (;;) {
    const rows = await readPartition(ReceivedNotices.table, receivedBy(recipientId), { limit: AT_ONCE });
    const received = rows.slice(0, AT_ONCE).map((row) => recordOf<Received>(row));
    await someAtOnce(received, (notice) => endOne(notice, number));
    if (received.length < AT_ONCE) return;
  }
}

async function someAtOnce<T>(all: readonly T[], act: (one: T) => Promise<void>): Promise<void> {
  for (let from = 0; from < all.length; from += CONTENTS_AT_ONCE)
    await Promise.all(all.slice(from, from + CONTENTS_AT_ONCE).map(act));
}

async function endOne(notice: Stored<Received>, number: StateNumber | undefined): Promise<void> {
  const deliveries = await readMany(Deliveries, notice.livrari);
  for (const one of [...(await digestsWith(deliveries)), ...deliveries]) await endDelivery(one);
  const places = deliveries.map(({ recipient }) => recipient);
  await eraseFrom(notice.id, { number, places });
  await transactIfUnchanged(removing(ReceivedNotices, notice), { repeatable: true });
}

/** The mails of the day with these deliveries: everything in them goes to the same person. */
const digestsWith = (deliveries: readonly Delivery[]) =>
  readMany(
    Deliveries,
    deliveries.flatMap(({ rezumatId }) => rezumatId ?? []),
  );

/** A delivery that was given up keeps its address for a replay, which nobody needs now. */
async function endDelivery(delivery: Stored<Delivery>): Promise<void> {
  const hasAddress = hasEnded(delivery) && delivery.adresa !== undefined && !isLeased(delivery);
  if (hasAddress) await changeDelivery(delivery, ended(delivery));
  else await cancelDelivery(delivery);
}

/** Other texts of a scheduled notification are another content: what was erased from the former one is erased from it, too. */
async function eraseFrom(notificationId: number, named: Named): Promise<void> {
  let erased: string | undefined;
  for (;;) {
    const notification = await read(Notifications, { id: notificationId });
    if (!notification || notification.objectKey === erased) return;
    await eraseFromContent(notification, named);
    erased = notification.objectKey;
  }
}

/** Contents may name a number that no recipient had at that time: its failed deliveries find them. */
export async function eraseUnknown(number: StateNumber): Promise<void> {
  const partition = deliveriesTo(hmacOfUnknown(number.kind, number.number));
  const list = [{ partitions: [partition], counter: null }];
  let ids = await idsIn(Deliveries.table, list, AT_ONCE);
  while (ids.length > 0) {
    await someAtOnce(await readMany(Deliveries, ids), ({ notificareId, recipient }) =>
      eraseFrom(notificareId, { number, places: [recipient] }),
    );
    ids = await idsIn(Deliveries.table, list, AT_ONCE, ids.at(-1));
  }
}

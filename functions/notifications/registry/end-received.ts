import { readMany, readPartition, recordOf, removing } from "../../../shared/data/repository.ts";
import { transactIfUnchanged } from "../../../shared/data/transaction.ts";
import { cancelDelivery } from "../progress/cancel-delivery.ts";
import { Deliveries } from "../records/delivery.ts";
import { type Received, receivedBy, ReceivedNotices } from "../records/received.ts";

/** Records that are read at once. */
const AT_ONCE = 100;

/**
 * Ends what is under way to an erased recipient, and removes what tells of it: deliveries that no worker holds are cancelled, and
 * an ended delivery has no address any more. What a worker holds is sent, and ends the same way.
 */
export async function endReceived(recipientId: number): Promise<void> {
  for (;;) {
    const rows = await readPartition(ReceivedNotices.table, receivedBy(recipientId), { limit: AT_ONCE });
    const received = rows.slice(0, AT_ONCE).map((row) => recordOf<Received>(row));
    for (const notice of received) {
      const deliveries = await readMany(Deliveries, notice.livrari);
      for (const delivery of deliveries) await cancelDelivery(delivery);
      await transactIfUnchanged(removing(ReceivedNotices, notice), { repeatable: true });
    }
    if (received.length < AT_ONCE) return;
  }
}

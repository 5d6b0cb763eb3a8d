import { readMany, readPartition } from "../../../shared/data/repository.ts";
import { cancelDelivery } from "../progress/cancel-delivery.ts";
import { Deliveries, receivedBy } from "../records/delivery.ts";

/** Deliveries that are read at once. */
const AT_ONCE = 100;

/**
 * Ends what is under way to an erased recipient: deliveries that no worker holds are cancelled, and an ended delivery has no
 * address any more. What a worker holds is sent, and ends the same way.
 */
export async function endReceived(recipientId: number): Promise<void> {
  let below: string | undefined;
  do {
    const rows = await readPartition(Deliveries.table, receivedBy(recipientId), {
      newestFirst: true,
      limit: AT_ONCE,
      ...(below === undefined ? {} : { below }),
    });
    const deliveries = await readMany(
      Deliveries,
      rows.map(({ sk }) => Number(sk)),
    );
    for (const delivery of deliveries) await cancelDelivery(delivery);
    below = rows.length < AT_ONCE ? undefined : String(rows.at(-1)?.sk);
  } while (below !== undefined);
}

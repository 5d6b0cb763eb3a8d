import { moveDue } from "../../../../shared/data/due.ts";
import type { Stored } from "../../../../shared/data/entity.ts";
import { secondsFromNow } from "../../../../shared/jobs/lease.ts";
import { sendMany } from "../../../../shared/messaging/send-many.ts";
import { REST_SECONDS } from "../../state/lanes/withdrawn.ts";
import { Deliveries, type Delivery } from "../../records/delivery.ts";
import { type Priority, queueOf } from "../../records/lanes.ts";

/** A delivery whose message is to be visible after a delay. */
export interface Release {
  row: Stored<Delivery>;
  delaySeconds: number;
}

/**
 * Sends the messages of deliveries. Each row is moved in the `due` index first, so that a message that is lost with this process
 * only delays its delivery, and no delivery is released twice at a time.
 * @returns how many were released
 */
export async function release(priority: Priority, releases: readonly Release[]): Promise<number> {
  const moved = await Promise.all(
    releases.map(({ row, delaySeconds }) =>
      moveDue(Deliveries.table, Deliveries.key(row), row, secondsFromNow(delaySeconds + REST_SECONDS)),
    ),
  );
  const sent = releases.filter((_, i) => moved[i]);
  if (sent.length === 0) return 0;
  const messages = sent.map(({ row, delaySeconds }) => ({ message: { livrareId: row.id }, delaySeconds }));
  await sendMany(queueOf(priority), messages);
  return sent.length;
}

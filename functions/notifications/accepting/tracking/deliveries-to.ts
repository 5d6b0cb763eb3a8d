import type { Stored } from "../../../../shared/data/entity.ts";
import { narrowedById } from "../../../../shared/data/narrowed.ts";
import type { ListQuery, Page } from "../../../../shared/data/page.ts";
import { readMany, readPartition, recordOf } from "../../../../shared/data/repository.ts";
import { pageOfRows } from "../../../../shared/data/row-page.ts";
import { isServiceAdmin } from "../../../../shared/features/accounts/access.ts";
import type { Person } from "../../access/callers.ts";
import { shownDelivery } from "../../state/progress/shown-state.ts";
import { Deliveries, type Delivery } from "../../records/delivery.ts";
import { type Received, receivedBy, ReceivedNotices } from "../../records/received.ts";
import { listOfNotification } from "./scopes.ts";

interface Asked {
  caller: Person;
  query: ListQuery;
}

/**
 * The deliveries that a person may read. For service administrators a filter on the recipient reads what that recipient was
 * sent, which is kept for 90 days.
 */
export function listDeliveries(asked: Asked): Promise<Page<Stored<Delivery>>> {
  const { value: notificationId } = narrowedById("notificareId", asked.query);
  const { value: recipientId, rest } = narrowedById("destinatarId", asked.query);
  const isNarrow = recipientId !== undefined && notificationId === undefined;
  return isNarrow && isServiceAdmin(asked.caller)
    ? listOfRecipient(recipientId, rest)
    : listOfNotification(Deliveries, "deliveries", { ...asked, as: shownDelivery });
}

/** How many deliveries are read at once. */
const AT_ONCE = 1000;

async function listOfRecipient(recipientId: number, query: ListQuery): Promise<Page<Stored<Delivery>>> {
  const partition = receivedBy(recipientId);
  const rows = await readPartition(ReceivedNotices.table, partition);
  const ids = rows.flatMap((row) => recordOf<Received>(row).livrari);
  const found: Stored<Delivery>[] = [];
  for (let from = 0; from < ids.length; from += AT_ONCE)
    found.push(...(await readMany(Deliveries, ids.slice(from, from + AT_ONCE))));
  const theirs = found
    .filter((delivery) => delivery.destinatarId === recipientId)
    .map((delivery) => shownDelivery(delivery));
  return pageOfRows(theirs, query, { name: partition });
}

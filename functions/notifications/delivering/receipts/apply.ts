import { read } from "../../../../shared/data/repository.ts";
import { countBounce } from "../measures/outcomes.ts";
import { changeDelivery } from "../../state/progress/change-delivery.ts";
import { endBounced } from "../../state/progress/end-bounced.ts";
import { Deliveries } from "../../records/delivery.ts";
import { suppressing } from "../../records/suppression.ts";
import { received, type Receipt } from "./receipt.ts";

/** How many receipts of one delivery, and other acts on it, may collide: each changes the row once. */
const ATTEMPTS = 10;

/**
 * Applies a receipt to a delivery, if the table of transitions allows it. A bounce of an address that does not exist suppresses it
 * in the same transaction, also after a delivery report.
 */
export async function applyReceipt(deliveryId: number, receipt: Receipt): Promise<void> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const delivery = await read(Deliveries, { id: deliveryId });
    const change = delivery && received(delivery, receipt);
    if (!change) return;
    const { after, event, isBounce } = change;
    const also = isBounce ? [suppressing(after, "adresa-refuzata", receipt.code)] : [];
    if (!(await (isBounce ? endBounced : changeDelivery)(delivery, after, event, also))) continue;
    if (isBounce) countBounce(after);
    return;
  }
  throw new Error("a delivery kept changing while a receipt was applied");
}

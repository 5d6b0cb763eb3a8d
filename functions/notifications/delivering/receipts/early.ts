import { createHash } from "node:crypto";
import { changeEphemeral, readEphemeral } from "../../../../shared/data/change-ephemeral.ts";
import { deleteEphemeral, ephemeralKey } from "../../../../shared/data/ephemeral.ts";
import type { Key } from "../../../../shared/data/tables.ts";
import type { Delivery } from "../../records/delivery.ts";
import { applyReceipt } from "./apply.ts";
import { type Receipt, receiptStates } from "./receipt.ts";

/** A provider's name for a message: the delivery that it was given, or its own id. */
export type Named = { deliveryId: number } | { messageId: string };

/** How long a receipt waits for its message, in seconds. */
const KEPT_SECONDS = 3600;

function keyOf(providerId: number, named: Named): Key {
  const name =
    "deliveryId" in named
      ? `livrare-${named.deliveryId}`
      : createHash("sha256").update(named.messageId).digest("base64url");
  return ephemeralKey("notifications", "receipt", providerId, name);
}

type Kept = Partial<Record<Receipt["status"], Receipt>>;

/** Keeps a receipt whose message is not known yet: one of each state. */
export async function keepReceipt(providerId: number, named: Named, receipt: Receipt): Promise<void> {
  await changeEphemeral<Kept>(keyOf(providerId, named), KEPT_SECONDS, (before) => ({
    ...before,
    [receipt.status]: receipt,
  }));
}

/**
 * Applies the receipts that came before their delivery was stored as sent. A receipt is kept before the delivery is read, and
 * a delivery is stored before they are read here: one of the two finds the other.
 */
export async function applyEarlyReceipts(delivery: Delivery): Promise<void> {
  const { id, providerId, mesajId, hasReceipts = false, trimisLa } = delivery;
  if (!hasReceipts || providerId === undefined || trimisLa === undefined) return;
  const names: Named[] = [{ deliveryId: id }, ...(mesajId === undefined ? [] : [{ messageId: mesajId }])];
  await Promise.all(names.map((named) => applyKept(id, keyOf(providerId, named))));
}

async function applyKept(deliveryId: number, key: Key): Promise<void> {
  const kept = await readEphemeral<Kept>(key);
  if (!kept) return;
  for (const status of receiptStates) {
    const receipt = kept[status];
    if (receipt) await applyReceipt(deliveryId, receipt);
  }
  await deleteEphemeral(key);
}

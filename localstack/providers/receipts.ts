import { signWebhook } from "../../shared/outgoing/webhooks.ts";
import type { Fate } from "./sms-faults.ts";

/** The address that takes the receipts of a gateway, and the secret that signs them. */
export interface ReceiptTarget {
  url: string;
  secret: string;
}

interface Taken {
  id: string;
  reference: string;
}

/** The receipts that follow from a fate. */
const statuses: Record<Fate, readonly ("Delivered" | "Failed")[]> = {
  delivered: ["Delivered"],
  failed: ["Failed"],
  silent: [],
  twice: ["Delivered", "Delivered"],
};

/** Sends the receipts of a message, each signed as Standard Webhooks. A target that is not there gets none. */
export async function sendReceipts(target: ReceiptTarget, taken: Taken, fate: Fate): Promise<void> {
  for (const status of statuses[fate]) await sendReceipt(target, taken, status);
}

async function sendReceipt(
  { url, secret }: ReceiptTarget,
  { id, reference }: Taken,
  status: "Delivered" | "Failed",
): Promise<void> {
  const cause = status === "Failed" ? { cauza: "permanent" } : {};
  const body = JSON.stringify({ reference, messageId: id, status, ...cause, at: new Date().toISOString() });
  const headers = {
    "content-type": "application/json",
    ...signWebhook(secret, { id: `recipisa-${id}`, body }),
  };
  await fetch(url, { method: "POST", headers, body }).catch(() => undefined);
}

import { randomUUID } from "node:crypto";
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
  target: ReceiptTarget,
  { id, reference }: Taken,
  status: "Delivered" | "Failed",
): Promise<void> {
  const cause = status === "Failed" ? { cauza: "permanent" } : {};
  const receipt = { reference, messageId: id, status, ...cause, at: new Date().toISOString() };
  await post(target, `recipisa-${id}`, receipt).catch(() => undefined);
}

/** An SMS that a phone sends back. */
export interface SmsReply {
  from: string;
  text: string;
  /** ISO 8601; default: now. */
  at?: string;
}

/** Sends the reply of a phone, signed as receipts are. @returns the status of the answer */
export async function sendReply(target: ReceiptTarget, { from, text, at }: SmsReply): Promise<number> {
  const reply = { from, text, at: at ?? new Date().toISOString() };
  const { status } = await post(target, `raspuns-${randomUUID()}`, reply);
  return status;
}

function post({ url, secret }: ReceiptTarget, id: string, told: object): Promise<Response> {
  const body = JSON.stringify(told);
  const headers = { "content-type": "application/json", ...signWebhook(secret, { id, body }) };
  return fetch(url, { method: "POST", headers, body });
}

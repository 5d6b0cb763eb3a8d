import { read, readPartition } from "../../../../shared/data/repository.ts";
import { deliveryOf } from "../channels/reference.ts";
import { Deliveries, deliveriesNamed, type Delivery } from "../../records/delivery.ts";
import type { Provider } from "../../records/provider.ts";
import { hasEnded } from "../../records/states.ts";
import { applyReceipt } from "./apply.ts";
import { applyEarlyReceipts, keepReceipt, type Named } from "./early.ts";
import type { Receipt } from "./receipt.ts";

/** The receipt of a message, as its provider names it. */
export interface NamedReceipt extends Receipt {
  reference?: string | undefined;
  messageId?: string | undefined;
}

/** How many receipts of one call are applied at once. */
const AT_ONCE = 10;

/** Takes the receipts of a provider. Those of messages that nobody knows are kept for an hour. */
export async function takeReceipts(
  provider: Pick<Provider, "id">,
  receipts: readonly NamedReceipt[],
): Promise<void> {
  for (let start = 0; start < receipts.length; start += AT_ONCE)
    await Promise.all(receipts.slice(start, start + AT_ONCE).map((one) => takeReceipt(provider, one)));
}

async function takeReceipt(
  { id: providerId }: Pick<Provider, "id">,
  { reference, messageId, ...receipt }: NamedReceipt,
): Promise<void> {
  for (const named of namesOf(reference, messageId)) {
    const found = await findSent(providerId, named);
    if (found) return applyReceipt(found.id, receipt);
  }
  for (const named of namesOf(reference, messageId)) await waitForMessage(providerId, named, receipt);
}

function namesOf(reference: string | undefined, messageId: string | undefined): Named[] {
  const deliveryId = reference === undefined ? undefined : deliveryOf(reference);
  return [
    ...(deliveryId === undefined ? [] : [{ deliveryId }]),
    ...(messageId === undefined ? [] : [{ messageId }]),
  ];
}

/** Keeps a receipt, then looks for its delivery again: it may have been stored as sent meanwhile. */
async function waitForMessage(providerId: number, named: Named, receipt: Receipt): Promise<void> {
  await keepReceipt(providerId, named, receipt);
  const found = await findSent(providerId, named);
  if (found) await applyEarlyReceipts(found);
}

/** The delivery that this provider took under a name; undefined if it is not stored as sent. */
async function findSent(providerId: number, named: Named): Promise<Delivery | undefined> {
  const delivery =
    "deliveryId" in named
      ? await read(Deliveries, { id: named.deliveryId })
      : await readNamed(providerId, named.messageId);
  const isOfProvider = delivery?.providerId === providerId && delivery.hasReceipts;
  return isOfProvider && hasEnded(delivery) ? delivery : undefined;
}

/** The newest delivery, should a provider use an id twice. */
async function readNamed(providerId: number, messageId: string): Promise<Delivery | undefined> {
  const partition = deliveriesNamed(providerId, messageId);
  const [row] = await readPartition(Deliveries.table, partition, { newestFirst: true, limit: 1 });
  return row && read(Deliveries, { id: Number(row.sk) });
}

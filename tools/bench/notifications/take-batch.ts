import { handler as deliver } from "../../../functions/notifications/delivering/delivery/consumer.ts";

/** A worker takes the messages of these deliveries, as one batch. @throws Error if one fails */
export async function takeBatch(ids: readonly number[]): Promise<void> {
  const Records = ids.map((livrareId) => ({
    messageId: String(livrareId),
    receiptHandle: "",
    body: JSON.stringify({ livrareId }),
    messageAttributes: {},
  }));
  const { batchItemFailures } = await deliver({ Records } as unknown as Parameters<typeof deliver>[0]);
  if (batchItemFailures.length > 0) throw new Error(`${batchItemFailures.length} deliveries failed`);
}

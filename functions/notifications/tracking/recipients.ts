import { readContent } from "../content/contents.ts";
import type { Content } from "../records/content.ts";
import type { Delivery } from "../records/delivery.ts";
import type { Notification } from "../records/notification.ts";

/** The recipient of a delivery, as the sender named it. */
export interface NamedRecipient {
  type: Delivery["canal"];
  value: string;
}

/** Names the recipients of deliveries of a notification as its sender did; once the content has ended, masked. */
export async function recipientsOf(
  notification: Notification,
): Promise<(delivery: Delivery) => NamedRecipient> {
  const content = await readContent(notification);
  return (delivery) => ({ type: delivery.canal, value: nameIn(content, delivery) ?? delivery.destinatar });
}

function nameIn(content: Content | undefined, { recipient, forward }: Delivery): string | undefined {
  if (forward !== undefined) return content?.forwardTo[forward];
  const named = recipient === undefined ? undefined : content?.recipients[recipient];
  return named?.numit ?? named?.adresa;
}

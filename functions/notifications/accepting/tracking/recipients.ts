import { readContent } from "../../state/content/contents.ts";
import { type Content, type ContentRecipient, isAddress, isNumber } from "../../records/content.ts";
import { channels, type Delivery } from "../../records/delivery.ts";
import type { Notification } from "../../records/notification.ts";

/** A member of a group is a person in the registry that the sender did not name by number. */
export const recipientKinds = [...channels, "IDNP", "IDNO", "Destinatar"] as const;

/** The recipient of a delivery, as the sender named it. */
export interface NamedRecipient {
  type: (typeof recipientKinds)[number];
  value: string;
}

/**
 * Names the recipients of deliveries of a notification as its sender did; once the content has ended, masked.
 * Addresses of people are never shown: the sender knows them by number or as members of a group.
 */
export async function recipientsOf(
  notification: Notification,
): Promise<(delivery: Delivery) => NamedRecipient> {
  const content = await readContent(notification);
  return (delivery) => nameIn(content, delivery) ?? nameWithout(delivery);
}

function nameIn(
  content: Content | undefined,
  { canal, recipient, forward }: Delivery,
): NamedRecipient | undefined {
  const copied = forward === undefined ? undefined : content?.forwardTo[forward];
  if (copied !== undefined) return { type: canal, value: copied };
  const named = recipient === undefined ? undefined : content?.recipients[recipient];
  return named && nameOf(named);
}

function nameOf(named: ContentRecipient): NamedRecipient | undefined {
  if (isAddress(named)) return { type: named.canal, value: named.numit ?? named.adresa };
  return isNumber(named) ? { type: named.kind === "idnp" ? "IDNP" : "IDNO", value: named.numar } : undefined;
}

const nameWithout = ({ canal, destinatarId, destinatar }: Delivery): NamedRecipient =>
  destinatarId === undefined
    ? { type: canal, value: destinatar }
    : { type: "Destinatar", value: String(destinatarId) };

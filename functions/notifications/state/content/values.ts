import { once } from "../../../../shared/once.ts";
import type { Values } from "../../../../shared/rendering/language.ts";
import type { Content, ContentRecipient } from "../../records/content.ts";
import type { Delivery } from "../../records/delivery.ts";
import type { Notification } from "../../records/notification.ts";

const formatOf = (options: Intl.DateTimeFormatOptions) =>
  once(() => new Intl.DateTimeFormat("ro-MD", { timeZone: "Europe/Chisinau", ...options }));

const dates = formatOf({ day: "2-digit", month: "2-digit", year: "numeric" });
const times = formatOf({ hour: "2-digit", minute: "2-digit", hourCycle: "h23" });

/**
 * Facts of a delivery that texts may show: an address has no name, a person in the registry has one; the page where a
 * recipient declines is only in mails with a category.
 */
export interface OfDelivery {
  RecipientName?: string | undefined;
  UnsubscribeLink?: string | undefined;
}

/** The variables that the service fills in if the sender does not. */
const staticValues = {
  Date: (at: Date) => dates().format(at),
  Time: (at: Date) => times().format(at),
  RecipientName: (_: Date, { RecipientName = "" }: OfDelivery) => RecipientName,
  UnsubscribeLink: (_: Date, { UnsubscribeLink = "" }: OfDelivery) => UnsubscribeLink,
};

/** True for a variable that the service fills in if the sender does not. */
export const isStaticName = (name: string): boolean => Object.hasOwn(staticValues, name);

/**
 * The values that fill in the texts of a notification, by recipient: those of the recipient over those of the call over those
 * of the service.
 * @param at the time of the notification, which is the same in every attempt: `scheduledAt`, else `creatLa`
 */
export function valuesAt(
  { variables }: Pick<Content, "variables">,
  at: Date,
): (recipient?: Pick<ContentRecipient, "variables">, delivery?: OfDelivery) => Values {
  const valuesOf = (delivery: OfDelivery): Values => ({
    ...Object.fromEntries(
      Object.entries(staticValues).map(([variable, valueFor]) => [variable, valueFor(at, delivery)]),
    ),
    ...variables,
  });
  const common = valuesOf({});
  return (recipient, delivery) => ({
    ...(delivery ? valuesOf(delivery) : common),
    ...recipient?.variables,
  });
}

/** The facts that fill in a text besides its content. */
export interface Filled extends Pick<Notification, "creatLa" | "scheduledAt"> {
  /** The name of the person that it goes to. */
  name?: string | undefined;
  UnsubscribeLink?: string | undefined;
}

type Placed = Pick<Delivery, "recipient">;

/** The values of the variables for a delivery. The copy of a message to one recipient has the values of that message. */
export const valuesFor = (
  content: Pick<Content, "variables" | "recipients">,
  delivery: Placed,
  { creatLa, scheduledAt, name, UnsubscribeLink }: Filled,
): Values =>
  valuesAt(content, new Date(scheduledAt ?? creatLa))(recipientOf(content.recipients, delivery), {
    RecipientName: name,
    UnsubscribeLink,
  });

/** The recipient of a delivery, in the content. */
export function recipientOf(
  recipients: readonly ContentRecipient[],
  { recipient }: Placed,
): ContentRecipient | undefined {
  if (recipient !== undefined) return recipients[recipient];
  return recipients.length === 1 ? recipients[0] : undefined;
}

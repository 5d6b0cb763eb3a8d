import { clock } from "../../../../shared/clock.ts";
import { maskedAddress } from "../../records/address-forms.ts";
import { addressHmac, hmacOf } from "../../records/hmac.ts";
import type { Content, ContentRecipient } from "../../records/content.ts";
import type { Channel, Delivery } from "../../records/delivery.ts";
import { languagesOf, type NoticeLanguage } from "../../records/localized.ts";
import type { Notification } from "../../records/notification.ts";
import { hmacOfUnknown } from "../../records/recipient.ts";
import type { NoticeTexts } from "../../records/template.ts";
import type { Person } from "../registry/person.ts";
import { type Asked, chooseWays, type NoWay, type Way } from "./choice.ts";

/** The place of a delivery in its notification: the recipient, the channel and the address. */
export interface Place extends Pick<
  Delivery,
  | "recipient"
  | "forward"
  | "limba"
  | "limbaCeruta"
  | "canal"
  | "destinatar"
  | "adresaHmac"
  | "destinatarId"
  | "contactId"
> {
  adresa?: string;
  /** It is not sent earlier. ISO 8601. */
  from?: string;
  /** It waits for the mail of the day. */
  isCollected?: boolean;
  /** The reason why nothing is sent. */
  reason?: NoWay;
}

/** The part of a notification that decides on its places. */
export type Noticed = Pick<
  Notification,
  "sistemId" | "categorie" | "oficiala" | "priority" | "scheduledAt" | "expiresAt"
>;

/** The part of a content that decides about its places. */
export type Addressed = Pick<Content, "texts" | "recipients" | "forwardTo" | "channels" | "escalate">;

/** The language of a message: the wanted one if there is a text in it, else Romanian. */
export const languageFor = (
  texts: NoticeTexts,
  canal: Channel,
  wanted: NoticeLanguage = "ro",
): NoticeLanguage => (languagesOf(longestOf(texts, canal)).includes(wanted) ? wanted : "ro");

/** The language of a message, and the wanted one if there is no text in it. */
export function languagesFor(
  texts: NoticeTexts,
  canal: Channel,
  wanted: NoticeLanguage | undefined,
): Pick<Delivery, "limba" | "limbaCeruta"> {
  const limba = languageFor(texts, canal, wanted);
  return wanted === undefined || wanted === limba ? { limba } : { limba, limbaCeruta: wanted };
}

/** The text that a channel carries beside the subject. */
const longestOf = ({ subject, body, bodyShort }: NoticeTexts, canal: Channel) =>
  canal === "Email" ? body : (bodyShort ?? subject);

/** The question about the channels of a notification. */
export const askedOf = (
  { sistemId, categorie, oficiala, priority, expiresAt }: Noticed,
  { channels, escalate }: Pick<Content, "channels" | "escalate"> = {},
): Asked => ({ sistemId, categorie, oficiala, priority, expiresAt, channels, escalate });

/** The place of a recipient that is an address. */
export function placeOfAddress(
  { texts }: Pick<Content, "texts">,
  recipient: number,
  { canal, adresa, limba }: Extract<ContentRecipient, { adresa: string }>,
): Place {
  return { recipient, ...placeAt(canal, adresa), ...languagesFor(texts, canal, limba) };
}

/** The place of a forwarded copy. */
export const placeOfForward = (forward: number, adresa: string): Place => ({
  forward,
  ...placeAt("Email", adresa),
  limba: "ro",
});

const placeAt = (canal: "Email" | "SMS", adresa: string) => ({
  ...{ canal, adresa },
  destinatar: maskedAddress(canal, adresa),
  adresaHmac: addressHmac(canal, adresa),
});

interface Named {
  recipient: number;
  limba?: NoticeLanguage | undefined;
}

/**
 * The places of a person in the registry: one for each channel that is chosen, at least one. No address is shown of them. The
 * language of the call counts over that of the person.
 */
export function placesOfPerson(
  notice: Noticed,
  content: Addressed,
  { recipient, limba }: Named,
  person: Person,
): Place[] {
  const now = clock.now();
  const at = notice.scheduledAt === undefined ? now : new Date(notice.scheduledAt);
  const choice = chooseWays(person, askedOf(notice, content), at > now ? at : now);
  const { id: destinatarId, limba: own } = person.recipient;
  const common = { recipient, destinatarId, destinatar: `Destinatar ${destinatarId}` };
  const ways: (Way & { reason?: NoWay })[] =
    "ways" in choice ? choice.ways : [{ canal: firstChannel(content), reason: choice.reason }];
  return ways.map(({ canal, contact, from, isCollected = false, reason }) => ({
    ...common,
    canal,
    ...languagesFor(content.texts, canal, limba ?? own),
    adresaHmac: contact
      ? addressHmac(contact.canal, contact.adresa)
      : hmacOf(`person ${canal}`, String(destinatarId)),
    ...(contact ? { adresa: contact.adresa, contactId: contact.id } : {}),
    ...(from === undefined ? {} : { from }),
    ...(isCollected ? { isCollected } : {}),
    ...(reason === undefined ? {} : { reason }),
  }));
}

/** The place of a number that no recipient of the registry has. */
export const placeOfUnknown = (
  content: Addressed,
  { recipient, limba }: Named,
  { kind, numar }: Extract<ContentRecipient, { numar: string }>,
): Place => ({
  recipient,
  canal: firstChannel(content),
  ...languagesFor(content.texts, firstChannel(content), limba),
  destinatar: kind.toUpperCase(),
  adresaHmac: hmacOfUnknown(kind, numar),
  reason: "fara-contact",
});

const firstChannel = ({ channels = [] }: Addressed): Channel => channels[0] ?? "Email";

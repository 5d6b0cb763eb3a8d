import { clock } from "../../../shared/clock.ts";
import { nextIdAfter } from "../../../shared/ids.ts";
import { secondsFromNow } from "../../../shared/jobs/lease.ts";
import { PATIENCE_SECONDS } from "../../../shared/jobs/pauses.ts";
import { maskedAddress } from "../addresses/forms.ts";
import { addressHmac } from "../addresses/hmac.ts";
import type { Content } from "../records/content.ts";
import type { AddressChannel, Channel, Delivery } from "../records/delivery.ts";
import { waitingIn } from "../records/lanes.ts";
import { languagesOf, type NoticeLanguage } from "../records/localized.ts";
import type { Notification } from "../records/notification.ts";
import type { NoticeTexts } from "../records/template.ts";

/** The part of a content from which deliveries are made. */
type Addressed = Pick<Content, "texts" | "recipients" | "forwardTo" | "sablonVersiune">;

/** The number of deliveries of a notification. */
export const deliveriesIn = ({ recipients, forwardTo }: Pick<Content, "recipients" | "forwardTo">): number =>
  recipients.length + forwardTo.length;

/** Deliveries in the order of their ids: `make` gets the id of the one before. */
export function inOrder<D extends { id: number }>(
  numbers: readonly number[],
  make: (number: number, after: number) => D,
  after = 0,
): D[] {
  const made: D[] = [];
  for (const number of numbers) made.push(make(number, made.at(-1)?.id ?? after));
  return made;
}

interface Place extends Pick<Delivery, "recipient" | "forward" | "limba"> {
  canal: AddressChannel;
  adresa: string;
}

interface Making {
  /** The message is sent to the queue at once, so the dispatcher leaves the row alone for a minute. */
  isSignalled: boolean;
  /** The id of the delivery before: ids have the order of the numbers. Default: any. */
  after?: number | undefined;
}

/**
 * A new delivery of a notification. The deliveries of a notification are numbered: its recipients in the order of the
 * content, then the forwarded copies.
 * @throws Error if the content has no such delivery
 */
export function deliveryFor(
  notification: Notification,
  content: Addressed,
  number: number,
  { isSignalled, after = 0 }: Making,
): Delivery {
  const { id: notificareId, sistemId, priority, categorie, scheduledAt, expiresAt, expiresOn } = notification;
  const { expeditorId } = notification;
  const place = placeOf(content, number);
  const { canal, adresa } = place;
  const isLater = scheduledAt !== undefined && scheduledAt > clock.iso();
  return {
    ...place,
    id: nextIdAfter(after),
    notificareId,
    sistemId,
    destinatar: maskedAddress(canal, adresa),
    adresaHmac: addressHmac(canal, adresa),
    status: "Sending",
    incercari: 0,
    creatLa: clock.iso(),
    priority,
    expiresOn,
    ...(categorie === undefined ? {} : { categorie }),
    ...(expeditorId === undefined ? {} : { expeditorId }),
    ...(expiresAt === undefined ? {} : { expiresAt }),
    ...(content.sablonVersiune === undefined ? {} : { sablonVersiune: content.sablonVersiune }),
    ...(isLater ? { urmatoareaLa: scheduledAt } : {}),
    dueStatus: waitingIn(priority, sistemId, canal),
    dueAt: isLater ? scheduledAt : secondsFromNow(isSignalled ? PATIENCE_SECONDS : 0),
  };
}

function placeOf({ texts, recipients, forwardTo }: Addressed, number: number): Place {
  const recipient = recipients[number];
  if (recipient) {
    const { canal, adresa, limba } = recipient;
    return { recipient: number, canal, adresa, limba: languageFor(texts, canal, limba) };
  }
  const forward = number - recipients.length;
  const adresa = forwardTo[forward];
  if (adresa === undefined) throw new Error(`the content has no delivery ${number}`);
  return { forward, canal: "Email", adresa, limba: "ro" };
}

/** The language of a message: the wanted one if there is a text in it, else Romanian. */
export const languageFor = (
  texts: NoticeTexts,
  canal: Channel,
  wanted: NoticeLanguage = "ro",
): NoticeLanguage => (languagesOf(longestOf(texts, canal)).includes(wanted) ? wanted : "ro");

/** The text that a channel carries beside the subject. */
const longestOf = ({ subject, body, bodyShort }: NoticeTexts, canal: Channel) =>
  canal === "Email" ? body : (bodyShort ?? subject);

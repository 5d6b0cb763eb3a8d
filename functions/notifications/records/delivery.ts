import * as z from "zod";
import { entity, indexPartition } from "../../../shared/data/entity.ts";
import { hiddenJobFields, jobFields } from "../../../shared/jobs/row.ts";
import { priorities } from "./lanes.ts";
import { noticeLanguages } from "./localized.ts";
import { inShard } from "./shards.ts";
import { causes, hasEnded, reasons, states } from "./states.ts";

/** The channels whose messages go to an address. */
export const addressChannels = ["Email", "SMS"] as const;
export type AddressChannel = (typeof addressChannels)[number];

/** A way to a recipient. Push goes to the devices of a person in the registry. */
export const channels = [...addressChannels, "Push"] as const;
export type Channel = (typeof channels)[number];

/** A delivery as administrators and operators see it. */
export const DeliveryView = z
  .object({
    id: z.int(),
    notificareId: z.int(),
    sistemId: z.int(),
    /** The person in the registry, if it was one that the sender meant. */
    destinatarId: z.int().optional(),
    canal: z.enum(channels),
    /** An address, masked; of a person no address at all. */
    destinatar: z.string(),
    status: z.enum(states),
    cauza: z.enum(causes).optional(),
    motiv: z.enum(reasons).optional(),
    providerId: z.int().optional(),
    /** The provider's own id of the message. */
    mesajId: z.string().optional(),
    incercari: z.int(),
    /** Messages as which an SMS was sent. */
    segmente: z.int().optional(),
    limba: z.enum(noticeLanguages),
    /** The language that the recipient wants, if there is no text in it. */
    limbaCeruta: z.enum(noticeLanguages).optional(),
    /** The notification in which it was sent again. */
    retrimisaIn: z.int().optional(),
    /** True for a test. */
    proba: z.boolean().optional(),
    sablonVersiune: z.int().optional(),
    /** The mail of the day that carries it: what becomes of that mail becomes of it. */
    rezumatId: z.int().optional(),
    /** Of a mail of the day: the deliveries in it. `notificareId` is the first one's. */
    livrariIncluse: z.array(z.int()).optional(),
    /** The time that its notification is scheduled for. */
    scheduledAt: z.iso.datetime().optional(),
    urmatoareaLa: z.iso.datetime().optional(),
    creatLa: z.iso.datetime(),
    trimisLa: z.iso.datetime().optional(),
    incheiatLa: z.iso.datetime().optional(),
  })
  .meta({ id: "Livrare" });
export type DeliveryView = z.output<typeof DeliveryView>;

/** A place in a ladder. */
const Rung = z.object({
  /** The delivery of the next rung; absent for the last one. */
  next: z.int().optional(),
  /** The delivery of the rung before; absent for the first one. */
  before: z.int().optional(),
  /** How long a message may take to arrive before the next rung is called. */
  afterMinutes: z.int(),
});

/** One for each notification, recipient and channel. */
export const Delivery = DeliveryView.extend({
  ...jobFields,
  priority: z.enum(priorities),
  /** Index of the recipient in the content of its notification; absent for a forwarded copy. */
  recipient: z.int().optional(),
  /** Index of the address in `forwardTo`, for a forwarded copy. */
  forward: z.int().optional(),
  /** The address while it may be sent; a failed technical one keeps it, so that a replay can send. */
  adresa: z.string().optional(),
  /** HMAC of channel and address; without an address it stands for the person on this channel. */
  adresaHmac: z.string(),
  /** The person's contact, which must still have this address when it is sent. */
  contactId: z.int().optional(),
  /** The rung of a ladder; absent if the delivery is in none. */
  ladder: Rung.optional(),
  /** True while it waits for the mail of the day. */
  isCollected: z.boolean().optional(),
  /** About the bytes that it adds to the mail of the day. */
  bytes: z.int().optional(),
  /** Of a mail of the day: its local date and hour, like `2026-11-26 18:00`. */
  digestOf: z.string().optional(),
  categorie: z.string().optional(),
  /** True if nobody can decline its category. */
  oficiala: z.boolean().optional(),
  /** The sender of its mail, as its notification names it. */
  expeditorId: z.int().optional(),
  /** True once the ceilings of its system counted it: it is counted once, however often it is tried. */
  isCounted: z.boolean().optional(),
  /** True if its provider sends receipts. */
  hasReceipts: z.boolean().optional(),
  /** When the attempts of this round began: a replay begins another. */
  rundaDin: z.iso.datetime().optional(),
  /** What it waits for, or waited for last: the end of the quiet hours, or the hour of the mail of the day. */
  quietUntil: z.iso.datetime().optional(),
  expiresAt: z.iso.datetime().optional(),
  expiresOn: z.int(),
});
export type Delivery = z.output<typeof Delivery>;

export const hiddenDeliveryFields = {
  ...hiddenJobFields,
  priority: true,
  recipient: true,
  forward: true,
  adresa: true,
  adresaHmac: true,
  contactId: true,
  ladder: true,
  isCollected: true,
  bytes: true,
  digestOf: true,
  categorie: true,
  oficiala: true,
  expeditorId: true,
  isCounted: true,
  hasReceipts: true,
  rundaDin: true,
  quietUntil: true,
  expiresAt: true,
  expiresOn: true,
} as const;

/** The partition of the deliveries of a notification, newest first. */
export const deliveriesOf = (notificationId: number): string => `deliveries#notification#${notificationId}`;
/** The partition of the deliveries to an address that have ended. */
export const deliveriesTo = (addressHmac: string): string => `deliveries#address#${addressHmac}`;

/** The partition of the deliveries that a provider knows by this id. Its own ids should differ, but nothing depends on it. */
export const deliveriesNamed = (providerId: number, messageId: string): string =>
  indexPartition("delivery", "mesajId", `${providerId}/${messageId}`);

/** The partition of the deliveries of a system to a person that wait for a mail of the day. */
export const collectedFor = ({
  destinatarId,
  sistemId,
}: Pick<Delivery, "destinatarId" | "sistemId">): string => `collected#recipient#${destinatarId}#${sistemId}`;

/** True for a mail of the day. It is not a delivery of a notification, but contains some. */
export const isDigest = ({ livrariIncluse }: Pick<Delivery, "livrariIncluse">): boolean =>
  livrariIncluse !== undefined;

/** The person has a mail of that day from the system already. */
export class DigestTaken extends Error {
  override readonly name = "DigestTaken";
}

/** The rows that lead to a delivery from its notification, its mail of the day, receipts and questions about an address. */
const rowsOf = (delivery: Delivery): string[] => {
  const { status, adresaHmac, hasReceipts, providerId, mesajId } = delivery;
  return [
    ...(isDigest(delivery) ? [] : [deliveriesOf(delivery.notificareId)]),
    ...(delivery.isCollected ? [collectedFor(delivery)] : []),
    ...(hasEnded({ status }) ? [deliveriesTo(adresaHmac)] : []),
    ...(hasReceipts && providerId !== undefined && mesajId !== undefined
      ? [deliveriesNamed(providerId, mesajId)]
      : []),
  ];
};

export const Deliveries = entity({
  name: "delivery",
  service: "notifications",
  schema: Delivery,
  key: inShard("deliveries"),
  secrets: ["adresa"],
  unique: {
    /** A person has one mail a day from a system, at an hour. */
    digest: {
      of: ({ destinatarId, sistemId, digestOf }) =>
        digestOf === undefined ? undefined : `${destinatarId}/${sistemId}/${digestOf}`,
      taken: () => new DigestTaken(),
    },
  },
  lists: (delivery) => rowsOf(delivery).map((partition) => ({ partition, counter: null })),
  endsAt: ({ expiresOn }) => expiresOn,
});

import { createHash } from "node:crypto";
import * as z from "zod";
import { clock } from "../../../shared/clock.ts";
import { entity, inOwnPartition, type Stored } from "../../../shared/data/entity.ts";
import { unrevised } from "../../../shared/data/repository.ts";
import type { ItemWrite } from "../../../shared/data/transaction.ts";
import { channels, type Delivery } from "./delivery.ts";
import { reasons } from "./states.ts";
import { Category } from "./template.ts";

/**
 * An address that gets nothing until the suppression ends or is lifted: it does not exist, or its owner declined a category
 * of a system.
 */
export const Suppression = z.object({
  id: z.int(),
  canal: z.enum(channels),
  adresaHmac: z.string(),
  /** The declined category of `sistemId`. Absent: nothing at all is sent to the address. */
  categorie: Category.optional(),
  /** The delivery that was refused, or whose category was declined. */
  sistemId: z.int(),
  notificareId: z.int(),
  livrareId: z.int(),
  motiv: z.enum(reasons),
  /** The code of the refusal. Absent in suppressions of mail that were made before codes were told apart: they have ended. */
  cod: z.string().optional(),
  creatLa: z.iso.datetime(),
  /** When the events of the notification end, seconds since 1970. */
  eventsExpireOn: z.int(),
  expiresOn: z.int(),
});
export type Suppression = z.output<typeof Suppression>;

const SUPPRESSION_SECONDS = 30 * 24 * 3600;
/** A person's decision lasts ten years. */
const DECLINED_SECONDS = 3653 * 24 * 3600;

/** The partition of the declined categories of an address. */
export const declinedBy = (adresaHmac: string): string => `declined#address#${adresaHmac}`;

export const Suppressions = entity({
  name: "suppression",
  service: "notifications",
  schema: Suppression,
  key: inOwnPartition("suppression"),
  lists: ({ adresaHmac, categorie }) =>
    categorie === undefined ? [] : [{ partition: declinedBy(adresaHmac), counter: null }],
  endsAt: ({ expiresOn }) => expiresOn,
});

/** Bytes of an HMAC that fit a JSON integer. */
const ID_BYTES = 6;

/**
 * The id of the suppression of an address: a part of its HMAC, so that one read finds it. Two addresses can share an id,
 * which `isSuppressing` tells apart.
 */
export const suppressionIdOf = (addressHmac: string): number =>
  Buffer.from(addressHmac, "base64url").readUIntBE(0, ID_BYTES) + 1;

/** True if a suppression that was read is the address's and has not ended. */
export const isSuppressing = (
  found: Pick<Suppression, "canal" | "adresaHmac" | "categorie" | "cod" | "expiresOn"> | undefined,
  addressHmac: string,
): boolean =>
  found?.adresaHmac === addressHmac &&
  found.categorie === undefined &&
  (found.canal !== "Email" || found.cod !== undefined) &&
  found.expiresOn > clock.epochSeconds();

/** A category of a system, and the address whose owner declines it. */
export type Declined = Required<Pick<Suppression, "adresaHmac" | "sistemId" | "categorie">>;

/** What decides if the owner of an address may have declined it. */
type Declinable = Pick<
  Delivery,
  "adresaHmac" | "sistemId" | "categorie" | "oficiala" | "priority" | "destinatarId"
>;

/**
 * The category that the owner of an address may have declined. None for official messages, those of priority High, and messages to
 * people of the registry, whose preferences decide.
 */
export function declinableBy(delivery: Declinable): Declined[] {
  const { adresaHmac, sistemId, categorie, oficiala, priority, destinatarId } = delivery;
  if (categorie === undefined || oficiala || priority === "High" || destinatarId !== undefined) return [];
  return [{ adresaHmac, sistemId, categorie }];
}

/** The id of the suppression that declines a category of a system for the owner of an address. */
export const declinedIdOf = ({ adresaHmac, sistemId, categorie }: Declined): number =>
  suppressionIdOf(createHash("sha256").update(`${adresaHmac}/${sistemId}/${categorie}`).digest("base64url"));

/** True if a suppression that was read declines this category of this system for the address, and has not ended. */
export const isDeclining = (
  found: Suppression | undefined,
  { adresaHmac, sistemId, categorie }: Declined,
): boolean =>
  found?.adresaHmac === adresaHmac &&
  found.sistemId === sistemId &&
  found.categorie === categorie &&
  found.expiresOn > clock.epochSeconds();

/** The suppression that declines a category for the owner of an address. */
export const decliningSuppression = (
  declined: Declined & Pick<Suppression, "canal" | "notificareId" | "livrareId" | "eventsExpireOn">,
): Suppression => ({
  ...declined,
  id: declinedIdOf(declined),
  motiv: "refuz-destinatar",
  creatLa: clock.iso(),
  expiresOn: clock.epochSeconds() + DECLINED_SECONDS,
});

/**
 * The write that suppresses the address of a refused delivery. It has no condition: the last refusal counts.
 * @param cod the code of the refusal; default: the reason
 */
export function suppressing(delivery: Delivery, motiv: Suppression["motiv"], cod: string = motiv): ItemWrite {
  const { canal, adresaHmac, sistemId, notificareId, id: livrareId, expiresOn: eventsExpireOn } = delivery;
  const suppression: Stored<Suppression> = unrevised({
    id: suppressionIdOf(adresaHmac),
    ...{ canal, adresaHmac, sistemId, notificareId, livrareId, motiv, cod, eventsExpireOn },
    creatLa: clock.iso(),
    expiresOn: clock.epochSeconds() + SUPPRESSION_SECONDS,
  });
  return {
    item: {
      Put: { TableName: Suppressions.table, Item: { ...suppression, ...Suppressions.key(suppression) } },
    },
  };
}

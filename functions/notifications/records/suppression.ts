import * as z from "zod";
import { clock } from "../../../shared/clock.ts";
import { entity, inOwnPartition, type Stored } from "../../../shared/data/entity.ts";
import { unrevised } from "../../../shared/data/repository.ts";
import type { ItemWrite } from "../../../shared/data/transaction.ts";
import { channels, type Delivery } from "./delivery.ts";
import { reasons } from "./states.ts";

/** An address that refused a message for good: nothing is sent to it until the suppression ends or is lifted. */
export const Suppression = z.object({
  id: z.int(),
  canal: z.enum(channels),
  adresaHmac: z.string(),
  /** The delivery that was refused. */
  sistemId: z.int(),
  notificareId: z.int(),
  livrareId: z.int(),
  motiv: z.enum(reasons),
  creatLa: z.iso.datetime(),
  /** When the events of the notification end, seconds since 1970. */
  eventsExpireOn: z.int(),
  expiresOn: z.int(),
});
export type Suppression = z.output<typeof Suppression>;

const SUPPRESSION_SECONDS = 30 * 24 * 3600;

export const Suppressions = entity({
  name: "suppression",
  service: "notifications",
  schema: Suppression,
  key: inOwnPartition("suppression"),
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

/** True if a suppression, as it was read, is that of the address and has not ended. */
export const isSuppressing = (
  found: Pick<Suppression, "adresaHmac" | "expiresOn"> | undefined,
  addressHmac: string,
): boolean => found?.adresaHmac === addressHmac && found.expiresOn > clock.epochSeconds();

/** The write that suppresses the address of a refused delivery. It has no condition: the last refusal counts. */
export function suppressing(delivery: Delivery, motiv: Suppression["motiv"]): ItemWrite {
  const { canal, adresaHmac, sistemId, notificareId, id: livrareId, expiresOn: eventsExpireOn } = delivery;
  const suppression: Stored<Suppression> = unrevised({
    id: suppressionIdOf(adresaHmac),
    ...{ canal, adresaHmac, sistemId, notificareId, livrareId, motiv, eventsExpireOn },
    creatLa: clock.iso(),
    expiresOn: clock.epochSeconds() + SUPPRESSION_SECONDS,
  });
  return {
    item: {
      Put: { TableName: Suppressions.table, Item: { ...suppression, ...Suppressions.key(suppression) } },
    },
  };
}

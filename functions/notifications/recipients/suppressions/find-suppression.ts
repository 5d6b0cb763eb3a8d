import * as z from "zod";
import type { Stored } from "../../../../shared/data/entity.ts";
import { read, readMany, readPartition } from "../../../../shared/data/repository.ts";
import { invalidField } from "../../../../shared/refusals.ts";
import { maskedAddress, normalizedAddress } from "../../records/address-forms.ts";
import { addressHmac } from "../../records/hmac.ts";
import {
  type AddressChannel,
  addressChannels,
  Deliveries,
  deliveriesTo,
  type Delivery,
  DeliveryView,
} from "../../records/delivery.ts";
import {
  declinedBy,
  isSuppressing,
  type Suppression,
  suppressionIdOf,
  Suppressions,
} from "../../records/suppression.ts";
import { Category } from "../../records/template.ts";
import { reasons } from "../../records/states.ts";
import { refusals } from "./texts.ts";

const SuppressionView = z
  .object({
    id: z.int(),
    motiv: z.enum(reasons),
    creatLa: z.iso.datetime(),
    expiraLa: z.iso.datetime(),
    notificareId: z.int(),
    livrareId: z.int(),
  })
  .meta({ id: "Suprimare" });

const DeclinedView = SuppressionView.omit({ motiv: true })
  .extend({ sistemId: z.int(), categorie: Category.optional() })
  .meta({ id: "CategorieRefuzata" });

/** Whether messages to an address arrive. */
export const AddressView = z
  .object({
    canal: z.enum(addressChannels),
    /** The address, masked. */
    destinatar: z.string(),
    suprimare: SuppressionView.optional(),
    /** The categories that the owner of the address declined, newest first. */
    refuzuri: z.array(DeclinedView),
    /** The last deliveries to it that have ended, newest first. */
    livrari: z.array(DeliveryView),
  })
  .meta({ id: "StareaAdresei" });
export type AddressView = z.output<typeof AddressView>;

const MOST_SHOWN = 20;

/** What is known about an address. @throws badRequest if the text is not an address */
export async function findSuppression(text: string): Promise<z.input<typeof AddressView>> {
  const { canal, adresa } = await recognized(text);
  const hmac = addressHmac(canal, adresa);
  const [suppression, declined, livrari] = await Promise.all([
    read(Suppressions, { id: suppressionIdOf(hmac) }),
    lastDeclinedBy(hmac),
    lastDeliveriesTo(hmac),
  ]);
  return {
    canal,
    destinatar: maskedAddress(canal, adresa),
    ...(suppression && isSuppressing(suppression, hmac) ? { suprimare: viewOf(suppression) } : {}),
    refuzuri: declined.map(viewOf),
    livrari,
  };
}

async function recognized(text: string): Promise<{ canal: AddressChannel; adresa: string }> {
  for (const canal of addressChannels) {
    const adresa = await normalizedAddress(canal, text.trim());
    if (adresa !== undefined) return { canal, adresa };
  }
  throw invalidField("adresa", refusals.niciMailNiciNumar);
}

const viewOf = ({ expiresOn, ...suppression }: Suppression) => ({
  ...suppression,
  expiraLa: new Date(expiresOn * 1000).toISOString(),
});

const lastDeclinedBy = async (hmac: string): Promise<Stored<Suppression>[]> =>
  readMany(Suppressions, await newestIn(declinedBy(hmac)));

async function lastDeliveriesTo(hmac: string): Promise<Stored<Delivery>[]> {
  return readMany(Deliveries, await newestIn(deliveriesTo(hmac)));
}

/** The ids of the last records that a partition lists. */
async function newestIn(partition: string): Promise<number[]> {
  const rows = await readPartition(Deliveries.table, partition, { newestFirst: true, limit: MOST_SHOWN });
  return rows.slice(0, MOST_SHOWN).map(({ sk }) => Number(sk));
}

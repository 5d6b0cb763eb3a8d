import * as z from "zod";
import type { Stored } from "../../../shared/data/entity.ts";
import { read, readMany, readPartition } from "../../../shared/data/repository.ts";
import { invalidField } from "../../../shared/errors.ts";
import { maskedAddress, normalizedAddress } from "../addresses/forms.ts";
import { addressHmac } from "../addresses/hmac.ts";
import {
  type AddressChannel,
  addressChannels,
  Deliveries,
  deliveriesTo,
  type Delivery,
  DeliveryView,
} from "../records/delivery.ts";
import { isSuppressing, type Suppression, suppressionIdOf, Suppressions } from "../records/suppression.ts";
import { reasons } from "../records/states.ts";

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

/** Answer to the question if messages to an address arrive. */
export const AddressView = z
  .object({
    canal: z.enum(addressChannels),
    /** The address, masked. */
    destinatar: z.string(),
    suprimare: SuppressionView.optional(),
    /** The last deliveries to it that have ended, newest first. */
    livrari: z.array(DeliveryView),
  })
  .meta({ id: "StareaAdresei" });

const MOST_DELIVERIES = 20;

/** What is known of an address. @throws badRequest if the text is no address */
export async function findSuppression(text: string): Promise<z.input<typeof AddressView>> {
  const { canal, adresa } = await recognized(text);
  const hmac = addressHmac(canal, adresa);
  const [suppression, livrari] = await Promise.all([
    read(Suppressions, { id: suppressionIdOf(hmac) }),
    lastDeliveriesTo(hmac),
  ]);
  return {
    canal,
    destinatar: maskedAddress(canal, adresa),
    ...(suppression && isSuppressing(suppression, hmac) ? { suprimare: viewOf(suppression) } : {}),
    livrari,
  };
}

async function recognized(text: string): Promise<{ canal: AddressChannel; adresa: string }> {
  for (const canal of addressChannels) {
    const adresa = await normalizedAddress(canal, text.trim());
    if (adresa !== undefined) return { canal, adresa };
  }
  throw invalidField("adresa", "adresaNecunoscuta");
}

const viewOf = ({ expiresOn, ...suppression }: Suppression): z.input<typeof SuppressionView> => ({
  ...suppression,
  expiraLa: new Date(expiresOn * 1000).toISOString(),
});

async function lastDeliveriesTo(hmac: string): Promise<Stored<Delivery>[]> {
  const rows = await readPartition(Deliveries.table, deliveriesTo(hmac), {
    newestFirst: true,
    limit: MOST_DELIVERIES,
  });
  return readMany(
    Deliveries,
    rows.slice(0, MOST_DELIVERIES).map(({ sk }) => Number(sk)),
  );
}

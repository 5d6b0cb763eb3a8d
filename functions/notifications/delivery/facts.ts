import type { Stored } from "../../../shared/data/entity.ts";
import { readTogether, recordAt } from "../../../shared/data/read-together.ts";
import type { LaneMark } from "../lanes/lane-mark.ts";
import { isPurged } from "../lanes/settle.ts";
import { cancelled, expired } from "../progress/ended-delivery.ts";
import { Deliveries, type Delivery } from "../records/delivery.ts";
import { laneMarkKey } from "../records/lanes.ts";
import { type Notification, Notifications } from "../records/notification.ts";
import {
  type Declined,
  declinedIdOf,
  isDeclining,
  isSuppressing,
  suppressionIdOf,
  Suppressions,
} from "../records/suppression.ts";
import { type Left, refused } from "./outcomes.ts";

interface Facts {
  notification: Stored<Notification> | undefined;
  mark: LaneMark | undefined;
  isSuppressed: boolean;
  /** True if the owner of the address declined the category. */
  isDeclined: boolean;
}

/**
 * The category that the owner of an address may have declined: none of official messages, of those of priority High, and of
 * messages to people of the registry, whose preferences decide.
 */
function declinableBy({ adresaHmac, sistemId, categorie, priority, destinatarId }: Delivery): Declined[] {
  if (categorie === undefined || priority === "High" || destinatarId !== undefined) return [];
  return [{ adresaHmac, sistemId, categorie }];
}

/**
 * The facts that decide if a delivery is still sent, in one consistent read. It must follow the claim: whoever cancels or
 * purges after this read finds the lease, and whoever did it before is found here.
 */
export async function readFacts(held: Delivery): Promise<Facts> {
  const declinable = declinableBy(held);
  const { notification, mark, suppression, declined } = await readTogether(Deliveries.table, {
    notification: recordAt(Notifications, { id: held.notificareId }),
    mark: { key: laneMarkKey(held.priority), of: (item) => item as LaneMark | undefined },
    suppression: recordAt(Suppressions, { id: suppressionIdOf(held.adresaHmac) }),
    declined: declinable.map((one) => recordAt(Suppressions, { id: declinedIdOf(one) })),
  });
  return {
    notification,
    mark,
    isSuppressed: isSuppressing(suppression, held.adresaHmac),
    isDeclined: declinable.some((one, i) => isDeclining(declined[i], one)),
  };
}

/** The end of a delivery that these facts decide; undefined if it is sent. */
export function endBy(
  held: Stored<Delivery>,
  { notification, mark, isSuppressed, isDeclined }: Facts,
): Left | undefined {
  if (!notification) return expired(held);
  if (notification.anulatLa !== undefined) return cancelled(held, "anulat");
  if (isPurged(held, mark)) return cancelled(held, "golit");
  if (isDeclined) return cancelled(held, "refuz-destinatar");
  return isSuppressed ? refused(held, { motiv: "suprimat" }) : undefined;
}

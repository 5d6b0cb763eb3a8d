import { clock } from "../../../../shared/clock.ts";
import type { Stored } from "../../../../shared/data/entity.ts";
import { readTogether, recordAt } from "../../../../shared/data/read-together.ts";
import { addressHmac } from "../../records/hmac.ts";
import { type LaneMarks, marksOf } from "../../state/lanes/lane-mark.ts";
import { isPurged, scopesOf } from "../../state/lanes/settle.ts";
import { fittingPreferences, isDeclined, isUsable, quietUntil } from "../../recipients/people/choice.ts";
import { askedOf } from "../../recipients/people/places.ts";
import { cancelled, expired, unreachable } from "../../state/progress/ended-delivery.ts";
import { isAhead } from "../../state/progress/shown-state.ts";
import { Deliveries, type Delivery } from "../../records/delivery.ts";
import { laneMarkKey } from "../../records/lanes.ts";
import { type Notification, Notifications } from "../../records/notification.ts";
import {
  declinableBy,
  declinedIdOf,
  isDeclining,
  isSuppressing,
  suppressionIdOf,
  Suppressions,
} from "../../records/suppression.ts";
import { type Person, readPerson } from "../../recipients/registry/person.ts";
import { type Left, postponed, refused } from "./outcomes.ts";

export interface Facts {
  notification: Stored<Notification> | undefined;
  marks: LaneMarks;
  isSuppressed: boolean;
  /** True if the owner of the address declined the category. */
  isDeclined: boolean;
  /** The person that it goes to; undefined for addresses, and if the person was removed. */
  person: Person | undefined;
}

/**
 * The facts that decide if a delivery is still sent, in one consistent read, and another one for a person. It must follow the
 * claim: whoever cancels or purges after this read finds the lease, and whoever did it before is found here. The same holds for
 * a contact that is removed, and for a person who declines.
 */
export async function readFacts(held: Delivery): Promise<Facts> {
  const declinable = declinableBy(held);
  const scopes = scopesOf(held);
  const [{ notification, marks, suppression, declined }, person] = await Promise.all([
    readTogether(Deliveries.table, {
      notification: recordAt(Notifications, { id: held.notificareId }),
      marks: scopes.map((scope) => ({
        key: laneMarkKey(held.priority, scope),
        of: (item: object | undefined) => item,
      })),
      suppression: recordAt(Suppressions, { id: suppressionIdOf(held.adresaHmac) }),
      declined: declinable.map((one) => recordAt(Suppressions, { id: declinedIdOf(one) })),
    }),
    held.destinatarId === undefined ? undefined : readPerson(held.destinatarId),
  ]);
  return {
    notification,
    marks: marksOf(marks),
    isSuppressed: isSuppressing(suppression, held.adresaHmac),
    isDeclined: declinable.some((one, i) => isDeclining(declined[i], one)),
    person,
  };
}

/** The end or the pause of a delivery that these facts decide; undefined if it is sent. */
export function endBy(
  held: Stored<Delivery>,
  { notification, marks, isSuppressed, isDeclined: isCategoryDeclined, person }: Facts,
): Left | undefined {
  if (!notification) return expired(held);
  if (notification.anulatLa !== undefined) return cancelled(held, "anulat");
  // Another hour was set, and its row has not followed yet.
  if (isAhead(notification)) return untilHour(held, notification);
  if (isPurged(held, marks)) return cancelled(held, "golit");
  if (isCategoryDeclined) return cancelled(held, "refuz-destinatar");
  if (held.destinatarId !== undefined) {
    const end = endByPerson(held, person);
    if (end) return end;
  }
  return isSuppressed ? refused(held, { motiv: "suprimat" }) : undefined;
}

/** The hour itself: a pause of whole seconds would end after it. */
const untilHour = (held: Stored<Delivery>, { scheduledAt = clock.iso() }: Notification): Left => ({
  after: { ...postponed(held).after, dueAt: scheduledAt, urmatoareaLa: scheduledAt },
});

/** The end of a mail of the day that these facts decide; undefined if it is sent. */
export function endOfDigest(
  held: Stored<Delivery>,
  { marks, isSuppressed, person }: Facts,
): Left | undefined {
  if (isPurged(held, marks)) return cancelled(held, "golit");
  if (!person || !canReach(person, held)) return unreachable(held);
  return isSuppressed ? refused(held, { motiv: "suprimat" }) : undefined;
}

/** Ends or pauses a delivery to a person who has changed since it was made. */
function endByPerson(held: Stored<Delivery>, person: Person | undefined): Left | undefined {
  if (!person || !canReach(person, held)) return unreachable(held);
  const asked = askedOf(held);
  if (isDeclined(person, asked)) return cancelled(held, "refuz-destinatar");
  const quiet = quietUntil(held.canal, fittingPreferences(person.preferences, asked), asked, clock.now());
  return quiet === undefined ? undefined : untilMorning(held, quiet);
}

function untilMorning(held: Stored<Delivery>, quietUntil: string): Left {
  const { after } = postponed(held, Math.max(1, Math.ceil(clock.secondsUntil(quietUntil))));
  return { after: { ...after, quietUntil } };
}

/** True if a person can still be reached where a delivery goes. */
function canReach(
  { recipient, contacts, devices }: Person,
  { canal, contactId, adresaHmac }: Delivery,
): boolean {
  if (!recipient.activ) return false;
  if (canal === "Push") return devices.length > 0;
  const contact = contacts.find(({ id }) => id === contactId);
  return contact !== undefined && isUsable(contact) && addressHmac(canal, contact.adresa) === adresaHmac;
}

import { clock } from "../../../../shared/clock.ts";
import { invalidField } from "../../../../shared/refusals.ts";
import type { Notification } from "../../records/notification.ts";
import { refusals } from "./texts.ts";

type Times = Pick<Notification, "scheduledAt" | "expiresAt">;

const YEAR_MS = 366 * 24 * 3600 * 1000;

/**
 * Checks the times of a notification.
 * @param accepted when it was accepted: its content lasts for a year from then
 * @throws badRequest for a time of sending that has passed or is more than a year after the acceptance, and for an end that comes
 * before it
 */
export function checkTimes({ scheduledAt, expiresAt }: Times, accepted = clock.iso()): void {
  const now = clock.iso();
  const latest = new Date(Date.parse(accepted) + YEAR_MS).toISOString();
  if (scheduledAt !== undefined && scheduledAt <= now) throw invalidField("scheduledAt", refusals.oraTrecuta);
  if (scheduledAt !== undefined && scheduledAt > latest)
    throw invalidField("scheduledAt", refusals.preaDeparte);
  if (expiresAt !== undefined && expiresAt <= (scheduledAt ?? now))
    throw invalidField("expiresAt", refusals.expiraInainte);
}

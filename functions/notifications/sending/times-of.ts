import { clock } from "../../../shared/clock.ts";
import { invalidField } from "../../../shared/errors.ts";
import type { NoticeRequest } from "./request.ts";

const YEAR_MS = 366 * 24 * 3600 * 1000;

/**
 * The times of a call. A time of sending that has passed is none: the notification is sent at once.
 * @throws badRequest for a time of sending in more than a year, and for an end that comes before it
 */
export function timesOf({
  scheduledAt,
  expiresAt,
}: Pick<NoticeRequest, "scheduledAt" | "expiresAt">): Pick<NoticeRequest, "scheduledAt" | "expiresAt"> {
  const now = clock.iso();
  const latest = new Date(clock.now().getTime() + YEAR_MS).toISOString();
  if (scheduledAt !== undefined && scheduledAt > latest) throw invalidField("scheduledAt", "preaDeparte");
  const begins = scheduledAt !== undefined && scheduledAt > now ? scheduledAt : undefined;
  if (expiresAt !== undefined && expiresAt <= (begins ?? now))
    throw invalidField("expiresAt", "expiraInainte");
  return {
    ...(begins === undefined ? {} : { scheduledAt: begins }),
    ...(expiresAt === undefined ? {} : { expiresAt }),
  };
}

import { clock } from "../../../../shared/clock.ts";
import type { Notification } from "../../records/notification.ts";
import { config } from "./config.ts";

const DAY_SECONDS = 24 * 3600;

/** When the records of a notification end, counted from its sending; seconds since 1970. */
export function endOfRecords({ scheduledAt }: Pick<Notification, "scheduledAt">): number {
  const sent = scheduledAt === undefined ? clock.now() : new Date(scheduledAt);
  return Math.floor(sent.getTime() / 1000) + config.recordDays * DAY_SECONDS;
}

import { clock } from "../../../../shared/clock.ts";
import type { Notification } from "../../records/notification.ts";
import { config } from "./config.ts";

const DAY_SECONDS = 24 * 3600;

/** How long a test is kept. */
const TRIAL_DAYS = 7;

/** When the records of a notification end, counted from its sending; seconds since 1970. */
export function endOfRecords({
  scheduledAt,
  proba = false,
}: Pick<Notification, "scheduledAt" | "proba">): number {
  const sent = scheduledAt === undefined ? clock.now() : new Date(scheduledAt);
  const days = proba ? TRIAL_DAYS : config.recordDays;
  return Math.floor(sent.getTime() / 1000) + days * DAY_SECONDS;
}

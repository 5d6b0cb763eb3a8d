import { createHash } from "node:crypto";
import type { Interval, System } from "../records/system.ts";

const DAY_MS = 86_400_000;
const DAYS: Record<Exclude<Interval, "monthly">, number> = { daily: 1, weekly: 7 };

/** The time of day when a system is audited, in ms: the codes of systems spread them over the day. */
function slotOf(cod: string): number {
  const spread = createHash("sha256").update(cod).digest().readUInt32BE(0) / 2 ** 32;
  return Math.floor((spread * DAY_MS) / 1000) * 1000;
}

const startOfDay = (at: Date): Date =>
  new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()));

/** The first audit of a system: within a day. */
export function firstAuditAt(cod: string, now: Date): string {
  const today = startOfDay(now).getTime() + slotOf(cod);
  return new Date(today > now.getTime() ? today : today + DAY_MS).toISOString();
}

/** The audit after one that was due now: a day, a week or a month later, at the time of the system. */
export function auditAfter({ cod, interval }: Pick<System, "cod" | "interval">, now: Date): string {
  const today = startOfDay(now);
  const day =
    interval === "monthly" ? monthLater(today) : new Date(today.getTime() + DAYS[interval] * DAY_MS);
  return new Date(day.getTime() + slotOf(cod)).toISOString();
}

/** The same day of the next month, or its last one. */
function monthLater(day: Date): Date {
  const [year, month] = [day.getUTCFullYear(), day.getUTCMonth() + 1];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(day.getUTCDate(), last)));
}

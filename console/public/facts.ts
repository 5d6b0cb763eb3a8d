import { locale, say } from "./language.ts";
import { make } from "./page.ts";
import type { Text } from "./words.ts";

/** A line of a description list; nothing without a value. */
export const fact = (name: Text, value: string | undefined): HTMLElement[] =>
  value ? [make("dt", say(name)), make("dd", value)] : [];

/** `31 decembrie 2026 la 12:00` */
export const moment = (iso: string): string =>
  new Intl.DateTimeFormat(locale(), { dateStyle: "long", timeStyle: "short" }).format(new Date(iso));

/** The same with the zone in which it counts: `31 decembrie 2026 la 12:00 EET` */
export const momentInZone = (iso: string): string =>
  new Intl.DateTimeFormat(locale(), {
    ...{ day: "numeric", month: "long", year: "numeric", hour: "2-digit", minute: "2-digit" },
    timeZoneName: "short",
  }).format(new Date(iso));

/** `31 decembrie 2026` */
export const day = (iso: string): string =>
  new Intl.DateTimeFormat(locale(), { dateStyle: "long" }).format(new Date(iso));

export const number = (value: number): string => new Intl.NumberFormat(locale()).format(value);

/** `1,5 kB` */
export function sizeOf(bytes: number): string {
  const units = ["byte", "kilobyte", "megabyte", "gigabyte"] as const;
  const power = bytes < 1000 ? 0 : Math.min(3, Math.floor(Math.log10(bytes) / 3));
  return new Intl.NumberFormat(locale(), {
    style: "unit",
    unit: units[power] ?? "byte",
    maximumFractionDigits: 1,
  }).format(bytes / 1000 ** power);
}

/* Calendar days like `2026-11-27`, in the browser's time zone. */

const pad = (number: number): string => String(number).padStart(2, "0");

export function dayOf(moment: string | number | Date): string {
  const date = new Date(moment);
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}

/** The first moment of a day, in ISO 8601. */
export const startOfDay = (day: string): string => new Date(`${day}T00:00:00.000`).toISOString();

/** The last moment of a day, in ISO 8601: a right until a day includes that day. */
export const endOfDay = (day: string): string => new Date(`${day}T23:59:59.999`).toISOString();

/** The day `days` days after a moment. */
export function daysAfter(moment: number | Date, days: number): string {
  const date = new Date(moment);
  date.setDate(date.getDate() + days);
  return dayOf(date);
}

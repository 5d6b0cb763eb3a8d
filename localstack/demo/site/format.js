import { currentLanguage, word } from "./words.js";

export const day = (iso) => new Date(iso).toLocaleDateString(currentLanguage(), { dateStyle: "medium" });

/** A day with its hour and minute. */
export const moment = (iso) =>
  new Date(iso).toLocaleString(currentLanguage(), { dateStyle: "medium", timeStyle: "short" });

/** The same with its second. */
export const second = (iso) =>
  new Date(iso).toLocaleString(currentLanguage(), { dateStyle: "short", timeStyle: "medium" });

export const number = (value) => value.toLocaleString(currentLanguage());

/** How much of a list is shown, if not all of it. */
export const shownOf = ({ items, total }) =>
  total > items.length ? word("shownOf", { shown: number(items.length), total: number(total) }) : "";

const units = ["B", "KB", "MB", "GB"];

/** A human-readable size: `1,5 MB`. */
export function size(bytes) {
  const step = Math.min(units.length - 1, Math.floor(Math.log(Math.max(1, bytes)) / Math.log(1024)));
  return `${(bytes / 1024 ** step).toLocaleString(currentLanguage(), { maximumFractionDigits: 1 })} ${units[step]}`;
}

/** The service names a version `contract.pdf (v3)`; to open by double click, a file name must end with its extension. */
export const openableName = (name) => name.replace(/^(.*)(\.[^.\s]+) (\(v\d+\))$/su, "$1 $3$2");

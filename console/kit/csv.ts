import { csvLine } from "../../shared/everywhere/cells.ts";

/** Rows as CSV, with the byte order mark that makes spreadsheets read UTF-8. */
export const csvOf = (lines: readonly (readonly string[])[]): Blob =>
  new Blob(["\uFEFF", ...lines.map(csvLine)], { type: "text/csv;charset=utf-8" });

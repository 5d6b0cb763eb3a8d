/** Beginnings of a cell that a spreadsheet runs as a formula, in full width too (OWASP, "CSV Injection"). */
const FORMULA = /^(\s|\p{Cc})*[=+\-@＝＋－＠]|^[\t\r\n]/u;
const QUOTED = /[",;\r\n\t]|^\s|\s$/u;

/** True for a cell that a spreadsheet would run. */
export const isFormula = (text: string): boolean => FORMULA.test(text);

/** A cell of a CSV file (RFC 4180). One that a spreadsheet would run begins with an apostrophe, which makes it text. */
export function csvCell(text: string): string {
  const safe = isFormula(text) ? `'${text}` : text;
  return QUOTED.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A line of a CSV file. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(",")}\r\n`;

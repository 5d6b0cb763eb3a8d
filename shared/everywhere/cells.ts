/* The one rule of cells for what functions write and take, and for what pages of the console save and read. */

/** Beginnings of a cell that a spreadsheet runs as a formula, in full width too (OWASP, "CSV Injection"). */
const FORMULA = /^(\s|\p{Cc})*[=+\-@＝＋－＠]|^[\t\r\n]/u;
const QUOTED = /[",;\r\n\t]|^\s|\s$/u;

/** An amount may have a sign. */
const NUMBER = /^[+-]?[\d.,\s]+$/;

const isFormula = (text: string): boolean => FORMULA.test(text);

/** True for a cell of a table that was sent if a spreadsheet would compute it: a number with a sign stays a number. */
export const isSentFormula = (text: string): boolean => isFormula(text) && !NUMBER.test(text);

/** A cell of a CSV file (RFC 4180). One that a spreadsheet would run begins with an apostrophe, which makes it text. */
function csvCell(text: string): string {
  const safe = isFormula(text) ? `'${text}` : text;
  return QUOTED.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A line of a CSV file. Spreadsheets of languages with a decimal comma expect semicolons between cells. */
export const csvLine = (cells: readonly string[], separator: "," | ";" = ","): string =>
  `${cells.map(csvCell).join(separator)}\r\n`;

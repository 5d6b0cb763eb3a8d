/** Spreadsheets run a cell that begins so as a formula; an apostrophe makes it text (OWASP, CSV injection). */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/;

const cell = (value: string): string => {
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",;\r\n]/.test(text) || text !== value ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Rows as CSV (RFC 4180), with the mark by which spreadsheets read UTF-8. */
export const csvOf = (lines: readonly (readonly string[])[]): string =>
  `\uFEFF${lines.map((line) => line.map(cell).join(",")).join("\r\n")}\r\n`;

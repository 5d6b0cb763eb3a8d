/** Spreadsheets run a cell that begins like this as a formula; an apostrophe makes it text (OWASP, CSV injection). */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/;

function cell(value: string): string {
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",;\r\n]/.test(text) || text !== value ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows as CSV (RFC 4180), with the byte order mark that makes spreadsheets read UTF-8. */
export function csvOf(lines: readonly (readonly string[])[]): Blob {
  const text = lines.map((line) => line.map(cell).join(",")).join("\r\n");
  return new Blob([`\uFEFF${text}\r\n`], { type: "text/csv;charset=utf-8" });
}

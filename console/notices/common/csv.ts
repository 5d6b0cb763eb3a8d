/* A person's own table of recipients: CSV as the service reads it (RFC 4180, also with semicolons). */

import type { DestinatarTrimis } from "../../../client/generated/notifications/types.ts";
import { isSentFormula } from "../../../shared/everywhere/cells.ts";
import { recipientTypeOf } from "./entries.ts";

export type CsvProblem = "header" | "empty" | "tooMany" | "fields" | "recipient" | "formula";

export interface CsvError {
  /** Counted from 1, including the header. */
  line: number;
  problem: CsvProblem;
}

export interface RecipientTable {
  recipients: readonly DestinatarTrimis[];
  /** The columns that are variables of each recipient. */
  variables: readonly string[];
  errors: readonly CsvError[];
}

export const MOST_RECIPIENTS = 10_000;

const columns = { email: "Email", sms: "SMS", idnp: "IDNP", idno: "IDNO" } as const;
type ColumnName = keyof typeof columns;
const isColumn = (name: string): name is ColumnName => Object.hasOwn(columns, name);

interface Row {
  line: number;
  cells: string[];
}

export function recipientsIn(text: string): RecipientTable {
  const [header, ...rows] = rowsIn(text.replace(/^\uFEFF/, ""));
  const names = header?.cells.map((name) => name.trim()) ?? [];
  const at = names.findIndex((name) => isColumn(name.toLowerCase()));
  const variables = names.filter((_, position) => position !== at);
  const refuse = (problem: CsvProblem): RecipientTable => ({
    recipients: [],
    variables: [],
    errors: [{ line: 1, problem }],
  });
  const isClear = at >= 0 && new Set(names).size === names.length && !names.includes("");
  if (!isClear || variables.some((name) => isColumn(name.toLowerCase()))) return refuse("header");
  if (rows.length === 0) return refuse("empty");
  if (rows.length > MOST_RECIPIENTS) return refuse("tooMany");
  const read = rows.map((row) => recipientOf(row, names, at));
  return {
    recipients: read.flatMap((one) => ("problem" in one ? [] : [one])),
    variables,
    errors: read.flatMap((one) => ("problem" in one ? [one] : [])),
  };
}

function recipientOf(
  { line, cells }: Row,
  names: readonly string[],
  at: number,
): DestinatarTrimis | CsvError {
  if (cells.length !== names.length) return { line, problem: "fields" };
  const column = names[at]?.toLowerCase() ?? "";
  const value = cells[at]?.trim() ?? "";
  const type = isColumn(column) ? columns[column] : undefined;
  const found = recipientTypeOf(value);
  // Where the register does not check numbers, a person's may begin like a firm's.
  const isNumber = (type === "IDNP" || type === "IDNO") && /^\d{13}$/.test(value);
  if (type === undefined || (found !== type && !isNumber)) return { line, problem: "recipient" };
  const own = names.flatMap((name, i) => (i === at ? [] : [[name, cells[i] ?? ""] as const]));
  if (own.some(([, cell]) => isSentFormula(cell))) return { line, problem: "formula" };
  return { type, value, ...(own.length > 0 ? { variables: Object.fromEntries(own) } : {}) };
}

/** The rows with any text, each with the line where it begins. */
function rowsIn(text: string): Row[] {
  const [header = ""] = text.split(/\r?\n/, 1);
  const delimiter = header.includes(";") && !header.includes(",") ? ";" : ",";
  const rows: Row[] = [];
  let [cells, cell, isQuoted, line, start]: [string[], string, boolean, number, number] = [
    [],
    "",
    false,
    1,
    1,
  ];
  const endRow = (): void => {
    const row = [...cells, cell];
    if (row.some((one) => one.trim() !== "")) rows.push({ line: start, cells: row });
    [cells, cell] = [[], ""];
  };
  for (let i = 0; i < text.length; i += 1) {
    const character = text[i] ?? "";
    if (character === "\n") line += 1;
    if (isQuoted) {
      if (character !== '"') cell += character;
      else if (text[i + 1] === '"') [cell, i] = [`${cell}"`, i + 1];
      else isQuoted = false;
    } else if (character === '"' && cell === "") isQuoted = true;
    else if (character === delimiter) [cells, cell] = [[...cells, cell], ""];
    else if (character === "\n") {
      endRow();
      start = line;
    } else if (character !== "\r") cell += character;
  }
  endRow();
  return rows;
}

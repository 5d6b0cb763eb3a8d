import type { CsvError, Info } from "csv-parse/sync";
import { isSentFormula } from "../../../../shared/everywhere/cells.ts";
import type { Refusal } from "../../../../shared/errors.ts";
import type { UploadedFile } from "../../../../shared/http/multipart.ts";
import { invalidField, invalidFields, wrongField } from "../../../../shared/refusals.ts";
import { isIdno, isIdnp } from "../../../../shared/state-numbers/idnp.ts";
import { normalizedAddress } from "../../records/address-forms.ts";
import { MOST_RECIPIENTS, type SentRecipient } from "./request.ts";
import { refusals } from "./texts.ts";

interface Column {
  type: Exclude<SentRecipient["type"], "Group">;
  isRight(value: string): boolean | Promise<boolean>;
}

/** The columns that can name the recipient: a table has exactly one of them. All others are variables. */
const columns: Record<string, Column> = {
  email: { type: "Email", isRight: async (value) => (await normalizedAddress("Email", value)) !== undefined },
  sms: { type: "SMS", isRight: async (value) => (await normalizedAddress("SMS", value)) !== undefined },
  idnp: { type: "IDNP", isRight: (value) => isIdnp(value) },
  idno: { type: "IDNO", isRight: (value) => isIdno(value) },
};

/** The most refused rows that an answer names. */
const MOST_NAMED = 100;

/** The field that refusals call the table. */
const FIELD = "fisier";

interface Row {
  record: string[];
  info: Info;
}

/**
 * The recipients in a table: CSV in UTF-8 (RFC 4180, also with semicolons), with a header row. One column is `email`,
 * `sms`, `idnp` or `idno`; the others are variables of the recipient.
 * @throws badRequest for a file that is not such a table, and one that names each wrong row by its line, at most 100
 */
export async function recipientsIn({ bytes }: UploadedFile): Promise<SentRecipient[]> {
  const [header, ...rows] = await rowsIn(textOf(bytes));
  const names = header?.record.map((name) => name.trim()) ?? [];
  const at = indexOfRecipient(names);
  if (rows.length === 0) throw invalidField(FIELD, refusals.csvGol);
  if (rows.length > MOST_RECIPIENTS) throw invalidField(FIELD, refusals.csvPreaMulteRanduri);
  const read = await Promise.all(rows.map((row) => recipientOf(row, names, at)));
  const wrong = read.flatMap((row, i) =>
    "refused" in row ? [wrongField(`${FIELD}.${String(rows[i]?.info.lines)}`, row.refused)] : [],
  );
  if (wrong.length > 0) throw invalidFields(wrong.slice(0, MOST_NAMED));
  return read.flatMap((row) => ("refused" in row ? [] : [row]));
}

function textOf(bytes: Buffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw invalidField(FIELD, refusals.csvNuEUtf8);
  }
}

async function rowsIn(text: string): Promise<Row[]> {
  const { parse } = await import("csv-parse/sync");
  const [header = ""] = text.split(/\r?\n/, 1);
  const delimiter = header.includes(";") && !header.includes(",") ? ";" : ",";
  try {
    return parse(text, {
      delimiter,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      to: MOST_RECIPIENTS + 2,
    }) as unknown as Row[];
  } catch (error) {
    const { lines = 1 } = error as CsvError & { lines?: number };
    throw invalidField(`${FIELD}.${String(lines)}`, refusals.csvCampuri);
  }
}

/** @throws badRequest unless exactly one column names the recipient, and all names differ */
function indexOfRecipient(names: readonly string[]): number {
  const found = names.flatMap((name, i) => (Object.hasOwn(columns, name.toLowerCase()) ? [i] : []));
  const [at] = found;
  const isClear = found.length === 1 && new Set(names).size === names.length && !names.includes("");
  if (at === undefined || !isClear) throw invalidField(FIELD, refusals.csvAntet);
  return at;
}

async function recipientOf(
  { record }: Row,
  names: readonly string[],
  at: number,
): Promise<SentRecipient | { refused: Refusal }> {
  if (record.length !== names.length) return { refused: refusals.csvCampuri };
  const column = columns[names[at]?.toLowerCase() ?? ""];
  const value = record[at]?.trim() ?? "";
  if (!column || !(await column.isRight(value))) return { refused: refusals.csvDestinatarGresit };
  const own = names.flatMap((name, i) => (i === at ? [] : [[name, record[i] ?? ""] as const]));
  if (own.some(([, cell]) => isSentFormula(cell))) return { refused: refusals.csvFormula };
  return { type: column.type, value, ...(own.length > 0 ? { variables: Object.fromEntries(own) } : {}) };
}

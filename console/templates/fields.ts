import type { Sablon } from "../../client/generated/documents/types.ts";
import { linesIn } from "../kit/lines.ts";

/** What a person writes into a field of a template: a text, lines, a choice, or rows of columns. */
export type Written = string | boolean | readonly Row[];
export type Row = Readonly<Record<string, string>>;

export interface TemplateField {
  name: string;
  /** `words` is a text that becomes a list if it has several lines; a DOCX shows only names. */
  kind: "text" | "words" | "lines" | "choice" | "rows";
  columns: readonly string[];
}

interface Section {
  values: Set<string>;
  hasElement: boolean;
}

const TAG = /\{\{\s*([#^/]?)\s*([^{}]*?)\s*\}\}/g;
const emptySection = (): Section => ({ values: new Set(), hasElement: false });

/** The fields for filling in a template. */
export function fieldsOf({ format, continut, variabile }: Pick<Sablon, "format" | "continut" | "variabile">) {
  if (format === "DOCX")
    return variabile.map((name): TemplateField => ({ name, kind: "words", columns: [] }));
  const { values, sections } = readNames(continut);
  const parts = [...sections].map(([name, { values: columns, hasElement }]): TemplateField => ({
    name,
    kind: hasElement ? "lines" : columns.size > 0 ? "rows" : "choice",
    columns: [...columns],
  }));
  return [...[...values].map((name): TemplateField => ({ name, kind: "text", columns: [] })), ...parts];
}

/** The names outside sections, and the names directly in each section. */
function readNames(text: string): { values: Set<string>; sections: Map<string, Section> } {
  const top = emptySection();
  const sections = new Map<string, Section>();
  const open = [top];
  for (const [, sign = "", name = ""] of text.matchAll(TAG)) {
    const around = open.at(-1) ?? top;
    if (sign === "/") {
      if (open.length > 1) open.pop();
    } else if (sign === "") {
      if (name === ".") around.hasElement = true;
      else around.values.add(name);
    } else {
      const section = sections.get(name) ?? emptySection();
      sections.set(name, section);
      // The part for an empty list belongs to the section around it.
      open.push(sign === "#" ? section : around);
    }
  }
  return { values: top.values, sections };
}

/** Names that are abbreviations. */
const ABBREVIATIONS = /\b(idnp|idno|iban|tva)\b/g;

/** `persoana.dataNasterii` as "Persoana: data nasterii". */
export function labelOf(name: string): string {
  const words = name
    .split(".")
    .map((part) =>
      part
        .replace(/[_-]+/g, " ")
        .replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
        .toLowerCase(),
    )
    .join(": ")
    .replace(ABBREVIATIONS, (abbreviation) => abbreviation.toUpperCase());
  return words.charAt(0).toUpperCase() + words.slice(1);
}

interface Values {
  [name: string]: unknown;
}

/** Names come from templates, so none may reach a built-in property. */
const bare = (): Values => Object.create(null) as Values;

/** The entered values in the shape that the template requires, without empty ones. */
export function valuesOf(
  fields: readonly TemplateField[],
  written: Readonly<Record<string, Written>>,
): Values {
  const values = bare();
  for (const { name, kind } of fields) {
    const value = valueOf(kind, written[name]);
    if (value !== undefined) put(values, name.split("."), value);
  }
  return values;
}

function valueOf(kind: TemplateField["kind"], written: Written | undefined): unknown {
  if (typeof written === "boolean") return written || undefined;
  if (typeof written === "string") {
    const lines = linesIn(written);
    if (kind === "lines" || (kind === "words" && lines.length > 1))
      return lines.length > 0 ? lines : undefined;
    return written.trim() || undefined;
  }
  const rows = (written ?? [])
    .filter((row) => Object.values(row).some((cell) => cell.trim() !== ""))
    .map(recordOf);
  return rows.length > 0 ? rows : undefined;
}

function recordOf(row: Row): Values {
  const record = bare();
  for (const [column, cell] of Object.entries(row))
    if (cell.trim() !== "") put(record, column.split("."), cell.trim());
  return record;
}

function put(record: Values, [name = "", ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) {
    record[name] = value;
    return;
  }
  const inside = record[name];
  const next = isValues(inside) ? inside : bare();
  record[name] = next;
  put(next, rest, value);
}

const isValues = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && !Array.isArray(value);

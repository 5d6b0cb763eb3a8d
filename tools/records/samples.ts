/** A record with marks for values. */
export type Sample = Record<string, unknown>;

/** The part of JSON schema that the schemas of records use. */
interface Schema {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  format?: string;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
}

const TIME = "2031-05-06T07:08:09.000Z";

/** Numbers are marked by values of 16 digits, as ids have in sort keys. */
const FIRST_NUMBER = 4_611_000_000_000_000;

/** Free texts that a list depends on. */
const decisive: Record<string, string> = { authorities: "ROLE_ADMIN" };

/** Samples of a record, and what names the fields in a key that was made of one. */
export interface Samples {
  samples: Sample[];
  named(key: string): string;
}

/**
 * Samples by the JSON schema of a record: one with all fields, one with the required ones only, and from both those that differ by
 * one value of one field. Free values are marks, so that a key shows its fields.
 */
export function samplesOf(schema: object): Samples {
  const numbers: string[] = [];

  function markOf(field: string): number {
    if (!numbers.includes(field)) numbers.push(field);
    return FIRST_NUMBER + numbers.indexOf(field);
  }

  function valuesOf(of: Schema, field: string): unknown[] {
    if (of.const !== undefined) return [of.const];
    if (of.enum) return of.enum;
    const choices = of.anyOf ?? of.oneOf ?? of.allOf;
    if (choices) return choices.flatMap((choice) => valuesOf(choice, field));
    if (of.type === "boolean") return [true, false];
    if (of.type === "null") return [null];
    if (of.type === "integer" || of.type === "number") return [markOf(field)];
    if (of.type === "array") return [valuesOf(of.items ?? {}, field), [decisive[field]], []];
    if (of.type === "object") return recordsOf(of);
    return [of.format === "date-time" ? TIME : of.format === "date" ? TIME.slice(0, 10) : `<${field}>`];
  }

  function recordsOf({ properties = {}, required = [] }: Schema): Sample[] {
    const fields = Object.entries(properties).map(([name, of]) => ({ name, values: valuesOf(of, name) }));
    const full = Object.fromEntries(fields.map(({ name, values }) => [name, values[0]]));
    const least = Object.fromEntries(Object.entries(full).filter(([name]) => required.includes(name)));
    return [full, least].flatMap((base) => [
      base,
      ...fields.flatMap(({ name, values }) => values.map((value) => ({ ...base, [name]: value }))),
      ...fields
        .filter(({ name }) => !required.includes(name))
        .map(({ name }) => ({ ...base, [name]: undefined })),
    ]);
  }

  return {
    samples: recordsOf(schema as Schema),
    named: (key) =>
      decodeURIComponent(key)
        .replace(
          new RegExp(`${String(FIRST_NUMBER / 1000)}(\\d{3})`, "g"),
          (_, at) => `<${numbers[Number(at)] ?? ""}>`,
        )
        .replace(/#\d{4}-\d{2}#\d+/, "#<month>#<shard>")
        .replace(/(?<![\w-])[\w-]{43}(?![\w-])/, "<hash>")
        .replace(TIME, "<time>")
        .replace(TIME.slice(0, 10), "<day>"),
  };
}

/** A JSON schema of the document, with the keywords that an example depends on. */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  example?: unknown;
  examples?: unknown[];
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  exclusiveMinimum?: number;
  minItems?: number;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  description?: string;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
}

/** The schemas that `$ref` points to, by name. */
export type Definitions = Record<string, JsonSchema>;

/** The position of a value: its depth, the nearest property name above it, and whether a client sends it. */
interface Place {
  depth: number;
  name: string;
  isSent?: boolean;
}

const DEEPEST = 9;

/**
 * One value that fits a schema, always the same one: the schema's own (examples, const, default, enum), else the
 * simplest value of its type. A recursive schema ends in null.
 */
export function exampleOf(
  schema: JsonSchema,
  definitions: Definitions,
  { depth, name, isSent = false }: Place = { depth: 0, name: "" },
): unknown {
  if (depth > DEEPEST || schema.type === "null") return null;
  const own = [schema.example, schema.examples?.[0], schema.const, schema.default, schema.enum?.[0]];
  const declared = own.find((value) => value !== undefined);
  if (declared !== undefined) return declared;
  const inside: Inside = (part, below = name) =>
    exampleOf(part, definitions, { depth: depth + 1, name: below, isSent });
  if (schema.$ref) return inside(definitions[schema.$ref.split("/").at(-1) ?? ""] ?? {});
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => inside(part))) as object;
  const choice = (schema.oneOf ?? schema.anyOf)?.find(({ type }) => type !== "null");
  if (choice) return inside(choice);
  const type = [schema.type].flat().find((one) => one !== "null") ?? "object";
  const shown = isSent && schema.properties ? { ...schema, properties: sendable(schema) } : schema;
  return plainest[type]?.(shown, inside, name);
}

/** A request body that fits a schema and succeeds as it is, wherever it is sent. */
export const requestExampleOf = (schema: JsonSchema, definitions: Definitions): unknown =>
  exampleOf(schema, definitions, { depth: 0, name: "", isSent: true });

/**
 * Fields that refer to a missing record, need a right or a separate store, encrypt what is sent, or must lie in the
 * future.
 */
const unlikely =
  /^(id|cod|\w+(Id|Ids|_id)|parola|secret|criptat|tipSecuritate|dataExpirare|hasSecret|adminServiciu|hashSha256)$|^(provider|endpoint|regiune|accessKey)$/;

/** The properties of a request's example: all except optional files, and optional ones that only some callers can send. */
const sendable = ({ properties = {}, required = [] }: JsonSchema) =>
  Object.fromEntries(
    Object.entries(properties).filter(
      ([name, { format }]) => required.includes(name) || (format !== "binary" && !unlikely.test(name)),
    ),
  );

type Inside = (part: JsonSchema, name?: string) => unknown;

const plainest: Record<string, (schema: JsonSchema, inside: Inside, name: string) => unknown> = {
  string: (schema, _inside, name) => exampleText(schema, name),
  integer: ({ minimum = 1, exclusiveMinimum = 0 }) => Math.max(1, minimum, exclusiveMinimum + 1),
  number: ({ minimum = 1, exclusiveMinimum = 0 }) => Math.max(1, minimum, exclusiveMinimum + 1),
  boolean: () => true,
  array: ({ items }, inside) => (items ? [inside(items)] : []),
  object: ({ properties = {} }, inside) =>
    Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, inside(part, name)])),
};

const MOMENT = "2026-03-01T09:30:00.000Z";

const byFormat: Record<string, string> = {
  "date-time": MOMENT,
  date: "2026-03-01",
  email: "ana.rusu@exemplu.md",
  uuid: "018f5a3e-7c1b-7d2a-9b4e-2f6c8d0a1b3c",
  uri: "https://exemplu.md/pagina",
  ipv4: "192.0.2.1",
  binary: "(conținutul fișierului)",
  base64: "VGVtZWxpYQ==",
};

/** Typical values of the system's fields; the first matching name wins. */
const byName: [RegExp, string][] = [
  [/(La|Date)$/, MOMENT],
  [/^data/, MOMENT],
  [/^(creat|modificat)De$|By$|^login$|^username$/, "ana.rusu"],
  [/^email$|^mail$/, "ana.rusu@exemplu.md"],
  [/^firstName$|^prenume$/, "Ana"],
  [/^lastName$|^nume$/, "Rusu"],
  [/^hash/i, "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"],
  [/^cod$/, "DOC-2026-0A1B2C3D4E"],
  [/^denumire$/, "Cerere de eliberare a certificatului"],
  [/^descriere$|^comentariu$/, "Depusă la ghișeul unic"],
  [/^etichete$/, "urgent"],
  [/^extensie$/, "pdf"],
  [/^contentType$/, "application/pdf"],
  [/^idn[op]$/, "2004001234567"],
  [/^(url|.*Url|.*Uri)$/, "https://exemplu.md/1"],
];

/** Texts that match the patterns of the system: identification numbers, codes, hashes, amounts, keys. */
const candidates = [
  "exemplu",
  "2004001234567",
  "DOC-2026-0A1B2C3D4E",
  "12",
  "125.50",
  MOMENT,
  "2026-03-01",
  "#1A2B3C",
  "a".repeat(64),
];

function exampleText(
  { format, pattern, minLength = 0, maxLength = Infinity }: JsonSchema,
  name: string,
): string {
  const known = format === undefined ? undefined : byFormat[format];
  if (known !== undefined) return known;
  const rule = new RegExp(pattern ?? "", "u");
  const usual = byName.flatMap(([names, text]) => (names.test(name) ? [text] : []));
  const fitting = [...usual, ...candidates].filter(
    ({ length }) => length >= minLength && length <= maxLength,
  );
  return fitting.find((text) => rule.test(text)) ?? "exemplu".padEnd(minLength, "-").slice(0, maxLength);
}

import { apiCompare } from "api-smart-diff";
import { expect, it } from "vitest";
import { drawn } from "../../../../shared/testing/drawn.ts";
import { seededRandom } from "../../../../shared/testing/random.ts";
import { breakingChanges } from "./compare.ts";
import { readContract } from "./read-contract.ts";

/*
 * Our comparison against `api-smart-diff`, which takes minutes for a large contract, on pairs of small contracts that
 * differ by one to three changes.
 */

type Json = Record<string, unknown>;
type Draw = (count: number) => number;

const TYPES = ["string", "integer", "boolean", "number"];
const NAMES = ["a", "b", "c", "d"];

const scalar = (draw: Draw): Json => scalarOf(TYPES[draw(TYPES.length)] ?? "string", draw);

const scalarOf = (type: string, draw: Draw): Json => {
  const values = draw(3) === 0 && type === "string" ? { enum: NAMES.slice(0, 1 + draw(3)) } : {};
  const limit = draw(3) === 0 && type === "string" ? { maxLength: 10 + draw(3) } : {};
  return { type, ...values, ...limit };
};

/** The forms of a union. None covers another, because the two comparisons would judge that differently. */
const FORMS = ["string", "boolean", "number", "object"];

const form = (type: string, draw: Draw): Json =>
  type === "object"
    ? { type, properties: { [NAMES[draw(2)] ?? "a"]: scalar(draw) }, required: [] }
    : scalarOf(type, draw);

/** A field: a scalar, or in one of four cases a union of two or three. */
const field = (draw: Draw): Json => {
  if (draw(4) > 0) return scalar(draw);
  const from = draw(FORMS.length);
  const types = [...FORMS.slice(from), ...FORMS.slice(0, from)].slice(0, 2 + draw(2));
  return { [draw(2) === 0 ? "oneOf" : "anyOf"]: types.map((type) => form(type, draw)) };
};

/** The forms of a union; undefined for any other field. */
const formsOf = (schema: Json | undefined): Json[] | undefined =>
  (schema?.oneOf ?? schema?.anyOf) as Json[] | undefined;

interface Record_ extends Json {
  properties: Record<string, Json>;
  required?: string[];
}

/** A record; without required names the keyword is absent. */
const recordOf = (draw: Draw): Record_ => {
  const names = NAMES.slice(0, 1 + draw(NAMES.length));
  const required = names.filter(() => draw(2) === 0);
  const properties = Object.fromEntries(names.map((name) => [name, field(draw)]));
  return { type: "object", properties, ...(required.length > 0 ? { required } : {}) };
};

interface Parts {
  sent: Record_;
  received: Record_;
  parameters: Json[];
}

const partsOf = (draw: Draw): Parts => ({
  sent: recordOf(draw),
  received: recordOf(draw),
  parameters: NAMES.slice(0, draw(3)).map((name) => ({
    name,
    in: "query",
    required: draw(2) === 0,
    schema: { type: "string" },
  })),
});

const contractOf = ({ sent, received, parameters }: Parts): Json => ({
  openapi: "3.0.3",
  info: { title: "Pereche", version: "1.0.0" },
  paths: {
    "/api/v1/app/things": {
      post: {
        parameters,
        requestBody: {
          required: true,
          content: { "application/json": { schema: { $ref: "#/components/schemas/Sent" } } },
        },
        responses: {
          "200": {
            description: "Reușit",
            content: { "application/json": { schema: { $ref: "#/components/schemas/Received" } } },
          },
        },
      },
    },
  },
  components: { schemas: { Sent: sent, Received: received } },
});

/**
 * Changes a record: a property comes, goes, or has another type, limit or values; a name is required or no longer; a form of a
 * union comes at any place, goes, has another type, or the forms change their order.
 */
function changeRecord(record: Record_, draw: Draw): void {
  const names = Object.keys(record.properties);
  const name = names[draw(names.length)] ?? "a";
  const required = new Set(record.required);
  const act = draw(6);
  if (act === 0) record.properties[NAMES[draw(NAMES.length)] ?? "a"] = field(draw);
  if (act === 1 && names.length > 1) required.delete(name);
  if (act === 1 && names.length > 1)
    record.properties = Object.fromEntries(Object.entries(record.properties).filter(([one]) => one !== name));
  if (act === 2) record.properties[name] = field(draw);
  const forms = Object.values(record.properties).map(formsOf).find(Boolean);
  if (act === 5 && forms) changeForms(forms, draw);
  if (act === 3) required.add(name);
  if (act === 4) required.delete(name);
  if (required.size > 0) record.required = [...required];
  else delete record.required;
}

function changeForms(forms: Json[], draw: Draw): void {
  const [act, at] = [draw(4), draw(forms.length)];
  const others = FORMS.filter((type) => !forms.some((one) => one.type === type));
  const other = form(others[draw(others.length)] ?? "string", draw);
  if (act === 0) forms.splice(at, 0, other);
  if (act === 1 && forms.length > 1) forms.splice(at, 1);
  if (act === 2) forms.reverse();
  if (act === 3) forms[at] = other;
}

function changeParts(parts: Parts, draw: Draw): void {
  const act = draw(4);
  if (act <= 1) return changeRecord(act === 0 ? parts.sent : parts.received, draw);
  if (act === 2) return void parts.parameters.splice(draw(3), 1);
  const name = `p${String(draw(3))}`;
  if (!parts.parameters.some((one) => one.name === name))
    parts.parameters.push({ name, in: "header", required: draw(2) === 0, schema: { type: "string" } });
}

function pairOf(seed: number): { before: Parts; after: Parts } {
  const random = seededRandom(`pair ${String(seed)}`);
  const draw: Draw = (count) => Math.floor(random() * count);
  const before = partsOf(draw);
  const after = structuredClone(before);
  for (let changes = 1 + draw(3); changes > 0; changes -= 1) changeParts(after, draw);
  return { before, after };
}

const read = (document: Json) => readContract(Buffer.from(JSON.stringify(document)));

interface Finding {
  side: "own" | "other";
  /** `200.a: a → missing` of the own comparison, `add components/schemas/…` of the other one. */
  text: string;
  before: Parts;
  after: Parts;
}

/** A field, or a form of it. */
const FIELD = String.raw`\w+(?:\.(?:oneOf|anyOf)\.\d+)?`;
const TYPE = "(?:string|integer|boolean|number|object)";
const goneOfAnswer = new RegExp(String.raw`^200\.(${FIELD}\.)?(\w+): \2 → missing$`);
const typeOfAnswer = new RegExp(String.raw`^200\.${FIELD}: ${TYPE} → ${TYPE}$`);
const formOfAnswer = new RegExp(String.raw`^200\.(\w+)\.\w+\.\d+: missing → ${TYPE}$`);
const values = new RegExp(String.raw`^body\.${FIELD}: any value → "|^200\.${FIELD}: ".*" → any value$`);

/** The schemas of a field of the body, and of its forms. */
const schemasOf = (schema: Json | undefined): Json[] => formsOf(schema) ?? (schema ? [schema] : []);

/** The findings where the two comparisons differ by decision, each with its reason. */
const exceptions: Record<string, (finding: Finding) => boolean> = {
  "the other judges components without knowing whether they are sent or received": ({ side, text }) =>
    side === "other" && /^\w+ components\//.test(text),
  "for the other an optional field of an answer may go; clients that show it lose it": ({
    side,
    text,
    before,
  }) => {
    // The fields of forms are optional.
    const [, form, name] = goneOfAnswer.exec(text) ?? [];
    const isOptional = form !== undefined || !before.received.required?.includes(name ?? "");
    return side === "own" && name !== undefined && isOptional;
  },
  "the other lets the fields of an answer, and the forms of one, change their type": ({
    side,
    text,
    before,
    after,
  }) => {
    const name = formOfAnswer.exec(text)?.[1] ?? "";
    const left = schemasOf(after.received.properties[name]).map(({ type }) => type);
    const were = schemasOf(before.received.properties[name]);
    const isInPlace = left.length <= were.length && were.some(({ type }) => !left.includes(type));
    return side === "own" && (typeOfAnswer.test(text) || isInPlace);
  },
  "for the other a body that took integers breaks if it takes all numbers": ({
    side,
    text,
    before,
    after,
  }) => {
    const name = /\/requestBody\/.*\/properties\/(\w+)\/(?:\w+\/\d+\/)?type$/.exec(text)?.[1] ?? "";
    const isNumber = schemasOf(after.sent.properties[name]).some(({ type }) => type === "number");
    return side === "other" && before.sent.properties[name]?.type === "integer" && isNumber;
  },
  "for the other an answer may grow no longer; clients read texts of any length": ({ side, text }) =>
    side === "other" && /^remove .*\/responses\/.*\/maxLength$/.test(text),
  "the other takes the first list of values for a widening, and the end of one for a narrowing": ({
    side,
    text,
    before,
    after,
  }) => {
    if (side === "own") return values.test(text);
    const name = /^remove .*\/requestBody\/.*\/properties\/(\w+)\/.*enum\/\d+$/.exec(text)?.[1] ?? "";
    const [was] = schemasOf(before.sent.properties[name]);
    const isFree = schemasOf(after.sent.properties[name]).some(
      (one) => one.type === was?.type && one.enum === undefined,
    );
    return /^add .*\/responses\/.*\/enum(\/\d+)?$/.test(text) || (was?.enum !== undefined && isFree);
  },
};

const isExcepted = (finding: Finding): boolean =>
  Object.values(exceptions).some((matches) => matches(finding));

/** An excepted finding is left out on one side; a pair with one is judged by what remains of it. */
async function disagreement(seed: number): Promise<object | undefined> {
  const { before, after } = pairOf(seed);
  const [base, next] = [contractOf(before), contractOf(after)];
  const changes = breakingChanges(await read(base), await read(next));
  const own = changes.map(({ place, was, is }) => `${place}: ${was} → ${is}`);
  const breaking = apiCompare(base, next).diffs.filter(({ type }) => type === "breaking");
  const other = breaking.map(({ path, action }) => `${action} ${path.join("/")}`);
  const remaining = {
    own: own.filter((text) => !isExcepted({ side: "own", text, before, after })),
    other: other.filter((text) => !isExcepted({ side: "other", text, before, after })),
  };
  return remaining.own.length > 0 === remaining.other.length > 0 ? undefined : { seed, ...remaining };
}

it("the own comparison and the cross-check agree whether a pair breaks clients", async () => {
  const disagreed: unknown[] = [];
  for (let seed = 0; seed < drawn(1_000); seed += 1) disagreed.push((await disagreement(seed)) ?? []);
  expect(disagreed.flat()).toEqual([]);
});

import type { Contract, JsonObject, Operation } from "../model/contract.ts";
import { MISSING } from "../model/rule.ts";
import { entriesOf, isObject, own, ownList, ownText } from "./own.ts";
import { resolved } from "./references.ts";

/** A change that clients of the older contract can fail on. */
export interface BreakingChange {
  operation: string;
  /** The place within the operation: `body.nume`, `200.items.[].id`, `query page`. */
  place: string;
  was: string;
  is: string;
}

/** Requests may accept more than before, answers may promise more. */
type Direction = "sent" | "received";

/** How many changes of one operation are listed. */
const MOST_CHANGES = 20;

/**
 * The changes of a contract that break clients of its base. Names of components, operationIds and texts are not part of
 * it, and operations that are gone belong to another rule. Each pair of schemas is compared once for a direction.
 */
export function breakingChanges(base: Contract, next: Contract): BreakingChange[] {
  const operations = new Map(next.operations.map((one) => [addressOf(one), one]));
  const compare = schemaComparison(base.document, next.document);
  return base.operations.flatMap((was) => {
    const is = operations.get(addressOf(was));
    if (!is) return [];
    const found = [
      ...parameterChanges(was, is, compare),
      ...bodyChanges(was, is, compare),
      ...answerChanges(was, is, compare),
      ...securityChanges(was, is),
    ];
    return found.slice(0, MOST_CHANGES).map((change) => ({ ...change, operation: was.key }));
  });
}

/** Names of path parameters are not part of an address. */
export const addressOf = ({ method, path }: Operation): string =>
  `${method} ${path.replaceAll(/\{[^}]*\}/g, "{}")}`;

type Change = Omit<BreakingChange, "operation">;
type Compare = (was: unknown, is: unknown, direction: Direction) => Change[];

const below = (place: string, changes: Change[]): Change[] =>
  changes.map((change) => ({ ...change, place: change.place ? `${place}.${change.place}` : place }));

function parameterChanges(was: Operation, is: Operation, compare: Compare): Change[] {
  const changes = was.parameters.flatMap((one) => {
    if (one.in === "path") return [];
    const place = `${one.in} ${one.name}`;
    const now = is.parameters.find((other) => other.in === one.in && other.name === one.name);
    if (!now) return one.in === "header" ? [] : [{ place, was: one.name, is: MISSING }];
    return below(place, compare(one.schema, now.schema, "sent"));
  });
  const required = is.parameters.filter(
    (one) =>
      one.required &&
      one.in !== "path" &&
      !was.parameters.some((other) => isSame(other, one) && other.required),
  );
  return [
    ...changes,
    ...required.map((one) => ({ place: `${one.in} ${one.name}`, was: "optional", is: "required" })),
  ];
}

const isSame = (a: { in: string; name: string }, b: { in: string; name: string }): boolean =>
  a.in === b.in && a.name === b.name;

function bodyChanges(was: Operation, is: Operation, compare: Compare): Change[] {
  if (!was.requestBody) {
    return is.requestBody?.required ? [{ place: "body", was: MISSING, is: "required" }] : [];
  }
  if (!is.requestBody) return [];
  const { content, required } = is.requestBody;
  const demanded =
    required && !was.requestBody.required ? [{ place: "body", was: "optional", is: "required" }] : [];
  return [
    ...demanded,
    ...mediaChanges(was.requestBody.content, content, { place: "body", direction: "sent", compare }),
  ];
}

interface Within {
  place: string;
  direction: Direction;
  compare: Compare;
}

function mediaChanges(
  was: ReadonlyMap<string, JsonObject>,
  is: ReadonlyMap<string, JsonObject>,
  { place, direction, compare }: Within,
): Change[] {
  return [...was].flatMap(([type, media]) => {
    const now = is.get(type);
    if (!now) return [{ place, was: type, is: [...is.keys()].join(", ") || MISSING }];
    return below(place, compare(own(media, "schema"), own(now, "schema"), direction));
  });
}

function answerChanges(was: Operation, is: Operation, compare: Compare): Change[] {
  return was.responses.flatMap((answer) => {
    const { status } = answer;
    if (!/^2/.test(status)) return [];
    const now = is.responses.find((one) => one.status === status);
    if (!now) return [{ place: status, was: status, is: MISSING }];
    return mediaChanges(answer.content, now.content, { place: status, direction: "received", compare });
  });
}

/** An operation that anyone could call asks for credentials. */
function securityChanges(was: Operation, is: Operation): Change[] {
  return isOpen(was) && !isOpen(is) ? [{ place: "security", was: "[]", is: "required" }] : [];
}

const isOpen = ({ security }: Operation): boolean =>
  security === undefined || security.length === 0 || security.some((one) => Object.keys(one).length === 0);

/** After how many comparisons of pairs the forms of a union are only compared by position. */
const MOST_PAIRS = 200_000;

/**
 * Compares schemas of two documents, each pair once. A pair that is being compared is taken to fit, as rings ask for it; where
 * it does not after all, what was judged by it is forgotten, because a union may have taken it for its counterpart.
 */
function schemaComparison(base: unknown, next: unknown): Compare {
  const known: Record<Direction, WeakMap<object, WeakMap<object, Change[]>>> = {
    sent: new WeakMap(),
    received: new WeakMap(),
  };
  const fitting: { pairs: WeakMap<object, Change[]>; is: object }[] = [];
  let count = 0;
  const compare: Compare = (wasWritten, isWritten, direction) => {
    const [was, is] = [resolved(base, wasWritten) ?? {}, resolved(next, isWritten) ?? {}];
    const pairs = known[direction].get(was) ?? new WeakMap<object, Change[]>();
    known[direction].set(was, pairs);
    const before = pairs.get(is);
    if (before) return before;
    count += 1;
    const begun = fitting.push({ pairs, is }) - 1;
    pairs.set(is, []);
    const search = count < MOST_PAIRS;
    const found = schemaChanges(was, is, direction, { compare, search }).slice(0, MOST_CHANGES);
    if (found.length > 0) for (const one of fitting.splice(begun)) one.pairs.delete(one.is);
    pairs.set(is, found);
    return found;
  };
  return compare;
}

interface Means {
  compare: Compare;
  /** False if there were too many pairs to look for the counterparts of forms. */
  search: boolean;
}

function schemaChanges(was: JsonObject, is: JsonObject, direction: Direction, means: Means): Change[] {
  const { compare } = means;
  return [
    ...typeChanges(was, is, direction),
    ...enumChanges(was, is, direction),
    ...limitChanges(was, is, direction),
    ...propertyChanges(was, is, direction, compare),
    ...(own(was, "items") !== undefined && own(is, "items") !== undefined
      ? below("[]", compare(own(was, "items"), own(is, "items"), direction))
      : []),
    ...unionChanges(was, is, direction, means),
    ...partChanges(was, is, direction, means),
  ];
}

/** The types of a schema; undefined if it allows all. */
export function typesOf(schema: JsonObject): Set<string> | undefined {
  const written = own(schema, "type");
  const types = (Array.isArray(written) ? written : [written]).filter((one) => typeof one === "string");
  if (types.length === 0) return undefined;
  return new Set(own(schema, "nullable") === true ? [...types, "null"] : types);
}

const allows = (types: Set<string> | undefined, type: string): boolean =>
  types === undefined || types.has(type) || (type === "integer" && types.has("number"));

function typeChanges(was: JsonObject, is: JsonObject, direction: Direction): Change[] {
  const [before, after] = [typesOf(was), typesOf(is)];
  const [narrow, wide] = direction === "sent" ? [before, after] : [after, before];
  const isKept = narrow ? [...narrow].every((type) => allows(wide, type)) : wide === undefined;
  return isKept ? [] : [{ place: "", was: named(before), is: named(after) }];
}

const named = (types: Set<string> | undefined): string => (types ? [...types].join("|") : "any type");

function enumChanges(was: JsonObject, is: JsonObject, direction: Direction): Change[] {
  const [before, after] = [valuesOf(was), valuesOf(is)];
  const [narrow, wide] = direction === "sent" ? [before, after] : [after, before];
  if (!wide) return [];
  const lost = narrow ? narrow.filter((value) => !wide.includes(value)) : ["any value"];
  if (lost.length === 0) return [];
  return [{ place: "", was: before?.join("|") ?? "any value", is: after?.join("|") ?? "any value" }];
}

function valuesOf(schema: JsonObject): string[] | undefined {
  if (Object.hasOwn(schema, "const")) return [String(JSON.stringify(own(schema, "const")))];
  const values = own(schema, "enum");
  return Array.isArray(values) ? values.map((value) => String(JSON.stringify(value))) : undefined;
}

const UPPER = ["maximum", "exclusiveMaximum", "maxLength", "maxItems", "maxProperties"];
const LOWER = ["minimum", "exclusiveMinimum", "minLength", "minItems", "minProperties"];

/** Limits of what is sent may only widen; clients read answers of any length. */
function limitChanges(was: JsonObject, is: JsonObject, direction: Direction): Change[] {
  if (direction === "received") return [];
  const narrowed = (name: string, sign: 1 | -1): Change[] => {
    const [before, after] = [own(was, name), own(is, name)];
    if (typeof after !== "number" || (typeof before === "number" && sign * after >= sign * before)) return [];
    return [{ place: name, was: typeof before === "number" ? String(before) : MISSING, is: String(after) }];
  };
  const [before, after] = [own(was, "pattern"), own(is, "pattern")];
  const pattern =
    typeof after === "string" && after !== before
      ? [{ place: "pattern", was: typeof before === "string" ? before : MISSING, is: after }]
      : [];
  return [
    ...UPPER.flatMap((name) => narrowed(name, 1)),
    ...LOWER.flatMap((name) => narrowed(name, -1)),
    ...pattern,
  ];
}

function propertyChanges(was: JsonObject, is: JsonObject, direction: Direction, compare: Compare): Change[] {
  const after = new Map(entriesOf(own(is, "properties")));
  const kept = entriesOf(own(was, "properties")).flatMap(([name, schema]) => {
    if (!after.has(name))
      return direction === "received" || isClosed(is) ? [{ place: name, was: name, is: MISSING }] : [];
    return below(name, compare(schema, after.get(name), direction));
  });
  return [...kept, ...requiredChanges(was, is, direction)];
}

const isClosed = (schema: JsonObject): boolean => own(schema, "additionalProperties") === false;

/** Nothing more is asked of a client, and nothing that was promised is missing. */
function requiredChanges(was: JsonObject, is: JsonObject, direction: Direction): Change[] {
  const [before, after] = [ownList(was, "required"), ownList(is, "required")];
  if (direction === "sent") {
    const added = after.filter((name) => !before.includes(name));
    return added.map((name) => ({ place: String(name), was: "optional", is: "required" }));
  }
  const kept = entriesOf(own(is, "properties")).map(([name]) => name);
  const dropped = before.filter((name) => !after.includes(name) && kept.includes(String(name)));
  return dropped.map((name) => ({ place: String(name), was: "required", is: "optional" }));
}

/**
 * Each form that a client may send has one that takes it, and each form that it may receive is one that it knew. A schema
 * without alternatives is the only form of itself.
 */
function unionChanges(was: JsonObject, is: JsonObject, direction: Direction, means: Means): Change[] {
  const [before, after] = [formsOf(was), formsOf(is)];
  const name = (after ?? before)?.name;
  if (name === undefined) return [];
  const [former, present] = [before?.forms ?? [was], after?.forms ?? [is]];
  return counterpartChanges({
    ...{ name, former, present, direction, means },
    needed: direction === "sent" ? "former" : "present",
  });
}

function formsOf(schema: JsonObject): { name: string; forms: readonly unknown[] } | undefined {
  const names = ["oneOf", "anyOf"].filter((name) => ownList(schema, name).length > 0);
  const [name] = names;
  return name === undefined ? undefined : { name, forms: names.flatMap((one) => ownList(schema, one)) };
}

/** Parts of `allOf`: a body must not have to satisfy anything new, an answer must still satisfy everything promised. */
function partChanges(was: JsonObject, is: JsonObject, direction: Direction, means: Means): Change[] {
  const [before, after] = [ownList(was, "allOf"), ownList(is, "allOf")];
  const needed = direction === "sent" ? "present" : "former";
  const [former, present] = [
    before.length === 0 && needed === "present" ? [was] : before,
    after.length === 0 && needed === "former" ? [is] : after,
  ];
  return counterpartChanges({ name: "allOf", former, present, direction, means, needed });
}

interface Counterparts {
  name: string;
  former: readonly unknown[];
  present: readonly unknown[];
  /** The side where each schema needs a counterpart. */
  needed: "former" | "present";
  direction: Direction;
  means: Means;
}

/**
 * The schemas without an unchanged counterpart. If there are as many on both sides, the changes at the same position
 * are reported, otherwise the schemas that came or went.
 */
function counterpartChanges({ name, former, present, needed, direction, means }: Counterparts): Change[] {
  const isFormer = needed === "former";
  const [asking, given] = isFormer ? [former, present] : [present, former];
  const between = (schema: unknown, other: unknown): Change[] =>
    isFormer ? means.compare(schema, other, direction) : means.compare(other, schema, direction);
  return asking.flatMap((schema, i) => {
    const at = Math.min(i, given.length - 1);
    const changes = between(schema, given[at]);
    const others = means.search ? given.filter((_, index) => index !== at) : [];
    if ([changes, ...others.map((other) => between(schema, other))].some((found) => found.length === 0))
      return [];
    const place = `${name}.${String(i)}`;
    if (former.length === present.length) return below(place, changes);
    const label = labelOf(schema);
    return [{ place, was: isFormer ? label : MISSING, is: isFormer ? MISSING : label }];
  });
}

/** The name of a component, or the types of a schema without one. */
const labelOf = (schema: unknown): string =>
  ownText(schema, "$ref")?.split("/").at(-1) ?? named(isObject(schema) ? typesOf(schema) : undefined);

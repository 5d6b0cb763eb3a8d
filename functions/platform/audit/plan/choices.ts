import { entriesOf, isObject, own, ownList } from "../contract/own.ts";
import { resolved } from "../contract/references.ts";
import type { Contract, JsonObject, Operation, Parameter } from "../model/contract.ts";
import type { Caller, Exchange } from "../model/evidence.ts";
import { credentialOf, type Registration } from "../model/registration.ts";
import type { Zone } from "../model/zones.ts";

/** Everything that a planner bases its decisions on. */
export interface Situation {
  registration: Registration;
  contract: Contract;
  /** The operations whose turn it is. */
  operations: readonly Operation[];
  /** The exchanges of the rounds before. */
  exchanges: readonly Exchange[];
  /** Unique to the audit. */
  auditId: string;
  /** True if the audit was begun before and broken off: what it has written then is unknown. */
  isRepeated?: boolean | undefined;
}

/** The caller of a zone; undefined if the registration has no credential for it. */
export function callerOf({ registration }: Pick<Situation, "registration">, zone: Zone): Caller | undefined {
  if (zone === "public") return "anonymous";
  return credentialOf(registration, zone) ? zone : undefined;
}

/** True if an operation is called with a client certificate, which an audit does not have. */
export const needsCertificate = ({ document }: Contract, { security = [] }: Operation): boolean => {
  const schemes = own(own(document, "components"), "securitySchemes");
  const isMutual = (name: string) => own(resolved(document, own(schemes, name)), "type") === "mutualTLS";
  return security.length > 0 && security.every((one) => Object.keys(one).some(isMutual));
};

export const jsonMedia = (content: ReadonlyMap<string, JsonObject>): JsonObject | undefined =>
  [...content].find(([type]) => /^application\/(json|[\w.-]+\+json)\b/.test(type))?.[1];

const UNKNOWN_TEXT = "00000000-0000-4000-8000-000000000000";
const UNKNOWN_NUMBER = "8999999999999999";

/** The path of an operation with ids that cannot exist. */
export const impossiblePath = ({ path, parameters }: Operation, document: unknown): string =>
  path.replaceAll(/\{([^{}]*)\}/g, (_, name: string) =>
    isNumeric(
      document,
      parameters.find((one) => one.in === "path" && one.name === name),
    )
      ? UNKNOWN_NUMBER
      : UNKNOWN_TEXT,
  );

const isNumeric = (document: unknown, parameter: Parameter | undefined): boolean => {
  const type = own(resolved(document, parameter?.schema), "type");
  return type === "integer" || type === "number" || (Array.isArray(type) && type.includes("integer"));
};

/** A path with a real id for its only parameter; undefined if it has no parameter, or several. */
export const pathWithId = ({ path }: Operation, id: string): string | undefined =>
  path.split("{").length === 2 ? path.replace(/\{[^{}]*\}/, () => encodeURIComponent(id)) : undefined;

export const hasParameters = ({ path }: Operation): boolean => path.includes("{");

/** A path with a query of the required parameters; undefined if the contract has no value for one of them. */
export function withRequiredQuery(operation: Operation, document: unknown, path: string): string | undefined {
  const required = operation.parameters.filter((one) => one.in === "query" && one.required);
  const query = new URLSearchParams();
  for (const parameter of required) {
    const value = exampleOf(document, parameter);
    if (value === undefined) return undefined;
    query.set(parameter.name, value);
  }
  return query.size > 0 ? `${path}?${query.toString()}` : path;
}

function exampleOf(document: unknown, { schema: written, source }: Parameter): string | undefined {
  const schema = resolved(document, written);
  const [, named] = entriesOf(own(source, "examples"))[0] ?? [];
  const candidates = [
    own(source, "example"),
    own(named, "value"),
    own(schema, "example"),
    ownList(schema, "examples")[0],
    own(schema, "default"),
    ownList(schema, "enum")[0],
  ];
  const found = candidates.find((one) => ["string", "number", "boolean"].includes(typeof one));
  return found === undefined ? undefined : String(found);
}

/** Adds parameters to the query of a path. */
export function withQuery(path: string, query: Record<string, string>): string {
  const added = new URLSearchParams(query).toString();
  return `${path}${path.includes("?") ? "&" : "?"}${added}`;
}

export const hasQuery = ({ parameters }: Operation, name: string): boolean =>
  parameters.some((one) => one.in === "query" && one.name === name);

/**
 * GET of a collection: `/api/v1/<zone>/<resource>`, or another address that documents pages. `…/count` takes the same
 * parameters and answers a number (decision "Lists").
 */
export const isList = (operation: Operation): boolean =>
  operation.method === "GET" &&
  operation.zone !== undefined &&
  operation.segments.at(-1) !== "count" &&
  ((operation.segments.length === 4 && !hasParameters(operation)) ||
    (hasQuery(operation, "page") && hasQuery(operation, "size")));

/** The records of a list answer, as a page or as an array. */
export function itemsOf(json: unknown): JsonObject[] {
  const items = Array.isArray(json) ? (json as unknown[]) : ownList(json, "items");
  return items.filter(isObject);
}

/** The id of a record as an address shows it. */
export function idOf(item: JsonObject): string | undefined {
  const id = own(item, "id");
  return typeof id === "number" || (typeof id === "string" && id !== "") ? String(id) : undefined;
}

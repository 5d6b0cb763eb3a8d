import type { JsonObject, Media, Operation, Parameter, Response } from "../model/contract.ts";
import { isZone } from "../model/zones.ts";
import { entriesOf, isObject, own, ownList, ownObject, ownText } from "./own.ts";
import { resolved } from "./references.ts";

export const METHODS = [
  "get",
  "head",
  "options",
  "post",
  "put",
  "patch",
  "delete",
  "trace",
  "query",
] as const;

/** Operational addresses are not under /api; `/management` and `/docs` are kept beside them (decision "Audit"). */
const OPERATIONAL =
  /^\/(health(\/[^/]+)?|metrics|info|docs(\/.*)?|management(\/.*)?|api\/v\d+\/openapi\.json)$/;

export const isOperational = (path: string): boolean => OPERATIONAL.test(path);

/** The operations of a contract, in its order, with the references of their parts resolved. */
export function operationsIn(document: JsonObject): Operation[] {
  return entriesOf(own(document, "paths")).flatMap(([path, written]) => {
    const item = resolved(document, written);
    if (!item || !path.startsWith("/")) return [];
    return METHODS.flatMap((method) => {
      const source = ownObject(item, method);
      return source ? [operationOf(document, { path, method: method.toUpperCase(), item, source })] : [];
    });
  });
}

interface Written {
  path: string;
  method: string;
  item: JsonObject;
  source: JsonObject;
}

function operationOf(document: JsonObject, { path, method, item, source }: Written): Operation {
  return {
    key: `${method} ${path}`,
    method,
    path,
    ...addressOf(path),
    isOperational: isOperational(path),
    operationId: own(source, "operationId"),
    parameters: parametersOf(document, item, source),
    requestBody: bodyOf(document, source),
    responses: responsesOf(document, source),
    security: securityOf(document, source),
    isDeprecated: own(source, "deprecated") === true,
    sunset: ownText(source, "x-sunset"),
    source,
  };
}

export function addressOf(path: string): Pick<Operation, "segments" | "version" | "zone" | "resource"> {
  const segments = path.split("/").slice(1);
  const [, version] = segments[0] === "api" ? (/^v([1-9]\d*)$/.exec(segments[1] ?? "") ?? []) : [];
  const zone = version !== undefined && isZone(segments[2]) ? segments[2] : undefined;
  return {
    segments,
    version: version === undefined ? undefined : Number(version),
    zone,
    resource: zone ? segments[3] : undefined,
  };
}

function parametersOf(document: JsonObject, item: JsonObject, source: JsonObject): Parameter[] {
  const found = new Map<string, Parameter>();
  for (const written of [...ownList(item, "parameters"), ...ownList(source, "parameters")]) {
    const parameter = resolved(document, written);
    const name = ownText(parameter, "name");
    const place = ownText(parameter, "in");
    if (!parameter || name === undefined || place === undefined) continue;
    const required = own(parameter, "required") === true;
    const schema = own(parameter, "schema");
    found.set(`${place} ${name}`, { name, in: place, required, schema, source: parameter });
  }
  return [...found.values()];
}

function bodyOf(document: JsonObject, source: JsonObject): Operation["requestBody"] {
  const body = resolved(document, own(source, "requestBody"));
  return body && { content: mediaOf(document, body), required: own(body, "required") === true };
}

const mediaOf = (document: JsonObject, body: JsonObject): Media =>
  new Map(
    entriesOf(own(body, "content")).flatMap(([type, written]) => {
      const media = resolved(document, written);
      return media ? [[type.toLowerCase(), media] as const] : [];
    }),
  );

const responsesOf = (document: JsonObject, source: JsonObject): Response[] =>
  entriesOf(own(source, "responses")).flatMap(([status, written]) => {
    const answer = resolved(document, written);
    if (!answer || status.startsWith("x-")) return [];
    const headers = entriesOf(own(answer, "headers")).flatMap(([name, header]) => {
      const found = resolved(document, header);
      return found ? [[name.toLowerCase(), found] as const] : [];
    });
    const description = own(answer, "description");
    return [{ status, description, headers: new Map(headers), content: mediaOf(document, answer) }];
  });

function securityOf(document: JsonObject, source: JsonObject): readonly JsonObject[] | undefined {
  const written = Object.hasOwn(source, "security") ? own(source, "security") : own(document, "security");
  return Array.isArray(written) ? written.filter(isObject) : undefined;
}

/** The answer that the contract declares for a status: the status itself, its class, or the default. */
export const responseFor = ({ responses }: Operation, status: number): Response | undefined =>
  responses.find((one) => one.status === String(status)) ??
  responses.find((one) => one.status.toUpperCase() === `${String(status)[0] ?? ""}XX`) ??
  responses.find((one) => one.status === "default");

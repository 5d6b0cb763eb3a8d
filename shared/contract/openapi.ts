import * as z from "zod";
import {
  createDocument,
  type CreateDocumentOptions,
  type ZodOpenApiOperationObject,
  type ZodOpenApiComponentsObject,
  type ZodOpenApiPathsObject,
} from "zod-openapi";
import { languages } from "../context.ts";
import { exampleOf, requestExampleOf, type Definitions, type JsonSchema } from "./openapi-examples.ts";
import {
  answersOf,
  ANY_TYPE,
  bare,
  responseHeaders,
  takesIdempotencyKey,
  takesIfMatch,
} from "./openapi-answers.ts";
import {
  commonTexts,
  composed,
  gettingStarted,
  inParagraphs,
  onOneLine,
  type ContractText,
  type ContractTexts,
} from "./contract-texts.ts";
import { dropUnused } from "./unused-components.ts";
import { parametersOf } from "../http/params.ts";
import { binary } from "../http/responses.ts";
import { type Route, type RouteGroup, zoneOf } from "../http/route.ts";
import type { Service } from "../http/service.ts";

/** The build that publishes a document. */
export interface About {
  version: string;
  /** Address of the host, without a trailing slash; empty in a contract that is not tied to a host. */
  publicUrl: string;
}

type OpenApiDocument = ReturnType<typeof createDocument>;
type ComposedTexts = ReturnType<typeof composed>;

/**
 * The OpenAPI 3.1 document of a service, built only from its declarations: every route with its parameters, bodies,
 * answers, errors in the format of its address, security and one example each.
 */
export function openApiDocument(
  service: Service,
  groups: RouteGroup[],
  about: About,
  textsOfRooms: ContractTexts[] = [],
): OpenApiDocument {
  const texts = composed([commonTexts, ...textsOfRooms]);
  const routes = groups.flatMap((group) => Object.values(group)).toSorted(byAddress);
  const document = createDocument(
    {
      openapi: "3.1.1",
      info: {
        title: service.title,
        description: gettingStarted(service.description, service.name, texts.callers),
        version: about.version,
        contact: { name: "Temelia" },
        license: { name: "Toate drepturile rezervate", identifier: "LicenseRef-Temelia" },
      },
      servers: [{ url: `${about.publicUrl}/${service.name}`, description: service.title }],
      tags: tagsOf(routes, texts),
      paths: pathsOf(service, routes),
      components: {
        securitySchemes: securitySchemesOf(routes),
        headers: structuredClone(responseHeaders),
        parameters: { ...structuredClone(sharedParameters), ...ownParameters(service) },
      },
    },
    { override: trimToContract },
  );
  setAlternativesAside(document, routes);
  nameSchemas(document);
  describeParts(document, texts);
  addExamples(document);
  dropUnused(document);
  return document;
}

/** The order of a contract, whichever rooms declare the routes. */
const byAddress = (a: Route, b: Route): number => (a.path < b.path ? -1 : Number(a.path > b.path));

/**
 * Translates zod's schemas for generators: the width of an integer, also if a bound narrows it. Removes what zod adds
 * beyond the contract: bounds of answers that merely delimit numbers, patterns that repeat a format, and
 * `additionalProperties: false`, because an answer may get new fields in the same version.
 */
const trimToContract: CreateDocumentOptions["override"] = ({ jsonSchema, io }) => {
  delete jsonSchema.contentType;
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
  if (jsonSchema.type === "integer") {
    jsonSchema.format ??= (jsonSchema.maximum ?? Infinity) <= INT32 ? "int32" : "int64";
    if (isLeastNumber(jsonSchema.minimum)) delete jsonSchema.minimum;
    if (io === "output" && isMostNumber(jsonSchema.maximum)) delete jsonSchema.maximum;
  }
  if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
};

const INT32 = 2 ** 31 - 1;
const isMostNumber = (bound?: number) => bound === INT32 || bound === Number.MAX_SAFE_INTEGER;
const isLeastNumber = (bound?: number) => bound === -INT32 - 1 || bound === Number.MIN_SAFE_INTEGER;

const sharedParameters: ZodOpenApiComponentsObject["parameters"] = {
  "Accept-Language": {
    name: "Accept-Language",
    in: "header",
    description: `Limbile, în ordinea dorită (RFC 9110): ${languages.join(", ")}`,
    schema: { type: "string", default: "ro", examples: [...languages] },
  },
  "X-Correlation-Id": {
    name: "X-Correlation-Id",
    in: "header",
    description: "Codul de corelare propriu, până la 128 de caractere vizibile; altul este înlocuit",
    schema: { type: "string" },
  },
  "Idempotency-Key": {
    name: "Idempotency-Key",
    in: "header",
    description: "Aceeași cheie și același conținut primesc același răspuns timp de 24 de ore",
    schema: { type: "string", minLength: 1, maxLength: 255 },
  },
  "If-Match": {
    name: "If-Match",
    in: "header",
    description: "ETag-ul citit; o înregistrare schimbată între timp este refuzată cu 412",
    schema: { type: "string" },
  },
  "If-None-Match": {
    name: "If-None-Match",
    in: "header",
    description: "Amprenta conținutului pe care îl aveți; același conținut este 304",
    schema: { type: "string" },
  },
  Range: {
    name: "Range",
    in: "header",
    description: "O parte a conținutului: bytes=0-1023 (RFC 9110)",
    schema: { type: "string", examples: ["bytes=0-1023"] },
  },
};

/** The request headers that a service adds to the common ones. */
const ownParameters = ({ headers = {} }: Service): ZodOpenApiComponentsObject["parameters"] =>
  Object.fromEntries(
    Object.entries(headers).map(([name, description]) => [
      name,
      { name, in: "header", description, schema: { type: "string" } },
    ]),
  );

function pathsOf(service: Service, routes: Route[]): ZodOpenApiPathsObject {
  const answers = answersOf(service);
  const paths: ZodOpenApiPathsObject = {};
  for (const route of routes) {
    const successor = successorOf(route, routes);
    const operation: ZodOpenApiOperationObject = {
      ...describe(route, service),
      ...(successor && { "x-successor": successor.operationId }),
      responses: answers(route),
    };
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operation };
  }
  return paths;
}

/** Older addresses admit all people: of several zones, that of officials is theirs. */
const OF_PEOPLE = ["staff", "admin", "citizen", "app", "public"];

/** The operation of a zone that does the act of an older one: for the same callers, if there are several. */
function successorOf(route: Route, routes: Route[]): Route | undefined {
  const isOlder = ({ path, deprecated }: Route): boolean => zoneOf(path) === undefined || Boolean(deprecated);
  if (!isOlder(route)) return undefined;
  const rankOf = ({ zone, access }: Route): number =>
    [zone === route.zone, access.scheme?.name === route.access.scheme?.name, true].indexOf(true) * 10 +
    OF_PEOPLE.indexOf(zone);
  return routes
    .filter((other) => other.act === route.act && other.method === route.method && !isOlder(other))
    .toSorted((one, other) => rankOf(one) - rankOf(other))[0];
}

function describe(route: Route, service: Service): Omit<ZodOpenApiOperationObject, "responses"> {
  const { access, body, deprecated, part } = route;
  return {
    operationId: route.operationId,
    summary: route.summary,
    tags: [route.resource],
    security: securityOf(access),
    ...(access.scheme?.servers && {
      servers: access.scheme.servers(service) as ZodOpenApiOperationObject["servers"],
    }),
    ...(deprecated ? { deprecated: true, "x-sunset": deprecated.sunset } : {}),
    ...(part === undefined ? {} : { "x-part": part }),
    requestParams: { path: parametersOf(route), query: querySchema(route) },
    parameters: headersTakenBy(route).map((name) => ({ $ref: `#/components/parameters/${name}` })),
    ...(body
      ? {
          requestBody: {
            required: !body.mayBeAbsent,
            content: Object.fromEntries(
              body.media.map(({ type, schema, shown }) => [bare(type), { schema: shown ?? schema }]),
            ),
          },
        }
      : {}),
  };
}

const headersTakenBy = (route: Route): string[] => [
  "Accept-Language",
  "X-Correlation-Id",
  ...(takesIdempotencyKey(route) ? ["Idempotency-Key"] : []),
  ...(takesIfMatch(route) ? ["If-Match"] : []),
  ...(route.returns === binary ? ["If-None-Match", "Range"] : []),
  ...(route.takes ?? []),
];

const securityOf = ({ scheme }: Route["access"]) =>
  scheme ? [{ [scheme.name]: [] }, ...(scheme.optional ? [{}] : [])] : [];

function querySchema({ query }: Route): z.ZodObject {
  const described = (query?.parameters ?? []).map(
    ({ name, schema, description }) =>
      [name, description ? schema.meta({ param: { description } }) : schema] as const,
  );
  return z.object(Object.fromEntries(described));
}

function tagsOf(routes: Route[], { tags }: ComposedTexts) {
  return [...new Set(routes.map(({ resource }) => resource))].map((name) => {
    const text = tags[name];
    return { name, description: text ? inParagraphs(text) : name };
  });
}

/**
 * Adds the descriptions from the texts: to operations, and to properties that their declaration does not describe. A property has the text
 * of its schema (`SignIn.secret`), also inside an object of the schema; else that of its name, if all schemas mean the same by it.
 */
function describeParts(document: OpenApiDocument, { operations, actions, properties }: ComposedTexts): void {
  for (const operation of operationsOf(document)) {
    const { operationId } = operation;
    const text = operations[operationId] ?? actions[operationId.split(".").at(-1) ?? ""];
    if (text) operation.description = inParagraphs(text);
  }
  const definitions = (document.components?.schemas ?? {}) as Definitions;
  for (const [id, schema] of Object.entries(definitions)) describe(schema, [id]);

  function describe(schema: JsonSchema, path: string[]): void {
    for (const [name, part] of Object.entries(schema.properties ?? {})) {
      const text = textOf(name, path);
      if (text && !part.$ref && !isDescribed(part)) {
        part.description = [part.description, onOneLine(text)].filter(Boolean).join(". ");
      }
      describe(part, [...path, name]);
    }
    const inside = [schema.items, ...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
    for (const part of inside) if (part) describe(part, path);
  }

  function textOf(name: string, path: string[]): ContractText | undefined {
    const [id = ""] = path;
    const owners = [path.join("."), id, ...(id.endsWith("Page") ? ["Page"] : [])];
    const owner = owners.find((one) => properties[`${one}.${name}`]);
    return properties[owner === undefined ? name : `${owner}.${name}`];
  }
}

/** True if a part of a schema that operations share has been described already. */
const isDescribed = ({ description = "" }: JsonSchema) => / \/ /.test(description);

function securitySchemesOf(routes: Route[]) {
  const schemes = routes.flatMap(({ access }) => (access.scheme ? [access.scheme] : []));
  return Object.fromEntries(schemes.map(({ name, definition }) => [name, definition as { type: "http" }]));
}

/** A request body or an answer. */
interface Part {
  content?: Content;
  "x-alternative-content"?: Content;
}

interface Content {
  [mediaType: string]: { schema?: JsonSchema; example?: unknown };
}

/** Every operation of a document, with its address and method. */
function operationsOf({ paths }: OpenApiDocument) {
  return Object.values(paths ?? {}).flatMap(
    (item) => Object.values(item) as (ZodOpenApiOperationObject & { operationId: string })[],
  );
}

/**
 * Leaves one media type to a request that takes a form or another body, and to an answer of bytes or another body: no
 * generator makes a function for both. The other one is described in `x-alternative-content`.
 */
function setAlternativesAside(document: OpenApiDocument, routes: Route[]): void {
  const definitions = (document.components?.schemas ?? {}) as Definitions;
  for (const operation of operationsOf(document)) {
    const route = routes.find(({ operationId }) => operationId === operation.operationId);
    const types = route?.body?.alternative?.media.map(({ type }) => bare(type)) ?? [];
    if (operation.requestBody) setAside(operation.requestBody as Part, (type) => types.includes(type));
    for (const answer of Object.values(operation.responses) as Part[])
      if (answer.content?.[ANY_TYPE]) setAside(answer, (type) => type !== ANY_TYPE);
  }

  function setAside(part: Part, isAside: (type: string) => boolean): void {
    const entries = Object.entries(part.content ?? {});
    const aside = entries.filter(([type]) => isAside(type));
    if (aside.length === 0) return;
    const alternatives = aside.map(([type, { schema = {} }]) => {
      const shown = definitions[nameOf(schema)] ?? schema;
      return [type, { schema: shown, example: requestExampleOf(shown, definitions) }] as const;
    });
    part.content = Object.fromEntries(entries.filter(([type]) => !isAside(type)));
    part["x-alternative-content"] = Object.fromEntries(alternatives);
  }
}

/** The schema name in a reference; empty for a schema without one. */
const nameOf = ({ $ref = "" }: JsonSchema): string => $ref.split("/").at(-1) ?? "";

/** The contents of an operation: those of its request, and of the answers that it does not share. */
function contentsOf({ requestBody, responses }: ZodOpenApiOperationObject) {
  const answers = Object.values(responses) as Part[];
  return {
    sent: (requestBody as Part | undefined)?.content ?? {},
    answered: answers.map(({ content }) => content ?? {}),
  };
}

/**
 * Names the objects in requests and answers, because the types of clients are named after them: a page after its
 * items, an object without a name after its operation.
 */
function nameSchemas(document: OpenApiDocument): void {
  const schemas = ((document.components ??= {}).schemas ??= {}) as Definitions;
  const name = (media: Content[string], usual: string) => {
    const { schema } = media;
    if (!schema || schema.$ref || (schema.type !== "object" && !schema.anyOf)) return;
    const { items, total } = schema.properties ?? {};
    const row = total && items?.items && nameOf(items.items);
    const id = row ? `${row}Page` : usual;
    if (schemas[id] && JSON.stringify(schemas[id]) !== JSON.stringify(schema))
      throw new Error(`the contract has two schemas with the name ${id}`);
    schemas[id] = schema;
    media.schema = { $ref: `#/components/schemas/${id}` };
  };
  for (const operation of operationsOf(document)) {
    const usual = typeName(operation.operationId);
    const { sent, answered } = contentsOf(operation);
    for (const media of Object.values(sent)) name(media, `${usual}Body`);
    for (const media of answered.flatMap((content) => Object.values(content))) name(media, `${usual}Answer`);
  }
}

/** `BucketAccesCreate` of `bucket-acces.create`. */
const typeName = (operationId: string): string =>
  operationId
    .split(/[.-]/)
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join("");

/** Adds an example to every body and answer that has none. */
function addExamples(document: OpenApiDocument): void {
  const definitions = (document.components?.schemas ?? {}) as Definitions;
  for (const operation of operationsOf(document)) {
    const { sent, answered } = contentsOf(operation);
    for (const media of Object.values(sent)) {
      if (media.schema) media.example ??= requestExampleOf(media.schema, definitions);
    }
    for (const media of answered.flatMap((content) => Object.values(content))) {
      if (!media.schema || media.schema.format === "binary") continue;
      media.example ??= exampleOf(media.schema, definitions);
    }
  }
}

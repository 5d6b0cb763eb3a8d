import * as z from "zod";
import {
  createDocument,
  type CreateDocumentOptions,
  type ZodOpenApiOperationObject,
  type ZodOpenApiComponentsObject,
  type ZodOpenApiPathsObject,
} from "zod-openapi";
import { languages } from "../context.ts";
import { exampleOf, type Definitions, type JsonSchema } from "./openapi-examples.ts";
import { answersOf, bare, responseHeaders, takesIdempotencyKey, takesIfMatch } from "./openapi-answers.ts";
import { parametersOf } from "./params.ts";
import type { Route, RouteGroup } from "./route.ts";
import type { Service } from "./service.ts";

/** The build that publishes a document. */
export interface About {
  version: string;
  /** Address of the host, without a trailing slash; empty in a contract that is not tied to one. */
  publicUrl: string;
}

export type OpenApiDocument = ReturnType<typeof createDocument>;

/**
 * The OpenAPI 3.1 document of a service, built from its declarations alone: every route with its
 * parameters, bodies, answers, errors in the format of its address, security and one example each.
 */
export function openApiDocument(service: Service, groups: RouteGroup[], about: About): OpenApiDocument {
  const routes = groups.flatMap((group) => Object.values(group));
  const document = createDocument(
    {
      openapi: "3.1.1",
      info: {
        title: service.title,
        description: service.description,
        version: about.version,
        contact: { name: "Temelia" },
        license: { name: "Toate drepturile rezervate", identifier: "LicenseRef-Temelia" },
      },
      servers: [{ url: `${about.publicUrl}/${service.name}`, description: service.title }],
      tags: tagsOf(routes),
      paths: pathsOf(service, routes),
      components: {
        securitySchemes: securitySchemesOf(routes),
        headers: structuredClone(responseHeaders),
        parameters: structuredClone(sharedParameters),
      },
    },
    { override: trimToContract },
  );
  addExamples(document);
  dropUnused(document);
  return document;
}

/**
 * Removes what zod adds beyond the contract: bounds that only JavaScript has, patterns that repeat a format, and
 * `additionalProperties: false`, because an answer may get new fields in the same version.
 */
const trimToContract: CreateDocumentOptions["override"] = ({ jsonSchema }) => {
  delete jsonSchema.contentType;
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
};

const sharedParameters: ZodOpenApiComponentsObject["parameters"] = {
  "Accept-Language": {
    name: "Accept-Language",
    in: "header",
    description: "Limba mesajelor",
    schema: { type: "string", enum: [...languages], default: "ro" },
  },
  "X-Correlation-Id": {
    name: "X-Correlation-Id",
    in: "header",
    description: "Codul de corelare propriu, până la 128 de caractere vizibile",
    schema: { type: "string", maxLength: 128 },
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
};

function pathsOf(service: Service, routes: Route[]): ZodOpenApiPathsObject {
  const answers = answersOf(service);
  const paths: ZodOpenApiPathsObject = {};
  for (const route of routes) {
    const operation: ZodOpenApiOperationObject = { ...describe(route), responses: answers(route) };
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operation };
  }
  return paths;
}

function describe(route: Route): Omit<ZodOpenApiOperationObject, "responses"> {
  const { access, body, deprecated } = route;
  return {
    operationId: route.operationId,
    summary: route.summary,
    tags: [resourceOf(route)],
    security: access.scheme ? [{ [access.scheme.name]: [] }] : [],
    ...(deprecated ? { deprecated: true, "x-sunset": deprecated.sunset } : {}),
    requestParams: { path: parametersOf(route.path), query: querySchema(route) },
    parameters: headersTakenBy(route).map((name) => ({ $ref: `#/components/parameters/${name}` })),
    ...(body
      ? {
          requestBody: {
            required: !body.mayBeAbsent,
            content: Object.fromEntries(body.media.map(({ type, schema }) => [bare(type), { schema }])),
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
];

const resourceOf = ({ operationId }: Route) => operationId.split(".")[1] ?? operationId;

function querySchema({ query }: Route): z.ZodObject {
  const described = (query?.parameters ?? []).map(
    ({ name, schema, description }) =>
      [name, description ? schema.meta({ param: { description } }) : schema] as const,
  );
  return z.object(Object.fromEntries(described));
}

function tagsOf(routes: Route[]) {
  const addresses = new Map<string, string>();
  for (const route of routes) {
    const shortest = addresses.get(resourceOf(route)) ?? route.path;
    addresses.set(resourceOf(route), route.path.length < shortest.length ? route.path : shortest);
  }
  return [...addresses].map(([name, path]) => ({ name, description: `Operațiunile adresei ${path}` }));
}

function securitySchemesOf(routes: Route[]) {
  const schemes = routes.flatMap(({ access }) => (access.scheme ? [access.scheme] : []));
  return Object.fromEntries(schemes.map(({ name, definition }) => [name, definition as { type: "http" }]));
}

interface Content {
  [mediaType: string]: { schema?: JsonSchema; example?: unknown };
}

/** Adds an example to every body and answer that has none of its own. */
function addExamples({ paths, components }: OpenApiDocument): void {
  const definitions = (components?.schemas ?? {}) as Definitions;
  const operations = Object.values(paths ?? {}).flatMap(
    (item) => Object.values(item) as ZodOpenApiOperationObject[],
  );
  for (const { requestBody, responses } of operations) {
    const contents = [requestBody, ...Object.values(responses)].map(
      (part) => (part as { content?: Content })?.content,
    );
    for (const media of contents.flatMap((content) => Object.values(content ?? {}))) {
      if (!media.schema || media.schema.format === "binary") continue;
      media.example ??= exampleOf(media.schema, definitions);
    }
  }
}

/** Removes the shared headers and parameters that no operation refers to. */
function dropUnused(document: OpenApiDocument): void {
  const { components } = document;
  if (!components) return;
  const text = JSON.stringify(document);
  for (const section of ["headers", "parameters"] as const) {
    const entries = Object.entries(components[section] ?? {});
    const used = entries.filter(([name]) => text.includes(`"#/components/${section}/${name}"`));
    (components as Record<string, object>)[section] = Object.fromEntries(used);
  }
}

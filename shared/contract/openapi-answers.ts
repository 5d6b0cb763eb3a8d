import type { ZodOpenApiResponseObject, ZodOpenApiResponsesObject } from "zod-openapi";
import * as z from "zod";
import { AppError, errorKinds, type ErrorKind } from "../errors.ts";
import {
  asText,
  binary,
  contentTypeOf,
  FileAddressView,
  FileInPreparationView,
  nothing,
} from "../http/responses.ts";
import { forEachLanguage } from "../everywhere/texts.ts";
import { kernel } from "../refusals.ts";
import { isLimited } from "../http/access.ts";
import { errorFormatFor, statusIn, type ErrorFormat } from "../http/error-formats.ts";
import type { Route } from "../http/route.ts";
import type { Service } from "../http/service.ts";

const header = (description: string, type: "string" | "integer" = "string") => ({
  description,
  schema: type === "integer" ? { type, format: "int64" as const } : { type },
});

/** Response headers of the system, by their names as sent. */
export const responseHeaders = {
  "X-Correlation-Id": header("Codul de corelare al cererii"),
  Location: header("Adresa înregistrării create"),
  ETag: header("Revizia înregistrării sau amprenta conținutului; se trimite în If-Match și If-None-Match"),
  Link: header("Paginile next, prev, first, last (RFC 8288)"),
  "X-Total-Count": header("Numărul total de rânduri", "integer"),
  "X-Total-Relation": header("gte, când numărătoarea s-a oprit la limita ei"),
  "Content-Disposition": header("Numele fișierului (RFC 6266)"),
  "Repr-Digest": header("SHA-256 al conținutului întreg (RFC 9530)"),
  "Content-Range": header("Intervalul trimis (RFC 9110)"),
  "WWW-Authenticate": header("Cum se face autentificarea (RFC 9110)"),
  "Retry-After": header("Peste câte secunde se poate repeta cererea", "integer"),
  Allow: header("Metodele pe care adresa le acceptă"),
  "RateLimit-Limit": header("Cereri sau încercări permise", "integer"),
  "RateLimit-Remaining": header("Cereri sau încercări rămase", "integer"),
  "RateLimit-Reset": header("Secunde până când se numără din nou", "integer"),
};

type HeaderName = keyof typeof responseHeaders;

const headersNamed = (...names: HeaderName[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

const descriptions: Record<number, string> = {
  200: "Reușit",
  201: "Creat",
  202: "Acceptat: continuă în fundal",
  204: "Reușit, fără conținut",
  303: "Conținutul este la adresa din Location",
  307: "Conținutul este la adresa din Location",
  503: errorKinds.unavailable.title[0],
};

const isWrite = ({ method }: Route) => method !== "GET";
const takesRevision = ({ method }: Route) => method === "PUT" || method === "PATCH" || method === "DELETE";
const isProtected = ({ access }: Route) => access.scheme !== undefined;
const readsInput = ({ path, query, body }: Route) => path.includes("{") || Boolean(query ?? body);

/** True if a route honours `Idempotency-Key`: POST by callers who have a name. */
export const takesIdempotencyKey = (route: Route): boolean =>
  route.method === "POST" && route.idempotent && isProtected(route);

export const takesIfMatch = takesRevision;

/** The refusals that a route can give. 405 belongs to the address: it is shown only if there is no other refusal. */
const possible: [ErrorKind, (route: Route) => boolean][] = [
  ["badRequest", readsInput],
  ["unauthenticated", isProtected],
  ["forbidden", (route) => isProtected(route) || route.returns === binary],
  ["notFound", ({ path }) => path.includes("{")],
  ["methodNotAllowed", (route) => !readsInput(route) && !isProtected(route) && !isLimited(route.access)],
  ["conflict", isWrite],
  ["stale", takesRevision],
  ["tooLarge", ({ body }) => body !== undefined],
  ["unsupportedMedia", ({ body }) => body !== undefined],
  ["rangeNotSatisfiable", ({ returns }) => returns === binary],
  ["unprocessable", takesIdempotencyKey],
  ["locked", () => false],
  ["tooManyRequests", ({ access }) => isLimited(access)],
  ["fault", () => true],
  ["unavailable", () => true],
];

const headersOfRefusal: Partial<Record<ErrorKind, HeaderName[]>> = {
  unauthenticated: ["WWW-Authenticate"],
  methodNotAllowed: ["Allow"],
  rangeNotSatisfiable: ["Content-Range"],
  tooManyRequests: ["Retry-After", "RateLimit-Limit", "RateLimit-Remaining", "RateLimit-Reset"],
  unavailable: ["Retry-After"],
};

const exampleValues = {
  metoda: "POST",
  permise: "GET",
  limita: 4_500_000,
  tip: "text/css",
  acceptate: "application/json",
  secunde: 30,
};

/** Builds the answers of routes; operations of one format share their error answers. */
export function answersOf(service: Service): (route: Route) => ZodOpenApiResponsesObject {
  const known = new Map<string, ZodOpenApiResponseObject>();
  const refusalOf = (kind: ErrorKind, route: Route): [string, ZodOpenApiResponseObject] => {
    const error = new AppError(kernel[errorKinds[kind].key], exampleValues);
    const format = errorFormatFor(route.path, service.errorFormats, error, route.errors);
    const status = String(statusIn(format, error));
    const id = `${String(format.schema.meta()?.id)}${status}`;
    const answer = known.get(id) ?? { id, ...refusal(error, format, service) };
    known.set(id, answer);
    return [status, answer];
  };
  return (route) => {
    const kinds = possible.filter(([kind, when]) => when(route) || route.refuses?.includes(kind));
    const refusals = Object.fromEntries(kinds.map(([kind]) => refusalOf(kind, route)));
    return { ...successOf(route), ...refusals, ...otherAnswers(route, refusals) };
  };
}

function refusal(error: AppError, format: ErrorFormat, { name }: Service): ZodOpenApiResponseObject {
  const mediaType = bare(format.contentType);
  const { ro: example, ...others } = forEachLanguage((language): unknown => {
    const body = format.render(error, {
      instance: `/${name}/api/exemplu`,
      correlationId: "018f5a3e-7c1b-7d2a-9b4e-2f6c8d0a1b3c",
      language,
    });
    return mediaType.endsWith("json") ? JSON.parse(body) : body;
  });
  return {
    description: errorKinds[error.kind].title[0],
    headers: headersNamed("X-Correlation-Id", ...(headersOfRefusal[error.kind] ?? [])),
    // Readers of other languages have theirs on the API pages; generators know `example` alone.
    content: { [mediaType]: { schema: format.schema, example, "x-examples": others } },
  };
}

function successOf(route: Route): ZodOpenApiResponsesObject {
  const { returns } = route;
  if (returns === binary) return fileAnswers(route);
  const status = returns === nothing && route.status === 200 ? 204 : route.status;
  const answer: ZodOpenApiResponseObject = {
    description: descriptions[status] ?? "Reușit",
    headers: headersNamed(...headersOfSuccess(route)),
    ...contentOf(returns),
  };
  return {
    [String(status)]: answer,
    ...(route.method === "GET" && isRecord(returns)
      ? { "304": { description: "Neschimbat", headers: headersNamed("ETag") } }
      : {}),
  };
}

/** A status can mean both a refusal of the chain and another shape of the handler's answer. */
function otherAnswers(
  { also = {} }: Route,
  refusals: Record<string, ZodOpenApiResponseObject>,
): ZodOpenApiResponsesObject {
  const entries = Object.entries(also).map(([status, schema]) => {
    const { id: _shared, ...refusal } = refusals[status] ?? {};
    const answer = {
      description: descriptions[Number(status)] ?? "Alt răspuns",
      headers: headersNamed("X-Correlation-Id"),
      ...refusal,
      content: { ...refusal.content, ...contentOf(schema).content },
    };
    return [status, answer] as const;
  });
  return Object.fromEntries(entries);
}

function contentOf(schema: z.ZodType): Pick<ZodOpenApiResponseObject, "content"> {
  if (schema === nothing) return {};
  const text = asText(schema);
  return {
    content: {
      [bare(contentTypeOf(schema) ?? "application/json")]: { schema },
      ...(text ? { [bare(text.contentType)]: { schema: z.string() } } : {}),
    },
  };
}

function headersOfSuccess(route: Route): HeaderName[] {
  return [
    "X-Correlation-Id",
    ...(route.location ? (["Location"] as const) : []),
    ...(isRecord(route.returns) ? (["ETag"] as const) : []),
    ...(isPage(route.returns) ? (["Link", "X-Total-Count", "X-Total-Relation"] as const) : []),
    ...(isLimited(route.access)
      ? (["RateLimit-Limit", "RateLimit-Remaining", "RateLimit-Reset"] as const)
      : []),
  ];
}

/** The media type of files in the contract; the answer names the actual one. */
export const ANY_TYPE = "*/*";

function fileAnswers({ status, method }: Route): ZodOpenApiResponsesObject {
  // One media type for every file: generators read bytes, and send no Accept header for a type that the file does not
  // have.
  const content = { [ANY_TYPE]: { schema: { type: "string", format: "binary" } as const } };
  const headers: HeaderName[] = ["X-Correlation-Id", "ETag", "Repr-Digest", "Content-Disposition"];
  return {
    [String(status)]: {
      description: "Conținutul întreg; la Accept: application/json adresa conținutului mare",
      headers: headersNamed(...headers),
      content: { ...content, ...contentOf(FileAddressView).content },
    },
    "202": {
      description: "Conținutul mare se pregătește; repetați cererea",
      headers: headersNamed("X-Correlation-Id", "Retry-After"),
      ...contentOf(FileInPreparationView),
    },
    "206": { description: "Intervalul cerut", headers: headersNamed(...headers, "Content-Range"), content },
    [method === "POST" ? "303" : "307"]: {
      description: "Conținutul mare este la adresa din Location, timp de 60 de secunde",
      headers: headersNamed("X-Correlation-Id", "Location", "ETag", "Repr-Digest"),
    },
    "304": { description: "Neschimbat", headers: headersNamed("ETag") },
  };
}

const has = (schema: z.ZodType, ...fields: string[]) =>
  schema instanceof z.ZodObject && fields.every((field) => field in schema.shape);
const isRecord = (schema: z.ZodType) => has(schema, "id");
const isPage = (schema: z.ZodType) => has(schema, "items", "page", "size", "total");

/** A media type without its parameters, as OpenAPI names it. */
export const bare = (contentType: string): string => contentType.split(";")[0]?.trim() ?? contentType;

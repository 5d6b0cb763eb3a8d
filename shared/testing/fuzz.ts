import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import * as z from "zod";
import { lambdaHandler } from "../http/handler.ts";
import { exampleOf, type JsonSchema } from "../contract/openapi-examples.ts";
import type { Route, RouteGroup } from "../http/route.ts";
import type { Service } from "../http/service.ts";
import { callerOf, type Received, type Sent } from "./caller.ts";
import { drawn, tenthOf } from "./drawn.ts";
import { fc } from "./properties.ts";
import { ENDS_CALLER } from "./routes-matrix.ts";

interface Fuzzed {
  service: Service;
  groups: RouteGroup[];
  /** Headers of callers with many rights, so that their requests reach deep into the code. */
  callers: () => Record<string, string>[];
  /** The client certificate of every request, PEM, for routes that admit machines. */
  certificate?: () => string;
}

const RUNS = 1000;

/** Numbers, texts and shapes that programs often mishandle. */
const awkward = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom<unknown>(0, -0, -1, 1e308, Number.MAX_SAFE_INTEGER + 2, "", " ", "\u0000", "\ud800", null),
  fc.constantFrom(
    "1",
    "0",
    "..",
    "/",
    "%",
    "a%2Fb",
    "__proto__",
    "constructor",
    "2026-13-45",
    "1e400",
    "ș".repeat(40),
  ),
  fc.integer({ min: 900, max: 4000 }).map((length) => "1".repeat(length)),
  fc.constantFrom("1".repeat(3000), "x@".padEnd(2100, "y")),
  fc.string({ unit: "binary", maxLength: 40 }),
);
const word = awkward.map((value) => (typeof value === "string" ? value : JSON.stringify(value)));
const queryName = fc.oneof(
  fc.constantFrom(
    "page",
    "size",
    "sort",
    "cursor",
    "filter[id]",
    "filter[cod]",
    "id.in",
    "cod",
    "idnp",
    "key",
  ),
  fc.constantFrom(
    "filter[creatLa][greaterThan]",
    "denumire.contains",
    "filter[status]",
    "user_id",
    "documentId",
  ),
  fc.string({ maxLength: 12 }),
);
const header = fc.tuple(
  fc.constantFrom(
    "if-match",
    "if-none-match",
    "range",
    "accept",
    "accept-language",
    "accept-encoding",
    "origin",
  ),
  fc.oneof(
    fc.constantFrom("*", '"1"', "bytes=5-", "bytes=-0", "gzip;q=0.5,br", "x".repeat(300)),
    fc.string(),
  ),
);
const extra = fc.tuple(
  fc.constantFrom(
    "idempotency-key",
    "x-correlation-id",
    "traceparent",
    "x-document-password",
    "partnerid",
    "content-length",
  ),
  fc.oneof(fc.constantFrom("k", '"k"', "%zz", "x".repeat(300)), fc.string()),
);
const mediaType = fc.constantFrom(
  "application/json",
  "application/json",
  "application/json",
  "Application/JSON; charset=utf-8",
  "application/merge-patch+json",
  "text/plain",
  "application/x-www-form-urlencoded",
  "multipart/form-data",
  "multipart/form-data; boundary=b",
  ";",
  "",
);

/** An example of the route's JSON body, from its schema. */
function exampleFor({ body }: Route): Record<string, unknown> {
  const schema = body?.media.find(({ type }) => type === "application/json")?.schema;
  if (!(schema instanceof z.ZodObject)) return {};
  const described = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as JsonSchema;
  return exampleOf(described, {}) as Record<string, unknown>;
}

/** The fields that a list can be filtered by: those of its items. */
function filtersOf({ query, returns }: Route): string[] {
  const declared = query?.parameters.map(({ name }) => name) ?? [];
  const items: unknown = returns instanceof z.ZodObject ? returns.shape.items : returns;
  const item = items instanceof z.ZodArray ? items.element : undefined;
  const fields = item instanceof z.ZodObject ? Object.keys(item.shape) : [];
  return [...declared, ...fields, ...fields.map((field) => `filter[${field}]`)];
}

/** A valid body except for a field or two, or any value. */
const bodyFor = (route: Route): fc.Arbitrary<string | Buffer | undefined> => {
  const example = exampleFor(route);
  const names = Object.keys(example);
  const wrong =
    names.length > 0 ? fc.dictionary(fc.constantFrom(...names), awkward, { maxKeys: 2 }) : fc.constant({});
  return fc.oneof(
    { weight: 6, arbitrary: wrong.map((fields) => JSON.stringify({ ...example, ...fields })) },
    { weight: 1, arbitrary: fc.json({ maxDepth: 3 }) },
    { weight: 1, arbitrary: fc.string({ unit: "binary" }) },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)) },
    { weight: 1, arbitrary: fc.constant(undefined) },
  );
};

const queryFor = (route: Route) => {
  const names = filtersOf(route);
  const known = names.length > 0 ? fc.constantFrom(...names) : queryName;
  return fc.array(fc.tuple(fc.oneof({ weight: 3, arbitrary: known }, queryName), word), { maxLength: 3 });
};

const addressFor = (prefix: string, route: Route): fc.Arbitrary<string> =>
  fc.tuple(fc.array(word, { minLength: 4, maxLength: 4 }), queryFor(route)).map(([values, query]) => {
    let at = 0;
    const path = route.path.replace(/\{\w+\}/g, () =>
      encodeURIComponent((values[(at += 1) % values.length] ?? "").toWellFormed()),
    );
    const named = query.map(([name, value]): [string, string] => [name.toWellFormed(), value.toWellFormed()]);
    return `/${prefix}${path}?${new URLSearchParams(named).toString()}`;
  });

/** A request for each filter and each field of the body of a route, which has this value. */
function longValues(route: Route, long: string): [Route, string, Pick<Sent, "body">][] {
  const address = route.path.replace(/\{\w+\}/g, "1");
  const example = exampleFor(route);
  const queries = filtersOf(route).map((name) => `?${new URLSearchParams([[name, long]]).toString()}`);
  const bodies = Object.keys(example).map((name) => ({ ...example, [name]: long }));
  return [
    ...queries.map((query): [Route, string, object] => [route, address + query, {}]),
    ...bodies.map((body): [Route, string, Pick<Sent, "body">] => [route, address, { body }]),
  ];
}

const decoders: Record<string, (bytes: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };

/** A refusal has the service's format, with the correlation id if the format has one. */
function expectRefusal({ headers, bytes }: Received, method: string): void {
  expect(headers["content-type"]).toMatch(/^(application\/(problem\+)?json|text\/html)/);
  if (method === "HEAD") return;
  const text = (decoders[headers["content-encoding"] ?? ""]?.(bytes) ?? bytes).toString("utf8");
  expect(text).not.toBe("");
  if (!headers["content-type"]?.startsWith("application/problem")) return;
  expect(JSON.parse(text)).toMatchObject({ correlationId: headers["x-correlation-id"] });
}

/** Declares the test that no input makes the service fail or answer in a foreign format. */
export function fuzzRoutes({ service, groups, callers, certificate }: Fuzzed): void {
  const send = callerOf(lambdaHandler(service, ...groups));
  const routes = groups
    .flatMap((group) => Object.values(group))
    // The callers of later requests would be refused.
    .filter(({ operationId }) => operationId !== ENDS_CALLER);
  const request = fc.constantFrom(...routes).chain((route) =>
    fc.record({
      method: fc.oneof(
        { weight: 6, arbitrary: fc.constant(route.method) },
        { weight: 1, arbitrary: fc.constantFrom("HEAD", "OPTIONS", "GET", "TRACE") },
      ),
      address: fc.oneof(
        { weight: 9, arbitrary: addressFor(service.name, route) },
        { weight: 1, arbitrary: fc.webPath().map((path) => `/${service.name}${path}`) },
      ),
      headers: fc.tuple(fc.array(header, { maxLength: 3 }), fc.array(extra, { maxLength: 2 }), mediaType),
      caller: fc.nat({ max: 20 }),
      body: bodyFor(route),
    }),
  );

  it("answers whatever is sent in its own format and with a correlation id, and never with a fault", async () => {
    await fc.assert(
      fc.asyncProperty(request, async ({ method, address, headers: [named, more, type], caller, body }) => {
        const known = callers();
        const sent: Sent = {
          headers: {
            ...Object.fromEntries([...named, ...more]),
            "content-type": type,
            ...known[caller % (known.length + 1)],
          },
          certificate: certificate?.(),
          body,
        };
        const answer = await send(method, address, sent);
        expect(answer.status).toBeLessThan(500);
        expect(answer.headers["x-correlation-id"]).toMatch(/^[\x21-\x7e]{1,128}$/);
        if (answer.status >= 400) expectRefusal(answer, method);
      }),
      { numRuns: drawn(RUNS) },
    );
  });

  it("takes 3,000 characters in any filter or field for no fault", async () => {
    const long = "1".repeat(3000);
    const [headers = {}] = callers();
    const faults: string[] = [];
    for (const [{ method, operationId }, asked, sent] of tenthOf(
      routes.flatMap((route) => longValues(route, long)),
    )) {
      const { status } = await send(method, `/${service.name}${asked}`, {
        headers,
        certificate: certificate?.(),
        ...sent,
      });
      if (status >= 500) faults.push(`${String(status)} ${operationId} ${asked.slice(0, 80)}`);
    }
    expect(faults).toEqual([]);
  });
}

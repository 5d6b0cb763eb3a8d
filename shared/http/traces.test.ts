import { expect, it } from "vitest";
import { currentTraceparent } from "../context.ts";
import { log } from "../log.ts";
import { kernel } from "../refusals.ts";
import { callerOf } from "../testing/caller.ts";
import { drawn } from "../testing/drawn.ts";
import { logEntriesOf } from "../testing/log-lines.ts";
import { fc } from "../testing/properties.ts";
import { unrestricted } from "./access.ts";
import { lambdaHandler } from "./handler.ts";
import { plainText } from "./responses.ts";
import { get, routes } from "./route.ts";
import { service } from "./service.ts";

const TRACE = "0af7651916cd43dd8448eb211c80319c";
const PARENT = "b7ad6b7169203331";
const TRACEPARENT = `00-${TRACE}-${PARENT}-01`;

const text = { access: unrestricted, summary: "", returns: plainText };
const closed = { ...unrestricted, admit: () => Promise.reject(kernel.neautentificat()) };
const said = () => {
  log.info("first");
  log.info("second", { object: 2 });
  return Promise.resolve(currentTraceparent() ?? "");
};
const call = callerOf(
  lambdaHandler(
    service({ name: "library", title: "", description: "", errorFormats: {} }),
    routes("all", {
      said: get("/api/said", text, said),
      closed: get("/api/closed", { ...text, access: closed }, said),
      bug: get("/api/bug", text, () => Promise.reject(new TypeError("bug"))),
    }),
  ),
);

/** What requests to an address log, each with the headers of one of them. */
const logged = (path: string, ...requests: Record<string, string>[]) =>
  logEntriesOf(async () => {
    for (const headers of requests) await call("GET", `/library/api/${path}`, { headers });
  });

it("the trace that is sent in stands in every line that its request logs, beside the correlation id, with the sender's span as parent", async () => {
  const sent = { traceparent: TRACEPARENT, "x-correlation-id": "cerere-1" };
  const lines = await logged("said", sent);
  expect(lines.map(({ message }) => message)).toEqual(["first", "second"]);
  const [{ spanId } = {}] = lines;
  for (const line of lines)
    expect(line).toMatchObject({ correlationId: "cerere-1", traceId: TRACE, spanId, parentId: PARENT });
  expect(spanId).not.toBe(PARENT);
});

it("lines of refusals and faults have it too", async () => {
  const lines = [
    ...(await logged("bug", { traceparent: TRACEPARENT })),
    ...(await logged("closed", { Traceparent: TRACEPARENT })),
  ];
  expect(lines.map(({ message }) => message)).toEqual([
    "unexpected fault",
    "answered with a fault",
    "refused",
  ]);
  expect(lines.map(({ traceId }) => traceId)).toEqual(lines.map(() => TRACE));
});

it("a request without a trace begins one of its own", async () => {
  const lines = await logged("said", {}, {});
  const [one, same, other] = lines.map(({ traceId }) => traceId);
  expect(one).toMatch(/^[0-9a-f]{32}$/);
  expect(same).toBe(one);
  expect(other).not.toBe(one);
  expect(lines.every((line) => !("parentId" in line))).toBe(true);
});

it("what the request causes continues the trace from the request's own span", async () => {
  let continued = "";
  const [line] = await logEntriesOf(async () => {
    ({ text: continued } = await call("GET", "/library/api/said", { headers: { traceparent: TRACEPARENT } }));
  });
  expect(continued).toBe(`00-${TRACE}-${String(line?.spanId)}-01`);
});

it("no answer shows the trace", async () => {
  const sent = { traceparent: TRACEPARENT, tracestate: "vendor=1" };
  for (const path of ["said", "bug", "unknown"]) {
    const { headers } = await call("GET", `/library/api/${path}`, { headers: sent });
    const shown = ["traceparent", "tracestate", "traceresponse", "server-timing"];
    expect(Object.keys(headers).filter((name) => shown.includes(name))).toEqual([]);
    expect(JSON.stringify(headers)).not.toContain(TRACE);
  }
});

it("pages of other origins may send it", async () => {
  const headers = { origin: "http://front.test", "access-control-request-method": "GET" };
  const { headers: allowed } = await call("OPTIONS", "/library/api/said", { headers });
  const names = allowed["access-control-allow-headers"]?.split(", ");
  expect(names).toEqual(expect.arrayContaining(["traceparent", "tracestate"]));
});

it("whatever stands in the headers, the request succeeds and its lines have a valid trace", async () => {
  const hex = (length: number) =>
    fc.string({ unit: fc.constantFrom(..."0123456789abcdefF"), minLength: length - 1, maxLength: length });
  const close = fc
    .tuple(hex(2), hex(32), hex(16), hex(2), fc.constantFrom("", "-", "-x", ",", "\n"))
    .map(([version, trace, span, flags, rest]) => `${version}-${trace}-${span}-${flags}${rest}`);
  const value = fc.oneof(
    close,
    fc.string({ unit: "binary", maxLength: 80 }),
    fc.integer({ min: 200, max: 9000 }).map((length) => `01-${TRACE}-${PARENT}-01-`.padEnd(length, "x")),
    fc.constantFrom(TRACEPARENT, `${TRACEPARENT},${TRACEPARENT}`, '"}\n{"level":"error"}'),
  );
  const name = fc.constantFrom("traceparent", "Traceparent", "tracestate", "x-amzn-trace-id", "baggage");
  await fc.assert(
    fc.asyncProperty(fc.dictionary(name, value, { maxKeys: 3 }), async (headers) => {
      const lines = await logged("said", headers);
      expect(lines.map(({ message }) => message)).toEqual(["first", "second"]);
      for (const { traceId, spanId, parentId } of lines) {
        expect(traceId).toMatch(/^(?!0{32})[0-9a-f]{32}$/);
        expect(spanId).toMatch(/^(?!0{16})[0-9a-f]{16}$/);
        expect(parentId ?? PARENT).toMatch(/^(?!0{16})[0-9a-f]{16}$/);
      }
    }),
    { numRuns: drawn(1000) },
  );
});

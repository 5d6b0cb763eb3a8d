import "../../testing/local-cloud.ts";
import { expect, it, vi } from "vitest";
import { clock } from "../../clock.ts";
import { config } from "../../config.ts";
import { type Access, unrestricted } from "../../http/access.ts";
import { lambdaHandler } from "../../http/handler.ts";
import { service } from "../../http/service.ts";
import { kernel } from "../../refusals.ts";
import { callerOf, keys } from "../../testing/caller.ts";
import { logLinesOf } from "../../testing/log-lines.ts";
import { operationalRoutes } from "./routes.ts";

keys.sent = false;

const admin: Access<unknown> = {
  ...unrestricted,
  admit: ({ headers }) =>
    headers.authorization === "operator" ? Promise.resolve(1) : Promise.reject(kernel.interzis()),
};
const library = service({ name: "documents", title: "Bibliotecă", description: "", errorFormats: {} });
const call = callerOf(
  lambdaHandler(
    library,
    ...operationalRoutes(library, { openapi: "", checks: {}, admin, serviceAdmin: admin }),
  ),
);
const asOperator = { headers: { authorization: "operator" } };

interface LogLines {
  lines: { at: string; level: string; message: string; traceId?: string; details: string }[];
  complete: boolean;
  more: boolean;
}

async function linesOf(query: string): Promise<LogLines> {
  const { status, json } = await call("GET", `/documents/management/log-lines?${query}`, asOperator);
  expect(status).toBe(200);
  return json as LogLines;
}

const HOUR_MS = 3_600_000;

interface Written {
  correlationId: string;
  hoursAgo?: number;
  [field: string]: unknown;
}

/** Writes lines to the log of a service, as its functions do. */
async function write(name: string, lines: Written[]): Promise<void> {
  const logEvents = lines.map(({ hoursAgo = 0, ...fields }) => {
    const timestamp = clock.now().getTime() - hoursAgo * HOUR_MS;
    const usual = {
      timestamp: new Date(timestamp).toISOString(),
      level: "info",
      service: name,
      message: "scris",
    };
    return { timestamp, message: JSON.stringify({ ...usual, user: "ana", ...fields }) };
  });
  const answer = await fetch(process.env.AWS_ENDPOINT_URL ?? "", {
    method: "POST",
    headers: { authorization: "test", "x-amz-target": "Logs_20140328.PutLogEvents" },
    body: JSON.stringify({
      logGroupName: `/temelia/${config.stage}/${name}`,
      logStreamName: "proba",
      logEvents,
    }),
  });
  expect(answer.status).toBe(200);
}

it("an operator finds the lines of a request by its number, in the order of time, with their details", async () => {
  const correlationId = 'cerere-"1"';
  await write("documents", [
    { correlationId, message: "al doilea", level: "error", object: 7, error: { name: "Error" } },
    { correlationId, message: "primul", hoursAgo: 2, traceId: "4bf92f3577b34da6" },
    { correlationId: "cerere-2", message: "al alteia" },
  ]);
  await write("platform", [{ correlationId, message: "al altui serviciu" }]);
  const { lines, ...about } = await linesOf(`correlationId=${encodeURIComponent(correlationId)}`);
  expect(about).toEqual({ complete: true, more: false });
  expect(lines.map(({ level, message, traceId }) => [level, message, traceId])).toEqual([
    ["info", "primul", "4bf92f3577b34da6"],
    ["error", "al doilea", undefined],
  ]);
  expect(JSON.parse(lines[1]?.details ?? "")).toEqual({ user: "ana", object: 7, error: { name: "Error" } });
});

it("an operator finds the lines of everything that a request has caused by the number of its trace", async () => {
  await write("documents", [
    { correlationId: "inceput", traceId: "urma-1", message: "cererea" },
    { correlationId: "urmare", traceId: "urma-1", message: "mesajul" },
  ]);
  const { lines } = await linesOf("correlationId=urma-1");
  expect(lines.map(({ message }) => message)).toEqual(["cererea", "mesajul"]);
});

it("log lines are sought in the last day, or in as many days as are asked for", async () => {
  const correlationId = "cerere-veche";
  await write("documents", [
    { correlationId, message: "acum o zi și jumătate", hoursAgo: 36 },
    { correlationId, message: "acum două săptămâni", hoursAgo: 336 },
    { correlationId, message: "acum" },
  ]);
  const found = async (days: string) =>
    (await linesOf(`correlationId=${correlationId}${days}`)).lines.map(({ message }) => message);
  expect(await found("")).toEqual(["acum"]);
  expect(await found("&days=7")).toEqual(["acum o zi și jumătate", "acum"]);
  expect(await found("&days=30")).toHaveLength(3);
});

it("of many log lines the first two hundred are given, and long details are cut off", async () => {
  const correlationId = "cerere-mare";
  const lines = Array.from({ length: 230 }, (_, i) => ({
    correlationId,
    message: `linia ${String(i)}`,
    hoursAgo: (230 - i) / 100,
    ...(i === 0 ? { note: "x".repeat(9_000) } : {}),
  }));
  await write("documents", lines);
  const found = await linesOf(`correlationId=${correlationId}`);
  expect(found.more).toBe(true);
  expect(found.lines).toHaveLength(200);
  expect(found.lines[199]?.message).toBe("linia 199");
  expect(found.lines[0]?.details).toHaveLength(4_000);
});

it("log lines are shown to operators alone, and a wrong number or interval is refused", async () => {
  const address = "/documents/management/log-lines";
  expect(await call("GET", `${address}?correlationId=a`)).toMatchObject({ status: 403 });
  for (const query of [
    "",
    "?correlationId=",
    "?correlationId=a%20b",
    `?correlationId=${"a".repeat(129)}`,
    "?correlationId=a&days=2",
  ])
    expect([query, (await call("GET", address + query, asOperator)).status]).toEqual([query, 400]);
});

it("a log that does not answer is 503, and its reason stands in the log alone", async () => {
  vi.stubEnv("AWS_ENDPOINT_URL", "http://127.0.0.1:1");
  let answer: unknown;
  const said = await logLinesOf(async () => {
    answer = await call("GET", "/documents/management/log-lines?correlationId=a", asOperator);
  });
  vi.unstubAllEnvs();
  expect(answer).toMatchObject({ status: 503 });
  expect(said).toContain("the log was not searched");
  expect(JSON.stringify(answer)).not.toContain("127.0.0.1");
});

import { createServer, type RequestListener } from "node:http";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { afterAll, describe, expect, it } from "vitest";
import { callerOf } from "../../../shared/testing/caller.ts";
import { largeContract } from "../../../shared/testing/large-contract.ts";
import { listenOnLoopback } from "../../../shared/testing/loopback.ts";
import { functionProcesses } from "../../../shared/testing/processes.ts";
import { sampleContract } from "../../../shared/testing/sample-system.ts";

/*
 * The memory and the time of audits of hostile systems, each in a process of its own: at most 512 MB and two minutes.
 * hostile.wide.test.ts judges their reports.
 */

const MOST_BYTES = 512_000_000;
const MOST_MS = 120_000;
/** The heap of the worker: V8 collects no garbage before it is needed, and would take what the machine has. */
const HEAP = ["--max-old-space-size=288"];

let answers: RequestListener;
const server = await listenOnLoopback(createServer((request, response) => answers(request, response)));
afterAll(() => server.stop());

const JSON_TYPE = { "content-type": "application/json; charset=utf-8" };
const contract = JSON.stringify(sampleContract());
const bomb = gzipSync(Buffer.alloc(64_000_000, " "));
const ring = Object.fromEntries(
  Array.from({ length: 600 }, (_, i) => [
    `S${String(i)}`,
    { type: "object", properties: { next: { $ref: `#/components/schemas/S${String((i + 1) % 600)}` } } },
  ]),
);
const aliases = ["l0: &l0 [x, x, x]"]
  .concat(
    Array.from({ length: 12 }, (_, i) => {
      const before = `*l${String(i)}`;
      return `l${String(i + 1)}: &l${String(i + 1)} [${Array.from({ length: 9 }, () => before).join(", ")}]`;
    }),
  )
  .join("\n");

/** Answers all requests but that of the contract. */
const besides =
  (serve: RequestListener, served: string | Buffer = contract): RequestListener =>
  (request, response) =>
    request.url === "/api/v1/openapi.json"
      ? void response.writeHead(200, JSON_TYPE).end(served)
      : serve(request, response);
const all =
  (body: string | Buffer, headers: object = JSON_TYPE): RequestListener =>
  (_, response) =>
    void response.writeHead(200, { ...headers }).end(body);
const asContract = (body: string | Buffer): RequestListener => besides(all("{}"), body);

const systems: [string, RequestListener][] = [
  ["whose contract has 60 MB", asContract(Buffer.alloc(60_000_000, "["))],
  ["whose contract has millions of values", asContract(`{"a":[${"[1],".repeat(4_700_000)}1]}`)],
  [
    "whose contract has as many values as are read",
    asContract(`${contract.slice(0, -1)},"x-a":[${"[1],".repeat(295_000)}1]}`),
  ],
  ["whose contract has 10,000 levels", asContract("[".repeat(10_000) + "]".repeat(10_000))],
  [
    "whose contract has 15 MB and 2,000 operations",
    asContract(JSON.stringify(largeContract({ operations: 2_000, bytes: 15_000_000 }))),
  ],
  ["whose contract is YAML with aliases that multiply", asContract(aliases)],
  ["whose contract is a YAML of 5 MB", asContract(`a:\n${"  - b\n".repeat(800_000)}`)],
  [
    "whose contract is a YAML of as many values as are read",
    asContract(
      `openapi: 3.1.0\ninfo: {title: A, version: "1"}\npaths: {}\nx-a:\n${"  - b\n".repeat(199_000)}`,
    ),
  ],
  [
    "whose contract is a ring of 600 schemas",
    asContract(JSON.stringify({ ...sampleContract(), components: { schemas: ring } })),
  ],
  [
    "that answers 64 KB of gzip which become 64 MB",
    besides(all(bomb, { ...JSON_TYPE, "content-encoding": "gzip" })),
  ],
  [
    "that answers 1 MB to each request",
    besides(all(JSON.stringify({ items: Array.from({ length: 40_000 }, (_, id) => ({ id })) }))),
  ],
  ["that answers 1 MB of brackets", besides(all("[".repeat(1_000_000)))],
  [
    "whose metrics have 8 MB of series",
    besides((request, response) => {
      const lines = Array.from(
        { length: 60_000 },
        (_, i) => `http_server_requests_seconds_count{route="/a/${String(i)}",method="GET",status="200"} 1`,
      );
      const body = request.url === "/metrics" ? lines.join("\n") : "{}";
      response.writeHead(200, { "content-type": "text/plain; version=0.0.4" }).end(body);
    }),
  ],
  ["with headers of 15 KB", besides(all("{}", { ...JSON_TYPE, "x-a": "a".repeat(15_000) }))],
  ["that says nothing", besides(() => undefined)],
];

describe("an audit of a system", () => {
  it.each(systems)("%s is a finished report within two minutes and 512 MB", async (_, serve) => {
    answers = serve;
    const auditor = functionProcesses(1, HEAP);
    const run = callerOf(auditor.handlerOf(join(import.meta.dirname, "testing/audit-process.ts")));
    const beganAt = performance.now();
    const crash = sleep(2 * MOST_MS, undefined, { ref: false });
    const answer = await Promise.race([run("GET", `/${new URL(server.url).port}`), crash]);
    const [ms, memory] = [performance.now() - beganAt, auditor.peakMemory()];
    await auditor.stop();
    expect(answer?.json).toMatchObject({ status: "FINALIZAT", verdict: "FAIL" });
    expect([ms < MOST_MS, memory < MOST_BYTES], `${String(ms)} ms, ${String(memory)} bytes`).toEqual([
      true,
      true,
    ]);
  });
});

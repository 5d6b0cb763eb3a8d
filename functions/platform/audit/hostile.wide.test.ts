import * as fc from "fast-check";
import { createServer, type RequestListener } from "node:http";
import { gzipSync } from "node:zlib";
import { afterAll, describe, expect, it } from "vitest";
import type { Answer } from "../../../shared/outgoing/answer.ts";
import { guardedFetch } from "../../../shared/outgoing/guarded-fetch.ts";
import { drawn } from "../../../shared/testing/drawn.ts";
import { listenOnLoopback } from "../../../shared/testing/loopback.ts";
import { sampleContract, sampleRegistration } from "../../../shared/testing/sample-system.ts";
import { audit } from "./audit.ts";
import type { Registration } from "./model/registration.ts";
import type { Report } from "./model/report.ts";
import type { Network } from "./probe/probe.ts";
import { whys } from "./rules/support/judging.ts";
import { AT, bytesOf, localNetwork, rowOf, startSample } from "./testing/local-network.ts";

let answers: RequestListener;
const server = await listenOnLoopback(createServer((request, response) => answers(request, response)));
const sample = await startSample();
afterAll(() => Promise.all([server.stop(), sample.system.stop()]));

const auditedAt = (url: string, more: Partial<Registration> = {}, network: Partial<Network> = {}) =>
  audit(
    { ...sampleRegistration(url), ...more },
    {
      id: "7",
      systemId: "1",
      trigger: "demand",
      network: localNetwork(network),
      clock: { now: () => new Date(AT) },
    },
  );

/** The rules that could not read their evidence: there must be none, whatever a system sends. */
const unreadable = ({ rules }: Report): string[] =>
  rules
    .filter(({ notExercised }) => notExercised.some(({ why }) => why.ro === whys.unreadable[0]))
    .map(({ id }) => id);

/** A server that has the sample's contract, and answers everything else so. */
const answersAll = (serve: RequestListener) => {
  answers = (request, response) =>
    request.url === "/api/v1/openapi.json"
      ? void response
          .writeHead(200, { "content-type": "application/json" })
          .end(JSON.stringify(sampleContract()))
      : serve(request, response);
};

describe("a system whose every answer is", () => {
  it.each<[string, RequestListener]>([
    [
      "cut",
      (_, response) =>
        void response.writeHead(200, { "content-length": "99" }).write("{", () => response.destroy()),
    ],
    [
      "falsely encoded",
      (_, response) => void response.writeHead(200, { "content-encoding": "br" }).end("salut"),
    ],
    ["no HTTP", (request) => void request.socket.end("SSH-2.0\r\n")],
    ["silent", () => undefined],
    [
      "with headers of 100 KB",
      (_, response) => void response.writeHead(200, { "x-a": "a".repeat(100_000) }).end("{}"),
    ],
  ])("%s is asked no more after three in a row", async (_, serve) => {
    answersAll(serve);
    const { report } = await auditedAt(server.url, { limits: { answerSeconds: 1 } });
    expect(report.requests).toBeLessThan(15);
    expect(rowOf(report, "transport").breachesTotal).toBeGreaterThan(1);
    expect(unreadable(report)).toEqual([]);
  });

  it("endless ends at its limit", async () => {
    answersAll(({ method }, response) => {
      response.writeHead(200, { "content-type": "application/json" });
      if (method === "HEAD") return void response.end();
      const write = () => {
        while (!response.destroyed && response.write("[".repeat(10_000)));
      };
      response.on("drain", write);
      write();
    });
    const { report } = await auditedAt(server.url, { limits: { bodyBytes: 50_000, metricsBytes: 50_000 } });
    expect(rowOf(report, "transport").verdict).toBe("FAIL");
    expect(unreadable(report)).toEqual([]);
  });

  it("a system whose every answer is of 64 KB that become 64 MB is counted after unpacking", async () => {
    const bomb = gzipSync(Buffer.alloc(64_000_000, " "));
    answersAll((_, response) => void response.writeHead(200, { "content-encoding": "gzip" }).end(bomb));
    const { report } = await auditedAt(server.url, { limits: { requests: 20 } });
    expect(rowOf(report, "transport").breaches.map(({ found }) => found)).toContain(
      "more than 1,000,000 bytes",
    );
  });

  it.each([
    ["deep JSON", "[".repeat(20_000) + "]".repeat(20_000)],
    [
      "a text with script",
      JSON.stringify({ items: ["<script>alert(1)</script>"], page: "<b>", size: [], total: {} }),
    ],
    [
      "of names of prototypes",
      '{"__proto__": {"items": 7}, "constructor": 7, "items": {"__proto__": []}, "checks": "__proto__"}',
    ],
    [
      "of nulls",
      '{"items": [null, 7, "a", [null]], "page": null, "size": null, "total": null, "status": null, "checks": null}',
    ],
    ["of bytes", Buffer.from([0, 255, 128, 10]).toString("latin1")],
    ["empty", ""],
  ])("%s is judged by every rule", async (_, text) => {
    for (const status of [200, 404]) {
      answersAll(
        (_request, response) =>
          void response.writeHead(status, { "content-type": "application/json" }).end(text),
      );
      const { report } = await auditedAt(server.url);
      expect([report.status, report.verdict, unreadable(report)]).toEqual(["FINALIZAT", "FAIL", []]);
    }
  });
});

it("a system that limits its callers by 429 to every second request is waited for as it says, up to a minute in all", async () => {
  let [asked, waited] = [0, 0];
  const limit = { "retry-after": "2", "content-type": "application/problem+json" };
  const fetch = guardedFetch(["127.0.0.1"]).fetchWhole;
  const network = localNetwork({
    async fetch(address, call) {
      const answer = await fetch(address, call);
      return (asked += 1) % 2 === 0 ? { ...answer, status: 429, headers: new Headers(limit) } : answer;
    },
    timing: {
      now: () => performance.now(),
      sleep: (ms) => Promise.resolve(void (waited += ms)),
      paced: false,
    },
  });
  const { report } = await sample.audited([], { options: { network } });
  expect([waited, report.status, unreadable(report)]).toEqual([60_000, "FINALIZAT", []]);
  expect(report.counts.FAIL).toBe(0);
});

describe("a contract that is", () => {
  it("larger than its limit is refused before it is parsed", async () => {
    answers = (_, response) => {
      response.writeHead(200, { "content-type": "application/json" });
      response.end(Buffer.alloc(60_000_000, "["));
    };
    const { report } = await auditedAt(server.url);
    expect(rowOf(report, "openapi")).toMatchObject({
      verdict: "FAIL",
      breaches: [{ found: "more than 20,000,000 bytes, the limit" }],
    });
  });

  it("a contract that is at another address leaves the system to be found only there", async () => {
    answers = (_, response) =>
      void response.writeHead(302, { location: `${sample.system.url}/api/v1/openapi.json` }).end();
    sample.system.asked.length = 0;
    const { report } = await auditedAt(server.url);
    expect(sample.system.asked).toEqual([]);
    expect(rowOf(report, "openapi").verdict).toBe("FAIL");
  });
});

/** Any value instead of a part of a document. */
const junk = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    -1,
    1e308,
    "",
    "__proto__",
    [],
    {},
    [null],
    { $ref: "#" },
    { $ref: 7 },
    "^(a+)+$",
  ),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Replaces the value at a place, drawn by a number, without recursion into what it puts there. */
function mutated(document: unknown, draws: readonly [number, unknown][]): unknown {
  const copy: unknown = structuredClone(document);
  for (const [draw, value] of draws) {
    const places: [Record<string, unknown>, string][] = [];
    const walk = (part: unknown): void => {
      if (typeof part !== "object" || part === null) return;
      for (const name of Object.keys(part)) {
        places.push([part as Record<string, unknown>, name]);
        walk((part as Record<string, unknown>)[name]);
      }
    };
    walk(copy);
    const [parent, name] = places[draw % Math.max(1, places.length)] ?? [];
    if (parent && name !== undefined) parent[name] = structuredClone(value);
  }
  return copy;
}

const draws = fc.array(fc.tuple(fc.nat(100_000), junk), { minLength: 1, maxLength: 4 });

describe("mutated", () => {
  it("contracts are judged by every rule", async () => {
    const registration = { baseUrl: undefined, openapiUrl: "http://127.0.0.1:1/" };
    await fc.assert(
      fc.asyncProperty(draws, async (all) => {
        const contract = bytesOf(mutated(sampleContract(), all));
        const { report } = await sample.audited([], { registration, options: { contract } });
        expect([report.status, unreadable(report)]).toEqual(["FINALIZAT", []]);
      }),
      { numRuns: drawn(500), seed: 7 },
    );
  });

  it("mutated answers are judged by every rule", async () => {
    const fetch = guardedFetch(["127.0.0.1"]).fetchWhole;
    await fc.assert(
      fc.asyncProperty(draws, fc.infiniteStream(fc.nat(9)), async (all, chances) => {
        const change = (answer: Answer): Answer => {
          const isChanged = chances.next().value === 0 && answer.body.length > 1;
          if (!isChanged) return answer;
          const json = answer.headers.get("content-type")?.includes("json");
          const body = json
            ? bytesOf(mutated(JSON.parse(answer.body.toString()), all))
            : answer.body.subarray(1);
          return { ...answer, body: Buffer.from(body) };
        };
        const network = localNetwork({ fetch: async (address, call) => change(await fetch(address, call)) });
        const { report } = await sample.audited([], { options: { network } });
        expect([report.status, unreadable(report)]).toEqual(["FINALIZAT", []]);
      }),
      { numRuns: drawn(50), seed: 7 },
    );
  });
});

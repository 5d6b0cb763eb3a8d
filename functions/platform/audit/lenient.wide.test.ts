import { createServer } from "node:http";
import { afterAll, expect, it } from "vitest";
import { listenOnLoopback } from "../../../shared/testing/loopback.ts";
import { junitOf } from "./forms/junit.ts";
import { pageOf } from "./forms/page.ts";
import { sarifOf } from "./forms/sarif.ts";
import { auditLenient, committedRows, lenientProbe, rowsOfServer } from "./testing/lenient/audited.ts";
import { lenientServers, type Running } from "./testing/lenient/servers.ts";
import { DRY_PATH, lenientContract } from "./testing/lenient/system.ts";

const running: { stop: () => Promise<void> }[] = [];
afterAll(() => Promise.all(running.map(({ stop }) => stop())));

async function started(name: string): Promise<Running> {
  const server = await lenientServers.find((one) => one.name === name)?.start();
  if (!server) throw new Error(`no server ${name}`);
  running.push(server);
  return server;
}

/** It also keeps what is sent to the dry address: its owner was wrong. */
const ANYTHING = "node:http that takes anything";
const names = lenientServers.map(({ name }) => name);
const dryAddresses = [
  { method: "PUT", path: DRY_PATH },
  { method: "PATCH", path: DRY_PATH },
  { method: "DELETE", path: DRY_PATH },
];

it.each(lenientServers)(
  "the table of lenient servers is as it is measured (npm run tool lenient): $name",
  async (server) => {
    const rows = committedRows().filter((row) => row.server === server.name);
    expect(rows).toEqual(await rowsOfServer(server));
  },
);

it.each(names)(
  "a lenient server keeps its store to the byte, and is sent no write unless its owner has named where: %s",
  async (name) => {
    const server = await started(name);
    const { report, writes, isStoreEqual } = await auditLenient(server);
    expect([writes, isStoreEqual]).toEqual([[], true]);
    expect(report.requests).toBeGreaterThan(20);
    for (const id of ["no-5xx", "secured-anonymous", "broken-token"]) {
      const row = report.rules.find((one) => one.id === id);
      expect(row?.notExercised[0]?.why.ro).toContain("dryAddresses");
      expect(row?.breaches.filter(({ operation }) => !operation.startsWith("GET"))).toEqual([]);
    }
  },
);

it.each(names)(
  "a lenient server keeps its store to the byte, and is sent no write but at its probe, if that is all that its owner has named: %s",
  async (name) => {
    const server = await started(name);
    const { writes, isStoreEqual } = await auditLenient(server, { probe: lenientProbe });
    expect(isStoreEqual).toBe(true);
    expect(writes.length).toBeGreaterThan(2);
    expect(writes.filter(({ path }) => path !== lenientProbe.path)).toEqual([]);
  },
);

it.each(names)(
  "a server that accepts a write that was to be refused is sent no other write, and none again: %s",
  async (name) => {
    const { report, writes, exchanges, isStoreEqual } = await auditLenient(await started(name), {
      dryAddresses,
    });
    const accepted = writes.findIndex(({ status = 500 }) => status < 400);
    expect([accepted, isStoreEqual]).toEqual([writes.length - 1, name !== ANYTHING]);
    const kept = exchanges.filter(({ method }) => !["GET", "HEAD", "OPTIONS"].includes(method));
    expect(kept).toMatchObject(writes);
    const { n } = kept.at(-1) ?? {};
    expect(Object.keys(report)[0]).toBe("acceptedWrites");
    expect(report.acceptedWrites).toMatchObject([{ path: DRY_PATH, found: "HTTP 200", exchange: n }]);
    const breaches = report.rules.flatMap((row) => row.breaches);
    const found = breaches.filter((breach) => breach.exchanges.includes(n ?? 0));
    expect(found.map(({ verdict, curl }) => [verdict, curl])).toContainEqual(["FAIL", ""]);
  },
);

it("a server that accepts a write that was to be refused is named for it before anything else, in every form of the report", async () => {
  const { report } = await auditLenient(await started("Koa"), { dryAddresses });
  const line = `PUT ${DRY_PATH}: HTTP 200`;
  expect(pageOf(report, { name: "Koa" })).toMatch(
    new RegExp(`</h1>\\s*<section class="alarm" role="alert">[^]*${line}[^]*</section>\\s*<dl>`),
  );
  expect(JSON.stringify(sarifOf(report))).toMatch(
    new RegExp(`"toolExecutionNotifications":\\[.{0,400}${line}`),
  );
  expect(junitOf(report)).toMatch(/<system-out>Sistemul a acceptat o scriere/);
});

it("a server that accepts a write that was to be refused has every attempt in its evidence, no command that writes, and the rest not exercised", async () => {
  const { report, exchanges } = await auditLenient(await started("hono"), {
    probe: lenientProbe,
    dryAddresses,
  });
  expect(exchanges).toHaveLength(report.requests);
  const commands = report.rules.flatMap(({ breaches }) => breaches.map(({ curl }) => curl));
  expect(commands.filter((curl) => /-X (?!GET|OPTIONS)|--data/.test(curl))).toEqual([]);
  expect(commands.filter(Boolean).length).toBeGreaterThan(5);
  const whys = report.rules.flatMap(({ notExercised }) => notExercised.map(({ why }) => why.ro));
  expect(whys.some((why) => why.includes("după ea auditul nu a mai trimis"))).toBe(true);
});

it("a server that accepts a write that was to be refused is one, too, if its answer to the write never comes", async () => {
  const asked: string[] = [];
  const server = await listenOnLoopback(
    createServer(({ method = "", url = "" }, response) => {
      asked.push(`${method} ${url}`);
      if (method === "PUT") return;
      response.writeHead(200, { "content-type": "application/json" });
      response.end(url.endsWith("/openapi.json") ? JSON.stringify(lenientContract()) : "{}");
    }),
  );
  running.push(server);
  const bytes = () => Promise.resolve(Buffer.alloc(0));
  const { report } = await auditLenient({ ...server, bytes }, { dryAddresses, limits: { answerSeconds: 1 } });
  expect(asked.filter((one) => !/^(GET|HEAD|OPTIONS) /.test(one))).toEqual([`PUT ${DRY_PATH}`]);
  expect(report.acceptedWrites).toMatchObject([{ found: "no whole answer within 1 s, the limit" }]);
});

it("an audit that was broken off before it ended is not sent its writes again", async () => {
  const server = await started("Express with express.json()");
  const { writes, report } = await auditLenient(server, { dryAddresses }, { isRepeated: true });
  expect(writes).toEqual([]);
  const row = report.rules.find(({ id }) => id === "no-5xx");
  expect(row?.notExercised).toContainEqual({
    what: "PUT /api/v1/staff/flows/{id}",
    why: expect.objectContaining({ ro: "Scrierea nu a fost trimisă la acest audit." }) as unknown,
  });
});

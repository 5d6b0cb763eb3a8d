import { execFile, execFileSync, spawnSync } from "node:child_process";
import { closeSync, constants, mkdtempSync, openSync, readFile, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { afterAll, describe, expect, it } from "vitest";
import { CallFailed } from "../../../shared/outgoing/call-failed.ts";
import { guardedFetch } from "../../../shared/outgoing/guarded-fetch.ts";
import { listenOnLoopback } from "../../../shared/testing/loopback.ts";
import { sampleContract, sampleRegistration, sampleTokens } from "../../../shared/testing/sample-system.ts";
import { audit } from "./audit.ts";
import type { Waiver } from "./model/registration.ts";
import { AT, bytesOf, deviating, localNetwork, rowOf, startSample } from "./testing/local-network.ts";

const sample = await startSample();
afterAll(() => sample.system.stop());

const run = promisify(execFile);
const hasCurl = spawnSync("curl", ["--version"]).status === 0;

const waiver = (more: Partial<Waiver>): Waiver => ({
  rule: "noun",
  pathPattern: "/api/v1/public/*",
  reason: "decizia 16",
  validUntil: "2027-01-01T00:00:00.000Z",
  ...more,
});

describe("a system that keeps the standard", () => {
  it("a system that keeps the standard passes every rule, each of them exercised, within 400 requests", async () => {
    const { report, exchanges } = await sample.audited([]);
    expect(deviating(report)).toEqual([]);
    expect([report.status, report.verdict, report.counts]).toEqual([
      "FINALIZAT",
      "PASS",
      { PASS: 52, WARN: 0, FAIL: 0, NOT_APPLICABLE: 1 },
    ]);
    expect(report.rules.filter(({ verdict }) => verdict !== "PASS").map(({ id }) => id)).toEqual(["waivers"]);
    expect(report.requests).toBeLessThanOrEqual(400);
    expect(exchanges).toHaveLength(report.requests);
  });

  it("a system that keeps the standard finds the audit in its logs: each request names the rules and its own number", async () => {
    sample.system.asked.length = 0;
    await sample.audited([]);
    for (const { headers } of sample.system.asked)
      expect(headers["user-agent"]).toBe("Temelia-Conformance (+https://temelia.test/api/v1/public/rules)");
    const unnumbered = sample.system.asked.filter(
      ({ headers }) => !/^audit-7-\d+/.test(String(headers["x-correlation-id"])),
    );
    // Requests without an id show that one is made.
    expect(unnumbered.every(({ headers }) => headers["x-correlation-id"] === undefined)).toBe(true);
    expect(unnumbered.length).toBeLessThanOrEqual(2);
  });

  const isWrite = ({ method }: { method: string }) => !["GET", "HEAD", "OPTIONS"].includes(method);

  it("a system that keeps the standard is not changed: writes go only to its probe, also when deviations are tried again", async () => {
    sample.system.asked.length = 0;
    await sample.audited(["no-5xx: malformed", "secured-anonymous: body", "secured-anonymous"]);
    const writes = sample.system.asked.filter(isWrite);
    const named = writes.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(named)).toEqual(new Set(["POST /api/v1/admin/conformance-probes"]));
    // Three times the probe, without a credential, with an unknown one, malformed, of another media type.
    expect(named).toHaveLength(7);
    expect(sample.system.writes).toEqual([]);
  });

  it("a system that keeps the standard is tried by writes that must be refused at the addresses that its owner names, once each", async () => {
    sample.system.asked.length = 0;
    const path = "/api/v1/admin/offices/proba";
    const dryAddresses = ["PUT", "DELETE"].map((method) => ({ method, path }));
    const { report } = await sample.audited([], { registration: { dryAddresses } });
    expect(deviating(report)).toEqual([]);
    const writes = sample.system.asked.filter((one) => isWrite(one) && one.path === path);
    expect(writes.map(({ method }) => method).sort()).toEqual([
      "DELETE",
      "DELETE",
      "PUT",
      "PUT",
      "PUT",
      "PUT",
    ]);
    expect(rowOf(report, "no-5xx").notExercised.map(({ what }) => what)).not.toContain(
      "PUT /api/v1/admin/offices/{id}",
    );
    expect([report.acceptedWrites, sample.system.writes]).toEqual([undefined, []]);
  });

  it("a system that keeps the standard has a write that breaks a rule at a named address found there, by the rule that asks for it", async () => {
    const path = "/api/v1/admin/offices/proba";
    const registration = { probe: undefined, dryAddresses: [{ method: "PUT", path }] };
    const rowsOf = async (deviation: string, rule: string) =>
      rowOf((await sample.audited([deviation], { registration })).report, rule).breaches;
    const operation = "PUT /api/v1/admin/offices/{id}";
    for (const [deviation, rule] of [
      ["no-5xx: malformed", "no-5xx"],
      ["no-5xx: media", "no-5xx"],
      ["secured-anonymous: body", "secured-anonymous"],
    ] as const)
      expect(await rowsOf(deviation, rule)).toContainEqual(
        expect.objectContaining({ operation, verdict: "FAIL", curl: "" }),
      );
  });
});

it("a deviation that did not happen again when it was tried again warns only", async () => {
  let isFirst = true;
  const fetch = guardedFetch(["127.0.0.1"]).fetchWhole;
  const network = localNetwork({
    async fetch(address, call) {
      const answer = await fetch(address, call);
      if (address.pathname !== "/health/live" || !isFirst) return answer;
      isFirst = false;
      return { ...answer, status: 500 };
    },
  });
  const { report } = await sample.audited([], { options: { network } });
  expect(rowOf(report, "health-live")).toMatchObject({ verdict: "WARN", breaches: [{ unsteady: true }] });
  expect(report.counts.FAIL).toBe(0);
});

it("a deviation has a curl that names the place and no credential", async () => {
  const { report } = await sample.audited(["zone-crossing"]);
  const [breach] = rowOf(report, "zone-crossing").breaches;
  expect(breach?.curl).toContain(`'${sample.system.url}/api/v1/staff/requests'`);
  expect(breach?.curl).toContain('-H "authorization: Bearer $CITIZEN_TOKEN"');
  expect(breach?.curl).not.toContain(sampleTokens.citizen);
});

it("a deviation of zones that take other kinds of credentials is 401 or 403; of zones that take the same, only 403", async () => {
  const contract = sampleContract();
  for (const [path, item] of Object.entries(contract.paths))
    if (path.startsWith("/api/v1/app/"))
      for (const operation of Object.values(item)) operation.security = [{ appToken: [] }];
  Object.assign(contract.components.securitySchemes, { appToken: { type: "http", scheme: "bearer" } });
  const { fetchWhole } = guardedFetch(["127.0.0.1"]);
  const network = localNetwork({
    async fetch(address, call) {
      const answer = await fetchWhole(address, call);
      return answer.status === 403 ? { ...answer, status: 401 } : answer;
    },
  });
  const { report } = await sample.audited([], { options: { network, contract: bytesOf(contract) } });
  const { verdict, breaches } = rowOf(report, "zone-crossing");
  expect(verdict).toBe("FAIL");
  for (const { operation, expected } of breaches)
    expect(`${operation} ${expected}`).not.toMatch(/\/app\/|\(app\)/);
  expect(breaches.map(({ expected }) => expected)).toContain("HTTP 403 (citizen)");
});

it.runIf(hasCurl)(
  "a deviation is shown by its curl, when that is run with the token as a variable",
  async () => {
    const { report } = await sample.audited(["zone-crossing", "error-leak", "methods: HEAD"]);
    const shown = async (rule: string) => {
      const [breach] = rowOf(report, rule).breaches;
      const env = { ...process.env, CITIZEN_TOKEN: sampleTokens.citizen, STAFF_TOKEN: sampleTokens.staff };
      return (await run("sh", ["-c", breach?.curl ?? ""], { env })).stdout;
    };
    expect(await shown("zone-crossing")).toMatch(/^HTTP\/1.1 200/);
    expect(await shown("error-leak")).toContain("/srv/app/repository.js");
    expect(await shown("methods")).toMatch(/^HTTP\/1.1 404/);
  },
);

it("a deviation of more than 20 places shows 20 and counts all", async () => {
  const { report } = await sample.audited(["safe-headers"]);
  const { breaches, breachesTotal } = rowOf(report, "safe-headers");
  expect(breaches).toHaveLength(20);
  expect(breachesTotal).toBeGreaterThan(20);
});

describe("a waiver", () => {
  const withWaivers = (on: string[], ...waivers: Waiver[]) =>
    sample.audited(on, { registration: { waivers } });

  it("a waiver makes its breach a WARN with the reason", async () => {
    const { report } = await withWaivers(["noun"], waiver({}));
    expect(rowOf(report, "noun")).toMatchObject({
      verdict: "WARN",
      breaches: [{ waiver: { reason: "decizia 16" } }],
    });
    expect(rowOf(report, "waivers").verdict).toBe("PASS");
  });

  it("a waiver of another path excuses nothing, and is reported for it", async () => {
    const { report } = await withWaivers(["noun"], waiver({ pathPattern: "/api/v1/staff/*" }));
    expect([rowOf(report, "noun").verdict, rowOf(report, "waivers").verdict]).toEqual(["FAIL", "WARN"]);
  });

  it("a waiver that has ended excuses nothing", async () => {
    const { report } = await withWaivers(["noun"], waiver({ validUntil: "2026-11-26T07:59:59.000Z" }));
    expect(rowOf(report, "noun").verdict).toBe("FAIL");
    expect(rowOf(report, "waivers")).toMatchObject({ verdict: "WARN", breachesTotal: 1 });
  });
});

it("credentials that do not work are a finding and no success", async () => {
  const bearer = { type: "bearer" as const, token: "gresit-gresit" };
  const credentials = { citizen: bearer, staff: bearer, admin: bearer, app: bearer };
  const { report } = await sample.audited([], { registration: { credentials } });
  expect(deviating(report)).toEqual(["exercised"]);
});

it("credentials that are missing leave their zones unexercised, and the rows say so", async () => {
  const { report } = await sample.audited([], {
    registration: { credentials: undefined, probe: undefined },
  });
  expect(deviating(report)).toEqual(["idempotency-key"]);
  const { notExercised } = rowOf(report, "exercised");
  expect(notExercised.map(({ what }) => what).sort()).toEqual(["admin", "app", "citizen", "staff"]);
  expect(rowOf(report, "scope-self").checked).toBe(0);
});

it("credentials are exchanged for a token, which no report shows", async () => {
  const authority = await listenOnLoopback(
    createServer(
      (_, response) => void response.writeHead(200).end(JSON.stringify({ access_token: sampleTokens.staff })),
    ),
  );
  const staff = {
    type: "clientCredentials" as const,
    tokenUrl: authority.url,
    clientId: "a",
    clientSecret: "secretul",
  };
  const audited = await sample.audited([], { registration: { credentials: { staff } } });
  await authority.stop();
  // The probe has a zone without a credential.
  expect(deviating(audited.report)).toEqual(["idempotency-key"]);
  expect(JSON.stringify(audited)).not.toMatch(/secretul|jeton-de-functionar/);
});

it("credentials stay out of reports and evidence, as do mail addresses and numbers, of a system that echoes them", async () => {
  const echoing = await listenOnLoopback(
    createServer((request, response) => {
      const echo = `${String(request.headers.authorization)} ion@exemplu.md 2000000000007`;
      response.writeHead(request.url === "/api/v1/openapi.json" ? 200 : 418, {
        "content-type": echo,
        "x-echo": echo,
      });
      const contract = { ...sampleContract(), info: { title: echo, version: echo } };
      response.end(
        request.url === "/api/v1/openapi.json" ? JSON.stringify(contract) : `{"${echo}":"${echo}"}`,
      );
    }),
  );
  const { report, exchanges } = await audit(sampleRegistration(echoing.url), {
    ...{
      id: "7",
      systemId: "1",
      trigger: "demand",
      network: localNetwork(),
      clock: { now: () => new Date(AT) },
    },
  });
  await echoing.stop();
  const written = JSON.stringify([report, exchanges]);
  expect(report.requests).toBeGreaterThan(100);
  for (const token of Object.values(sampleTokens)) expect(written).not.toContain(token);
  expect(written).not.toMatch(/exemplu\.md|(?<!\d)\d{13}(?!\d)/);
});

it("an audit of only a contract exercises nothing live, and says so", async () => {
  sample.system.asked.length = 0;
  const registration = { baseUrl: undefined, openapiUrl: `${sample.system.url}/api/v1/openapi.json` };
  const { report } = await sample.audited([], { registration });
  expect(sample.system.asked).toHaveLength(1);
  expect(deviating(report)).toEqual([]);
  expect(rowOf(report, "health-live")).toMatchObject({ checked: 0, notExercised: [{ what: "baseUrl" }] });
  expect(rowOf(report, "noun").checked).toBeGreaterThan(5);
});

it("an audit of a dead system is a report of FAILs", async () => {
  const { report } = await sample.audited([], { registration: { baseUrl: "http://127.0.0.1:1" } });
  expect(report.verdict).toBe("FAIL");
  expect(report.rules.filter(({ verdict }) => verdict === "FAIL").map(({ id }) => id)).toContain("openapi");
  expect(report.requests).toBeLessThan(20);
});

it("an audit ends when it is stopped", async () => {
  const { report } = await sample.audited([], {
    options: { network: localNetwork({ isStopped: () => true }) },
  });
  expect(report.status).toBe("OPRIT");
});

it("an audit is refused at an address that means a private network, also after its name changed its meaning", async () => {
  let asked = 0;
  const lookup = (
    _: string,
    __: object,
    answer: (error: null, found: { address: string; family: number }[]) => void,
  ) => answer(null, [{ address: (asked += 1) <= 2 ? "127.0.0.1" : "10.0.0.1", family: 4 }]);
  const network = localNetwork({
    fetch: guardedFetch(["127.0.0.1"], { lookup: lookup as never }).fetchWhole,
  });
  const { port } = new URL(sample.system.url);
  // A kept connection was judged when it was made; new ones are judged again.
  const { report } = await sample.audited([], {
    registration: { baseUrl: `http://exemplu.test:${port}`, limits: { atOnce: 1 } },
    options: { network },
  });
  expect(asked).toBeGreaterThan(2);
  expect(rowOf(report, "transport").breaches.map(({ found }) => found)).toContain(
    "the address may not be called",
  );
});

it("an audit takes operations in turns if they are more than the budget of requests", async () => {
  const turns = await Promise.all(
    [0, 1].map(async (audits) => {
      const { report } = await sample.audited([], {
        registration: { limits: { requests: 300 } },
        options: { audits },
      });
      return report.turn;
    }),
  );
  expect(turns).toEqual([
    { from: 0, size: 10, of: 21 },
    { from: 10, size: 10, of: 21 },
  ]);
});

it("an audit sends only what its limits allow", async () => {
  const { report } = await sample.audited([], { registration: { limits: { requests: 20 } } });
  expect(report.requests).toBe(20);
  expect(report.endedEarly).toBe("requests");
});

it("an audit calls nobody else: redirects, servers and references lead nowhere", async () => {
  let calls = 0;
  const other = await listenOnLoopback(
    createServer((_, response) => void ((calls += 1), response.end("{}"))),
  );
  const document = sampleContract();
  document.servers = [{ url: other.url }];
  document.components.schemas.Office = { $ref: `${other.url}/office.json` } as never;
  document.components.schemas.Request = { $ref: "file:///etc/hostname" } as never;
  const { report } = await sample.audited([], { options: { contract: bytesOf(document) } });
  await other.stop();
  expect(calls).toBe(0);
  expect(rowOf(report, "openapi-valid").verdict).toBe("FAIL");
});

describe("a file that a contract names", () => {
  const folder = mkdtempSync(join(tmpdir(), "temelia-contract-"));
  const pipe = join(folder, "schema.json");
  execFileSync("mkfifo", [pipe]);
  afterAll(() => rmSync(folder, { recursive: true }));

  /** True if somebody has opened the pipe for reading, or waits in that call: only then it can be opened for writing. */
  function isRead(): boolean {
    try {
      closeSync(openSync(pipe, constants.O_WRONLY | constants.O_NONBLOCK));
      return true;
    } catch {
      return false;
    }
  }

  it.each([
    ["by its address", pathToFileURL(pipe).href],
    ["by its path", pipe],
    ["relative to the folder of the process", relative(process.cwd(), pipe)],
    ["with a place in it", `${pathToFileURL(pipe).href}#/Office`],
  ])("%s is not opened", async (_, reference) => {
    const document = sampleContract();
    document.components.schemas.Office = { $ref: reference } as never;
    document.paths["/api/v1/staff/files"] = { $ref: reference } as never;
    const { report } = await sample.audited([], { options: { contract: bytesOf(document) } });
    expect(isRead()).toBe(false);
    expect(rowOf(report, "openapi-valid").verdict).toBe("FAIL");
  });

  it("a file that a contract names would be noticed", async () => {
    const reading = promisify(readFile)(pipe);
    await expect.poll(isRead).toBe(true);
    await reading;
  });
});

describe("the certificate of a system", () => {
  const audited = (days: number) =>
    sample.audited([], {
      options: { certificateEndsAt: () => Promise.resolve(Date.parse(AT) + days * 86_400_000) },
    });

  it("the certificate of a system that ends within 14 days is a FAIL of transport", async () => {
    expect(deviating((await audited(13)).report)).toEqual(["transport"]);
    expect(deviating((await audited(15)).report)).toEqual([]);
  });

  it("the certificate of a system that cannot be read is judged only by the connection", async () => {
    const certificateEndsAt = () => Promise.reject(new CallFailed("tls", { mayHaveArrived: false }));
    expect(deviating((await sample.audited([], { options: { certificateEndsAt } })).report)).toEqual([]);
  });
});

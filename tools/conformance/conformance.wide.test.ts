import { createServer } from "node:http";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { stringify } from "yaml";
import type { Report } from "../../functions/platform/audit/model/report.ts";
import { lenientServers, type Running } from "../../functions/platform/audit/testing/lenient/servers.ts";
import { ownSystems } from "../../functions/platform/own-systems.ts";
import { listenOnLoopback } from "../../shared/testing/loopback.ts";
import { sampleContract, sampleTokens, startSampleSystem } from "../../shared/testing/sample-system.ts";
import { runCommand } from "../../tests/command.ts";

const folder = mkdtempSync(join(tmpdir(), "temelia-conformance-"));
const sample = await startSampleSystem();
afterAll(async () => {
  await sample.stop();
  rmSync(folder, { recursive: true });
});

const run = (...args: string[]) => runCommand("conformance", ...args);

function fileOf(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

const contractFile = (name: string, change: (document: ReturnType<typeof sampleContract>) => void) => {
  const document = sampleContract();
  change(document);
  return fileOf(name, JSON.stringify(document));
};

it(
  "npm run conformance finds nothing in our own services that is not waived by a decision",
  { timeout: 120_000 },
  async () => {
    const out = join(folder, "own");
    const { code, output } = await run("--format", "json", "--out", out);
    const names = ownSystems.map(({ cod }) => cod);
    expect(readdirSync(out).sort()).toEqual(names.map((name) => `${name}.json`).sort());
    for (const name of names) {
      const { rules, requests } = JSON.parse(readFileSync(join(out, `${name}.json`), "utf8")) as Report;
      const below = rules.filter(({ verdict }) => verdict === "WARN" || verdict === "FAIL");
      const open = below.flatMap(({ id, breaches }) =>
        breaches.flatMap(({ waiver, operation, found }) =>
          waiver?.decision ? [] : [`${name} ${id} ${operation}: ${found}`],
        ),
      );
      expect(open, output).toEqual([]);
      // The probe was sent, and the published contract compared.
      for (const id of ["idempotency-key", "secured-anonymous", "breaking-change", "health-ready"])
        expect(rules.find((row) => row.id === id)?.checked, `${name} ${id}`).toBeGreaterThan(0);
      expect(requests).toBeGreaterThan(30);
    }
    expect(code).toBe(0);
  },
);

describe("npm run conformance -- --contract", () => {
  it("the audit judges only a contract if it is told so, and ends with 0 if nothing fails", async () => {
    const { code, output } = await run(
      "--contract",
      contractFile("good.json", () => undefined),
    );
    expect([code, output]).toEqual([0, expect.stringContaining("good.json: PASS")]);
    expect(output).toMatch(/^health-live +NOT_APPLICABLE$/m);
    expect(output).toMatch(/\(\d+ PASS, 0 WARN, 0 FAIL, \d+ nu se aplică; 27 operations/);
  });

  it("npm run conformance -- --contract ends with 1 on a FAIL, and names the place and what to do", async () => {
    const file = contractFile("named.json", ({ paths }) => {
      Object.assign(paths["/api/v1/public/offices"]?.get ?? {}, { operationId: "altceva" });
    });
    const { code, output } = await run("--contract", file);
    expect([code, output]).toEqual([
      1,
      expect.stringMatching(/named\.json: FAIL operation-id\.[^]*"altceva"/),
    ]);
  });

  it("npm run conformance -- --contract reads YAML as it reads JSON", async () => {
    const { code, output } = await run("--contract", fileOf("text.yaml", stringify(sampleContract())));
    expect([code, output]).toEqual([0, expect.stringMatching(/text\.yaml: PASS [^\n]*27 operations/)]);
  });

  it("npm run conformance -- --contract ends with 1 for YAML whose aliases multiply, and names the limit", async () => {
    const bomb = `a: &a [${"x, ".repeat(50)}x]\nb: &b [${"*a, ".repeat(50)}*a]\nc: [${"*b, ".repeat(50)}*b]\n`;
    const { code, output } = await run("--contract", fileOf("bomb.yaml", bomb));
    expect([code, output]).toEqual([1, expect.stringContaining("at most 100 times by aliases")]);
  });

  it("npm run conformance -- --contract ends with 2 if there is no such file", async () => {
    const { code, output } = await run("--contract", join(folder, "lipseste.json"));
    expect([code, output]).toEqual([2, expect.stringContaining("could not look")]);
  });

  it.each([
    ["sarif", /"version": "2\.1\.0"/],
    ["junit", /^<\?xml [^]*<testsuite [^>]*name="Temelia-Conformance"/],
  ])("npm run conformance -- --contract prints a report as %s", async (format, expected) => {
    const file = contractFile(`${format}.json`, () => undefined);
    const { output } = await run("--contract", file, "--format", format);
    expect(output).toMatch(expected);
  });
});

describe("npm run conformance -- --url", () => {
  it("audits a running system with tokens from the environment, and prints none of them", async () => {
    const { citizen, staff, admin, app } = sampleTokens;
    const tokens = { CITIZEN_TOKEN: citizen, STAFF_TOKEN: staff, ADMIN_TOKEN: admin, APP_TOKEN: app };
    Object.assign(process.env, tokens);
    sample.on.add("zone-crossing");
    const { code, output } = await run("--url", sample.url);
    for (const name of Object.keys(tokens)) Reflect.deleteProperty(process.env, name);
    expect([code, output]).toEqual([1, expect.stringMatching(/FAIL zone-crossing\.[^]*\$CITIZEN_TOKEN/)]);
    for (const token of Object.values(tokens)) expect(output).not.toContain(token);
    expect(sample.writes).toEqual([]);
  });

  describe("of a system that accepts whatever is sent", () => {
    let lenient: Running;
    beforeAll(async () => {
      const server = lenientServers.find(({ name }) => name === "node:http that takes anything");
      if (!server) throw new Error("no lenient server");
      lenient = await server.start();
    });
    afterAll(() => lenient.stop());
    const audited = async (address: string, ...args: string[]) => {
      process.env.ADMIN_TOKEN = sampleTokens.admin;
      const before = await lenient.bytes();
      const { output } = await run("--url", address, ...args);
      Reflect.deleteProperty(process.env, "ADMIN_TOKEN");
      return { output, isEqual: before.equals(await lenient.bytes()) };
    };

    it("npm run conformance -- --url of a system that accepts whatever is sent sends it no write, and says how to name an address", async () => {
      const { output, isEqual } = await audited(lenient.url);
      expect([isEqual, output]).toEqual([
        true,
        expect.stringMatching(/neîncercat \(no-5xx[^)]*\): O scriere [^\n]+dryAddresses/),
      ]);
    });

    it("npm run conformance -- --url of a system that accepts whatever is sent sends it not even our own probe, if its address ends like that of a service", async () => {
      const asked: string[] = [];
      const server = await listenOnLoopback(
        createServer(({ method = "", url = "" }, response) => {
          asked.push(`${method} ${url}`);
          response.writeHead(200, { "content-type": "application/json" });
          response.end(url.endsWith("/openapi.json") ? JSON.stringify(sampleContract()) : "{}");
        }),
      );
      await audited(`${server.url}/documents`);
      await server.stop();
      expect(asked.length).toBeGreaterThan(20);
      expect(asked.filter((one) => !/^(GET|HEAD|OPTIONS) /.test(one))).toEqual([]);
    });

    it("npm run conformance -- --url of a system that accepts whatever is sent says first that a write at a named address was accepted", async () => {
      const { output } = await audited(lenient.url, "--dry", "PUT /api/v1/staff/flows/proba");
      expect(output).toMatch(
        /^[^]{0,40}: Sistemul a acceptat o scriere[^\n]+\n {2}PUT \/api\/v1\/staff\/flows\/proba: HTTP 200/,
      );
      expect(output).not.toMatch(/curl [^\n]*-X (POST|PUT|PATCH|DELETE)/);
    });
  });

  it("npm run conformance -- --url ends with 3 if the audit was cut off by its time, and says so first", async () => {
    const { code, output } = await run("--url", sample.url, "--seconds", "0.000001");
    expect([code, output]).toEqual([3, expect.stringMatching(/^[^\n]*: Auditul a fost întrerupt/)]);
  });

  it("npm run conformance -- --url ends with 2 if nothing answers", async () => {
    const { code, output } = await run("--url", "http://127.0.0.1:1");
    expect([code, output]).toEqual([2, expect.stringContaining("could not be looked at")]);
  });
});

it.each([
  [["--format", "pdf"], "--format takes one of"],
  [["--format", "sarif"], "add --service or --out"],
  [["--url", "http://a.test", "--contract", "b"], "choose one of them"],
  [["--dry", "PUT /a"], "add --url"],
  [["--url", "http://a.test", "--dry", "PUT /a/{id}"], "a path without {}"],
  [["--url", "http://a.test", "--probe", "POST /a {"], "a path without {}"],
  [["--url", "http://a.test", "--probe", "POST /a"], "a JSON object"],
  [["--seconds", "7"], "add --url"],
  [["--url", "http://a.test", "--seconds", "0"], "a number above 0"],
])("%j is a mistake on the command line", async (args, sentence) => {
  const { code, output } = await run(...args);
  expect([code, output]).toEqual([1, expect.stringContaining(sentence)]);
});

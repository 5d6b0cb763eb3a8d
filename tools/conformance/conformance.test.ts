import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import type { Report } from "../../functions/platform/audit/model/report.ts";
import { ownSystems } from "../../functions/platform/own-systems.ts";
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

describe("npm run conformance", () => {
  it("finds nothing in our own services that is not waived by a decision", { timeout: 120_000 }, async () => {
    const out = join(folder, "own");
    const { code, output } = await run("--format", "json", "--out", out);
    const names = ownSystems.map(({ cod }) => cod);
    expect(readdirSync(out).sort()).toEqual(names.map((name) => `${name}.json`).sort());
    for (const name of names) {
      const { rules, requests } = JSON.parse(readFileSync(join(out, `${name}.json`), "utf8")) as Report;
      const below = rules.filter(({ verdict }) => verdict !== "PASS");
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
  });
});

describe("npm run conformance -- --contract", () => {
  it("judges a contract alone, and ends with 0 if nothing fails", async () => {
    const { code, output } = await run(
      "--contract",
      contractFile("good.json", () => undefined),
    );
    expect([code, output]).toEqual([0, expect.stringContaining("good.json: PASS")]);
    expect(output).toMatch(/^health-live +–$/m);
  });

  it("ends with 1 on a FAIL, and names the place and what to do", async () => {
    const file = contractFile("named.json", ({ paths }) => {
      Object.assign(paths["/api/v1/public/offices"]?.get ?? {}, { operationId: "altceva" });
    });
    const { code, output } = await run("--contract", file);
    expect([code, output]).toEqual([
      1,
      expect.stringMatching(/named\.json: FAIL operation-id\.[^]*"altceva"/),
    ]);
  });

  it("reads YAML, which is a FAIL of openapi", async () => {
    const { code, output } = await run(
      "--contract",
      fileOf("text.yaml", "openapi: 3.1.0\ninfo: {title: A}\n"),
    );
    expect([code, output]).toEqual([1, expect.stringContaining("FAIL openapi.")]);
  });

  it("ends with 2 if there is no such file", async () => {
    const { code, output } = await run("--contract", join(folder, "lipseste.json"));
    expect([code, output]).toEqual([2, expect.stringContaining("could not look")]);
  });

  it.each([
    ["sarif", /"version": "2\.1\.0"/],
    ["junit", /^<\?xml [^]*<testsuite [^>]*name="Temelia-Conformance"/],
  ])("prints a report as %s", async (format, expected) => {
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

  it("ends with 2 if nothing answers", async () => {
    const { code, output } = await run("--url", "http://127.0.0.1:1");
    expect([code, output]).toEqual([2, expect.stringContaining("could not be looked at")]);
  });
});

it.each([
  [["--format", "pdf"], "--format takes one of"],
  [["--format", "sarif"], "add --service or --out"],
  [["--url", "http://a.test", "--contract", "b"], "choose one of them"],
])("%j is a mistake on the command line", async (args, sentence) => {
  const { code, output } = await run(...args);
  expect([code, output]).toEqual([1, expect.stringContaining(sentence)]);
});

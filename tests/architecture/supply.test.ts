import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "../../localstack/serverless/deployment.ts";
import { deployable, nameAt } from "../../tools/supply/locked.ts";
import { type Audit, type daysFor, type Known, overdue } from "../../tools/supply/advisories.ts";
import { refusedLicences } from "../../tools/supply/licences.ts";

const read = (file: string): string => readFileSync(join(root, file), "utf8");

it("no package runs a script of its own when it is installed", () => {
  expect(read(".npmrc").split("\n")).toContain("ignore-scripts=true");
});

it("actions of CI are pinned by their commits, which nobody can move", () => {
  const used = globSync(".github/workflows/*.yml", { cwd: root }).flatMap((file) =>
    [...read(file).matchAll(/\buses: *(\S+)/g)].map(([, action = ""]) => action),
  );
  expect(used.length).toBeGreaterThan(0);
  expect(used.filter((action) => !/@[0-9a-f]{40}$/.test(action))).toEqual([]);
});

describe("licences", () => {
  it("licences of every package that may be deployed are on the list", () => {
    const packages = deployable.map(([place, { version = "", license }]) => ({
      name: nameAt(place),
      version,
      license,
    }));
    expect(packages.length).toBeGreaterThan(100);
    expect(refusedLicences(packages)).toEqual([]);
  });

  it.each([
    ["GPL-3.0-only", false],
    ["(MIT OR GPL-3.0-or-later)", true],
    ["(MIT AND GPL-3.0-or-later)", false],
    ["(MIT AND Zlib)", true],
    ["SEE LICENSE IN LICENSE", false],
    [undefined, false],
  ])("licences that say %s are on the list: %s", (license, isAllowed) => {
    const refused = refusedLicences([{ name: "oarecare", version: "1.0.0", license }]);
    expect(refused.length === 0).toBe(isAllowed);
  });

  it("licences that were read from the files of a package count for its version, and not for the next one", () => {
    const [one] = refusedLicences([{ name: "busboy", version: "9.0.0" }]);
    expect(one).toBe("busboy@9.0.0: none");
  });
});

describe("advisories", () => {
  const url = "https://github.com/advisories/GHSA-1";
  const audit = (severity: keyof typeof daysFor): Audit => {
    const advisory = { source: 1, name: "oarecare", title: "o gaură", url, severity };
    return { vulnerabilities: { oarecare: { via: [advisory] }, altul: { via: ["oarecare", advisory] } } };
  };
  const now = new Date("2026-11-29T12:00:00Z");
  const seen = (daysAgo: number, more: Partial<Known> = {}): Known[] => [
    { url, seen: new Date(now.getTime() - daysAgo * 86_400_000).toISOString(), ...more },
  ];

  it("advisories that nobody has noted are named once", () => {
    expect(overdue(audit("low"), [], now)).toEqual([`not noted: oarecare, low: o gaură (${url})`]);
  });

  it.each([
    ["critical", 3],
    ["high", 14],
    ["moderate", 90],
    ["low", 90],
  ] as const)("advisories that are %s are overdue after %i days, as SECURITY.md says", (severity, days) => {
    expect(overdue(audit(severity), seen(days - 0.1), now)).toEqual([]);
    expect(overdue(audit(severity), seen(days), now)).toEqual([
      `overdue: oarecare, ${severity}: o gaură (${url})`,
    ]);
    const name = severity === "moderate" || severity === "low" ? "others" : severity;
    expect(read("SECURITY.md")).toMatch(new RegExp(`\\| ${name} +\\| ${days} days`));
  });

  it("advisories with a reason why they do not concern us are never overdue", () => {
    expect(overdue(audit("critical"), seen(100, { unaffected: "nu apelăm funcția" }), now)).toEqual([]);
  });

  it("advisories that are noted say when they were seen", () => {
    const known = JSON.parse(read("tools/supply/advisories.json")) as Known[];
    for (const { url: address, seen: day } of known)
      expect([address, day]).toEqual([
        expect.stringMatching(/^https:/),
        expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      ]);
  });
});

describe("a release", () => {
  const release = read(".github/workflows/release.yml");

  it("a release has the bills of materials, and the client with the provenance of its package", () => {
    expect(release).toContain("npm run tool -- sbom");
    expect(release).toContain("npm run tool -- client-pack");
    expect(release).toMatch(/attest-build-provenance@[\s\S]+subject-path: .*\.tgz/);
    expect(release).toMatch(/gh release create .*release\/\*/);
  });

  it("advisories are asked for each day", () => {
    const audit = read(".github/workflows/audit.yml");
    expect(audit).toMatch(/schedule:\s+- cron: "\d+ \d+ \* \* \*"/);
    expect(audit).toContain("npm run tool -- audit");
  });
});

import { Validator, type Schema } from "@cfworker/json-schema";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse, type DefaultTreeAdapterMap } from "parse5";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Report } from "../model/report.ts";
import { localNetwork, startSample } from "../testing/local-network.ts";
import { badgeOf } from "./badge.ts";
import { junitOf } from "./junit.ts";
import { pageOf } from "./page.ts";
import { sarifOf } from "./sarif.ts";
import { junitDefects } from "./testing/junit-schema.ts";
import { escapeXml } from "./xml.ts";

const HOSTILE = `<script>alert("a&b")</script>'\u0000\ud800`;
const sample = await startSample();
afterAll(() => sample.system.stop());

let report: Report;
beforeAll(async () => {
  const waivers = [{ rule: "noun", pathPattern: "/**", reason: `decizia ${HOSTILE}`, decision: "0016" }];
  const audited = await sample.audited(["noun", "info", "safe-headers", "audience"], {
    registration: { waivers },
  });
  const rules = audited.report.rules.map((row) => ({
    ...row,
    breaches: row.breaches.map((breach) => ({
      ...breach,
      operation: `${breach.operation} ${HOSTILE}`,
      found: HOSTILE,
    })),
  }));
  report = { ...audited.report, rules, contract: { ...audited.report.contract, version: HOSTILE } };
});

/** Words of the standard that no language translates. */
const TERMS = new Set(["PASS", "WARN", "FAIL", "FINALIZAT"]);

type Element = DefaultTreeAdapterMap["element"];

/** All elements of a page. */
const elementsOf = (html: string): Element[] => {
  const below = (node: DefaultTreeAdapterMap["node"]): Element[] =>
    "childNodes" in node
      ? node.childNodes.flatMap((child) => ("tagName" in child ? [child, ...below(child)] : []))
      : [];
  return below(parse(html));
};

/** A JSON text with script in every text but those that lead an audit on: addresses, names and references. */
const withScript = (text: string): string =>
  JSON.stringify(
    JSON.parse(text, (name, value: unknown) =>
      typeof value === "string" && !["$ref", "in", "type", "openapi", "id"].includes(name)
        ? `<script>alert(1)</script>${value}`
        : value,
    ),
  );

it.each(["ro", "ru"] as const)(
  "the page in %s has neither script nor foreign address, whatever a system says",
  (language) => {
    const elements = elementsOf(pageOf(report, { language, name: HOSTILE }));
    const attributes = elements.flatMap(({ attrs }) => attrs.map(({ name }) => name));
    expect(elements.map(({ tagName }) => tagName)).not.toContain("script");
    expect([...new Set(attributes)].sort()).toEqual([
      "charset",
      "class",
      "content",
      "http-equiv",
      "lang",
      "name",
      "open",
    ]);
    expect(elements.filter(({ tagName }) => tagName === "details")).toHaveLength(53);
  },
);

it.each(["ro", "ru"] as const)(
  "the page in %s shows script in every text of a contract and of every answer as text",
  async (language) => {
    const { fetch } = localNetwork();
    const network = localNetwork({
      async fetch(address, call) {
        const answer = await fetch(address, call);
        const isJson = answer.headers.get("content-type")?.includes("json") && answer.body.length > 0;
        return isJson ? { ...answer, body: Buffer.from(withScript(answer.body.toString())) } : answer;
      },
    });
    const audited = await sample.audited([], { options: { network } });
    const page = pageOf(audited.report, { language, name: HOSTILE });
    expect(audited.report.counts.FAIL).toBeGreaterThan(3);
    expect(page).toContain("&lt;script&gt;alert(1)");
    const elements = elementsOf(page);
    expect(elements.map(({ tagName }) => tagName)).not.toContain("script");
    expect(elements.flatMap(({ attrs }) => attrs.map(({ name }) => name))).not.toContain("src");
    expect(junitDefects(junitOf(audited.report, language))).toEqual([]);
  },
);

it("the page shows the numbers of the report, and says each rule in its language", () => {
  const [ro, ru] = (["ro", "ru"] as const).map((language) => pageOf(report, { language, name: "Proba" }));
  const { PASS, WARN, FAIL } = report.counts;
  for (const page of [ro, ru])
    expect(page).toContain(`${String(PASS)} PASS, ${String(WARN)} WARN, ${String(FAIL)} FAIL`);
  for (const { says } of report.rules) {
    expect(ro).toContain(escapeXml(says.ro));
    expect(ru).toContain(escapeXml(says.ru));
  }
});

it("the page is complete in Russian: outside of rules, addresses and what people have written, no word is Latin", () => {
  const page = pageOf(report, { language: "ru", name: "" });
  const others = report.rules.flatMap(({ source, says, fix, notExercised }) => [
    ...[source, says.ru, fix.ru],
    ...notExercised.map(({ why }) => why.ru),
  ]);
  const withoutOthers = [...others, `decizia ${HOSTILE}, 0016`, HOSTILE]
    .sort((a, b) => b.length - a.length)
    .reduce((text, one) => text.replaceAll(escapeXml(one), ""), page.replace(/^[^]*<body>/, ""));
  const own = withoutOthers.replaceAll(/<(code|pre)\b[^]*?<\/\1>|<[^>]*>|\d{4}-\d\d-\d\dT\S+/g, " ");
  expect(own).toContain("Что сделать");
  const latin = new Set(own.match(/[a-zA-ZăâîșțĂÂÎȘȚ]{2,}/g));
  expect([...latin].filter((word) => !TERMS.has(word))).toEqual([]);
});

it("the page prints on A4: the page says its size, nothing is wider than it, and no row is cut by a page break", () => {
  const page = pageOf(report, { name: "Proba" });
  const [, print = ""] = /@media print \{(.*)\}/.exec(page) ?? [];
  expect(page).toContain("@page { size: A4; margin: 15mm; }");
  expect(print).toContain("max-width: none");
  expect(print).toContain("details { break-inside: avoid; }");
  // Long words break, so that nothing is cut at the edge of the paper.
  for (const name of ["code", "pre"])
    expect(page).toMatch(new RegExp(`\\b${name} \\{[^}]*overflow-wrap: anywhere`));
});

interface Sarif {
  version: string;
  runs: {
    tool: { driver: { name: string; semanticVersion: string; rules: { id: string }[] } };
    results: {
      ruleId: string;
      ruleIndex: number;
      level: string;
      kind?: string;
      suppressions?: object[];
    }[];
  }[];
}

it("SARIF 2.1.0 has one result for each breach, at the rule that it names, and waived ones as suppressed", () => {
  const { version, runs } = sarifOf(report) as Sarif;
  const [
    { tool, results } = { tool: { driver: { name: "", semanticVersion: "", rules: [] } }, results: [] },
  ] = runs;
  expect([version, tool.driver.name]).toEqual(["2.1.0", "Temelia-Conformance"]);
  expect(tool.driver.semanticVersion).toMatch(/^\d+\.(0|[1-9]\d*)\.\d+$/);
  expect(results).toHaveLength(report.rules.reduce((sum, { breaches }) => sum + breaches.length, 0));
  for (const { ruleId, ruleIndex, level } of results) {
    expect(tool.driver.rules[ruleIndex]?.id).toBe(ruleId);
    expect(["error", "warning"]).toContain(level);
  }
  const suppressed = results.filter(({ suppressions }) => suppressions).map(({ ruleId }) => ruleId);
  expect(suppressed).toEqual(["noun"]);
});

/** The schema that OASIS has published. */
const sarifSchema = new Validator(
  JSON.parse(readFileSync(join(import.meta.dirname, "testing/sarif-schema-2.1.0.json"), "utf8")) as Schema,
  "4",
  false,
);

describe.each(["ro", "ru"] as const)("in %s a report fits the published schema", (language) => {
  it("of SARIF 2.1.0", () => {
    const sarif = JSON.parse(JSON.stringify(sarifOf(report, language))) as Sarif;
    expect(sarifSchema.validate(sarif).errors).toEqual([]);
    // The schema judges: a level that SARIF does not know is refused.
    const [result] = sarif.runs[0]?.results ?? [];
    if (result) result.level = "grav";
    expect(sarifSchema.validate(sarif).valid).toBe(false);
  });

  it("of JUnit, whatever a system says", () => {
    const junit = junitOf(report, language);
    expect(junitDefects(junit)).toEqual([]);
    for (const [part, defect] of [
      [' hostname="temelia"', "testsuite has no hostname"],
      ["<system-err/>", "testsuite has the children properties, testcase, system-out"],
      [' type="must"', "failure has no type"],
    ] as const)
      expect(junitDefects(junit.replace(part, ""))).toEqual([defect]);
  });

  it("of JUnit, of a dead system and of only a contract", async () => {
    const dead = await sample.audited([], { registration: { baseUrl: "http://127.0.0.1:1" } });
    const alone = await sample.audited([], {
      registration: { baseUrl: undefined, openapiUrl: `${sample.system.url}/api/v1/openapi.json` },
    });
    for (const audited of [dead, alone]) {
      expect(junitDefects(junitOf(audited.report, language))).toEqual([]);
      const sarif: unknown = JSON.parse(JSON.stringify(sarifOf(audited.report, language)));
      expect(sarifSchema.validate(sarif).errors).toEqual([]);
    }
  });
});

it("JUnit tells the deviations that only warn in the output of the suite", () => {
  const [, output = ""] = /<system-out>([^]*)<\/system-out>/.exec(junitOf(report)) ?? [];
  expect(output).toMatch(/^noun\nWARN /m);
  expect(output).toMatch(/^safe-headers\nWARN /m);
});

it("JUnit has one test case for each rule, a failure for each FAIL, and no sign that XML forbids", () => {
  const junit = junitOf(report);
  const count = (text: string) => junit.split(text).length - 1;
  const { FAIL, NOT_APPLICABLE } = report.counts;
  expect([count("<testcase "), count("<failure "), count("<skipped ")]).toEqual([53, FAIL, NOT_APPLICABLE]);
  expect(junit).toContain(`tests="53" failures="${String(report.counts.FAIL)}"`);
  // oxlint-disable-next-line no-control-regex -- the signs that XML forbids
  expect(junit).not.toMatch(/<script|[\u0000-\u0008\u000b-\u001f]/);
  expect(junit.isWellFormed()).toBe(true);
});

it("the badge has the verdict, the numbers and the day, and no foreign address or font", () => {
  const badge = badgeOf(report, "ru");
  expect(badge).toContain(`соответствие: ${report.verdict} ${String(report.counts.PASS)}/53, 2026-11-26`);
  expect(badge.replace('xmlns="http://www.w3.org/2000/svg"', "")).not.toMatch(
    /https?:|url\(|@font-face|<script/,
  );
});

describe("rules that had nothing to look at", () => {
  let bare: Report;
  beforeAll(async () => {
    const registration = { baseUrl: undefined, openapiUrl: "http://127.0.0.1:1/" };
    const contract = Buffer.from(
      JSON.stringify({
        openapi: "3.1.0",
        info: { title: "Proba", version: "1.0.0", contact: { name: "Proba" } },
        paths: {},
      }),
    );
    bare = (await sample.audited([], { registration, options: { contract, baseContract: undefined } }))
      .report;
  });

  it("rules that had nothing to look at are the third word of the page and of its totals, in both languages", () => {
    const { PASS, NOT_APPLICABLE } = bare.counts;
    expect([PASS, NOT_APPLICABLE]).toEqual([3, 50]);
    for (const [language, word] of [
      ["ro", "nu se aplică"],
      ["ru", "неприменимо"],
    ] as const) {
      const page = pageOf(bare, { language, name: "Proba" });
      expect(page).toContain(`3 PASS, 0 WARN, 0 FAIL, 50 ${word}`);
      expect(page.split(`<span class="v NOT_APPLICABLE">${word}</span>`)).toHaveLength(51);
      expect(page).toMatch(new RegExp(`NOT_APPLICABLE">${word}</span> <code>health-live</code>`));
    }
  });

  it("rules that had nothing to check are not part of the badge's total, and named beside it", () => {
    expect(badgeOf(bare, "ro")).toContain("conformitate: PASS 3/3, 50 nu se aplică, 2026-11-26");
    expect(badgeOf(bare, "ru")).toContain("PASS 3/3, 50 неприменимо");
    const older = { PASS: 53, WARN: 0, FAIL: 0 };
    expect(badgeOf({ ...bare, counts: older })).toContain("PASS 53/53, 2026-11-26");
  });

  it("rules that had nothing to look at are notApplicable in SARIF, and skipped in JUnit with the reason", () => {
    const [run] = (sarifOf(bare, "ro") as Sarif).runs;
    const kinds = run?.results.map(({ kind, level, ruleId }) => [kind, level, ruleId]);
    expect(kinds).toHaveLength(50);
    expect(kinds).toContainEqual(["notApplicable", "none", "health-live"]);
    expect(sarifSchema.validate(JSON.parse(JSON.stringify(sarifOf(bare, "ro")))).errors).toEqual([]);
    const junit = junitOf(bare, "ro");
    expect(junitDefects(junit)).toEqual([]);
    expect(junit).toContain('tests="53" failures="0" errors="0" skipped="50"');
    expect(junit).toMatch(
      /name="health-live"[^>]*><skipped message="nu se aplică; baseUrl: Sistemul este înregistrat doar cu contractul/,
    );
  });
});

describe("an audit that was cut off by its time", () => {
  let cut: Report;
  beforeAll(async () => {
    cut = (await sample.audited([], { registration: { limits: { seconds: 0.000_001 } } })).report;
  });

  it("an audit that was cut off by its time says so before everything else of its page, in both languages", () => {
    expect(cut.endedEarly).toBe("time");
    expect(pageOf(cut, { name: "Proba" })).toMatch(
      /<\/h1>\s*<section class="alarm" role="alert"><p>Auditul a fost întrerupt[^<]+timpul lui s-a încheiat\.<\/p><\/section>\s*<dl>/,
    );
    expect(pageOf(cut, { language: "ru", name: "Proba" })).toContain("истекло его время.");
  });

  it("an audit that was cut off by its time was not successful in SARIF, and is an error in JUnit, which a build sees", () => {
    expect(JSON.stringify(sarifOf(cut))).toMatch(
      /"executionSuccessful":false,.*"toolExecutionNotifications":\[\{"level":"error","message":\{"text":"Auditul a fost întrerupt/,
    );
    const junit = junitOf(cut);
    expect(junitDefects(junit)).toEqual([]);
    expect(junit).toMatch(/errors="1"/);
    expect(junit).toMatch(
      /name="exercised"[^>]*><error [^>]*>[^<]*așteptat: every request is sent; găsit: cut off after 0\.000001 s, the limit/,
    );
    expect(junit).toContain("<system-out>Auditul a fost întrerupt");
  });
});

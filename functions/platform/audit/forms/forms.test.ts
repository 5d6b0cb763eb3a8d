import { parse, type DefaultTreeAdapterMap } from "parse5";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Report } from "../model/report.ts";
import { startSample } from "../testing.ts";
import { badgeOf } from "./badge.ts";
import { junitOf } from "./junit.ts";
import { pageOf } from "./page.ts";
import { sarifOf } from "./sarif.ts";
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

type Element = DefaultTreeAdapterMap["element"];

/** All elements of a page. */
const elementsOf = (html: string): Element[] => {
  const below = (node: DefaultTreeAdapterMap["node"]): Element[] =>
    "childNodes" in node
      ? node.childNodes.flatMap((child) => ("tagName" in child ? [child, ...below(child)] : []))
      : [];
  return below(parse(html));
};

describe("the page", () => {
  it.each(["ro", "ru"] as const)(
    "in %s has neither script nor foreign address, whatever a system says",
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

  it("shows the numbers of the report, and says each rule in its language", () => {
    const [ro, ru] = (["ro", "ru"] as const).map((language) => pageOf(report, { language, name: "Proba" }));
    const { PASS, WARN, FAIL } = report.counts;
    for (const page of [ro, ru])
      expect(page).toContain(`${String(PASS)} PASS, ${String(WARN)} WARN, ${String(FAIL)} FAIL`);
    for (const { says } of report.rules) {
      expect(ro).toContain(escapeXml(says.ro));
      expect(ru).toContain(escapeXml(says.ru));
    }
  });

  it("prints on A4", () => {
    expect(pageOf(report, { name: "Proba" })).toContain("@page { size: A4;");
  });
});

interface Sarif {
  version: string;
  runs: {
    tool: { driver: { name: string; semanticVersion: string; rules: { id: string }[] } };
    results: { ruleId: string; ruleIndex: number; level: string; suppressions?: object[] }[];
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

it("JUnit has one test case for each rule, a failure for each FAIL, and no sign that XML forbids", () => {
  const junit = junitOf(report);
  const count = (text: string) => junit.split(text).length - 1;
  expect([count("<testcase "), count("<failure ")]).toEqual([53, report.counts.FAIL]);
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

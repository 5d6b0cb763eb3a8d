import { countsOf } from "../judge/report-of.ts";
import type { Report, RuleRow } from "../model/report.ts";
import type { Language } from "../model/texts.ts";
import { escapeXml } from "./xml.ts";

/** A report as JUnit XML: one test case for each rule. FAIL is a failure; a rule that was not exercised is skipped. */
export function junitOf(report: Report, language: Language = "ro"): string {
  const counts = countsOf(report.rules);
  const skipped = report.rules.filter(isSkipped).length;
  const seconds = (Date.parse(report.finishedAt) - Date.parse(report.startedAt)) / 1_000;
  const cases = report.rules.map((row) => caseOf(row, language));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    "<testsuites>",
    `<testsuite name="Temelia-Conformance" tests="${String(report.rules.length)}" failures="${String(counts.FAIL)}" ` +
      `errors="0" skipped="${String(skipped)}" time="${seconds.toFixed(3)}" ` +
      `timestamp="${report.startedAt.slice(0, 19)}" hostname="temelia">`,
    ...cases,
    "</testsuite>",
    "</testsuites>",
    "",
  ].join("\n");
}

const isSkipped = ({ checked, verdict }: RuleRow): boolean => checked === 0 && verdict === "PASS";

function caseOf(row: RuleRow, language: Language): string {
  const head = `<testcase name="${escapeXml(row.id)}" classname="conformance.${row.level}" time="0">`;
  return `${head}${outcomeOf(row, language)}</testcase>`;
}

function outcomeOf(row: RuleRow, language: Language): string {
  const lines = row.breaches.map(
    ({ verdict, operation, expected, found, curl }) =>
      `${verdict} ${operation}: ${expected} ≠ ${found}\n  ${curl}`,
  );
  const text = escapeXml(lines.join("\n"));
  if (row.verdict === "FAIL")
    return `<failure message="${escapeXml(row.says[language])}" type="${row.level}">${text}</failure>`;
  if (isSkipped(row))
    return `<skipped message="${escapeXml(row.notExercised.map(({ what }) => what).join(", "))}"/>`;
  return row.verdict === "WARN" ? `<system-out>${text}</system-out>` : "";
}

import { countsOf } from "../judge/report-of.ts";
import type { Report, RuleRow } from "../model/report.ts";
import type { Language } from "../model/texts.ts";
import { acceptedWriteLines } from "./accepted-writes.ts";
import { escapeXml } from "./xml.ts";

/**
 * A report as JUnit XML, as the schema of Apache Ant and the wider one of Jenkins have it: one test case for each rule. FAIL
 * is a failure, a rule that was not exercised is skipped, and the deviations that only warn stand in the output of the suite,
 * because a case that passes has no text in Ant's schema.
 */
export function junitOf(report: Report, language: Language = "ro"): string {
  const counts = countsOf(report.rules);
  const skipped = report.rules.filter(isSkipped).length;
  const seconds = (Date.parse(report.finishedAt) - Date.parse(report.startedAt)) / 1_000;
  const warnings = report.rules.filter(({ verdict }) => verdict === "WARN").map(warningOf);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    "<testsuites>",
    `<testsuite id="0" package="conformance" name="Temelia-Conformance" tests="${String(report.rules.length)}" ` +
      `failures="${String(counts.FAIL)}" errors="0" skipped="${String(skipped)}" time="${seconds.toFixed(3)}" ` +
      `timestamp="${report.startedAt.slice(0, 19)}" hostname="temelia">`,
    `<properties>${propertiesOf(report).join("")}</properties>`,
    ...report.rules.map((row) => caseOf(row, language)),
    `<system-out>${escapeXml([...acceptedWriteLines(report, language), ...warnings].join("\n"))}</system-out>`,
    "<system-err/>",
    "</testsuite>",
    "</testsuites>",
    "",
  ].join("\n");
}

const isSkipped = ({ checked, verdict }: RuleRow): boolean => checked === 0 && verdict === "PASS";

const propertiesOf = ({ verdict, standard, contract }: Report): string[] =>
  Object.entries({ verdict, standard, "contract.version": contract.version }).map(
    ([name, value]) => `<property name="${name}" value="${escapeXml(value)}"/>`,
  );

function caseOf(row: RuleRow, language: Language): string {
  const head = `<testcase name="${escapeXml(row.id)}" classname="conformance.${row.level}" time="0">`;
  return `${head}${outcomeOf(row, language)}</testcase>`;
}

function outcomeOf(row: RuleRow, language: Language): string {
  if (row.verdict === "FAIL")
    return `<failure message="${escapeXml(row.says[language])}" type="${row.level}">${escapeXml(linesOf(row))}</failure>`;
  if (!isSkipped(row)) return "";
  return `<skipped message="${escapeXml(row.notExercised.map(({ what }) => what).join(", "))}"/>`;
}

const linesOf = ({ breaches }: RuleRow): string =>
  breaches
    .map(
      ({ verdict, operation, expected, found, curl }) =>
        `${verdict} ${operation}: ${expected} ≠ ${found}${curl === "" ? "" : `\n  ${curl}`}`,
    )
    .join("\n");

const warningOf = (row: RuleRow): string => `${row.id}\n${linesOf(row)}`;

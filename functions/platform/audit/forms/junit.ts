import { carriedIn, type Language } from "../../../../shared/everywhere/texts.ts";
import { countsOf } from "../judge/report-of.ts";
import type { Report, RuleRow } from "../model/report.ts";
import { alarmLines } from "./alarms.ts";
import { deviationText, verdictText } from "./words.ts";
import { escapeXml } from "./xml.ts";

/**
 * A report as JUnit XML, valid by the schema of Apache Ant and by the wider one of Jenkins: one test case for each
 * rule. FAIL is a failure, a rule that is not applicable is skipped, and the deviations that only warn are in the
 * output of the suite, because a case that passes has no text in Ant's schema. An audit that was cut off is an error
 * of the case `exercised`.
 */
export function junitOf(report: Report, language: Language = "ro"): string {
  const counts = countsOf(report.rules);
  const warned = (row: RuleRow) => `${row.id}\n${linesOf(row, language)}`;
  const seconds = (Date.parse(report.finishedAt) - Date.parse(report.startedAt)) / 1_000;
  const warnings = report.rules.filter(({ verdict }) => verdict === "WARN").map(warned);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    "<testsuites>",
    `<testsuite id="0" package="conformance" name="Temelia-Conformance" tests="${String(report.rules.length)}" ` +
      `failures="${String(counts.FAIL)}" errors="${String(report.rules.filter((row) => isCutOff(row, report)).length)}" ` +
      `skipped="${String(counts.NOT_APPLICABLE)}" time="${seconds.toFixed(3)}" ` +
      `timestamp="${report.startedAt.slice(0, 19)}" hostname="temelia">`,
    `<properties>${propertiesOf(report).join("")}</properties>`,
    ...report.rules.map((row) => caseOf(row, report, language)),
    `<system-out>${escapeXml([...alarmLines(report, language), ...warnings].join("\n"))}</system-out>`,
    "<system-err/>",
    "</testsuite>",
    "</testsuites>",
    "",
  ].join("\n");
}

const isCutOff = ({ id, verdict }: RuleRow, { endedEarly }: Report): boolean =>
  id === "exercised" && verdict === "WARN" && endedEarly !== undefined;

const propertiesOf = ({ verdict, standard, contract }: Report): string[] =>
  Object.entries({ verdict, standard, "contract.version": contract.version }).map(
    ([name, value]) => `<property name="${name}" value="${escapeXml(value)}"/>`,
  );

function caseOf(row: RuleRow, report: Report, language: Language): string {
  const head = `<testcase name="${escapeXml(row.id)}" classname="conformance.${row.level}" time="0">`;
  return `${head}${outcomeOf(row, report, language)}</testcase>`;
}

function outcomeOf(row: RuleRow, report: Report, language: Language): string {
  const attributes = `message="${escapeXml(carriedIn(row.says, language))}" type="${row.level}"`;
  const lines = escapeXml(linesOf(row, language));
  if (row.verdict === "FAIL") return `<failure ${attributes}>${lines}</failure>`;
  if (isCutOff(row, report)) return `<error ${attributes}>${lines}</error>`;
  if (row.verdict !== "NOT_APPLICABLE") return "";
  const untried = row.notExercised.map(({ what, why }) => `${what}: ${carriedIn(why, language)}`);
  return `<skipped message="${escapeXml([verdictText(row.verdict, language), ...untried].join("; "))}"/>`;
}

const linesOf = ({ breaches }: RuleRow, language: Language): string =>
  breaches
    .map((breach) => {
      const { verdict, operation, curl } = breach;
      return `${verdict} ${operation}: ${deviationText(breach, language)}${curl === "" ? "" : `\n  ${curl}`}`;
    })
    .join("\n");

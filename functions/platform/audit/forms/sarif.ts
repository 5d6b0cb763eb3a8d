import { carriedIn, type Language } from "../../../../shared/everywhere/texts.ts";
import { countsOf } from "../judge/report-of.ts";
import type { Report, ReportedBreach, RuleRow } from "../model/report.ts";
import { alarmLines } from "./alarms.ts";
import { deviationText, verdictText } from "./words.ts";

const levels = { FAIL: "error", WARN: "warning", PASS: "none" } as const;

/** A report as SARIF 2.1.0 (OASIS): one result for each shown deviation, and for each rule that is not applicable. */
export function sarifOf(report: Report, language: Language = "ro"): object {
  return {
    $schema: "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: { driver: driverOf(report, language) },
        invocations: [
          {
            executionSuccessful: report.status === "FINALIZAT" && report.endedEarly === undefined,
            startTimeUtc: report.startedAt,
            endTimeUtc: report.finishedAt,
            toolExecutionNotifications: alarmLines(report, language).map((text) => ({
              level: "error",
              message: { text },
            })),
          },
        ],
        properties: { verdict: report.verdict, counts: countsOf(report.rules), systemId: report.systemId },
        results: report.rules.flatMap((row, ruleIndex) => [
          ...row.breaches.map((breach) => resultOf(row, ruleIndex, breach, language)),
          ...(row.verdict === "NOT_APPLICABLE" ? [notApplicable(row, ruleIndex, language)] : []),
        ]),
      },
    ],
  };
}

const driverOf = ({ standard, rules }: Report, language: Language) => ({
  name: "Temelia-Conformance",
  semanticVersion: `${standard.replace("-", ".")}.0`.replace(/\.0(\d)/g, ".$1"),
  rules: rules.map(({ id, says, fix, level }) => ({
    id,
    shortDescription: { text: carriedIn(says, language) },
    help: { text: carriedIn(fix, language) },
    defaultConfiguration: { level: level === "must" ? "error" : "warning" },
  })),
});

function resultOf({ id, says }: RuleRow, ruleIndex: number, breach: ReportedBreach, language: Language) {
  const { operation, verdict, curl, waiver } = breach;
  return {
    ruleId: id,
    ruleIndex,
    level: levels[verdict],
    message: { text: `${carriedIn(says, language)} ${operation}: ${deviationText(breach, language)}` },
    locations: [{ logicalLocations: [{ fullyQualifiedName: operation, kind: "resource" }] }],
    partialFingerprints: { "temelia/v1": `${id} ${operation}` },
    ...(waiver
      ? { suppressions: [{ kind: "external", status: "accepted", justification: waiver.reason }] }
      : {}),
    properties: { curl },
  };
}

/** SARIF has a kind for it (3.27.9), with the level "none". */
const notApplicable = ({ id, says }: RuleRow, ruleIndex: number, language: Language) => ({
  ruleId: id,
  ruleIndex,
  kind: "notApplicable",
  level: "none",
  message: { text: `${carriedIn(says, language)} ${verdictText("NOT_APPLICABLE", language)}` },
});

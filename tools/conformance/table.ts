import { stripVTControlCharacters } from "node:util";
import type { ReportedBreach, RuleRow } from "../../functions/platform/audit/model/report.ts";
import { alarmsOf } from "../../functions/platform/audit/forms/alarms.ts";
import { countsText, deviationText } from "../../functions/platform/audit/forms/words.ts";
import type { Audited } from "./audits.ts";

const GAP = "  ";

/** The verdicts of all rules, a column for each system, and below them what is not waived. */
export function tableOf(audits: readonly Audited[]): string {
  const ids = audits[0]?.report.rules.map(({ id }) => id) ?? [];
  const head = ["", ...audits.map(({ name }) => name)];
  const rows = ids.map((id) => [
    id,
    ...audits.map(({ report }) => cellOf(report.rules.find((one) => one.id === id))),
  ]);
  return [
    ...audits.flatMap(warningsOf),
    ...aligned([head, ...rows]),
    "",
    ...audits.flatMap(findingsOf),
    ...audits.flatMap(untriedOf),
    ...audits.map(summaryOf),
  ].join("\n");
}

/** The lines before everything else. */
const warningsOf = ({ name, report }: Audited): string[] =>
  alarmsOf(report, "ro").flatMap(({ says, lines }) => [
    `${plain(name)}: ${says}`,
    ...lines.map((line) => `  ${plain(line)}`),
    "",
  ]);

/** The rules that were not exercised everywhere, by the reason, which says what to do. */
function untriedOf({ name, report }: Audited): string[] {
  const untried = report.rules.flatMap(({ id, notExercised }) =>
    notExercised.map(({ why }) => ({ id, why: why.ro })),
  );
  return [...Map.groupBy(untried, ({ why }) => why)].map(([why, found]) => {
    const rules = [...new Set(found.map(({ id }) => id))].join(", ");
    return `${plain(name)}: neîncercat (${rules}): ${why}`;
  });
}

/** The verdict, with the number of places that were looked at, or of breaches. */
function cellOf(row: RuleRow | undefined): string {
  if (!row) return "";
  if (row.verdict === "NOT_APPLICABLE") return row.verdict;
  if (row.verdict === "PASS") return `PASS ${String(row.checked)}`;
  const isWaived = row.breaches.every(({ waiver }) => waiver);
  return `${row.verdict} ${String(row.breachesTotal)}${isWaived ? " waived" : ""}`;
}

function aligned(rows: string[][]): string[] {
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, i) => cell.padEnd(widths[i] ?? 0))
      .join(GAP)
      .trimEnd(),
  );
}

/** The breaches of a system that no waiver excuses, with what to do. */
function findingsOf({ name, report }: Audited): string[] {
  return report.rules.flatMap((row) => {
    const open = row.breaches.filter(({ waiver }) => !waiver);
    if (open.length === 0) return [];
    return [
      `${name}: ${row.verdict} ${row.id}. ${row.says.ro}`,
      ...open.flatMap(linesOf),
      `  ${row.fix.ro}`,
      "",
    ];
  });
}

const linesOf = (breach: ReportedBreach): string[] => [
  `  ${plain(breach.operation)}: ${plain(deviationText(breach, "ro"))}`,
  ...(breach.curl ? [`    ${plain(breach.curl)}`] : []),
];

/** A text of a foreign system on one line: it may hold control characters, which a terminal would obey. */
const plain = (text: string): string =>
  // oxlint-disable-next-line no-control-regex -- the characters that are removed
  stripVTControlCharacters(text).replaceAll(/[\u0000-\u001f\u007f-\u009f]/g, " ");

function summaryOf({ name, report, isBlind }: Audited): string {
  const seconds = (Date.parse(report.finishedAt) - Date.parse(report.startedAt)) / 1_000;
  const numbers = countsText(report.counts);
  const effort = `${String(report.contract.operations)} operations, ${String(report.requests)} requests, ${seconds.toFixed(1)} s`;
  return `${plain(name)}: ${isBlind ? "could not be looked at" : report.verdict} (${numbers}; ${effort})`;
}

import type { Evidence } from "../model/evidence.ts";
import type { Report, ReportedWrite, RuleRow, Verdict } from "../model/report.ts";
import { mayHaveActed } from "../plan/harm.ts";
import { STANDARD } from "../rules/catalogue.ts";
import { worst } from "./judge.ts";

/** The numbers of a report: page, badge and JSON take theirs from here. */
export function countsOf(rows: readonly Pick<RuleRow, "verdict">[]): Record<Verdict, number> {
  const counts = { PASS: 0, WARN: 0, FAIL: 0 };
  for (const { verdict } of rows) counts[verdict] += 1;
  return counts;
}

/** The keys of the deviations that a report shows: `<rule> <operation>`. */
export const deviationsOf = ({ rules }: Pick<Report, "rules">): string[] => [
  ...new Set(rules.flatMap(({ id, breaches }) => breaches.map(({ operation }) => `${id} ${operation}`))),
];

interface Circumstances extends Pick<Report, "id" | "systemId" | "trigger" | "startedAt" | "finishedAt"> {
  requests: number;
  /** The report before this one. */
  previous?: Pick<Report, "rules"> | undefined;
}

/** The writes that an audit has made against its will. */
const writesIn = ({ exchanges }: Evidence): ReportedWrite[] =>
  exchanges.filter(mayHaveActed).map(({ n, request, answer, fault }) => ({
    operation: request.operation ?? request.method,
    path: request.path,
    found: answer ? `HTTP ${String(answer.status)}` : (fault ?? ""),
    exchange: n,
  }));

export function reportOf(
  evidence: Evidence,
  rules: RuleRow[],
  { previous, ...circumstances }: Circumstances,
): Report {
  const { contract, endedEarly, turn } = evidence;
  const [before, now] = [previous ? deviationsOf(previous) : [], deviationsOf({ rules })];
  const acceptedWrites = writesIn(evidence);
  return {
    ...(acceptedWrites.length > 0 ? { acceptedWrites } : {}),
    ...circumstances,
    status: endedEarly === "stopped" ? "OPRIT" : "FINALIZAT",
    standard: STANDARD,
    verdict: worst(rules.map(({ verdict }) => verdict)),
    counts: countsOf(rules),
    contract: { sha256: contract.sha256, version: contract.version, operations: contract.operations.length },
    turn,
    changes: {
      new: now.filter((key) => !before.includes(key)),
      gone: before.filter((key) => !now.includes(key)),
    },
    rules,
  };
}

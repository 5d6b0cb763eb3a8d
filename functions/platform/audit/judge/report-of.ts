import type { Evidence } from "../model/evidence.ts";
import type { Counts, Report, ReportedWrite, RuleRow } from "../model/report.ts";
import { mayHaveActed } from "../plan/harm.ts";
import { limitsOf } from "../model/registration.ts";
import { STANDARD } from "../rules/catalogue.ts";
import { faultText } from "../rules/support/faults.ts";
import { worst } from "./judge.ts";

/** The numbers of a report, for page, badge and JSON. */
export function countsOf(rows: readonly Pick<RuleRow, "verdict">[]): Required<Counts> {
  const counts = { PASS: 0, WARN: 0, FAIL: 0, NOT_APPLICABLE: 0 };
  for (const { verdict } of rows) counts[verdict] += 1;
  return counts;
}

type Circumstances = Pick<Report, "id" | "systemId" | "trigger" | "startedAt" | "finishedAt" | "requests">;

/** The writes that an audit has made against its will. */
const writesIn = ({ exchanges, registration }: Evidence): ReportedWrite[] =>
  exchanges.filter(mayHaveActed).map((one) => ({
    operation: one.request.operation ?? one.request.method,
    path: one.request.path,
    found: one.answer ? `HTTP ${String(one.answer.status)}` : faultText(one, limitsOf(registration)),
    exchange: one.n,
  }));

export function reportOf(evidence: Evidence, rules: RuleRow[], circumstances: Circumstances): Report {
  const { contract, endedEarly, turn } = evidence;
  const acceptedWrites = writesIn(evidence);
  return {
    ...(acceptedWrites.length > 0 ? { acceptedWrites } : {}),
    ...(endedEarly ? { endedEarly } : {}),
    ...circumstances,
    status: endedEarly === "stopped" ? "OPRIT" : "FINALIZAT",
    standard: STANDARD,
    verdict: worst(rules),
    counts: countsOf(rules),
    contract: { sha256: contract.sha256, version: contract.version, operations: contract.operations.length },
    turn,
    rules,
  };
}

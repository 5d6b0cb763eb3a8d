import type { Turn } from "./evidence.ts";
import type { Waiver } from "./registration.ts";
import type { Text } from "./texts.ts";

export type Verdict = "PASS" | "WARN" | "FAIL";
export type Level = "must" | "should";

export type Status = "IN_ASTEPTARE" | "IN_LUCRU" | "FINALIZAT" | "ESUAT" | "OPRIT";
export type Trigger = "schedule" | "demand" | "build";

/** The waiver that excuses a breach. */
export type WaivedBy = Pick<Waiver, "reason" | "validUntil" | "decision">;

/** A deviation that is shown, with the exchanges that prove it and a command that repeats it. */
export interface ReportedBreach {
  operation: string;
  expected: string;
  found: string;
  /** The numbers of its exchanges. */
  exchanges: number[];
  curl: string;
  /** WARN if it is waived, of a should, new, or did not happen again. */
  verdict: Verdict;
  waiver?: WaivedBy;
  /** True if it did not happen when it was tried again. */
  unsteady?: true;
}

export interface NotExercised {
  what: string;
  why: Text;
}

export interface RuleRow {
  id: string;
  says: Text;
  source: string;
  level: Level;
  verdict: Verdict;
  checked: number;
  notExercised: NotExercised[];
  notExercisedTotal: number;
  breaches: ReportedBreach[];
  breachesTotal: number;
  fix: Text;
}

export interface Report {
  id: string;
  systemId: string;
  status: Status;
  trigger: Trigger;
  startedAt: string;
  finishedAt: string;
  /** The edition of the standard. */
  standard: string;
  verdict: Verdict;
  counts: Record<Verdict, number>;
  contract: { sha256: string; version: string; operations: number };
  requests: number;
  /** The operations whose turn it was, if the contract has more than the budget. */
  turn: Turn;
  changes: { new: string[]; gone: string[] };
  rules: RuleRow[];
}

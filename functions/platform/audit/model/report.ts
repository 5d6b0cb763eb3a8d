import type { EndedEarly, Turn } from "./evidence.ts";
import type { Waiver } from "./registration.ts";
import type { CarriedText } from "../../../../shared/everywhere/texts.ts";

export type Verdict = "PASS" | "WARN" | "FAIL";
/** The verdict of a rule; a rule with nothing to check is not applicable. */
export type RuleVerdict = Verdict | "NOT_APPLICABLE";
/** The rules by verdict. Older reports have no number of those that are not applicable. */
export type Counts = Record<Verdict, number> & { NOT_APPLICABLE?: number | undefined };
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
  /** A command that shows it; empty where none does, and for writes. */
  curl: string;
  /** WARN if it is waived, of a should, new, or did not happen again. */
  verdict: Verdict;
  waiver?: WaivedBy;
  /** True if it did not happen when it was tried again. */
  unsteady?: true;
}

export interface NotExercised {
  what: string;
  why: CarriedText;
}

export interface RuleRow {
  id: string;
  says: CarriedText;
  source: string;
  level: Level;
  verdict: RuleVerdict;
  checked: number;
  notExercised: NotExercised[];
  notExercisedTotal: number;
  breaches: ReportedBreach[];
  breachesTotal: number;
  fix: CarriedText;
}

/** A write that was to be refused, and was accepted, or may have been because no answer came. */
export interface ReportedWrite {
  /** The documented operation. */
  operation: string;
  /** The address that it was sent to. */
  path: string;
  /** `HTTP 201`, or the fault on the wire. */
  found: string;
  /** The number of its exchange. */
  exchange: number;
}

export interface Report {
  /** Why probing ended before the plan did; absent if it did not. */
  endedEarly?: EndedEarly;
  /** Absent if there was none. After it the audit sent no other write. */
  acceptedWrites?: ReportedWrite[];
  id: string;
  systemId: string;
  status: Status;
  trigger: Trigger;
  startedAt: string;
  finishedAt: string;
  /** The edition of the standard. */
  standard: string;
  verdict: Verdict;
  counts: Counts;
  contract: { sha256: string; version: string; operations: number };
  requests: number;
  /** The operations whose turn it was, if the contract has more than the budget. */
  turn: Turn;
  /** What it opened and closed of the issues of the audit before, as `<rule> <operation>`; absent if there was none. */
  changes?: { new: string[]; gone: string[] };
  rules: RuleRow[];
}

import type { Text } from "../../../../shared/texts.ts";
import type { Evidence, Exchange } from "./evidence.ts";
import type { Level, NotExercised } from "./report.ts";

/** The word for a part that is not there. */
export const MISSING = "missing";

/** A deviation as a rule finds it. `expected` and `found` are English words and notation of HTTP, JSON and OpenAPI. */
export interface Breach {
  /** The documented operation, an address, or a place of the contract. */
  operation: string;
  expected: string;
  found: string;
  exchanges: readonly Exchange[];
  /** True if it warns, also where the rule is a must. */
  warnsOnly?: true;
}

export interface Judgement {
  /** The number of places that the rule has looked at. */
  checked: number;
  breaches: readonly Breach[];
  notExercised: readonly NotExercised[];
}

export interface Rule {
  /** Fixed: waivers, issues and SARIF name it. */
  id: string;
  says: Text;
  /** The section of the specification, or the decision. */
  source: string;
  level: Level;
  /** The day when the rule joined the standard: within 30 days it warns only. */
  since: string;
  fix: Text;
  /** Pure: no clock, no network, no AWS. */
  judge: (evidence: Evidence) => Judgement;
}

/** The rules of the first edition were never new. */
export const FIRST_EDITION = "2026-09-01";

export const rule = (declared: Rule): Rule => declared;

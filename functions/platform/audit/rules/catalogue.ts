import type { Rule } from "../model/rule.ts";
import * as addresses from "./addresses.ts";
import * as contract from "./contract.ts";
import * as entry from "./entry.ts";
import * as errors from "./errors.ts";
import * as further from "./further.ts";
import * as ofTheAudit from "./of-the-audit.ts";
import * as operation from "./operation.ts";
import * as operational from "./operational.ts";
import * as payload from "./payload.ts";
import * as time from "./time.ts";
import * as writes from "./writes.ts";

/** The edition of the standard that the catalogue judges. */
export const STANDARD = "2026-11";

const lines = [
  ...[addresses, operation, contract, operational, errors, payload],
  ...[writes, entry, time, ofTheAudit, further],
];

const isRule = (exported: unknown): exported is Rule =>
  typeof exported === "object" && exported !== null && "judge" in exported;

/** The rules of the standard, in the order of its lines. */
export const catalogue: readonly Rule[] = lines.flatMap((line) =>
  Object.values(line as object).filter(isRule),
);

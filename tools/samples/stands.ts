import { refusals } from "./refusals.ts";
import type { Outcome } from "./run-samples.ts";
import type { Sample } from "./write-samples.ts";

/** Answers to a call that does not reach what it is for: a field, a sign-in, a right or a record is missing. */
const UNREACHED = [400, 401, 403, 404];

/**
 * True if a sample does what it shows: its answer is one that the contract names, and not that something is missing. A state of the
 * record that does not allow the act (409, 422) is such an answer, too.
 */
export function stands({ service, operation }: Sample, { status, error }: Outcome): boolean {
  if (status === undefined || !(String(status) in operation.responses)) return false;
  if (refusals[service]?.[operation.operationId]?.status.includes(status)) return true;
  return status < 300 ? error === "" : !UNREACHED.includes(status);
}

/** A failure in one line. */
export const reported = ([{ service, operation }, { status, error }]: [Sample, Outcome]): string =>
  `${service} ${operation.operationId}: ${String(status)} ${error}`;

import { TransactionCanceledException, TransactionConflictException } from "@aws-sdk/client-dynamodb";
import { isThrottlingError, isTransientError } from "@smithy/core/retry";
import { AppError } from "../errors.ts";

/** Temporary reasons of a cancelled transaction: another transaction on the same items, a hot partition. */
const PASSING = new Set(["TransactionConflict", "ThrottlingError", "ProvisionedThroughputExceeded"]);

/**
 * True if a fault is temporary, so that the same call may succeed later. This is the only place that decides it: by what
 * the SDK itself retries (`$retryable`, statuses, codes of AWS and of connections), by `$fault`, and by the reasons of a
 * cancelled transaction, which the SDK does not inspect.
 */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof TransactionCanceledException)
    return (error.CancellationReasons ?? []).some(({ Code = "" }) => PASSING.has(Code));
  return (
    error instanceof TransactionConflictException ||
    isTransientError(error as never) ||
    isThrottlingError(error as never) ||
    ("$fault" in error && error.$fault === "server")
  );
}

/**
 * True if a service does not answer now (a store, the index, AWS), so that nothing is wrong with the work itself:
 * background work waits for the service and counts no attempt.
 */
export const isOutage = (error: unknown): boolean =>
  isTransient(error) || (error instanceof AppError && error.kind === "unavailable");

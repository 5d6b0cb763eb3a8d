import { TransactionCanceledException, TransactionConflictException } from "@aws-sdk/client-dynamodb";
import { isThrottlingError, isTransientError } from "@smithy/core/retry";
import { AppError } from "./errors.ts";

/** Reasons of a cancelled transaction that pass: another transaction on the same items, a hot partition. */
const PASSING = new Set(["TransactionConflict", "ThrottlingError", "ProvisionedThroughputExceeded"]);

/**
 * Whether a fault passes by itself, so that the same call may succeed later. The one place that decides it: by what the
 * SDK itself retries (`$retryable`, statuses, codes of AWS and of connections), by `$fault`, and by the reasons of a
 * cancelled transaction, which the SDK does not look into.
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
 * Whether a failure is that of something which does not answer now (a store, the index, AWS), and not of what was worked on:
 * work in the background waits for it and counts no attempt.
 */
export const isOutage = (error: unknown): boolean =>
  isTransient(error) || (error instanceof AppError && error.kind === "unavailable");

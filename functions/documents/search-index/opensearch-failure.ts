import type { errors } from "@opensearch-project/opensearch";
import { kernel } from "../../../shared/refusals.ts";

const isResponse = (error: unknown): error is errors.ResponseError =>
  error instanceof Error && error.name === "ResponseError";

/** The type that OpenSearch gives a failure, `mapper_parsing_exception` for example. */
const typeOf = (error: unknown): string | undefined => {
  if (!isResponse(error)) return undefined;
  const body = error.body as { error?: { type?: string } } | undefined;
  return body?.error?.type;
};

export const failedWith = (error: unknown, type: string): boolean => typeOf(error) === type;

/**
 * Runs a request to OpenSearch. Its own error messages can quote the query or the entry, so they are left out.
 * @throws unavailable if it does not answer, or is too busy
 */
export async function plainly<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    const cause = plain(error);
    throw isDown(error) ? kernel.indisponibil({ cause }) : cause;
  }
}

const plain = (error: unknown): unknown =>
  isResponse(error)
    ? new Error(`OpenSearch answered ${error.statusCode} (${typeOf(error) ?? "no reason"})`)
    : error;

const silent = new Set(["ConnectionError", "TimeoutError", "NoLivingConnectionsError"]);

function isDown(error: unknown): boolean {
  if (isResponse(error)) return isOfIndex(Number(error.statusCode));
  return error instanceof Error && silent.has(error.name);
}

/**
 * True if a status concerns the index itself, which takes no requests now: busy or failing, its writes blocked (403, 429),
 * or access refused (401, 403). Other statuses concern the query or the entry.
 */
export const isOfIndex = (status: number): boolean =>
  status === 401 || status === 403 || status === 429 || status >= 500;

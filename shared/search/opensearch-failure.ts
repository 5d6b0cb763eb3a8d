import { errors } from "@opensearch-project/opensearch";

/** The type that OpenSearch gives a failure, `mapper_parsing_exception` for example. */
const typeOf = (error: unknown): string | undefined => {
  if (!(error instanceof errors.ResponseError)) return undefined;
  const body = error.body as { error?: { type?: string } } | undefined;
  return body?.error?.type;
};

export const failedWith = (error: unknown, type: string): boolean => typeOf(error) === type;

/** A failure without OpenSearch's own words, which can quote what was asked or written. */
export const plain = (error: unknown): unknown =>
  error instanceof errors.ResponseError
    ? new Error(`OpenSearch answered ${error.statusCode} (${typeOf(error) ?? "no reason"})`)
    : error;

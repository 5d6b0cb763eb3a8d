import type { DynamoDBClientConfig } from "@aws-sdk/client-dynamodb";

type Logger = NonNullable<DynamoDBClientConfig["logger"]>;
const ignore = () => undefined;

/**
 * The SDK renders every input and every answer for its logger, also for the one that does nothing: a tenth of a call's
 * time. One without `info` is not asked.
 */
export const silentLogger = {
  debug: ignore,
  warn: ignore,
  error: ignore,
  info: undefined,
} as unknown as Logger;

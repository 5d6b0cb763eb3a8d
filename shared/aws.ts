import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { KMSClient } from "@aws-sdk/client-kms";
import { S3Client } from "@aws-sdk/client-s3";
import { SQSClient } from "@aws-sdk/client-sqs";
import { DynamoDBDocumentClient } from "@aws-sdk/lib-dynamodb";
import { config } from "./config.ts";

/** Makes a thing at its first use and keeps it: a Lambda pays only for the clients that it touches. */
function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/**
 * What a passing fault may cost: an attempt that hears nothing for so long is given up and repeated. Five attempts
 * with the SDK's growing pauses stay within the gateway's 30 s where single answers are lost, not where the store is
 * gone.
 */
const retryPolicy = (seconds: number) => ({
  maxAttempts: 5,
  requestHandler: { connectionTimeout: 1_000, socketTimeout: seconds * 1_000 },
});
/** A copy inside S3 is silent while it works. */
const contentRetryPolicy = retryPolicy(20);

/*
 * Every AWS client of the system. Region, credentials and AWS_ENDPOINT_URL come from the environment, as
 * the SDK reads them. The pure marks let the bundler leave out the clients that a function never calls.
 */
export const dynamo = /* @__PURE__ */ once(() =>
  DynamoDBDocumentClient.from(new DynamoDBClient(retryPolicy(5)), {
    marshallOptions: { removeUndefinedValues: true },
  }),
);
export const s3 = /* @__PURE__ */ once(
  () => new S3Client({ forcePathStyle: config.pathStyleS3, ...contentRetryPolicy }),
);

/**
 * For presigned addresses: what it signs carries no checksum, because whoever sends the bytes would have to have
 * calculated the very one that was signed.
 */
export const s3Presigning = /* @__PURE__ */ once(
  () =>
    new S3Client({
      forcePathStyle: config.pathStyleS3,
      ...contentRetryPolicy,
      requestChecksumCalculation: "WHEN_REQUIRED",
      responseChecksumValidation: "WHEN_REQUIRED",
    }),
);
export const sqs = /* @__PURE__ */ once(() => new SQSClient(retryPolicy(5)));
export const kms = /* @__PURE__ */ once(() => new KMSClient(retryPolicy(5)));

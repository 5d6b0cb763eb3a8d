import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { DynamoDBDocumentClient } from "@aws-sdk/lib-dynamodb";
import { CallPool } from "./call-pool.ts";
import { once } from "../once.ts";
import { prepareCalls } from "./prepared-calls.ts";
import { OwnSigner } from "./own-signer.ts";
import { SigningHash } from "./signing-hash.ts";
import { silentLogger } from "./silent-logger.ts";

/**
 * Retries of transient faults: an attempt without an answer for `seconds` times out and is retried, up to five times with
 * the SDK's exponential backoff, and no longer than the budget of the work lasts (`call-pool.ts`).
 */
export const retryPolicy = (seconds: number) => ({
  maxAttempts: 5,
  logger: silentLogger,
  sha256: SigningHash,
  requestHandler: new CallPool({ connectionTimeout: 2_000, socketTimeout: seconds * 1_000 }),
});

/*
 * The AWS client that most requests use, made at its first use. Region, credentials and AWS_ENDPOINT_URL come from the
 * environment, as the SDK reads them. The pure annotations let the bundler leave out what a function never calls. The
 * clients that fewer requests use have a file each (`s3.ts`, `sqs.ts` …), and are loaded with them.
 */
export const dynamo = /* @__PURE__ */ once(() => {
  const signer: OwnSigner = new OwnSigner("dynamodb", () => client.config);
  const client: DynamoDBClient = new DynamoDBClient({ ...retryPolicy(5), signer });
  const documents = DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } });
  prepareCalls(documents);
  return documents;
});

/** Calls nothing itself, because who signs for another service changes the client. */
const signing = /* @__PURE__ */ once(() => new DynamoDBClient({ logger: silentLogger }));

/** Where a service without a client here answers. */
export const endpointOf = async (service: string): Promise<URL> =>
  new URL(
    process.env.AWS_ENDPOINT_URL ?? `https://${service}.${await signing().config.region()}.amazonaws.com`,
  );

/** Signs requests to a service that has no client here, by its name in signatures. */
export async function signerFor(service: string) {
  const { signer, region } = signing().config;
  return signer({ name: "sigv4", signingName: service, signingRegion: await region(), properties: {} });
}

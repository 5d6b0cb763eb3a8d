import { randomUUID } from "node:crypto";
import { type Cloud, startCloud } from "../start-cloud.ts";
import type { EngineKind } from "../edge/dynamodb/programs.ts";

/** True if the suites start the local cloud themselves; otherwise they test the endpoint in `AWS_ENDPOINT_URL`. */
export const isOwnCloud = process.env.AWS_ENDPOINT_URL === undefined;

/** A name that is unique to this run. */
export const uniqueName = (kind: string) => `conformance-${kind}-${randomUUID().slice(0, 8)}`;

export interface CloudUnderTest {
  /** Options for the constructor of any SDK client. */
  client: {
    endpoint: string;
    region: string;
    credentials?: { accessKeyId: string; secretAccessKey: string };
  };
  /** Sets faults of our own edge; resolves with the counts of injected faults so far. */
  faults(change: Record<string, number>): Promise<Record<string, { value: number; injected: number }>>;
  stop(): Promise<void>;
}

/** Connects to `AWS_ENDPOINT_URL`, or starts a local cloud if it is not set. */
export async function cloudUnderTest(): Promise<CloudUnderTest> {
  const region = process.env.AWS_REGION ?? "us-east-1";
  const endpoint = process.env.AWS_ENDPOINT_URL;
  if (endpoint)
    return { client: { endpoint, region }, faults: switcher(endpoint), stop: () => Promise.resolve() };
  const engine = process.env.TEMELIA_ENGINE as EngineKind | undefined;
  const cloud: Cloud = await startCloud(engine ? { engine } : {});
  const credentials = { accessKeyId: "test", secretAccessKey: "test" };
  return {
    client: { endpoint: cloud.endpoint, region, credentials },
    faults: switcher(cloud.endpoint),
    stop: () => cloud.stop(),
  };
}

const switcher =
  (endpoint: string): CloudUnderTest["faults"] =>
  async (change) => {
    const answer = await fetch(`${endpoint}/_temelia/faults`, {
      method: "POST",
      body: JSON.stringify(change),
    });
    return (await answer.json()) as Awaited<ReturnType<CloudUnderTest["faults"]>>;
  };

import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { provision } from "../../localstack/cloud/provision/provision.ts";
import { stage } from "../../localstack/serverless/deployment.ts";
import { usualPorts, addressVariables } from "../../localstack/run/ports.ts";
import type { LambdaHandler } from "../../shared/http/handler.ts";
import { endProcess } from "./end-process.ts";
import { httpProxy } from "../../shared/testing/http-proxy.ts";
import { localEnvironment } from "../../localstack/serverless/environment.ts";

/** The embedded index, in the folder of the state. */
export const SEARCH_FILE = "search.sqlite";

/** A provisioned local cloud for one measurement, with identity over HTTP and the environment set. */
export interface Testbed {
  /** The state folder of the cloud. */
  directory: string;
  stop(): Promise<void>;
}

/**
 * Starts a cloud with its state in a new folder and sets the environment as on AWS: callers are cached for 30 s, metrics
 * are flushed every 10 s. Modules that read the configuration must be imported afterwards.
 */
export async function startTestbed(): Promise<Testbed> {
  const directory = mkdtempSync(join(tmpdir(), "temelia-bench-"));
  const cloud = fork(join(import.meta.dirname, "cloud-process.ts"), [directory]);
  const [endpoint] = (await once(cloud, "message")) as [string];
  const proxy = await httpProxy(identity);
  Object.assign(process.env, environmentAt(endpoint), {
    IDENTITY_URL: `${proxy.url}/identity`,
    SEARCH_URL: pathToFileURL(join(directory, SEARCH_FILE)).href,
  });
  await provision({ stage, endpoint });
  return {
    directory,
    async stop() {
      await proxy.stop();
      await endProcess(cloud);
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** Identity as other services reach it. Loaded at the first request, because it reads the configuration. */
const identity: LambdaHandler = async (event) => (await import("./payments.ts")).identity.handler(event);

/** The configuration of the functions on a cloud at `endpoint`. */
export function environmentAt(endpoint: string): Record<string, string> {
  const addresses = addressVariables({ ...usualPorts, cloud: Number(new URL(endpoint).port) });
  return {
    ...localEnvironment(addresses),
    ...addresses,
    BUCKET_CACHE_SECONDS: "30",
    METRICS_FLUSH_SECONDS: "10",
    // All requests come from one address, and from few clients.
    PUBLIC_RATE_PER_MINUTE: "1000000000",
    CLIENT_RATE_PER_MINUTE: "1000000000",
  };
}

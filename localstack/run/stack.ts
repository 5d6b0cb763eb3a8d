import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { startCloud } from "../cloud/start-cloud.ts";
import { startMailSink } from "../cloud/mail-sink.ts";
import { startPoller } from "../cloud/poller.ts";
import { provision } from "../cloud/provision/provision.ts";
import { consumersOf, declaredFunctions } from "../serverless/functions.ts";
import { buildVariables } from "../serverless/build.ts";
import { stage } from "../serverless/deployment.ts";
import { startFront } from "./front.ts";
import { startGateway } from "./gateway.ts";
import { refuseTaken, type Ports, addressVariables } from "./ports.ts";
import { localEnvironment } from "../serverless/environment.ts";

export interface StackOptions {
  ports: Ports;
  /** The state folder; it survives `stop`. */
  directory: string;
  /** The folder for bundles, inside the project. */
  workFolder: string;
  reload?: boolean;
  progress?(line: string): void;
}

export interface Stack {
  url: string;
  /** Resolves when serverless-offline exits, which it should do only on `stop`. */
  broken: Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts the whole system on this machine: the local cloud with demo data, the functions behind serverless-offline,
 * the poller, the mail sink, and the front before them all. Throws one clear line if that is impossible, and leaves
 * nothing running.
 */
export async function startStack(options: StackOptions): Promise<Stack> {
  const { ports, directory, progress = () => undefined } = options;
  await refuseTaken(ports);
  const logs = join(directory, "log");
  mkdirSync(logs, { recursive: true });
  const environment = { ...addressVariables(ports), ...buildVariables() };
  const running: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (let end = running.pop(); end; end = running.pop()) await end();
  };
  const keep = <Part extends { stop(): Promise<void> }>(part: Part): Part => {
    running.push(() => part.stop());
    return part;
  };

  /** Starts the cloud, then creates its resources and data, while the functions are being bundled. */
  async function startCloudWithData() {
    keep(await startCloud({ port: ports.cloud, directory: join(directory, "cloud") }));
    progress(`local cloud       ${environment.AWS_ENDPOINT_URL}`);
    Object.assign(process.env, environment, localEnvironment(environment));
    const { references } = await provision({ stage, endpoint: environment.AWS_ENDPOINT_URL });
    const { seed } = await import("../demo/seed.ts");
    progress(`demo data         ${(await seed()) ? "written" : "was there"}`);
    return references;
  }

  async function startFunctions() {
    const reload = options.reload ?? false;
    const gateway = keep(
      await startGateway({ ports, environment, logs, workFolder: options.workFolder, reload }),
    );
    progress(`functions         http://localhost:${String(ports.gateway)}`);
    return gateway;
  }

  try {
    const [references, gateway, mail] = await waitForAll([
      startCloudWithData(),
      startFunctions(),
      startMailSink({ port: ports.smtp }).then(keep),
    ]);
    const subscriptions = consumersOf(declaredFunctions()).map(({ queue, ...consumer }) => ({
      ...consumer,
      queueUrl: references[queue]?.ref ?? "",
    }));
    const lambdaUrl = `http://127.0.0.1:${String(ports.lambda)}`;
    keep(startPoller({ subscriptions, lambdaUrl, endpoint: environment.AWS_ENDPOINT_URL }));
    const inlineBytes = Number(localEnvironment(environment).MAX_INLINE_BYTES);
    const front = keep(await startFront({ ports, mail, inlineBytes }));
    return { url: front.url, broken: gateway.ended, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Waits for all parts before it throws the first error, so that every part that started can be stopped. */
async function waitForAll<Parts extends unknown[]>(parts: {
  [I in keyof Parts]: Promise<Parts[I]>;
}): Promise<Parts> {
  await Promise.allSettled(parts);
  return (await Promise.all(parts)) as Parts;
}

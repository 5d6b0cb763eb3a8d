import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Service } from "../../shared/http/service.ts";
import { openAuthority } from "../signing-service/authority.ts";
import { placeRoot } from "../signing-service/place-root.ts";
import { localLists } from "../trust-lists/local-lists.ts";
import { startSigningService } from "../signing-service/start-signing-service.ts";
import { startCloud } from "../cloud/start-cloud.ts";
import { startMailSink } from "../cloud/mail-sink.ts";
import { invoke } from "../cloud/invoke.ts";
import { type Poller, startPoller } from "../cloud/poller.ts";
import { startStreamPoller } from "../cloud/stream-poller.ts";
import { provision } from "../cloud/provision/provision.ts";
import {
  consumersOf,
  declaredFunctions,
  deployedServices,
  streamConsumersOf,
} from "../serverless/functions.ts";
import { router } from "../serverless/routing.ts";
import { buildVariables } from "../serverless/build.ts";
import { root as project, stage } from "../serverless/deployment.ts";
import { startConsole } from "./console.ts";
import { certificatesIn, openDevelopmentCertificates } from "./development-certificates.ts";
import { startFront } from "./front.ts";
import { functionsLog, startFunctions } from "./functions.ts";
import type { GatewayAnswer, HttpApi } from "./http-api.ts";
import { smsGateway } from "../demo/notifications.ts";
import { demoBrowser, vapidPublicKey } from "../demo/push.ts";
import { startGovernmentLogin } from "../government-login/start-government-login.ts";
import { startProviders } from "../providers/start-providers.ts";
import { startPushService } from "../providers/push-service.ts";
import { startSmsGateway } from "../providers/sms-gateway.ts";
import { refuseTaken, type Ports, addressVariables } from "./ports.ts";
import { startReloading } from "./reload.ts";
import { seedApart } from "./seed-apart.ts";
import { openState } from "./state-shape.ts";
import { localEnvironment } from "../serverless/environment.ts";

interface StackOptions {
  ports: Ports;
  /** The state folder; it survives `stop`. */
  directory: string;
  /** The folder for bundles, inside the project. */
  workFolder: string;
  /** Restarts the functions when one of their files changes. */
  reload?: boolean;
  /** Runs the functions as bundled for a deployment, in serverless-offline. */
  bundled?: boolean;
  /** Writes more demo data, which show the work of an office, once everything runs. Default: not. */
  showcase?: boolean;
  progress?(line: string): void;
}

export interface Stack {
  url: string;
  /** The same services for callers with a client certificate. */
  mutualTlsUrl: string;
  /** The address of the government login. */
  governmentUrl: string;
  /** Resolves when the process of the functions exits, which it should do only on `stop`. */
  broken: Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts the whole system on this machine: the local cloud with demo data, the functions behind their gateway, the
 * poller, the mail sink, the SMS gateway, and the front before them all. Throws one clear line if that is impossible, and leaves
 * nothing running.
 */
export async function startStack(options: StackOptions): Promise<Stack> {
  const { ports, directory, progress = () => undefined } = options;
  await refuseTaken(ports);
  openState(directory);
  const logs = join(directory, "log");
  mkdirSync(logs, { recursive: true });
  // Its keys are made at the first start, survive a stop, and are removed by a reset.
  const authority = openAuthority({ directory: join(directory, "signing-service") });
  const root = authority.root.toString();
  const certificates = join(directory, "certificates");
  const environment = {
    ...addressVariables(ports),
    ...buildVariables(),
    // Set SEARCH_URL to use another index, an OpenSearch.
    SEARCH_URL: process.env.SEARCH_URL ?? pathToFileURL(join(directory, "search.sqlite")).href,
  };
  const running: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (let end = running.pop(); end; end = running.pop()) await end();
  };
  const keep = <Part extends { stop(): Promise<void> }>(part: Part): Part => {
    running.push(() => part.stop());
    return part;
  };

  /** Starts the cloud, then creates its resources and data, while the functions start. */
  async function startCloudWithData() {
    const logFile = functionsLog(logs);
    keep(await startCloud({ port: ports.cloud, directory: join(directory, "cloud"), logFile }));
    progress(`local cloud       ${environment.AWS_ENDPOINT_URL}`);
    // The gateway's own answers come from the kernel, which reads its configuration here.
    Object.assign(process.env, environment, localEnvironment(environment));
    const endpoint = environment.AWS_ENDPOINT_URL;
    const { references } = await provision({ stage, endpoint, streams: true });
    const place = { bucket: process.env.CERTIFICATES_BUCKET ?? "", endpoint };
    await placeRoot(root, place);
    await placeRoot(String(authority.listSigner().certificate), { ...place, name: "list-signers" });
    const seeding = keep(await seedApart(certificatesIn(certificates), options.showcase ?? false));
    progress(`demo data         ${seeding.isWritten ? "written" : "present"}`);
    return { references, seeding };
  }

  async function startEveryFunction() {
    const { workFolder, bundled = false, reload = false } = options;
    const startOnce = () => startFunctions({ ports, environment, logs, workFolder, bundled });
    const functions = keep(await (reload ? startReloading(startOnce) : startOnce()));
    progress(`functions         http://localhost:${String(ports.lambda)} (Lambda's invoke API)`);
    return functions;
  }

  try {
    const files = (path: string, url: string) => localLists(authority, path, url);
    keep(await startSigningService({ port: ports.signing, authority, files }));
    // Made before the demo data, which names them.
    const identity = await openDevelopmentCertificates(certificates);
    const [{ references, seeding }, functions, mail, sms, push, pages] = await waitForAll([
      startCloudWithData(),
      startEveryFunction(),
      startMailSink({ port: ports.smtp, directory }).then(keep),
      startSmsGateway({
        port: ports.sms,
        directory,
        token: smsGateway.token,
        receipts: { url: `${environment.PUBLIC_URL}${smsGateway.receipts}`, secret: smsGateway.secret },
      }).then(keep),
      startPushService({ port: ports.push, directory, vapidPublicKey, browser: demoBrowser }).then(keep),
      startConsole(project, { reload: options.reload ?? false }).then(keep),
      startProviders({ port: ports.providers }).then(keep),
      startGovernmentLogin({
        port: ports.government,
        directory: join(directory, "government-login"),
        publicUrl: environment.PUBLIC_URL,
      }).then(keep),
    ]);
    startPolling({ ports, directory, endpoint: environment.AWS_ENDPOINT_URL, references }).forEach(keep);
    const api = await startGateway({ ports, bundled: options.bundled ?? false });
    const front = keep(
      await startFront({ ports, mail, sms, push, api, pages, root, certificates, identity }),
    );
    const { url, mutualTlsUrl } = front;
    void seeding.goOn().then((failure) => failure && progress(`Writing the demo data failed:\n${failure}`));
    return { url, mutualTlsUrl, governmentUrl: environment.GOVERNMENT_ISSUER, broken: functions.ended, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

interface Polling {
  ports: Ports;
  directory: string;
  endpoint: string;
  references: Awaited<ReturnType<typeof provision>>["references"];
}

const lambdaUrlOf = (ports: Ports): string => `http://127.0.0.1:${String(ports.lambda)}`;

/** Invokes the functions with the messages of their queues and the records of their streams. */
function startPolling({ ports, directory, endpoint, references }: Polling): Poller[] {
  const lambdaUrl = lambdaUrlOf(ports);
  const refOf = (id: string) => references[id]?.ref ?? "";
  const ofQueues = consumersOf(declaredFunctions()).map(({ queue, ...consumer }) => ({
    ...consumer,
    queueUrl: refOf(queue),
  }));
  const ofStreams = streamConsumersOf(declaredFunctions()).map(({ table, failureQueue, ...consumer }) => ({
    ...consumer,
    tableName: refOf(table),
    failureQueueUrl: refOf(failureQueue),
  }));
  const positionsFile = join(directory, "stream-positions.json");
  return [
    startPoller({ subscriptions: ofQueues, lambdaUrl, endpoint }),
    startStreamPoller({ subscriptions: ofStreams, lambdaUrl, endpoint, positionsFile }),
  ];
}

/** The gateway. Its own answers come from the kernel, which reads the environment on import, as the seed does. */
async function startGateway({ ports, bundled }: { ports: Ports; bundled: boolean }): Promise<HttpApi> {
  const { httpApi } = await import("./http-api.ts");
  const route = router(declaredFunctions());
  return httpApi({
    services: await loadServices(),
    functionFor: (path) => route(path)?.name,
    invoke: async (name, event) => {
      const answer = await invoke(lambdaUrlOf(ports), `temelia-${stage}-${name}`, event, {
        signal: AbortSignal.timeout(GATEWAY_MS),
        bodiesApart: !bundled,
      });
      return answer as GatewayAnswer;
    },
  });
}

/** The gateway on AWS waits no longer for a function. */
const GATEWAY_MS = 30_000;

/** The definitions of all services, which read the environment on import. */
const loadServices = () =>
  Promise.all(
    deployedServices().map(async (name) => {
      const definitions = (await import(`../../functions/${name}/service.ts`)) as Record<string, Service>;
      const found = Object.values(definitions).find((definition) => definition.name === name);
      if (!found) throw new Error(`functions/${name}/service.ts defines no service ${name}`);
      return found;
    }),
  );

/** Waits for all parts before it throws the first error, so that every part that started can be stopped. */
async function waitForAll<Parts extends unknown[]>(parts: {
  [I in keyof Parts]: Promise<Parts[I]>;
}): Promise<Parts> {
  await Promise.allSettled(parts);
  return (await Promise.all(parts)) as Parts;
}

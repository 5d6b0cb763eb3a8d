import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { startMailSink } from "../../cloud/mail-sink.ts";
import { startPoller } from "../../cloud/poller.ts";
import { startStreamPoller } from "../../cloud/stream-poller.ts";
import { provision } from "../../cloud/provision/provision.ts";
import { startCloud } from "../../cloud/start-cloud.ts";
import { smsGateway } from "../notifications.ts";
import { demoBrowser, vapidPublicKey } from "../push.ts";
import { startPushService } from "../../providers/push-service.ts";
import { startSmsGateway } from "../../providers/sms-gateway.ts";
import { startProviders } from "../../providers/start-providers.ts";
import { openDevelopmentCertificates } from "../../run/development-certificates.ts";
import { startFront } from "../../run/front.ts";
import { addressVariables, freeShift, shifted, usualPorts } from "../../run/ports.ts";
import { placeRoot } from "../../signing-service/place-root.ts";
import { startSigningService } from "../../signing-service/start-signing-service.ts";
import { declaredFunctions, streamConsumersOf } from "../../serverless/functions.ts";
import { buildConsole } from "../../../console/build.ts";
import { root as project, stage } from "../../serverless/deployment.ts";
import type { QueueHandler } from "../../../shared/messaging/consumer.ts";
import { localEnvironment } from "../../serverless/environment.ts";

/*
 * The system that the pages need, in one process: the front and its gateway, the functions of documents, notifications and the platform, the
 * local cloud with demo data, the mail sink, the SMS gateway, the signing service, the providers, and the workers of uploads, scans,
 * imports, groups, deliveries, audits and the search index. It ends with its parent. The limits are low, so that small files take every path.
 */

const limits = { MAX_INLINE_BYTES: "1000000", MAX_DIRECT_BYTES: "20000000" };

const ports = shifted(usualPorts, await freeShift());
const cloud = await startCloud({ port: ports.cloud });
await startProviders({ port: ports.providers });
const signing = await startSigningService({ port: ports.signing });
const root = signing.authority.root.toString();
const searchFolder = mkdtempSync(join(tmpdir(), "temelia-pages-"));
const environment = {
  ...addressVariables(ports),
  SEARCH_URL: pathToFileURL(join(searchFolder, "search.sqlite")).href,
};
Object.assign(process.env, environment, localEnvironment(environment), limits);
const endpoint = environment.AWS_ENDPOINT_URL;
const { references } = await provision({ stage, endpoint, streams: true });
await placeRoot(root, { bucket: process.env.CERTIFICATES_BUCKET ?? "", endpoint });
const { seed } = await import("../seed.ts");
await seed();

const { groups } = await import("../../../functions/documents/api.ts");
const { documents } = await import("../../../functions/documents/service.ts");
const notices = await import("../../../functions/notifications/api.ts");
const platform = await import("../../../functions/platform/api.ts");
const { lambdaHandler } = await import("../../../shared/http/handler.ts");
const { httpApi } = await import("../../run/http-api.ts");
const handlers = {
  documents: lambdaHandler(documents, ...groups),
  notifications: lambdaHandler(notices.service, ...notices.groups),
  platform: lambdaHandler(platform.service, ...platform.groups),
};
const api = httpApi({
  services: [documents, notices.service, platform.service],
  functionFor: (path) => path.split("/")[1],
  invoke: (name, event) => handlers[name as keyof typeof handlers](event),
});

/** The functions that take messages, and their queues. */
const workers = {
  uploads: {
    ...(await import("../../../functions/documents/uploads/consumer.ts")),
    queue: references.UploadsQueue,
  },
  scans: {
    ...(await import("../../../functions/documents/transcription/consumer.ts")),
    queue: references.TranscriptionsQueue,
  },
  imports: {
    ...(await import("../../../functions/documents/imports/consumer.ts")),
    queue: references.ImportsQueue,
  },
  texts: {
    ...(await import("../../../functions/documents/search/consumer.ts")),
    queue: references.IndexingQueue,
  },
  deliveries: {
    ...(await import("../../../functions/notifications/delivery/consumer.ts")),
    queue: references.DeliveriesQueue,
  },
  expander: {
    ...(await import("../../../functions/notifications/expansion/consumer.ts")),
    queue: references.ExpansionsQueue,
  },
  audits: {
    ...(await import("../../../functions/platform/auditor/consumer.ts")),
    queue: references.AuditsQueue,
  },
  urgent: {
    ...(await import("../../../functions/notifications/delivery/consumer-high.ts")),
    queue: references.DeliveriesHighQueue,
  },
};
/** Processes the records of the table's stream. */
const indexer = await import("../../../functions/documents/search/indexer.ts");
const lambda = createServer((request: IncomingMessage, response) => {
  void (async () => {
    const event = JSON.parse(
      Buffer.concat(await request.toArray()).toString(),
    ) as Parameters<QueueHandler>[0];
    const name = Object.keys(workers).find((one) => request.url?.includes(one)) as
      | keyof typeof workers
      | undefined;
    const { handler: worker } = name ? workers[name] : indexer;
    response.end(JSON.stringify(await worker(event)));
  })();
}).listen(ports.lambda, "127.0.0.1");
await once(lambda, "listening");
startPoller({
  subscriptions: Object.entries(workers).map(([functionName, { queue }]) => ({
    functionName,
    batchSize: 1,
    reportsFailures: true,
    queueUrl: queue?.ref ?? "",
  })),
  lambdaUrl: `http://127.0.0.1:${String(ports.lambda)}`,
  endpoint: environment.AWS_ENDPOINT_URL,
});

const [stream] = streamConsumersOf(declaredFunctions());
if (!stream) throw new Error("no function takes the stream of the documents");
startStreamPoller({
  subscriptions: [
    {
      ...stream,
      functionName: "indexer",
      tableName: references[stream.table]?.ref ?? "",
      failureQueueUrl: references[stream.failureQueue]?.ref ?? "",
    },
  ],
  lambdaUrl: `http://127.0.0.1:${String(ports.lambda)}`,
  endpoint: environment.AWS_ENDPOINT_URL,
});

const mail = await startMailSink({ port: ports.smtp });
const sms = await startSmsGateway({
  port: ports.sms,
  token: smsGateway.token,
  receipts: {
    url: `http://127.0.0.1:${String(ports.front)}${smsGateway.receipts}`,
    secret: smsGateway.secret,
  },
});
const push = await startPushService({ port: ports.push, vapidPublicKey, browser: demoBrowser });
const identity = await openDevelopmentCertificates(join(searchFolder, "certificates"));
const inlineBytes = Number(limits.MAX_INLINE_BYTES);
const consoleFolder = join(project, ".build/console");
await buildConsole(project, consoleFolder);
const front = await startFront({ ports, mail, sms, push, api, inlineBytes, consoleFolder, root, identity });
process.send?.(front.url);
process.on("disconnect", () => {
  rmSync(searchFolder, { recursive: true, force: true });
  void cloud.stop().finally(() => process.exit());
});

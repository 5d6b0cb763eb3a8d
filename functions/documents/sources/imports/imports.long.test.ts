import { ownCloud } from "../../../../shared/testing/own-cloud.ts";
import { connect, providers } from "../connections/testing.ts";
import { SetQueueAttributesCommand } from "@aws-sdk/client-sqs";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startPoller } from "../../../../localstack/cloud/poller.ts";
import { invokeApi } from "../../../../localstack/lambda/invoke-api.ts";
import { deployedName } from "../../../../localstack/lambda/lambda.ts";
import { file as driveFile } from "../../../../localstack/providers/files.ts";
import { sqs } from "../../../../shared/aws/sqs.ts";
import { clock } from "../../../../shared/clock.ts";
import { changing, read } from "../../../../shared/data/repository.ts";
import { transact } from "../../../../shared/data/transaction.ts";
import { queueUrl } from "../../../../shared/messaging/send.ts";
import { killableProcesses } from "../../../../shared/testing/killable-processes.ts";
import { connectionKey, Connections } from "../../records/connection.ts";
import { importQueue, type ImportView } from "../../records/import.ts";
import { as, person, using, type Person } from "../../testing.ts";
import type { DocumentView } from "../../records/document.ts";
import type { PageOf } from "../../../../shared/http/responses.ts";

/*
 * An import with the maximum number of items, while the provider throttles and the worker is killed twice; and a
 * connection whose token expires while several processes use it.
 */

const KILLS = 2;
/** The message of a killed worker becomes visible again after its lease (60 s) has ended. */
const VISIBILITY_SECONDS = 62;

const worker = killableProcesses(["consumer"]);
const handler = worker.handlerOf(join(import.meta.dirname, "consumer.ts")) as unknown as (
  event: unknown,
) => Promise<unknown>;
const lambda = invokeApi({ invoke: (_, event) => handler(event) }, ["consumer"]).listen(0, "127.0.0.1");
const stops: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  const VisibilityTimeout = String(VISIBILITY_SECONDS);
  await sqs().send(
    new SetQueueAttributesCommand({ QueueUrl: queueUrl(importQueue), Attributes: { VisibilityTimeout } }),
  );
  if (!lambda.listening) await once(lambda, "listening");
  const poller = startPoller({
    subscriptions: [
      {
        queueUrl: queueUrl(importQueue),
        functionName: deployedName("consumer"),
        batchSize: 1,
        reportsFailures: true,
      },
    ],
    lambdaUrl: `http://127.0.0.1:${(lambda.address() as AddressInfo).port}`,
    endpoint: ownCloud.endpoint,
  });
  stops.push(poller.stop);
});

afterAll(async () => {
  for (const stop of stops) await stop();
  lambda.close();
  await worker.stop();
  await providers.stop();
  await ownCloud.stop();
});

/** The provider's files: files to copy, files to link, and native documents that are imported as two versions. */
const wanted = [
  ...Array.from({ length: 150 }, (_, i) => ({ ref: `f${i}`, mod: "COPIE" })),
  ...Array.from({ length: 20 }, (_, i) => ({ ref: `l${i}`, mod: "LEGATURA" })),
  ...Array.from({ length: 30 }, (_, i) => ({ ref: `n${i}`, mod: "COPIE", formatExport: "both" })),
];

function fillProvider(): void {
  const native = providers.a.files.find(({ id }) => id === "hotarare");
  if (!native) throw new Error("no native document");
  for (const { ref } of wanted)
    providers.a.files.push(
      ref.startsWith("n")
        ? { ...native, id: ref, name: ref }
        : driveFile(ref, `${ref}.txt`, "text/plain", "root", `conținut ${ref}`),
    );
}

it("an import of 200 items, while the provider throttles and the worker is killed twice: each exactly once", async () => {
  const ana = await person();
  await connect(ana, "provider_a");
  fillProvider();
  const begun = await as(ana).post<ImportView>("/api/documents/import", {
    furnizor: "provider_a",
    items: wanted,
  });
  expect([begun.status, begun.json.items.length]).toEqual([202, 200]);

  let kills = 0;
  let throttled = 0;
  const status = async () => (await as(ana).get<ImportView>(`/api/documents/import/${begun.json.id}`)).json;
  for (let shown = begun.json; shown.status === "IN_LUCRU"; shown = await status()) {
    const done = shown.items.filter((item) => item.status === "FINALIZATA").length;
    if (kills < KILLS && done > (kills + 1) * 60) {
      kills += 1;
      await worker.kill("consumer");
    }
    // The worker pauses for one second each time.
    if (throttled < 20 && done > throttled * 8) {
      throttled += 1;
      providers.a.throttled = 3;
    }
    await sleep(100);
  }

  const { items } = await status();
  expect([kills, throttled, providers.a.throttled]).toEqual([KILLS, 20, 0]);
  expect(items.map(({ ref, status }) => [ref, status])).toEqual(wanted.map(({ ref }) => [ref, "FINALIZATA"]));
  const documents = await everyDocument(ana);
  expect(documents.map(({ id }) => id).toSorted()).toEqual(
    items.map(({ documentId }) => documentId).toSorted(),
  );
  expect(new Set(documents.map(({ cod }) => cod)).size).toBe(wanted.length);
  for (const { id, ref = "", mod } of documents) {
    const versions = ref.startsWith("n") ? 2 : mod === "LEGATURA" ? 0 : 1;
    const { json } = await as(ana).get<{ items: { tip: string }[] }>(
      `/api/eveniment-documents?filter[documentId]=${id}`,
    );
    const seen = [ref, (await as(ana).get<unknown[]>(`/api/documents/${id}/versions`)).json.length];
    expect([...seen, json.items.filter(({ tip }) => tip === "IMPORTAT").length]).toEqual([ref, versions, 1]);
    if (versions === 1)
      expect((await as(ana).get(`/api/documents/${id}/download`)).text).toBe(`conținut ${ref}`);
  }
});

async function everyDocument(somebody: Person): Promise<DocumentView[]> {
  const { json } = await as(somebody).get<PageOf<DocumentView>>("/api/documents?size=200");
  expect(json.total).toBe(json.items.length);
  return json.items;
}

it("20 uses at once of a connection that expires, in four processes: one refresh, and none loses it", async () => {
  const ana = await person();
  await connect(ana, "provider_b");
  const row = await read(Connections, connectionKey(`user#${ana.id}`, "provider_b"));
  if (!row) throw new Error("not connected");
  await transact(changing(Connections, row, { ...row, tokenUntil: clock.iso() }));
  const processes = killableProcesses(["one", "two", "three", "four"]);
  const client = using(processes.handlerOf(join(import.meta.dirname, "../connections/routes.ts")), ana);
  const { refreshed, reused } = providers.b.grants;
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => client.get("/api/conexiuni/provider_b/fisiere")),
  );
  await processes.stop();
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect([providers.b.grants.refreshed - refreshed, providers.b.grants.reused - reused]).toEqual([1, 0]);
  expect((await read(Connections, connectionKey(`user#${ana.id}`, "provider_b")))?.status).toBe("CONECTAT");
});

import { ownCloud } from "../../../../shared/testing/own-cloud.ts";
import { SetQueueAttributesCommand } from "@aws-sdk/client-sqs";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";
import { as, person, textFile, type Person } from "../../testing.ts";
import { startPoller } from "../../../../localstack/cloud/poller.ts";
import { startStreamPoller } from "../../../../localstack/cloud/stream-poller.ts";
import { invokeApi } from "../../../../localstack/lambda/invoke-api.ts";
import { deployedName } from "../../../../localstack/lambda/lambda.ts";
import { sqs } from "../../../../shared/aws/sqs.ts";
import { config } from "../../search-index/config.ts";
import { sqliteIndex } from "../../search-index/sqlite-index.ts";
import { indexedFields } from "../../records/indexed-fields.ts";
import { queueUrl } from "../../../../shared/messaging/send.ts";
import { killableProcesses } from "../../../../shared/testing/killable-processes.ts";
import { seededRandom } from "../../../../shared/testing/random.ts";
import { takeStream } from "../../../../shared/testing/streams.ts";
import { Documents } from "../../records/document.ts";
import { indexingQueue } from "../../records/indexing.ts";
import { indexDocuments } from "./index-documents.ts";

/*
 * Changes of every kind, while the indexer and its worker are killed and suffer what the cloud can do to them:
 * throttling, lost answers, records and messages that come twice, late and out of order. In the end the index must
 * say what the table says, entry by entry and word by word. `TEMELIA_INDEXER_SEED` chooses other moments.
 */
const seed = process.env.TEMELIA_INDEXER_SEED ?? "1";
const random = seededRandom(`indexer ${seed}`);
const chosen = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)] as T;

const DOCUMENTS = 40;
const CHANGES = 400;
const KILLS = 10;
const CLIENTS = 6;
const REPEATED = 0.2;

const faults = {
  seed: Number(seed),
  dynamodbThrottling: 0.03,
  unprocessedKeys: 0.1,
  dynamodbDropped: 0.02,
  transactionConflict: 0.03,
  sqsDropped: 0.02,
  duplicateMessages: 0.2,
  reorderedMessages: 0.2,
  slowAnswers: 0.05,
  gsiLagMs: 300,
};
const quiet = Object.fromEntries(
  Object.keys(faults).flatMap((name) => (name === "seed" ? [] : [[name, 0] as const])),
);

const functions = ["indexer", "consumer"] as const;
const processes = Object.fromEntries(functions.map((name) => [name, killableProcesses([name])])) as Record<
  (typeof functions)[number],
  ReturnType<typeof killableProcesses>
>;
const folder = mkdtempSync(join(tmpdir(), "temelia-indexer-"));

let invocations = 0;
let kills = 0;
/** Kills come one after another, while a function is at work. */
const isKilledNow = () => kills < KILLS && invocations > 4 * (kills + 1);

async function invoke(name: string, event: unknown): Promise<unknown> {
  const { handlerOf, kill } = processes[name as (typeof functions)[number]];
  const handler = handlerOf(join(import.meta.dirname, `${name}.ts`)) as unknown as (
    event: unknown,
  ) => Promise<unknown>;
  invocations += 1;
  // As a stream may do, repeat them later.
  if (random() < REPEATED) void sleep(random() * 1000).then(() => handler(event).catch(() => undefined));
  const answer = handler(event);
  if (isKilledNow()) {
    kills += 1;
    await Promise.race([sleep(random() * 60), answer.catch(() => undefined)]);
    await kill(name);
  }
  return answer;
}

let lambda: Server;
let ana: Person;
const stops: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  ana = await person();
  await takeStream(Documents.table);
  // A message that a killed worker has taken is shown again after 16 minutes.
  await sqs().send(
    new SetQueueAttributesCommand({
      QueueUrl: queueUrl(indexingQueue),
      Attributes: { VisibilityTimeout: "5" },
    }),
  );
  lambda = invokeApi({ invoke }, [...functions]).listen(0, "127.0.0.1");
  await once(lambda, "listening");
  const lambdaUrl = `http://127.0.0.1:${(lambda.address() as AddressInfo).port}`;
  const { endpoint } = ownCloud;
  stops.push(
    startStreamPoller({
      subscriptions: [
        {
          tableName: Documents.table,
          functionName: deployedName("indexer"),
          batchSize: 10,
          filterPatterns: [{ dynamodb: { Keys: { sk: { S: ["chain"] } } } }],
          bisectBatchOnFunctionError: true,
          maximumRetryAttempts: -1,
          maximumRecordAgeInSeconds: -1,
          reportsFailures: false,
          failureQueueUrl: `${queueUrl(indexingQueue)}-dlq`,
        },
      ],
      lambdaUrl,
      endpoint,
    }).stop,
    startPoller({
      subscriptions: [
        {
          queueUrl: queueUrl(indexingQueue),
          functionName: deployedName("consumer"),
          batchSize: 1,
          reportsFailures: true,
        },
      ],
      lambdaUrl,
      endpoint,
    }).stop,
  );
});

afterAll(async () => {
  await ownCloud.faults.change(quiet);
  for (const stop of stops) await stop();
  lambda.close();
  for (const name of functions) await processes[name].stop();
  rmSync(folder, { recursive: true });
  await ownCloud.stop();
});

/** Sends until something other than a temporary refusal is answered. */
async function insist<T extends { status: number }>(send: () => Promise<T>): Promise<T> {
  for (;;) {
    const answer = await send();
    if (answer.status < 500) return answer;
    await sleep(50);
  }
}

const words = [
  "hotărâre",
  "școală",
  "buget",
  "registru",
  "ședință",
  "елка",
  "contract",
  "plan",
  "teren",
  "drum",
];
const phrase = () => `${chosen(words)} ${chosen(words)} ${Math.floor(random() * 1000)}`;

const file = async (i: number): Promise<number> => {
  const protection = chosen([{}, {}, {}, { criptat: "true" }, { secret: "true" }]) as Record<string, string>;
  const form = { file: textFile(phrase()), denumire: phrase(), ...protection };
  const headers = { "idempotency-key": `inceput-${i}` };
  return (await insist(() => as(ana).upload<{ id: number }>("/api/documents/upload", form, headers))).json.id;
};

const client = () => as(ana);
const merge = { "content-type": "application/merge-patch+json" };
const changes: Record<string, (id: number) => Promise<{ status: number }>> = {
  name: (id) => client().patch(`/api/documents/${id}`, { denumire: phrase() }, merge),
  labels: (id) => client().patch(`/api/documents/${id}`, { etichete: [chosen(words)] }, merge),
  visibility: (id) =>
    client().patch(`/api/documents/${id}`, { visibility: chosen(["PUBLIC", "PERSONAL"]) }, merge),
  version: (id) => client().upload(`/api/documents/${id}/versions`, { file: textFile(phrase()) }),
  restoredVersion: (id) => client().post(`/api/documents/${id}/versions/1/restore`),
  archive: (id) => client().post(`/api/documents/${id}/arhiveaza`),
  remove: (id) => client().delete(`/api/documents/${id}`),
  restore: (id) => client().post(`/api/documents/${id}/restore`),
  purge: async (id) => (random() < 0.2 ? client().post(`/api/documents/${id}/purge`) : { status: 204 }),
  share: async (id) => {
    const { id: beneficiarOperatorId } = await person();
    return client().post(`/api/documents/${id}/partajeaza`, { beneficiarOperatorId, drept: "CITIRE" });
  },
  revoke: async (id) => {
    const { json } = await client().get<{ items?: { id: number }[] }>(
      `/api/partajare-documents?documentId=${id}`,
    );
    const grant = json.items?.[0];
    return grant ? client().delete(`/api/partajare-documents/${grant.id}`) : { status: 204 };
  },
  transcribe: (id) => client().post("/api/transcriere", { documentId: id }),
};
const kinds = Object.keys(changes);

/**
 * The whole content of an index: each entry with its version, readers, facets and words. Indexes number values in the
 * order of their appearance; here the numbers are replaced with the values.
 */
function contentOf(path: string): Record<string, unknown[]> {
  const db = new DatabaseSync(path);
  db.exec("CREATE VIRTUAL TABLE temp.terms USING fts5vocab(main, words_1, instance)");
  const all = (sql: string) =>
    db
      .prepare(sql)
      .all()
      .map((row) => ({ ...row }));
  const content = {
    entries: all("SELECT id, version, text, json(listed) FROM entries_1 ORDER BY id"),
    loans: all(
      "SELECT id, kind, value, until FROM loans_1 JOIN marks_1 ON number = mark ORDER BY 1, 2, 3, 4",
    ),
    facets: all(
      `SELECT facets_1.id, kind, marks_1.value FROM facets_1,
         json_each('[' || replace(numbers, ' ', ',') || ']') AS counted JOIN marks_1 ON number = counted.value
       ORDER BY 1, 2, 3`,
    ),
    words: all("SELECT * FROM terms WHERE col <> 'marks' ORDER BY doc, col, offset, term"),
    marks: all(
      `SELECT doc, kind, value FROM terms JOIN marks_1 ON term = 'n' || number WHERE col = 'marks' ORDER BY 1, 2, 3`,
    ),
  };
  db.close();
  return content;
}

let made = 0;
/** The index as it would be if it were made now. */
async function expected(ids: number[]): Promise<Record<string, unknown[]>> {
  const path = join(folder, `${(made += 1)}.sqlite`);
  const index = sqliteIndex(path, indexedFields);
  expect(await indexDocuments(index, ids)).toEqual([]);
  await index.close();
  return contentOf(path);
}

it("index and table agree in the end, entry by entry, whatever happens to the indexer", async () => {
  await ownCloud.faults.change(faults);
  const ids = await Promise.all(Array.from({ length: DOCUMENTS }, (_, i) => file(i)));
  const done = new Map<string, number>();
  let left = CHANGES;
  const work = async () => {
    while (left > 0) {
      left -= 1;
      const [kind, id] = [chosen(kinds), chosen(ids)];
      const { status } = await insist(() => changes[kind]?.(id) ?? Promise.reject(new Error(kind)));
      if (status < 300) done.set(kind, (done.get(kind) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, work));
  await ownCloud.faults.change(quiet);
  expect([...done.keys()].toSorted()).toEqual(kinds.toSorted());

  const path = fileURLToPath(config.searchUrl);
  await expect
    .poll(async () => Object.keys(await differences(path, ids)), { timeout: 5 * 60_000, interval: 1000 })
    .toEqual([]);
  expect(kills).toBe(KILLS);
  const { entries, facets, words, marks } = contentOf(path);
  expect(entries).toHaveLength(DOCUMENTS);
  for (const rows of [facets, words, marks]) expect(rows?.length).toBeGreaterThan(DOCUMENTS);
});

async function differences(path: string, ids: number[]): Promise<Record<string, unknown>> {
  const [now, wanted] = [contentOf(path), await expected(ids).catch(() => ({}))];
  const pairs = Object.entries(now).map(
    ([part, rows]) => [part, rows, (wanted as typeof now)[part]] as const,
  );
  return Object.fromEntries(
    pairs
      .filter(([, rows, want]) => JSON.stringify(rows) !== JSON.stringify(want))
      .map(([part]) => [part, true]),
  );
}

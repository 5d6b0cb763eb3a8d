import { ownCloud } from "../../../../shared/testing/own-cloud.ts";
import { SetQueueAttributesCommand } from "@aws-sdk/client-sqs";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  as,
  bucketOf,
  member,
  organization,
  serviceAdmin,
  type Person,
  type ServiceClient,
} from "../../testing.ts";
import { startPoller } from "../../../../localstack/cloud/poller.ts";
import { startStreamPoller } from "../../../../localstack/cloud/stream-poller.ts";
import { invokeApi } from "../../../../localstack/lambda/invoke-api.ts";
import { deployedName } from "../../../../localstack/lambda/lambda.ts";
import { sqs } from "../../../../shared/aws/sqs.ts";
import { clock } from "../../../../shared/clock.ts";
import { adding } from "../../../../shared/data/repository.ts";
import { sortKey } from "../../../../shared/data/sort-key.ts";
import { transact } from "../../../../shared/data/transaction.ts";
import { nextId, randomCode } from "../../../../shared/ids.ts";
import { queueUrl } from "../../../../shared/messaging/send.ts";
import { searchIndex } from "../../files/text/document-index.ts";
import type { SearchResult } from "../../search-index/search-index.ts";
import { killableProcesses } from "../../../../shared/testing/killable-processes.ts";
import { takeStream } from "../../../../shared/testing/streams.ts";
import { type Document, Documents, due } from "../../records/document.ts";
import { indexingQueue } from "../../records/indexing.ts";
import type { Answer } from "../../../../shared/testing/caller.ts";
import type { PageOf } from "../../../../shared/http/responses.ts";

/*
 * 20,000 documents are indexed again, while some of them change and the worker is killed twice. Every search
 * meanwhile answers; in the end nothing is missing, stale or duplicated.
 */

const DOCUMENTS = 20_000;
const KILLS = 2;
const AT_ONCE = 20;

const functions = ["indexer", "consumer"] as const;
const processes = Object.fromEntries(functions.map((name) => [name, killableProcesses([name])])) as Record<
  (typeof functions)[number],
  ReturnType<typeof killableProcesses>
>;
const invoke = (name: string, event: unknown): Promise<unknown> => {
  const handler = processes[name as (typeof functions)[number]].handlerOf(
    join(import.meta.dirname, `${name}.ts`),
  ) as unknown as (event: unknown) => Promise<unknown>;
  return handler(event);
};

let ana: ServiceClient;
let root: ServiceClient;
let person: Person;
let bucketId: number;
const lambda = invokeApi({ invoke }, [...functions]).listen(0, "127.0.0.1");
const stops: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  const bucket = await bucketOf(await organization());
  bucketId = bucket.id;
  person = await member(bucket);
  [ana, root] = [as(person), as(await serviceAdmin({ hasSecret: true }))];
  await takeStream(Documents.table);
  await sqs().send(
    new SetQueueAttributesCommand({
      QueueUrl: queueUrl(indexingQueue),
      Attributes: { VisibilityTimeout: "5" },
    }),
  );
  if (!lambda.listening) await once(lambda, "listening");
  const lambdaUrl = `http://127.0.0.1:${(lambda.address() as AddressInfo).port}`;
  const { endpoint } = ownCloud;
  stops.push(
    startStreamPoller({
      subscriptions: [
        {
          tableName: Documents.table,
          functionName: deployedName("indexer"),
          batchSize: 100,
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
  for (const stop of stops) await stop();
  lambda.close();
  for (const name of functions) await processes[name].stop();
  await ownCloud.stop();
});

/** Documents without events, as from the time before the index existed: the stream has no changes of them. */
async function fill(count: number): Promise<number[]> {
  const ids: number[] = [];
  let left = count;
  const work = async () => {
    while (left > 0) {
      left -= 1;
      const now = clock.iso();
      const document: Document = due({
        id: nextId(),
        cod: `DOC-${randomCode(10)}`,
        denumire: `Arhiva veche ${left}`,
        etichete: [],
        bucketId,
        creator: `user#${person.id}`,
        visibility: "PERSONAL",
        status: "ACTIV",
        numarVersiune: 0,
        retinereLegala: false,
        creatDe: "x",
        creatLa: now,
        modificatDe: "x",
        modificatLa: now,
      });
      await transact(adding(Documents, document), { repeatable: true });
      ids.push(document.id);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return ids;
}

const progress = async () =>
  (await root.get<{ status: string; indexate: number; total: number }>("/api/admin/search/reindex")).json;

const merge = { "content-type": "application/merge-patch+json" };
const search = async (q: string) => {
  const { status, json } = await ana.get<PageOf<{ id: number }>>(
    `/api/search/documente?q=${encodeURIComponent(q)}`,
  );
  expect(status).toBe(200);
  return json;
};

/** Every hit of a word in the bucket, regardless of the caller's rights. */
async function everything(q: string): Promise<number[]> {
  const ids: number[] = [];
  for (let from = 0; ; from += 200) {
    const found: SearchResult = await searchIndex().search({
      q,
      keys: [`bucket#${bucketId}`],
      at: clock.iso(),
      from,
      size: 200,
    });
    ids.push(...found.hits.map(({ id }) => id));
    if (found.hits.length < 200 || from >= 9_800) return ids;
  }
}

it("20,000 documents are indexed again under writes and two kills: nothing missing, stale or double", async () => {
  const ids = await fill(DOCUMENTS);
  // Entries that the table does not have, or has in a newer version.
  const stale = { version: 1, facets: {}, listed: {}, readers: [{ key: `bucket#${bucketId}` }] };
  await searchIndex().write([
    { ...stale, id: 5, words: { denumire: ["fantoma"] } },
    { ...stale, id: ids[0] ?? 0, version: 0, words: { denumire: ["fantoma"] } },
  ]);
  const fixed = (await ana.post<{ id: number }>("/api/documents", { denumire: "Statornic", bucketId })).json
    .id;
  await expect.poll(async () => (await search("statornic")).total, { timeout: 30_000 }).toBe(1);

  expect((await root.post("/api/admin/search/reindex")).status).toBe(202);
  const changed = ids.filter((_, i) => i % 100 === 7);
  const removed = ids.filter((_, i) => i % 500 === 9);
  let kills = 0;
  let searches = 0;
  const disturbing = (async () => {
    for (const [i, id] of changed.entries()) {
      expect((await ana.patch(`/api/documents/${id}`, { denumire: `Înnoit ${i}` }, merge)).status).toBe(200);
      const gone = removed[i];
      if (gone !== undefined) expect((await ana.delete(`/api/documents/${gone}`)).status).toBe(204);
    }
  })();
  const looking = (async () => {
    while ((await progress()).status === "IN_LUCRU") {
      expect((await search("statornic")).items.map(({ id }) => id)).toEqual([fixed]);
      searches += 1;
      const { indexate } = await progress();
      if (kills < KILLS && indexate > (kills + 1) * 3000) {
        kills += 1;
        await processes.consumer.kill("consumer");
      }
      await sleep(20);
    }
  })();
  await Promise.all([disturbing, looking]);

  const { status, indexate, total } = await progress();
  expect([status, kills]).toEqual(["FINALIZATA", KILLS]);
  expect([indexate >= total - removed.length, searches > 100]).toEqual([true, true]);
  await expect
    .poll(async () => (await everything("innoit")).length, { timeout: 60_000 })
    .toBe(changed.length);
  const [old, fresh] = [new Set(await everything("arhiva veche")), await everything("innoit")];
  expect(await everything("fantoma")).toEqual([]);
  expect(fresh.toSorted()).toEqual(changed.toSorted());
  // Up to 10,000 hits are counted: the newest of them.
  const left = ids.filter((id) => !changed.includes(id) && !removed.includes(id)).toSorted((a, b) => b - a);
  expect([...old]).toEqual(left.slice(0, 10_000));
  expect((await searchIndex().generations()).filling).toBeUndefined();

  // A list in a special order comes from the index, and does not end at 10,000.
  const listed = await byName();
  const names = listed.map(({ denumire }) => sortKey(denumire));
  expect(names).toEqual(names.toSorted());
  expect(listed.map(({ id }) => id).toSorted()).toEqual([...left, ...changed, fixed].toSorted());
});

/** Every document, by name, page by page. */
async function byName(): Promise<{ id: number; denumire: string }[]> {
  const found: { id: number; denumire: string }[] = [];
  let address: string | undefined = "/api/documents?sort=denumire&size=200";
  while (address) {
    const { json, headers }: Answer<{ items: typeof found }> = await ana.get(address);
    found.push(...json.items);
    address = /<[^>]*\/documents(\/api\/[^>]*)>; rel="next"/.exec(String(headers.link))?.[1];
  }
  return found;
}

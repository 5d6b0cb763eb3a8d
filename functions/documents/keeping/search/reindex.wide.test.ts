import {
  as,
  bucketOf,
  member,
  organization,
  organizationAdmin,
  serviceAdmin,
  type ServiceClient,
} from "../../testing.ts";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { clock } from "../../../../shared/clock.ts";
import { changing, read, removing } from "../../../../shared/data/repository.ts";
import { transact } from "../../../../shared/data/transaction.ts";
import { searchIndex } from "../../files/text/document-index.ts";
import { sqliteIndex } from "../../search-index/sqlite-index.ts";
import { indexedFields } from "../../records/indexed-fields.ts";
import { drain } from "../../../../shared/testing/queues.ts";
import { indexingQueue, Reindexes, type ReindexView } from "../../records/indexing.ts";
import { handler as consumer } from "./consumer.ts";
import { indexDocuments } from "./index-documents.ts";
import { reindexer } from "./run-reindex.ts";

let ana: ServiceClient;
let root: ServiceClient;
let bucketId: number;
beforeAll(async () => {
  const bucket = await bucketOf(await organization());
  bucketId = bucket.id;
  [ana, root] = [as(await member(bucket)), as(await serviceAdmin())];
});
beforeEach(async () => {
  clock.resume();
  const row = await read(Reindexes, { id: 0 });
  if (row) await transact(removing(Reindexes, row), { repeatable: true });
});

const filed = async (denumire: string): Promise<number> =>
  (await ana.post<{ id: number }>("/api/documents", { denumire, bucketId })).json.id;
const found = async (q: string): Promise<number[]> => {
  const { json } = await ana.get<{ items: { id: number }[] }>(`/api/search/documente?q=${q}`);
  return json.items.map(({ id }) => id);
};
const start = (by = root) => by.post<ReindexView>("/api/admin/search/reindex");
const progress = async () => (await root.get<ReindexView>("/api/admin/search/reindex")).json;
const work = () => drain(indexingQueue, consumer);

describe("POST /api/admin/search/reindex", () => {
  it("POST /api/admin/search/reindex fills the index again in the background: 202, and its progress", async () => {
    const ids = [await filed("Reindexat unu"), await filed("Reindexat doi")];
    const removed = await filed("Reindexat trei");
    await ana.delete(`/api/documents/${removed}`);
    expect(await found("reindexat")).toEqual([]);
    const { searched = 0 } = await searchIndex().generations();
    const { status, json, headers } = await start();
    expect([status, json]).toMatchObject([202, { status: "IN_LUCRU", generatie: searched + 1, indexate: 0 }]);
    expect(headers.location).toMatch(/\/documents\/api\/admin\/search\/reindex$/);
    expect(await progress()).toMatchObject({ id: json.id, status: "IN_LUCRU", total: json.total });
    await work();
    const { total, ...ended } = await progress();
    expect(ended).toMatchObject({ id: json.id, status: "FINALIZATA", indexate: total });
    expect(ended.terminatLa).toBeDefined();
    expect([await found("reindexat"), await searchIndex().generations()]).toEqual([
      ids.toReversed(),
      { searched: searched + 1 },
    ]);
  });

  it("a second one is 409 while the first is in work, also at the same moment; then another may begin", async () => {
    const statuses = (await Promise.all([start(), start()])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([202, 409]);
    expect(await start()).toMatchObject({ status: 409, json: { message: "error.reindexareInCurs" } });
    await work();
    expect((await start()).status).toBe(202);
    await work();
  });

  it("what changes while it runs is in both generations; what comes late replaces nothing newer", async () => {
    const [kept, renamed] = [await filed("Vechiul nume"), await filed("Vechiul nume")];
    await indexDocuments(searchIndex(), [kept, renamed]);
    const { json } = await start();
    // It starts, but has no time to do anything.
    await reindexer(searchIndex())(json.id, { until: performance.now() });
    expect(await searchIndex().generations()).toMatchObject({ filling: json.generatie });
    await ana.patch(
      `/api/documents/${renamed}`,
      { denumire: "Numele nou" },
      { "content-type": "application/merge-patch+json" },
    );
    await indexDocuments(searchIndex(), [renamed]);
    expect([await found("vechiul"), await found("nou")]).toEqual([[kept], [renamed]]);
    await work();
    expect([await found("vechiul"), await found("nou")]).toEqual([[kept], [renamed]]);
    expect(await progress()).toMatchObject({ status: "FINALIZATA" });
  });

  it("a worker that ends leaves its place to the next one, and nothing is done twice at once", async () => {
    const { json } = await start();
    await Promise.all([
      reindexer(searchIndex())(json.id),
      reindexer(searchIndex())(json.id),
      reindexer(searchIndex())(7),
    ]);
    const { indexate, total, status } = await progress();
    expect([indexate, status]).toEqual([total, "FINALIZATA"]);
    await work();
    expect(await progress()).toMatchObject({ indexate, status: "FINALIZATA" });
  });

  it("POST /api/admin/search/reindex starts over if its generation was lost on the way, with its domain for example", async () => {
    const name = "Regăsit după pierdere";
    const id = await filed(name);
    const { json } = await start();
    const row = await read(Reindexes, { id: 0 });
    if (!row) throw new Error("no reindex is in work");
    // Everything newer than this document was in the lost generation, and nothing is older.
    await transact(changing(Reindexes, row, { ...row, reached: 1, indexate: json.total }), {
      repeatable: true,
    });
    const made = sqliteIndex(":memory:", indexedFields);
    await reindexer(made)(json.id);
    expect(await progress()).toMatchObject({ status: "FINALIZATA", indexate: json.total });
    const query = { q: name, keys: ["all"], at: clock.iso(), from: 0, size: 10 };
    expect((await made.search(query)).hits).toMatchObject([{ id }]);
    await made.close();
    await drain(indexingQueue, consumer);
  });

  it("a message that was lost is sent again by who looks at the progress a minute later", async () => {
    await start();
    await drain(indexingQueue, async () => ({ batchItemFailures: [] }));
    await progress();
    await work();
    expect((await progress()).status).toBe("IN_LUCRU");
    clock.freeze(new Date(Date.now() + 61_000));
    await progress();
    await work();
    expect((await progress()).status).toBe("FINALIZATA");
  });

  it("POST /api/admin/search/reindex is only for service administrators", async () => {
    const others = [ana, as(await organizationAdmin(await organization()))];
    for (const other of others) expect((await start(other)).status).toBe(403);
  });
});

it("GET /api/admin/search/reindex is 404 before the first one", async () => {
  expect(await root.get("/api/admin/search/reindex")).toMatchObject({
    status: 404,
    json: { message: "error.reindexareInexistenta" },
  });
});

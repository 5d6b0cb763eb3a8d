import { PutCommand } from "@aws-sdk/lib-dynamodb";
import { beforeAll, describe, expect, it } from "vitest";
import { dynamo } from "../../../../shared/aws/clients.ts";
import { checkTotals } from "../../../../shared/data/check-totals.ts";
import { sortableId } from "../../../../shared/ids.ts";
import { as, issuer, nobody, serviceAdmin, textFile, type ServiceClient } from "../../testing.ts";
import { rowsOf } from "../../records/counted-rows.ts";
import { Documents, lists } from "../../records/document.ts";
import { callerFor, change, hide, ingest, type Caller } from "./testing.ts";
import type { Answer } from "../../../../shared/testing/caller.ts";
import type { MachineDocumentView } from "./views.ts";
import type { PageOf } from "../../../../shared/http/responses.ts";

type Page = PageOf<MachineDocumentView>;

const codes = ({ json }: { json: Page }) => json.items.map(({ cod }) => cod);

const documents = "/api/v1/documents";

let ours: Caller;
let theirs: Caller;
let admin: ServiceClient;

beforeAll(async () => {
  ours = await callerFor();
  theirs = await callerFor();
  admin = as(await serviceAdmin({ hasSecret: true }));
});

describe("GET /api/v1/documents", () => {
  it("GET /api/v1/documents lists PUBLIC documents of everybody and the issuer's own, newest first; never those of others, never SECRET", async () => {
    const open = await ingest(theirs, { visibility: "PUBLIC" });
    const foreign = await ingest(theirs);
    const own = await ingest(ours);
    const ownPublic = await ingest(ours, { visibility: "PUBLIC" });
    const hidden = await ingest(ours, { criptat: "true" });
    await hide(admin, hidden);
    const listed = codes(await ours.calls.get<Page>(`${documents}?size=200`));
    expect(listed.filter((cod) => [open, own, ownPublic].some((one) => one.cod === cod))).toEqual([
      ownPublic.cod,
      own.cod,
      open.cod,
    ]);
    expect(listed).not.toContain(foreign.cod);
    expect(listed).not.toContain(hidden.cod);
    expect(new Set(listed).size).toBe(listed.length);
  });

  it("GET /api/v1/documents counts a PUBLIC document of the issuer once: the total is what the pages have", async () => {
    const fresh = await callerFor();
    for (const visibility of ["PUBLIC", "PERSONAL", "PUBLIC"]) await ingest(fresh, { visibility });
    const before = (await fresh.calls.get<Page>(`${documents}?size=1`)).json.total;
    const all = await everyPage(fresh.calls, `${documents}?size=200`);
    expect(before).toBe(all.length);
    const own = await fresh.calls.get<Page>(`${documents}?filter[emitentId]=${fresh.emitentId}`);
    expect([own.json.total, own.json.items.length]).toEqual([3, 3]);
  });

  it("GET /api/v1/documents has ARHIVAT documents only of the issuer, and no deleted ones", async () => {
    const [mine, other] = [
      await ingest(ours, { visibility: "PUBLIC" }),
      await ingest(theirs, { visibility: "PUBLIC" }),
    ];
    const removed = await ingest(ours);
    for (const { id } of [mine, other]) await admin.post(`/api/documents/${id}/arhiveaza`);
    await admin.delete(`/api/documents/${removed.id}`);
    const listed = codes(await ours.calls.get<Page>(`${documents}?size=200`));
    expect(listed).toContain(mine.cod);
    expect(listed).not.toContain(other.cod);
    expect(listed).not.toContain(removed.cod);
    const all = await everyPage(ours.calls, `${documents}?size=200`);
    expect((await ours.calls.get<Page>(documents)).json.total).toBe(all.length);
  });

  it("its total follows every change, and the nightly check finds no difference", async () => {
    const totalOf = async (query = "") =>
      (await ours.calls.get<Page>(`${documents}?size=1${query}`)).json.total;
    const own = `&filter[emitentId]=${ours.emitentId}`;
    const before = [await totalOf(), await totalOf(own)];
    const document = await ingest(ours, { visibility: "PUBLIC", criptat: "true" });
    const seen: number[][] = [];
    const note = async () => seen.push([await totalOf(), await totalOf(own)]);
    await note();
    await change(admin, document, { visibility: "PERSONAL" });
    await note();
    await change(admin, document, { visibility: "PUBLIC" });
    await admin.post(`/api/documents/${document.id}/arhiveaza`);
    await note();
    await admin.post(`/api/documents/${document.id}/restore`);
    await hide(admin, document);
    await note();
    const more = before.map((total) => total + 1);
    expect(seen).toEqual([more, more, more, before]);
    const report = await checkTotals({ table: Documents.table, entities: [Documents], rowsOf });
    expect(report).toMatchObject({ differing: 0, finished: true });
  });

  it("GET /api/v1/documents filters never widen it", async () => {
    const hidden = await ingest(ours, { criptat: "true" });
    await hide(admin, hidden);
    const removed = await ingest(ours);
    await admin.delete(`/api/documents/${removed.id}`);
    const foreign = await ingest(theirs);
    const wide = [
      "filter[visibility]=SECRET",
      "filter[visibility]=PERSONAL",
      "visibility.notEquals=PUBLIC",
      "filter[status]=STERS",
      "filter[status][in]=ACTIV,ARHIVAT,STERS,PURJAT",
      `filter[emitentId]=${theirs.emitentId}`,
      `filter[cod]=${hidden.cod}`,
    ];
    for (const filter of wide) {
      const listed = codes(await ours.calls.get<Page>(`${documents}?size=200&${filter}`));
      for (const { cod } of [hidden, removed, foreign]) expect(listed, filter).not.toContain(cod);
    }
    expect(await ours.calls.get(`${documents}?filter[status]=STERS`)).toMatchObject({ json: { total: 0 } });
    expect(await ours.calls.get(`${documents}?filter[creator]=x`)).toMatchObject({ status: 400 });
  });

  it("an unknown filter is 400 {message}", async () => {
    const answer = await ours.calls.get(`${documents}?filter[bucketId]=1`);
    expect(answer).toMatchObject({ status: 400, json: { message: expect.any(String) as string } });
  });
});

/** All documents of a list, page by page. */
async function everyPage(calls: ServiceClient, first: string): Promise<string[]> {
  const found: string[] = [];
  for (let next: string | undefined = first; next !== undefined;) {
    const answer: Answer<Page> = await calls.get<Page>(next);
    found.push(...codes(answer));
    next = /<[^>]*?(\/api\/v1\/[^>]+)>; rel="next"/.exec(answer.headers.link ?? "")?.[1];
  }
  return found;
}

describe("GET /api/v1/documents/{cod}", () => {
  it("GET /api/v1/documents/{cod} reads own and PUBLIC documents by code", async () => {
    const [own, open] = [await ingest(ours), await ingest(theirs, { visibility: "PUBLIC" })];
    for (const { cod, id } of [own, open])
      expect(await ours.calls.get(`${documents}/${cod}`)).toMatchObject({ status: 200, json: { id, cod } });
  });

  it("a SECRET document, one of another issuer, a deleted one without write and an unknown code are one and the same 404", async () => {
    const reading = await callerFor({ emitentId: ours.emitentId, scopes: ["documente.read"] });
    const hidden = await ingest(ours, { criptat: "true" });
    await hide(admin, hidden);
    const removed = await ingest(ours);
    await admin.delete(`/api/documents/${removed.id}`);
    const purged = await ingest(ours);
    await admin.delete(`/api/documents/${purged.id}`);
    expect(await admin.post(`/api/documents/${purged.id}/purge`)).toMatchObject({ status: 200 });
    const hiddenCodes = [hidden.cod, removed.cod, purged.cod, (await ingest(theirs)).cod, "NECUNOSCUT"];
    for (const suffix of ["", "/continut", "/versiuni", "/versiuni/1/continut"]) {
      const answers = await Promise.all(
        hiddenCodes.map((cod) => reading.calls.get(`${documents}/${cod}${suffix}`)),
      );
      expect(new Set(answers.map(({ status, json }) => JSON.stringify([status, json]))), suffix).toEqual(
        new Set([JSON.stringify([404, { message: "Documentul nu există." }])]),
      );
    }
  });

  it("GET /api/v1/documents/{cod} with documente.write a deleted document is seen, and not its content: 409", async () => {
    const removed = await ingest(ours);
    await admin.delete(`/api/documents/${removed.id}`);
    expect(await ours.calls.get(`${documents}/${removed.cod}`)).toMatchObject({ json: { status: "STERS" } });
    expect(await ours.calls.get(`${documents}/${removed.cod}/continut`)).toMatchObject({ status: 409 });
  });

  it("a document that becomes SECRET is gone from every path with the next request, also for its issuer", async () => {
    const document = await ingest(ours, { criptat: "true", visibility: "PUBLIC" });
    const paths = ["", "/continut", "/versiuni", "/versiuni/1/continut"];
    const ask = (caller: Caller) =>
      Promise.all(
        paths.map(async (path) => (await caller.calls.get(`${documents}/${document.cod}${path}`)).status),
      );
    expect([await ask(ours), await ask(theirs)]).toEqual([paths.map(() => 200), paths.map(() => 200)]);
    await hide(admin, document);
    expect([await ask(ours), await ask(theirs)]).toEqual([paths.map(() => 404), paths.map(() => 404)]);
    const file = { file: textFile("x") };
    expect(await ours.calls.upload(`${documents}/${document.cod}/versiuni`, file)).toMatchObject({
      status: 404,
    });
    expect(await ours.calls.post(`${documents}/${document.cod}/versiuni/1/restaurare`)).toMatchObject({
      status: 404,
    });
    expect(codes(await ours.calls.get<Page>(`${documents}?size=200`))).not.toContain(document.cod);
  });

  it("a PUBLIC document that becomes PERSONAL is gone for other issuers' machines", async () => {
    const document = await ingest(ours, { visibility: "PUBLIC" });
    const address = `${documents}/${document.cod}`;
    expect(await theirs.calls.get(address)).toMatchObject({ status: 200 });
    await change(admin, document, { visibility: "PERSONAL" });
    expect(await theirs.calls.get(address)).toMatchObject({ status: 404 });
    expect(codes(await theirs.calls.get<Page>(`${documents}?size=200`))).not.toContain(document.cod);
    expect(await ours.calls.get(address)).toMatchObject({ status: 200 });
  });

  it("a row that was left behind shows nothing: lists check the documents as they are now", async () => {
    const document = await ingest(ours, { criptat: "true" });
    await hide(admin, document);
    const [pk] = lists.issuer(ours.emitentId, "open");
    const Item = { pk, sk: sortableId(document.id), status: "ACTIV" };
    await dynamo().send(new PutCommand({ TableName: Documents.table, Item }));
    expect(codes(await ours.calls.get<Page>(`${documents}?size=200`))).not.toContain(document.cod);
  });
});

it("a document that moves to another issuer is that issuer's machines' from then on", async () => {
  const document = await ingest(ours);
  const { id: emitentId } = await issuer();
  const next = await callerFor({ emitentId });
  expect(await change(admin, document, { emitentId })).toMatchObject({ status: 200 });
  expect(await ours.calls.get(`${documents}/${document.cod}`)).toMatchObject({ status: 404 });
  expect(await next.calls.get(`${documents}/${document.cod}`)).toMatchObject({ status: 200 });
});

it("people's routes and machines' do not admit each other's tokens", async () => {
  const somebody = as(await serviceAdmin());
  expect(await somebody.get(documents)).toMatchObject({ status: 401 });
  expect(await ours.calls.get("/api/documents")).toMatchObject({ status: 401 });
  expect(await nobody.get(documents)).toMatchObject({ status: 401 });
});

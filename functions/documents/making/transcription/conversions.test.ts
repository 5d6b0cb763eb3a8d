import {
  as,
  bucketOf,
  member,
  organization,
  organizationAdmin,
  person,
  serviceAdmin,
  textFile,
  type Person,
  type ServiceClient,
} from "../../testing.ts";
import { beforeAll, expect, it } from "vitest";
import { filed, start, type Shown } from "./testing.ts";
import type { ConversionView } from "../../records/conversion.ts";
import type { PageOf } from "../../../../shared/http/responses.ts";

let starter: Person;
let colleague: ServiceClient;
let admin: ServiceClient;
let documentId: number;
let id: number;

beforeAll(async () => {
  const org = await organization();
  const bucket = await bucketOf(org);
  starter = await member(bucket);
  colleague = as(await member(bucket));
  admin = as(await organizationAdmin(org));
  documentId = await filed(starter, textFile("text"), { bucketId: String(bucket.id) });
  id = (await start(as(starter), documentId)).json.id;
});

it("conversions are made by the workflow: 201 with the record, whose id none may give", async () => {
  const { status, json, headers } = await as(starter).post<Shown>("/api/conversies", {
    documentId,
    tip: "TEXT",
  });
  expect([status, json]).toMatchObject([201, { documentId, tip: "TEXT", status: "FINALIZATA" }]);
  expect(headers.location).toBe(`http://temelia.test/documents/api/conversies/${json.id}`);
  expect((await as(starter).post("/api/conversies", { documentId, id: 5 })).status).toBe(400);
});

it("conversions are listed and counted for who may read their documents, and by document", async () => {
  const of = (client: ServiceClient) =>
    client.get<PageOf<ConversionView>>(`/api/conversies?filter[documentId]=${documentId}`);
  const ids = async (client: ServiceClient) => (await of(client)).json.items.map((one) => one.id);
  expect(await ids(colleague)).toContain(id);
  expect(await ids(as(await serviceAdmin()))).toContain(id);
  expect(await ids(as(await person()))).toEqual([]);
  const all = (await colleague.get<PageOf<ConversionView>>("/api/conversies")).json;
  expect(all.items.map((one) => one.id)).toContain(id);
  expect((await colleague.get("/api/conversies/count")).json).toBe(all.total);
  expect((await as(await person()).get("/api/conversies/count")).json).toBe(0);
});

it("a conversion is renamed by who started it; its state is nobody's to set", async () => {
  const address = `/api/conversies/${id}`;
  const renamed = await as(starter).patch<Shown>(address, { denumire: "Textul actului", status: "ESUATA" });
  expect([renamed.status, renamed.json]).toMatchObject([
    200,
    { denumire: "Textul actului", status: "FINALIZATA" },
  ]);
  expect((await as(starter).patch<Shown>(address, { status: "ESUATA" })).json.denumire).toBe(
    "Textul actului",
  );
  expect((await as(starter).put<Shown>(address, {})).json.denumire).toBeUndefined();
  expect((await colleague.patch(address, { denumire: "x" })).status).toBe(403);
  expect((await as(starter).patch(address, { denumire: "x" }, { "if-match": '"1"' })).status).toBe(412);
});

it("a conversion that is in work has no ETag, because its progress has no revision", async () => {
  expect((await as(starter).get(`/api/conversies/${id}`)).headers.etag).toMatch(/^"\d+"$/);
  const { conversionJob } = await import("./conversion-job.ts");
  const { shown } = await import("./conversions.ts");
  const { read } = await import("../../../../shared/data/repository.ts");
  const { Conversions } = await import("../../records/conversion.ts");
  const record = await read(Conversions, { id });
  if (!record) throw new Error("no record");
  expect(shown({ ...conversionJob.waiting(record), rev: 3 })).not.toHaveProperty("rev");
});

it("a conversion is removed with its text by who started it or administers the document, and again: 204", async () => {
  const made = async () => (await start(as(starter), documentId)).json.id;
  const [one, two] = [await made(), await made()];
  expect((await colleague.delete(`/api/conversies/${one}`)).status).toBe(403);
  for (const [client, id] of [[as(starter), one] as const, [admin, two] as const]) {
    expect((await client.delete(`/api/conversies/${id}`)).status).toBe(204);
    expect((await client.delete(`/api/conversies/${id}`)).status).toBe(204);
    expect((await client.get(`/api/transcriere/${id}/text`)).status).toBe(404);
  }
  expect((await as(await person()).delete(`/api/conversies/${two}`)).status).toBe(404);
  expect((await as(starter).delete("/api/conversies/7")).status).toBe(404);
});

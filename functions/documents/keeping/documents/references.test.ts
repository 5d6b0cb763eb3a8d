import { ListObjectsV2Command } from "@aws-sdk/client-s3";
import { beforeAll, describe, expect, it } from "vitest";
import { s3 } from "../../../../shared/aws/s3.ts";
import { config } from "../../files/content/config.ts";
import {
  as,
  bucketOf,
  client,
  issuer,
  member,
  organization,
  organizationAdmin,
  serviceAdmin,
  textFile,
  type ServiceClient,
} from "../../testing.ts";

let service: ServiceClient;
let operator: ServiceClient;
let admin: ServiceClient;
let bucketId: number;

beforeAll(async () => {
  const own = await organization();
  const bucket = await bucketOf(own);
  bucketId = bucket.id;
  service = as(await serviceAdmin());
  operator = as(await member(bucket));
  admin = as(await organizationAdmin(own));
});

const unknown = (field: string) => ({
  status: 400,
  message: "error.validare",
  errors: [{ field, code: "necunoscut", message: "Nu există o astfel de înregistrare." }],
});
const countObjects = async () =>
  (await s3().send(new ListObjectsV2Command({ Bucket: config.contentBucket }))).KeyCount;

describe("what a document names exists: else 400 that names the field", () => {
  it.each(["emitentId", "proprietarId", "bucketId"])(
    "%s, on creation and upload, and nothing is stored",
    async (field) => {
      const caller = field === "bucketId" ? service : operator;
      const body = { denumire: "Act", ...(field === "bucketId" ? {} : { bucketId }), [field]: 99 };
      const before = [await countObjects(), (await service.get("/api/documents/count")).json];
      expect((await caller.post("/api/documents", body)).json).toMatchObject(unknown(field));
      const parts = Object.fromEntries(Object.entries(body).map(([name, value]) => [name, String(value)]));
      const uploaded = await caller.upload("/api/documents/upload", { file: textFile("x"), ...parts });
      expect(uploaded.json).toMatchObject(unknown(field));
      expect([await countObjects(), (await service.get("/api/documents/count")).json]).toEqual(before);
    },
  );

  it("what a document names exists: else 400 that names the field on change too, where the field changes", async () => {
    const [emitent, owner] = [await issuer(), await client()];
    const { json } = await operator.post<{ id: number }>("/api/documents", {
      denumire: "Act",
      bucketId,
      emitentId: emitent.id,
      proprietarId: owner.id,
    });
    const one = `/api/documents/${json.id}`;
    expect((await admin.patch(one, { emitentId: 99 })).json).toMatchObject(unknown("emitentId"));
    expect((await admin.put(one, { denumire: "Act", proprietarId: 99 })).json).toMatchObject(
      unknown("proprietarId"),
    );
    expect((await service.patch(one, { bucketId: 99 })).json).toMatchObject(unknown("bucketId"));
    expect((await admin.patch(one, { emitentId: null, proprietarId: (await client()).id })).status).toBe(200);
    expect((await admin.patch(one, { denumire: "Alt act" })).status).toBe(200);
  });
});

it("a bucket that is stopped refuses a new version with 409 and keeps nothing of it, so that the next one finds its number free", async () => {
  const { json } = await operator.upload<{ id: number }>("/api/documents/upload", {
    file: textFile("unu"),
  });
  const before = await countObjects();
  await admin.put(`/api/admin/buckets/${bucketId}/activ`, { activ: false });
  const refused = await operator.upload(`/api/documents/${json.id}/versions`, { file: textFile("doi") });
  expect([refused.status, refused.json]).toMatchObject([409, { message: "error.bucketInactiv" }]);
  expect(await countObjects()).toBe(before);
  await admin.put(`/api/admin/buckets/${bucketId}/activ`, { activ: true });
  const next = await operator.upload(`/api/documents/${json.id}/versions`, { file: textFile("doi") });
  expect(next.json).toMatchObject({ numarVersiune: 2 });
});

it("a created document with an Idempotency-Key is answered again exactly as it was, its organization included", async () => {
  const key = { "idempotency-key": "act-1" };
  const send = () => operator.post("/api/documents", { denumire: "Act", bucketId }, key);
  const [first, again] = [await send(), await send()];
  expect(first.json).toHaveProperty("organizatieId");
  expect(again.json).toEqual(first.json);
});

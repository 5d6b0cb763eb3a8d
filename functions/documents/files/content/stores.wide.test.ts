import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import {
  as,
  bucketOf,
  member,
  nobody,
  organization,
  organizationAdmin,
  person,
  serviceAdmin,
  textFile,
  type ServiceClient,
} from "../../testing.ts";
import { head, put, readRange } from "../../../../shared/content/objects.ts";
import { read } from "../../../../shared/data/repository.ts";
import { storeProxy, type StoreBehaviour, type StoreProxy } from "../../../../shared/testing/store-proxy.ts";
import { drain } from "../../../../shared/testing/queues.ts";
import { handler as copies } from "../../keeping/downloads/consumer.ts";
import { copyQueue } from "../../records/delivery-copy.ts";
import { contentKey, Documents, type DocumentView } from "../../records/document.ts";
import { verifySample } from "../../operating/maintenance/integrity.ts";
import { maintainAll } from "../../operating/maintenance/maintain.ts";
import { daysLater, readStored } from "../../operating/maintenance/testing.ts";
import type { Bucket } from "../../records/bucket.ts";
import type { Organization } from "../../records/organization.ts";
import { backgroundBytes, directBytes, runUploads, sendUpload } from "../../keeping/uploads/testing.ts";
import { platformStore, storeOf } from "./store-of.ts";
import { addressOf, connect, keyPair, keysIn, mustConnect, foreignBucket } from "./testing.ts";
import type { Store } from "../../../../shared/content/store.ts";
import { refusal, type Answer } from "../../../../shared/testing/caller.ts";
import type { PageOf } from "../../../../shared/http/responses.ts";

let ours: Organization;
let admin: ServiceClient;
let proxy: StoreProxy;
/** A bucket that is connected to a store behind the proxy, and a member who fills it. */
let bucket: Bucket;
let ana: ServiceClient;
let theirs: Store;

beforeAll(async () => {
  proxy = await storeProxy(process.env.AWS_ENDPOINT_URL ?? "");
});
afterAll(() => proxy.stop());
beforeEach(async () => {
  ours = await organization();
  admin = as(await organizationAdmin(ours));
  theirs = await foreignBucket();
  bucket = await bucketOf(ours);
  ana = as(await member(bucket, "ADMIN"));
  await mustConnect(admin, bucket, addressOf(theirs, proxy.url));
});
afterEach(() => proxy.behave());

/** Repeats maintenance until it is done, because its index is eventually consistent. */
const maintainUntil = (days: number, isDone: () => Promise<boolean>) =>
  vi.waitFor(
    async () => {
      await daysLater(days, () => maintainAll());
      expect(await isDone()).toBe(true);
    },
    { timeout: 20_000, interval: 100 },
  );

const upload = async (content = "unu", fields: Record<string, string> = {}): Promise<DocumentView> => {
  const answer = await ana.upload<DocumentView>("/api/documents/upload", {
    file: textFile(content),
    bucketId: String(bucket.id),
    ...fields,
  });
  expect(answer.status).toBe(201);
  return answer.json;
};
const addVersion = (id: number, content: string) =>
  ana.upload<{ numarVersiune: number }>(`/api/documents/${id}/versions`, { file: textFile(content) });
const download = async (id: number, numar?: number) =>
  (await ana.get(`/api/documents/${id}${numar ? `/versions/${numar}` : ""}/download`)).text;
const ofPlatform = async ({ cod }: DocumentView) => keysIn(platformStore(), `uploads/${cod}/`);
const ofTheirs = async ({ cod }: DocumentView) => keysIn(theirs, `uploads/${cod}/`);

describe("a document of a connected bucket", () => {
  it("a document of a connected bucket lies in the tenant's store and nowhere else; its address says so, and the store's number is not shown", async () => {
    const document = await upload("înainte");
    const key = contentKey(document.cod, 1);
    expect(document.storageUri).toBe(`s3://${theirs.bucket}/${key}`);
    expect([await ofTheirs(document), await ofPlatform(document)]).toEqual([[key], []]);
    expect(document).not.toHaveProperty("tenantStoreId");
    expect((await ana.get(`/api/documents/${document.id}`)).text).not.toMatch(/depozit|tenantStore/i);
    expect((await ana.get<PageOf<object>>("/api/documents")).text).not.toMatch(/depozit|tenantStore/i);
    expect(await download(document.id)).toBe("înainte");
  });

  it("a document of a connected bucket takes versions, restores and seals there as everywhere", async () => {
    const { id, cod } = await upload("unu", { criptat: "true" });
    await addVersion(id, "doi");
    expect((await ana.post(`/api/documents/${id}/versions/1/restore`)).status).toBe(201);
    expect([await download(id), await download(id, 2)]).toEqual(["unu", "doi"]);
    expect(await keysIn(theirs, `uploads/${cod}/`)).toHaveLength(3);
    expect((await readRange(theirs, contentKey(cod, 1), 0, 3)).toString()).toBe("TMLA");
  });

  it("a document of a connected bucket that was made only of metadata goes to the store that its bucket had then", async () => {
    const made = { denumire: "Decizie", bucketId: bucket.id };
    const { status, json } = await ana.post<DocumentView>("/api/documents", made, {
      "idempotency-key": "o-data",
    });
    expect(status).toBe(201);
    expect(
      (await ana.post<DocumentView>("/api/documents", made, { "idempotency-key": "o-data" })).json.id,
    ).toBe(json.id);
    await connect(admin, bucket, null);
    await addVersion(json.id, "unu");
    expect([await ofTheirs(json), await ofPlatform(json)]).toEqual([[contentKey(json.cod, 1)], []]);
  });

  it("a document of a connected bucket has one number for each of many parallel versions", async () => {
    const { id } = await upload();
    const answers = await Promise.all([1, 2, 3, 4, 5].map((n) => addVersion(id, `paralel ${n}`)));
    expect(answers.map(({ json }) => json.numarVersiune).sort()).toEqual([2, 3, 4, 5, 6]);
  });

  it("a document of a connected bucket is taken over from a writer that died: its content is replaced where it lay", async () => {
    const { id, cod } = await upload();
    const dead = {
      condition: { ifNoneMatch: "*" as const },
      contentType: "text/plain",
      metadata: { claim: "mort" },
    };
    await put(theirs, contentKey(cod, 2), Buffer.from("mort"), dead);
    const taken = await daysLater(0.01, () => addVersion(id, "viu"));
    expect([taken.status, taken.json.numarVersiune, await download(id)]).toEqual([201, 2, "viu"]);
  });

  it("a document of a connected bucket is archived, deleted and purged; the purge takes its content from the tenant's store", async () => {
    const document = await upload();
    await addVersion(document.id, "doi");
    const at = `/api/documents/${document.id}`;
    expect((await ana.post(`${at}/arhiveaza`)).status).toBe(200);
    // Storage classes are up to the tenant, so the document is not due for anything.
    expect(await readStored(document.id)).not.toHaveProperty("dueStatus");
    await ana.delete(at);
    expect(await ofTheirs(document)).toHaveLength(2);
    await maintainUntil(31, async () => (await ofTheirs(document)).length === 0);
    expect((await readStored(document.id)).status).toBe("PURJAT");
  });

  it("a document of a connected bucket stays where it is when its bucket gets another store or none: all its versions go there", async () => {
    const before = await upload("înainte");
    const other = await foreignBucket();
    await mustConnect(admin, bucket, addressOf(other));
    const between = await upload("între");
    await connect(admin, bucket, null);
    const after = await upload("după");
    for (const { id } of [before, between, after]) expect((await addVersion(id, "doi")).status).toBe(201);
    const places = await Promise.all(
      [before, between, after].map(async ({ id }) => (await readStored(id)).storageUri),
    );
    expect(places).toEqual([
      `s3://${theirs.bucket}/${contentKey(before.cod, 2)}`,
      `s3://${other.bucket}/${contentKey(between.cod, 2)}`,
      `s3://${platformStore().bucket}/${contentKey(after.cod, 2)}`,
    ]);
    expect(await download(before.id, 1)).toBe("înainte");
  });

  it("a document of a connected bucket stays there when it is moved to another bucket, and when its bucket is moved to another organization", async () => {
    const document = await upload("unu");
    const plain = await bucketOf(ours);
    expect((await admin.patch(`/api/documents/${document.id}`, { bucketId: plain.id })).status).toBe(200);
    const service = as(await serviceAdmin());
    const heirs = await organization();
    const moved = { denumire: "Arhiva", organizatieId: heirs.id };
    await service.put(`/api/admin/buckets/${plain.id}`, moved);
    const heir = as(await organizationAdmin(heirs));
    const at = `/api/documents/${document.id}`;
    expect((await heir.get(`${at}/download`)).text).toBe("unu");
    expect((await heir.upload(`${at}/versions`, { file: textFile("doi") })).status).toBe(201);
    expect((await heir.post(`${at}/versions/1/restore`)).status).toBe(201);
    expect([(await ofTheirs(document)).length, await ofPlatform(document)]).toEqual([3, []]);
    await heir.delete(at);
    expect((await heir.post(`${at}/purge`)).status).toBe(200);
    expect(await ofTheirs(document)).toEqual([]);
  });

  it("activ=false refuses its uploads (409) and keeps its downloads", async () => {
    const { id } = await upload("unu");
    await admin.put(`/api/admin/buckets/${bucket.id}/activ`, { activ: false });
    expect(refusal(await addVersion(id, "doi"))).toEqual([409, "error.bucketInactiv"]);
    const refused = { file: textFile("x"), bucketId: String(bucket.id) };
    expect(refusal(await ana.upload("/api/documents/upload", refused))).toEqual([409, "error.bucketInactiv"]);
    expect(refusal(await ana.post("/api/documents", { denumire: "x", bucketId: bucket.id }))).toEqual([
      409,
      "error.bucketInactiv",
    ]);
    expect(await download(id)).toBe("unu");
  });
});

describe("large content of a tenant's store", () => {
  const complete = async (bytes: Buffer, fields: object = {}, address = "/api/documents/upload") => {
    const { uploadId } = await sendUpload(ana, bytes);
    return ana.post<DocumentView>(address, { uploadId, bucketId: bucket.id, ...fields });
  };
  const fetchContent = async (id: number) => {
    const { status, headers } = await ana.get(`/api/documents/${id}/download`);
    expect(status).toBe(307);
    const answer = await fetch(headers.location ?? "");
    return { from: headers.location ?? "", bytes: Buffer.from(await answer.arrayBuffer()) };
  };

  it("large content of a tenant's store is brought over and copied to its place there; nothing is left beside it", async () => {
    const bytes = directBytes();
    const { status, json } = await complete(bytes);
    expect([status, await keysIn(theirs)]).toEqual([201, [contentKey(json.cod, 1)]]);
    const { from, bytes: got } = await fetchContent(json.id);
    expect(from.startsWith(`${addressOf(theirs, proxy.url)}/uploads/`)).toBe(true);
    expect(got.equals(bytes)).toBe(true);
  });

  it("large content of a tenant's store is at an address with a fragment of its own: the tenant's host gets none that came before the redirect", async () => {
    const { from } = await fetchContent((await complete(directBytes())).json.id);
    expect([new URL(from).origin, new URL(from).hash]).toEqual([new URL(proxy.url).origin, "#_"]);
  });

  it("large content of a tenant's store comes as an address, not by a redirect, to who sent a password in a header: clients send it on to the tenant's host", async () => {
    const { json } = await complete(directBytes());
    const link = await ana.post<{ url: string }>(`/api/documents/${json.id}/linkuri`, { parola: "parola" });
    const address = `${new URL(link.json.url).pathname.replace("/l/", "/api/public/linkuri/")}/download`;
    const byHeader = await nobody.get<{ url: string }>(address, { "x-link-password": "parola" });
    expect([byHeader.status, byHeader.headers.location, Object.keys(byHeader.json).sort()]).toEqual([
      200,
      undefined,
      ["expiresAt", "hashSha256", "url"],
    ]);
    expect(byHeader.json.url).toContain(addressOf(theirs, proxy.url));
    expect((await nobody.post(address, { parola: "parola" })).status).toBe(303);
  });

  it("large content of a tenant's store becomes the next version in the background, sealed where its document is, and is delivered from our own bucket", async () => {
    const { id, cod } = await upload("mic", { criptat: "true" });
    const bytes = backgroundBytes();
    const { uploadId } = await sendUpload(ana, bytes);
    expect((await ana.post(`/api/documents/${id}/versions`, { uploadId })).status).toBe(202);
    await runUploads();
    expect(await keysIn(theirs)).toEqual([contentKey(cod, 1), contentKey(cod, 2)]);
    expect((await ana.get(`/api/documents/${id}/download`)).status).toBe(202);
    await drain(copyQueue, copies);
    const { from, bytes: got } = await fetchContent(id);
    expect(from).not.toContain(theirs.bucket);
    expect(got.equals(bytes)).toBe(true);
  });

  it("large content of a tenant's store that is refused leaves nothing there", async () => {
    const { uploadId } = await sendUpload(ana, directBytes(), { hashSha256: "0".repeat(64) });
    const refused = await ana.post("/api/documents/upload", { uploadId, bucketId: bucket.id });
    expect([refused.status, await keysIn(theirs)]).toEqual([422, []]);
  });

  it("large content of a tenant's store that meets a store which is gone can be sent again when it is back", async () => {
    const { uploadId } = await sendUpload(ana, directBytes());
    proxy.behave(() => "cut");
    const body = { uploadId, bucketId: bucket.id };
    expect(refusal(await ana.post("/api/documents/upload", body))).toEqual([
      503,
      "error.depozitIndisponibil",
    ]);
    proxy.behave();
    expect((await ana.post("/api/documents/upload", body)).status).toBe(201);
  });
});

const failing: StoreBehaviour = () => ({
  status: 403,
  headers: { "content-type": "application/xml" },
  body: Buffer.from("<Error><Code>AccessDenied</Code><Message>marcaj-al-depozitului</Message></Error>"),
});

it("a tenant's store that fails is a plain 503 only for its own documents; the log says which store, and no secret is anywhere", async () => {
  const document = await upload("unu");
  const elsewhere = await bucketOf(ours);
  const lines: string[] = [];
  const spy = vi.spyOn(process.stdout, "write").mockImplementation((line) => lines.push(String(line)) > 0);
  const answers: Answer<unknown>[] = [];
  for (const manner of [failing, (() => "cut") as StoreBehaviour]) {
    proxy.behave(manner);
    answers.push(
      await ana.get(`/api/documents/${document.id}/download`),
      await addVersion(document.id, "doi"),
    );
  }
  spy.mockRestore();
  expect(answers.map(refusal)).toEqual(answers.map(() => [503, "error.depozitIndisponibil"]));
  expect(answers.map(({ text }) => text).join()).not.toMatch(/marcaj|127\.0\.0\.1|AccessDenied|ECONN/);
  const warned = lines.filter((line) => line.includes("a request to a tenant's store failed"));
  expect(warned.length).toBeGreaterThanOrEqual(answers.length);
  expect(warned.every((line) => line.includes(theirs.bucket))).toBe(true);
  expect(lines.join()).not.toMatch(/marcaj|Signature|Credential=|"secret"/);
  const other = await admin.upload("/api/documents/upload", {
    file: textFile("x"),
    bucketId: String(elsewhere.id),
  });
  expect(other.status).toBe(201);
});

it("a tenant's store that fails in the middle of an answer is a 503 too; content whose length has changed is never given out", async () => {
  const { id } = await upload("jumătate");
  const at = `/api/documents/${id}/download`;
  proxy.behave(async (_asked, pass) => ({ ...(await pass()), isCut: true }));
  expect(refusal(await ana.get(at))).toEqual([503, "error.depozitIndisponibil"]);
  proxy.behave(async (_asked, pass) => ({ ...(await pass()), body: Buffer.from("jum") }));
  expect(refusal(await ana.get(at))).toEqual([500, "error.intern"]);
});

it("a tenant's store that fails by sending more than was asked is left: whoever downloads gets 503, and the rest is not read", async () => {
  const { id } = await upload("puțin");
  const far = Buffer.alloc(64 * 1024 ** 2);
  let left = 0;
  proxy.behave(async (_asked, pass) => ({ ...(await pass()), body: far, onCut: () => (left += 1) }));
  expect(refusal(await ana.get(`/api/documents/${id}/download`))).toEqual([503, "error.depozitIndisponibil"]);
  await vi.waitFor(() => expect(left).toBe(1));
});

it("a tenant's store that fails keeps a purge for later: maintenance removes the content when the store is back", async () => {
  const document = await upload();
  await ana.delete(`/api/documents/${document.id}`);
  proxy.behave(failing);
  expect((await ana.post(`/api/documents/${document.id}/purge`)).status).toBe(200);
  proxy.behave();
  expect(await ofTheirs(document)).toHaveLength(1);
  await maintainUntil(1, async () => (await ofTheirs(document)).length === 0);
});

it("a tenant's store that fails says nothing of the integrity of its content; altered content does", async () => {
  const document = await upload("intreg");
  proxy.behave(failing);
  const silent = await verifySample();
  proxy.behave();
  expect(silent.defects.filter(({ documentId }) => documentId === document.id)).toEqual([]);
  for (const altered of ["altfel", "scurt"]) {
    const key = contentKey(document.cod, 1);
    const ifMatch = (await head(theirs, key))?.etag ?? "";
    const options = { condition: { ifMatch }, contentType: "text/plain", metadata: {} };
    await put(theirs, key, Buffer.from(altered), options);
    const { defects } = await verifySample();
    expect(defects.map(({ documentId }) => documentId)).toContain(document.id);
  }
});

describe("the sweep", () => {
  const leave = (store: Store, key: string, metadata: Record<string, string>) =>
    put(store, key, Buffer.from("orfan"), {
      condition: { ifNoneMatch: "*" },
      contentType: "text/plain",
      metadata,
    });

  it("the sweep removes from a tenant's store what its own writers left, and nothing of anybody else", async () => {
    const document = await upload();
    const { tenantStoreId = 0 } = (await read(Documents, { id: document.id })) ?? {};
    const own = { claim: "of-the-dead", tenantstore: String(tenantStoreId) };
    const nobodys = `uploads/${document.cod}-X/v1`;
    await leave(theirs, contentKey(document.cod, 2), own);
    await leave(theirs, nobodys, own);
    await leave(theirs, `staging/${tenantStoreId}/1.1`, {});
    const foreign = ["staging/7/1.1", "uploads/straine/v1", "uploads/altele/v2", "poze/vara.jpg"];
    for (const key of foreign) await leave(theirs, key, { claim: "alt-sistem" });
    await daysLater(0.9, () => maintainAll());
    expect(await keysIn(theirs)).toHaveLength(8);
    await daysLater(1.1, () => maintainAll());
    expect((await keysIn(theirs)).sort()).toEqual([...foreign, contentKey(document.cod, 1)].sort());
  });

  it("the sweep removes what lost its code to a document in another store", async () => {
    const document = await upload();
    await leave(platformStore(), contentKey(document.cod, 1), { claim: "of-the-dead" });
    await daysLater(1.1, () => maintainAll());
    expect([await ofPlatform(document), await ofTheirs(document)]).toEqual([
      [],
      [contentKey(document.cod, 1)],
    ]);
  });

  it("the sweep goes past a store that fails, and on where it stopped", async () => {
    const keys = ["A", "B", "C"].map((cod) => `uploads/${cod}-${document()}/v1`);
    const tenantStoreId = (await read(Documents, { id: (await upload()).id }))?.tenantStoreId ?? 0;
    for (const key of keys) await leave(theirs, key, { claim: "x", tenantstore: String(tenantStoreId) });
    proxy.behave(failing);
    const failed = await daysLater(1.1, () => maintainAll());
    expect([failed.erori > 0, failed.terminat]).toEqual([true, true]);
    proxy.behave();
    const runs = [];
    do runs.push(await daysLater(1.1, () => maintainAll({ documents: 1, seconds: 60 })));
    while (runs.at(-1)?.terminat === false && runs.length < 50);
    expect(runs.length).toBeGreaterThan(1);
    expect((await keysIn(theirs)).filter((key) => keys.includes(key))).toEqual([]);
  });
});

const document = () => Math.random().toString(36).slice(2);

it("a new secret is taken up, and the store's client is made once for each", async () => {
  const document = await upload();
  const record = (await read(Documents, { id: document.id })) ?? {};
  const [first, second] = [await storeOf(record), await storeOf(record)];
  expect(await first.connect()).toBe(await second.connect());
  await admin.put(`/api/admin/buckets/${bucket.id}`, { denumire: "X", ...keyPair });
  expect(await (await storeOf(record)).connect()).not.toBe(await first.connect());
  expect((await as(await person()).get(`/api/documents/${document.id}`)).status).toBe(404);
});

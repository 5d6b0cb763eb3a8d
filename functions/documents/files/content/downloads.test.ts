import { randomBytes } from "node:crypto";
import { GetQueueAttributesCommand, PurgeQueueCommand } from "@aws-sdk/client-sqs";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { as, person, serviceAdmin, type ServiceClient } from "../../testing.ts";
import { backgroundBytes, directBytes, runUploads, sendUpload } from "../../keeping/uploads/testing.ts";
import { sqs } from "../../../../shared/aws/sqs.ts";
import { clock } from "../../../../shared/clock.ts";
import { head, put } from "../../../../shared/content/objects.ts";
import { reprDigest, sha256 } from "../../../../shared/content/hash.ts";
import { readPartition } from "../../../../shared/data/repository.ts";
import { queueUrl, send } from "../../../../shared/messaging/send.ts";
import { drain } from "../../../../shared/testing/queues.ts";
import { withFaults } from "../../../../shared/testing/with-faults.ts";
import { copyQueue } from "../../records/delivery-copy.ts";
import { Documents } from "../../records/document.ts";
import { EVENT_PREFIX } from "../../records/event.ts";
import { handler } from "../../keeping/downloads/consumer.ts";
import { config } from "./config.ts";
import { ownStore } from "../../../../shared/content/store.ts";
import type { FileAddressView } from "../../../../shared/http/responses.ts";
import type { UploadView } from "../../records/upload.ts";

const parola = "Cheie – ключ";
const passwordHeader = { "x-document-password": encodeURIComponent(parola) };
const noJson = { accept: "*/*" };

let ana: ServiceClient;
beforeAll(async () => {
  ana = as(await person());
});
afterEach(() => clock.resume());

/** Stores content through parts and returns its document's id. */
async function storeContent(bytes: Buffer, fields: object = {}): Promise<number> {
  const { uploadId } = await sendUpload(ana, bytes, { denumire: "Anexă.bin" });
  await ana.post("/api/documents/upload", { uploadId, ...fields });
  await runUploads();
  return (await ana.get<UploadView>(`/api/documents/uploads/${uploadId}`)).json.documentId ?? 0;
}

const download = (id: number, headers: Record<string, string> = noJson, who = ana) =>
  who.get<FileAddressView>(`/api/documents/${id}/download`, headers);
const fetchContent = async (url = "", headers = {}) => {
  const answer = await fetch(url, { headers });
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
};
const countDownloads = async (id: number) =>
  (await readPartition(Documents.table, `document#${id}`, { prefix: EVENT_PREFIX })).filter(
    ({ tip }) => tip === "DESCARCAT",
  ).length;

const QueueUrl = queueUrl(copyQueue);
async function countDelayedRemovals(): Promise<number> {
  const { Attributes } = await sqs().send(
    new GetQueueAttributesCommand({
      QueueUrl,
      AttributeNames: ["ApproximateNumberOfMessagesDelayed"],
    }),
  );
  return Number(Attributes?.ApproximateNumberOfMessagesDelayed);
}
const runCopies = () => drain(copyQueue, handler);
const keyOf = (url: string) => new URL(url).pathname.split("/").slice(2).join("/");
const deliveryStore = () => ownStore(config.deliveryBucket);

describe("a download above the inline limit", () => {
  const bytes = directBytes();
  let id: number;
  beforeAll(async () => {
    id = await storeContent(bytes);
  });

  it("a download above the inline limit answers 307 to an address that lives 60 s, with name and type; the redirect carries ETag and Repr-Digest", async () => {
    const answer = await download(id);
    expect([answer.status, answer.text]).toEqual([307, ""]);
    expect(answer.headers.etag).toBe(`"${sha256(bytes)}"`);
    expect(answer.headers["repr-digest"]).toBe(reprDigest(sha256(bytes)));
    const { location = "" } = answer.headers;
    expect(new URL(location).searchParams.get("X-Amz-Expires")).toBe("60");
    const content = await fetchContent(location);
    expect(content.status).toBe(200);
    expect(content.bytes.equals(bytes)).toBe(true);
    expect(content.headers.get("content-type")).toBe("application/octet-stream");
    expect(content.headers.get("content-disposition")).toBe(
      `attachment; filename="Anexa.bin"; filename*=UTF-8''Anex%C4%83.bin`,
    );
  });

  it("a download above the inline limit answers 200 with address, end and hash to who accepts JSON", async () => {
    const answer = await download(id, { accept: "application/json" });
    expect(answer.status).toBe(200);
    expect(answer.json.hashSha256).toBe(sha256(bytes));
    expect(Date.parse(answer.json.expiresAt) - Date.now()).toBeLessThanOrEqual(60_000);
    expect((await fetchContent(answer.json.url)).bytes.equals(bytes)).toBe(true);
  });

  it("a download above the inline limit is 304 for known content, before any redirect", async () => {
    const known = await download(id, { ...noJson, "if-none-match": `"${sha256(bytes)}"` });
    expect([known.status, known.headers.location]).toEqual([304, undefined]);
  });

  it("a download above the inline limit sends a range below the limit itself (206), redirects a larger one, refuses one outside (416)", async () => {
    const part = await download(id, { range: "bytes=1000000-1000009" });
    expect([part.status, part.headers["content-range"]]).toEqual([
      206,
      `bytes 1000000-1000009/${bytes.length}`,
    ]);
    expect(part.bytes.equals(bytes.subarray(1_000_000, 1_000_010))).toBe(true);
    const large = await download(id, { range: "bytes=5-" });
    expect(large.status).toBe(307);
    const rest = await fetchContent(large.headers.location, { range: "bytes=5-" });
    expect([rest.status, rest.bytes.equals(bytes.subarray(5))]).toEqual([206, true]);
    expect((await download(id, { range: `bytes=${bytes.length}-` })).status).toBe(416);
  });

  it("a download above the inline limit of one version goes the same way, under the version's name", async () => {
    const answer = await ana.get(`/api/documents/${id}/versions/1/download`);
    expect(answer.status).toBe(307);
    const { headers } = await fetchContent(answer.headers.location);
    expect(headers.get("content-disposition")).toContain(`filename="Anexa.bin (v1)"`);
  });

  it("a download above the inline limit gives no address to people who may not read the document", async () => {
    expect((await download(id, noJson, as(await person()))).status).toBe(404);
  });

  it("a download above the inline limit is noted when its address is given, once for a caller within the window", async () => {
    const reader = as(await serviceAdmin());
    const before = await countDownloads(id);
    await download(id, noJson, reader);
    await download(id, { range: "bytes=5-" }, reader);
    expect(await countDownloads(id)).toBe(before + 1);
  });
});

describe("a large download of sealed content", () => {
  it.each([
    ["CRIPTAT", { criptat: true }, {}],
    ["PAROLA", { parola }, passwordHeader],
  ])(
    "a large download of sealed content of a %s document is a copy under a random key in the delivery bucket",
    async (_tip, fields, headers) => {
      const bytes = directBytes();
      const id = await storeContent(bytes, fields);
      const answer = await download(id, { ...noJson, ...headers });
      expect(answer.status).toBe(307);
      const { location = "" } = answer.headers;
      expect(location).toContain(`/${config.deliveryBucket}/`);
      expect((await fetchContent(location)).bytes.equals(bytes)).toBe(true);
      const part = await download(id, { ...headers, range: "bytes=70000-70009" });
      expect([part.status, part.bytes.equals(bytes.subarray(70_000, 70_010))]).toEqual([206, true]);
    },
  );

  it("a large download of sealed content asks for the password before anything, and answers 303 after a POST with it", async () => {
    const bytes = directBytes();
    const id = await storeContent(bytes, { parola });
    const before = await countDelayedRemovals();
    expect((await download(id)).status).toBe(403);
    expect(await countDelayedRemovals()).toBe(before);
    const answer = await ana.post(`/api/documents/${id}/download`, { parola }, noJson);
    expect(answer.status).toBe(303);
    expect((await fetchContent(answer.headers.location)).bytes.equals(bytes)).toBe(true);
  });

  it("one copy serves all who ask, and a message removes it after 15 minutes", async () => {
    await sqs().send(new PurgeQueueCommand({ QueueUrl }));
    const id = await storeContent(directBytes(), { criptat: true });
    const addresses = [await download(id), await download(id)].map(({ headers }) => headers.location ?? "");
    const [key = ""] = addresses.map(keyOf);
    expect(addresses.map(keyOf)).toEqual([key, key]);
    // A message whose response is lost is sent twice.
    const removals = await countDelayedRemovals();
    expect(withFaults ? Math.min(removals, 1) : removals).toBe(1);
    expect(await head(deliveryStore(), key)).toBeDefined();
    await send(copyQueue, { remove: key });
    expect(await runCopies()).toEqual({ handled: 1, failed: 0 });
    expect(await head(deliveryStore(), key)).toBeUndefined();
  });

  it("no address is given to a copy that is about to be removed: a new one is made", async () => {
    const id = await storeContent(directBytes(), { criptat: true });
    const first = (await download(id)).headers.location ?? "";
    clock.freeze(new Date(Date.now() + 13 * 60_000 + 1000));
    expect(keyOf((await download(id)).headers.location ?? "")).not.toBe(keyOf(first));
  });
});

it("a download of sealed content above the direct limit is prepared first: 202 with Retry-After, one preparation for many askers, then 307 at the same address", async () => {
  await sqs().send(new PurgeQueueCommand({ QueueUrl }));
  const bytes = backgroundBytes();
  const id = await storeContent(bytes, { criptat: true });
  const asked = await Promise.all([1, 2, 3].map(() => download(id)));
  expect(asked.map(({ status }) => status)).toEqual([202, 202, 202]);
  expect(asked.map(({ headers }) => Number(headers["retry-after"]) > 0)).toEqual([true, true, true]);
  expect(await countDownloads(id)).toBe(0);
  expect(await runCopies()).toEqual({ handled: 1, failed: 0 });
  const answers = [await download(id), await download(id)];
  expect(answers.map(({ status }) => status)).toEqual([307, 307]);
  const locations = answers.map(({ headers }) => headers.location ?? "");
  expect(new Set(locations.map(keyOf)).size).toBe(1);
  expect((await fetchContent(locations[0])).bytes.equals(bytes)).toBe(true);
  expect(await countDownloads(id)).toBe(1);
});

it("a download of sealed content above the direct limit whose message was lost is promised again after a minute", async () => {
  const id = await storeContent(backgroundBytes(), { criptat: true });
  expect((await download(id)).status).toBe(202);
  await sqs().send(new PurgeQueueCommand({ QueueUrl }));
  expect((await download(id)).status).toBe(202);
  expect(await runCopies()).toEqual({ handled: 0, failed: 0 });
  clock.freeze(new Date(Date.now() + 61_000));
  expect((await download(id)).status).toBe(202);
  expect(await runCopies()).toEqual({ handled: 1, failed: 0 });
  expect((await download(id)).status).toBe(307);
});

it("a download of sealed content above the direct limit of content that was damaged at rest is a fault, and nothing of it is delivered", async () => {
  const id = await storeContent(backgroundBytes(), { criptat: true });
  const { cod } = (await ana.get<{ cod: string }>(`/api/documents/${id}`)).json;
  const store = ownStore(config.contentBucket);
  const key = `uploads/${cod}/v1`;
  const facts = await head(store, key);
  const condition = { ifMatch: facts?.etag ?? "" };
  await put(store, key, randomBytes(5000), { condition, contentType: "x/y", metadata: {} });
  expect((await download(id)).status).toBe(202);
  await runCopies();
  expect((await download(id)).status).toBe(500);
});

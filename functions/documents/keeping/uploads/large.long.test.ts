import { createHash, randomBytes } from "node:crypto";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { as, serviceAdmin, using, type ServiceClient, type Person } from "../../testing.ts";
import { functionProcesses } from "../../../../shared/testing/processes.ts";
import { drain } from "../../../../shared/testing/queues.ts";
import { copyQueue } from "../../records/delivery-copy.ts";
import { uploadQueue, type UploadView } from "../../records/upload.ts";
import type { DocumentView } from "../../records/document.ts";
import type { OpenedUpload } from "./open-upload.ts";

const MIB = 1024 ** 2;
const GIB = 1024 ** 3;
const LAMBDA_BYTES = 512 * 1000 ** 2;

const functions = functionProcesses(1);
const service = join(import.meta.dirname, "..");
const runUploads = () => drain(uploadQueue, functions.consumerOf(join(service, "uploads/consumer.ts")));
const runCopies = () => drain(copyQueue, functions.consumerOf(join(service, "downloads/consumer.ts")));

/** Parts that differ from each other, with only one of them in memory. */
const base = randomBytes(16 * MIB);
function partOf(size: number, number: number): Buffer {
  base.writeUInt32BE(number, 0);
  base.writeUInt32BE(number, base.length / 2);
  return base.subarray(0, Math.min(base.length, size - (number - 1) * base.length));
}

async function hashOf(url: string): Promise<{ hash: string; size: number }> {
  const hash = createHash("sha256");
  let size = 0;
  const { body } = await fetch(url);
  for await (const bytes of body ?? []) {
    hash.update(bytes as Uint8Array);
    size += (bytes as Uint8Array).length;
  }
  return { hash: hash.digest("hex"), size };
}

const measures: Record<string, string>[] = [];
async function measure<T>(
  row: Record<string, string>,
  what: string,
  size: number,
  act: () => Promise<T>,
): Promise<T> {
  const began = performance.now();
  const result = await act();
  const seconds = (performance.now() - began) / 1000;
  row[what] = `${seconds.toFixed(1)} s, ${(size / 1e6 / seconds).toFixed(0)} MB/s`;
  return result;
}

describe("files of any size go in through parts and come out identical, with function memory below 512 MB", () => {
  let somebody: Person;
  let uploads: ServiceClient;
  let documents: ServiceClient;
  let downloads: ServiceClient;
  let versions: ServiceClient;

  beforeAll(async () => {
    somebody = await serviceAdmin();
    const of = (feature: string) => using(functions.handlerOf(join(service, feature, "routes.ts")), somebody);
    [uploads, documents, downloads, versions] = [
      of("uploads"),
      of("documents"),
      of("downloads"),
      of("versions"),
    ];
  });
  afterAll(async () => {
    await functions.stop();
    process.stdout.write(`${JSON.stringify(measures, undefined, 2)}\n`);
  });

  async function sendAll(size: number): Promise<{ uploadId: number; hash: string }> {
    const wanted = { dimensiune: size, contentType: "application/octet-stream", denumire: "mare.bin" };
    const { uploadId, parts } = (await uploads.post<OpenedUpload>("/api/documents/uploads", wanted)).json;
    const hash = createHash("sha256");
    for (const { number, url } of parts) {
      const body = partOf(size, number);
      hash.update(body);
      const { status } = await fetch(url, { method: "PUT", body: new Uint8Array(body) });
      if (status !== 200) throw new Error(`part ${number} was answered ${status}`);
    }
    return { uploadId, hash: hash.digest("hex") };
  }

  async function addressOf(id: number): Promise<string> {
    const ask = () => downloads.get(`/api/documents/${id}/download`);
    const first = await ask();
    if (first.status === 202) await runCopies();
    const { status, headers } = first.status === 202 ? await ask() : first;
    expect(status).toBe(307);
    return headers.location ?? "";
  }

  it.each([
    ["300 MB plain", 300_000_000, {}],
    ["300 MB sealed", 300_000_000, { criptat: true }],
    ["5 GiB plain", 5 * GIB, {}],
    ["5 GiB sealed", 5 * GIB, { criptat: true }],
  ])("%s, restored too", async (name, size, fields) => {
    const row: Record<string, string> = { name };
    measures.push(row);
    const { uploadId, hash } = await measure(row, "parts sent", size, () => sendAll(size));
    const promised = await measure(row, "accepted", size, () =>
      documents.post("/api/documents/upload", { uploadId, ...fields }),
    );
    expect(promised.status).toBe(202);
    await measure(row, "read, hashed, sealed, placed", size, runUploads);
    const status = (await uploads.get<UploadView>(`/api/documents/uploads/${uploadId}`)).json;
    expect(status).toMatchObject({ status: "FINALIZATA", octeti: size, numarVersiune: 1 });
    const { documentId: id = 0 } = status;
    expect((await documents.get<DocumentView>(`/api/documents/${id}`)).json.hashSha256).toBe(hash);

    const url = await measure(row, "address prepared", size, () => addressOf(id));
    expect(await measure(row, "fetched", size, () => hashOf(url))).toEqual({ hash, size });

    const restore = await versions.post<UploadView>(`/api/documents/${id}/versions/1/restore`);
    expect(restore.status).toBe(202);
    await measure(row, "restored", size, runUploads);
    const restored = (await uploads.get<UploadView>(`/api/documents/uploads/${restore.json.uploadId}`)).json;
    expect(restored).toMatchObject({ status: "FINALIZATA", octeti: size, numarVersiune: 2 });
    const start = size - 100_000;
    const range = { range: `bytes=${start}-${size - 1}` };
    const [first, second] = await Promise.all(
      [1, 2].map((n) => versions.get(`/api/documents/${id}/versions/${n}/download`, range)),
    );
    expect([first?.status, second?.status]).toEqual([206, 206]);
    expect(second?.bytes.equals(first?.bytes ?? Buffer.alloc(0))).toBe(true);

    row["function memory"] = `${(functions.peakMemory() / 1e6).toFixed(0)} MB`;
    expect(functions.peakMemory()).toBeLessThan(LAMBDA_BYTES);
    const ana = as(somebody);
    await ana.delete(`/api/documents/${id}`);
    await ana.post(`/api/documents/${id}/purge`);
  });
});

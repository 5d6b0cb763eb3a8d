import { ListObjectsV2Command } from "@aws-sdk/client-s3";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import {
  as,
  bucketOf,
  fresh,
  member,
  nobody,
  organization,
  person,
  textFile,
  type ServiceClient,
} from "../../testing.ts";
import { callsOf } from "../../../../shared/testing/aws-calls.ts";
import { logEntriesOf } from "../../../../shared/testing/log-lines.ts";
import { config } from "../../files/content/config.ts";
import { s3 } from "../../../../shared/aws/s3.ts";
import { clock } from "../../../../shared/clock.ts";
import { sha256 } from "../../../../shared/content/hash.ts";
import { changing, read } from "../../../../shared/data/repository.ts";
import { transact } from "../../../../shared/data/transaction.ts";
import { Buckets } from "../../records/bucket.ts";
import type { Version } from "../../records/version.ts";
import { finishInBackground } from "./finish-upload.ts";
import { Uploads, type UploadView } from "../../records/upload.ts";
import { PART_BYTES } from "../../files/content/staged.ts";
import { backgroundBytes, directBytes, runUploads, sendParts, sendUpload } from "./testing.ts";
import type { DocumentView } from "../../records/document.ts";
import type { OpenedUpload } from "./open-upload.ts";
import type { Problem } from "../../../../shared/http/error-formats.ts";

const program = (size: number) =>
  Buffer.concat([Buffer.from("7f454c4602010100", "hex"), Buffer.alloc(size - 8)]);

let ana: ServiceClient;
let stranger: ServiceClient;
beforeAll(async () => {
  ana = as(await person());
  stranger = as(await person());
});
afterEach(() => {
  clock.resume();
  vi.restoreAllMocks();
});

const open = (fields: object, who = ana) =>
  who.post<OpenedUpload & Problem>("/api/documents/uploads", {
    dimensiune: 10,
    contentType: "text/plain",
    ...fields,
  });
const complete = <Answer = DocumentView>(uploadId: number, fields: object = {}, headers = {}) =>
  ana.post<Answer>("/api/documents/upload", { uploadId, ...fields }, headers);
const statusOf = async (uploadId: number) =>
  (await ana.get<UploadView>(`/api/documents/uploads/${uploadId}`)).json;
const content = async (id: number, path = "download") =>
  Buffer.concat(await partsOfContent(`/api/documents/${id}/${path}`));

/** Reads content in ranges below the inline limit. */
async function partsOfContent(address: string): Promise<Buffer[]> {
  const size = Number(
    (await ana.get(address, { range: "bytes=0-0" })).headers["content-range"]?.split("/")[1],
  );
  const parts: Buffer[] = [];
  for (let start = 0; start < size; start += 500_000)
    parts.push((await ana.get(address, { range: `bytes=${start}-${start + 499_999}` })).bytes);
  return parts;
}

/** The keys of an upload in the staging bucket. */
async function stagedKeys(uploadId: number): Promise<string[]> {
  const upload = await read(Uploads, { id: uploadId });
  const listed = await s3().send(
    new ListObjectsV2Command({ Bucket: config.stagingBucket, Prefix: upload?.key ?? "none" }),
  );
  return (listed.Contents ?? []).map(({ Key = "" }) => Key);
}

describe("opening an upload", () => {
  it("POST answers 201 with one address for each part, their size, and when they end", async () => {
    const answer = await open({ dimensiune: 2 * PART_BYTES + 1 });
    expect(answer.status).toBe(201);
    expect(answer.headers.location).toMatch(
      new RegExp(`/documents/api/documents/uploads/${answer.json.uploadId}$`),
    );
    expect(answer.json.partSize).toBe(PART_BYTES);
    expect(answer.json.parts.map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(Date.parse(answer.json.expiresAt)).toBeGreaterThan(Date.now());
    expect(await statusOf(answer.json.uploadId)).toMatchObject({ status: "IN_ASTEPTARE", octeti: 0 });
  });

  it("up to 5 GiB: above 413, an empty file 400", async () => {
    expect((await open({ dimensiune: 5 * 1024 ** 3 })).json.parts.length).toBe(320);
    const over = await open({ dimensiune: 5 * 1024 ** 3 + 1 });
    expect([over.status, over.json.message]).toEqual([413, "error.preaMare"]);
    expect((await open({ dimensiune: 0 })).status).toBe(400);
  });

  it("an address takes exactly the bytes of its part, and nothing without its signature", async () => {
    const { parts } = (await open({ dimensiune: 10 })).json;
    const url = parts[0]?.url ?? "";
    const put = async (address: string, body: string) =>
      (await fetch(address, { method: "PUT", body })).status;
    expect(await put(url, "12345678901")).toBe(403);
    expect(await put(url.replace("partNumber=1", "partNumber=2"), "1234567890")).toBe(403);
    expect(await put(url, "1234567890")).toBe(200);
  });

  it("the members of a suspended organization open none", async () => {
    const org = await organization({ statut: "SUSPENDAT" });
    const answer = await open({}, as(await member(await bucketOf(org))));
    expect([answer.status, answer.json.message]).toEqual([403, "error.organizatieSuspendata"]);
  });
});

describe("a version of 30 MB that its sender may not add", () => {
  const size = { dimensiune: 30_000_000 };
  let shared: { id: number; reader: ServiceClient };
  beforeAll(async () => {
    const { json } = await ana.upload<DocumentView>("/api/documents/upload", { file: textFile("unu") });
    const somebody = await person();
    const sharing = { beneficiarOperatorId: somebody.id, drept: "CITIRE" };
    await ana.post(`/api/documents/${json.id}/partajeaza`, sharing);
    shared = { id: json.id, reader: as(somebody) };
  });
  /** The calls to the object store, and the status of the request. */
  const storeCallsOf = async (request: () => Promise<{ status: number }>) => {
    const { calls, result } = await callsOf(request);
    return [result.status, calls.map(({ name }) => name).filter((name) => name.startsWith("s3."))];
  };

  it("a version of 30 MB that its sender may not add is refused at the first request: 403 to a reader, 404 to a stranger, and no part has an address", async () => {
    const wanted = { ...size, documentId: shared.id };
    const answers = await Promise.all([open(wanted, shared.reader), open(wanted, stranger)]);
    expect(answers.map(({ status, json }) => [status, json.parts])).toEqual([
      [403, undefined],
      [404, undefined],
    ]);
    const allowed = await open(wanted);
    expect([allowed.status, allowed.json.parts.length]).toEqual([201, 2]);
  });

  it("a version of 30 MB that its sender may not add is 409 for a document that takes no versions, like the version itself", async () => {
    const { json } = await ana.upload<DocumentView>("/api/documents/upload", { file: textFile("unu") });
    await ana.post(`/api/documents/${json.id}/arhiveaza`);
    const answer = await open({ ...size, documentId: json.id });
    expect([answer.status, answer.json.message]).toEqual([409, "error.documentNuEsteActiv"]);
  });

  it("a version of 30 MB that its sender may not add in one request is refused before its bytes are stored", async () => {
    const send = () =>
      shared.reader.upload(`/api/documents/${shared.id}/versions`, { file: textFile("doi") });
    expect(await storeCallsOf(send)).toEqual([403, []]);
  });
});

describe("completing an upload at once", () => {
  it("the same upload endpoint as JSON with uploadId answers 201 with the document; nothing stays in staging", async () => {
    const bytes = directBytes();
    const { uploadId } = await sendUpload(ana, bytes, { denumire: "arhiva.bin", hashSha256: sha256(bytes) });
    const answer = await complete(uploadId);
    expect(answer.status).toBe(201);
    expect(answer.json).toMatchObject({
      denumire: "arhiva.bin",
      dimensiune: bytes.length,
      hashSha256: sha256(bytes),
      numarVersiune: 1,
      extensie: "bin",
    });
    expect((await content(answer.json.id)).equals(bytes)).toBe(true);
    expect(await stagedKeys(uploadId)).toEqual([]);
    expect(await statusOf(uploadId)).toMatchObject({
      status: "FINALIZATA",
      documentId: answer.json.id,
      numarVersiune: 1,
      octeti: bytes.length,
    });
  });

  it("the same versions endpoint as JSON with uploadId adds the next version, with its comment", async () => {
    const { id } = (await ana.post<DocumentView>("/api/documents", { denumire: "Registru" })).json;
    for (const numarVersiune of [1, 2]) {
      const bytes = directBytes();
      const { uploadId } = await sendUpload(ana, bytes);
      const answer = await ana.post(`/api/documents/${id}/versions`, { uploadId, comentariu: "scanat" });
      expect([answer.status, answer.json]).toMatchObject([
        201,
        { numarVersiune, curenta: true, comentariu: "scanat", hashSha256: sha256(bytes) },
      ]);
      expect((await content(id)).equals(bytes)).toBe(true);
      expect(await stagedKeys(uploadId)).toEqual([]);
    }
  });

  it("content of more than one part comes out as it went in, sealed too", async () => {
    const bytes = Buffer.concat([directBytes(), Buffer.alloc(PART_BYTES, "parte ")]);
    for (const criptat of [false, true]) {
      const upload = (await open({ dimensiune: bytes.length, denumire: "lung.bin" })).json;
      expect(await sendParts(upload, bytes)).toEqual([200, 200]);
      expect((await complete<UploadView>(upload.uploadId, { criptat })).status).toBe(202);
      await runUploads();
      const { documentId = 0 } = await statusOf(upload.uploadId);
      expect((await content(documentId)).equals(bytes)).toBe(true);
    }
  });

  it.each([
    ["CRIPTAT", { secret: true }],
    ["PAROLA", { parola: "Zăpadă-în-mai" }],
  ])(
    "completing an upload at once of a %s document is sealed: the stored object holds nothing of it",
    async (tipSecuritate, fields) => {
      const bytes = Buffer.alloc(1_500_000, "MARCAJ ");
      const { uploadId } = await sendUpload(ana, bytes);
      const { json } = await complete(uploadId, fields);
      expect(json).toMatchObject({ tipSecuritate, hashSha256: sha256(bytes) });
      const { readRange } = await import("../../../../shared/content/objects.ts");
      const { platformStore } = await import("../../files/content/store-of.ts");
      const stored = await readRange(platformStore(), `uploads/${json.cod}/v1`, 0, 100_000);
      expect(stored.includes("MARCAJ")).toBe(false);
      expect(await stagedKeys(uploadId)).toEqual([]);
    },
  );

  it("the claimed type stays unless the bytes positively contradict it", async () => {
    const pdf = Buffer.concat([Buffer.from("%PDF-1.7\n"), directBytes()]);
    const claimed = { contentType: "image/png", denumire: "act.png" };
    const { json } = await complete((await sendUpload(ana, pdf, claimed)).uploadId);
    expect([json.contentType, json.extensie]).toEqual(["application/pdf", "pdf"]);
  });

  it("the same Idempotency-Key makes one document and gets the same answer", async () => {
    const { uploadId } = await sendUpload(ana, directBytes());
    const key = { "idempotency-key": fresh("key") };
    const first = await complete(uploadId, {}, key);
    const again = await complete(uploadId, {}, key);
    expect(again.json).toEqual(first.json);
    expect(again.headers["idempotent-replayed"]).toBe("true");
  });
});

describe("an upload is refused", () => {
  const refused = async (uploadId: number, fields: object = {}) => {
    const { status, json } = await complete<Problem>(uploadId, fields);
    return [status, json.message];
  };

  it("an upload is refused with 404 where it is somebody else's or does not exist, everywhere", async () => {
    const { uploadId } = await sendUpload(stranger, Buffer.from("al altcuiva"));
    expect(await refused(uploadId)).toEqual([404, "error.incarcareInexistenta"]);
    expect(await refused(4)).toEqual([404, "error.incarcareInexistenta"]);
    expect((await ana.get(`/api/documents/uploads/${uploadId}`)).status).toBe(404);
    const { id } = (await ana.post<DocumentView>("/api/documents", { denumire: "x" })).json;
    expect((await ana.post(`/api/documents/${id}/versions`, { uploadId })).status).toBe(404);
  });

  it("an upload is refused with 409 while parts are missing, and is completed when they are there", async () => {
    const bytes = Buffer.alloc(PART_BYTES + 10, "a");
    const upload = (await open({ dimensiune: bytes.length })).json;
    const [first, second] = upload.parts;
    await sendParts({ ...upload, parts: [first ?? { number: 1, url: "" }] }, bytes);
    expect(await refused(upload.uploadId)).toEqual([409, "error.partiLipsa"]);
    await sendParts({ ...upload, parts: [second ?? { number: 2, url: "" }] }, bytes);
    expect((await complete(upload.uploadId)).status).toBe(202);
    await runUploads();
  });

  it("an upload is refused with 422 where the declared hash differs, and is removed from staging", async () => {
    const { uploadId } = await sendUpload(ana, Buffer.from("conținut"), { hashSha256: sha256("altul") });
    expect(await refused(uploadId)).toEqual([422, "error.hashDiferit"]);
    expect(await stagedKeys(uploadId)).toEqual([]);
    expect(await statusOf(uploadId)).toMatchObject({ status: "ESUATA", eroare: "error.hashDiferit" });
  });

  it("an upload is refused with 422 where the size differs, and is removed from staging", async () => {
    const { uploadId } = await sendUpload(ana, Buffer.from("zece octet"));
    const upload = await read(Uploads, { id: uploadId });
    if (!upload) throw new Error("the upload is gone");
    await transact(changing(Uploads, upload, { ...upload, dimensiune: 11 }));
    expect(await refused(uploadId)).toEqual([422, "error.dimensiuneDiferita"]);
    expect(await stagedKeys(uploadId)).toEqual([]);
  });

  it.each([
    ["small", 5000],
    ["large", config.maxDirectBytes + 5000],
  ])(
    "an upload is refused with 415 for a program, recognised by its bytes: %s; nothing stays",
    async (_size, size) => {
      const { uploadId } = await sendUpload(ana, program(size), { denumire: "factura.pdf" });
      expect(await refused(uploadId)).toEqual([415, "error.executabil"]);
      expect(await stagedKeys(uploadId)).toEqual([]);
      expect((await refused(uploadId))[0]).toBe(409);
    },
  );

  it("an upload is refused with 404 when its time is over", async () => {
    const { uploadId } = await sendUpload(ana, Buffer.from("târziu"));
    clock.freeze(new Date(Date.now() + 6 * 3600 * 1000 + 1000));
    expect(await refused(uploadId)).toEqual([404, "error.incarcareExpirata"]);
    expect((await ana.get(`/api/documents/uploads/${uploadId}`)).status).toBe(404);
  });

  it("an upload is refused with 409 when it was used: one upload is one document, also for requests at once", async () => {
    const { uploadId } = await sendUpload(ana, directBytes());
    const answers = await Promise.all([1, 2, 3].map(() => complete(uploadId)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(await refused(uploadId)).toEqual([409, "error.incarcareFolosita"]);
  });

  it("an upload is refused for what the document is refused for, and can then be used with what was corrected", async () => {
    const cod = fresh("DOSAR");
    await ana.post("/api/documents", { denumire: "x", cod });
    const bucket = await bucketOf(await organization());
    const { uploadId } = await sendUpload(ana, Buffer.from("bun"));
    expect(await refused(uploadId, { cod })).toEqual([409, "error.codExista"]);
    expect(await refused(uploadId, { bucketId: bucket.id })).toEqual([403, "error.bucketStrain"]);
    expect((await complete(uploadId)).status).toBe(201);
  });
});

describe("an upload above the direct limit", () => {
  it("an upload above the direct limit is answered 202 with its status address, finished by the queue's consumer, and shows its result", async () => {
    const bytes = backgroundBytes();
    const { uploadId } = await sendUpload(ana, bytes, { denumire: "mare.bin" });
    const answer = await complete<UploadView>(uploadId, { descriere: "scanare" });
    expect([answer.status, answer.json.status]).toEqual([202, "IN_ASTEPTARE"]);
    expect(answer.headers.location).toMatch(new RegExp(`/documents/api/documents/uploads/${uploadId}$`));
    expect(await runUploads()).toEqual({ handled: 1, failed: 0 });
    const status = await statusOf(uploadId);
    expect(status).toMatchObject({
      status: "FINALIZATA",
      numarVersiune: 1,
      octeti: bytes.length,
      dimensiune: bytes.length,
    });
    const document = (await ana.get<DocumentView>(`/api/documents/${status.documentId}`)).json;
    expect(document).toMatchObject({ denumire: "mare.bin", descriere: "scanare", hashSha256: sha256(bytes) });
    expect((await content(document.id)).equals(bytes)).toBe(true);
    expect(await stagedKeys(uploadId)).toEqual([]);
  });

  it("an upload above the direct limit is finished under the trace of the request, and its refusals are logged under it too", async () => {
    const [traceId, caller] = ["5".repeat(32), "6".repeat(16)];
    const traced = { traceparent: `00-${traceId}-${caller}-01` };
    const { uploadId } = await sendUpload(ana, backgroundBytes());
    const lines = await logEntriesOf(async () => {
      await nobody.post("/api/documents/upload", { uploadId }, traced);
      await complete(uploadId, {}, traced);
      await runUploads();
    });
    expect(lines).toMatchObject([
      { message: "refused", traceId, parentId: caller },
      { message: "an upload was finished", traceId, object: uploadId },
    ]);
    expect(lines[1]?.parentId).not.toBe(caller);
  });

  it("an upload above the direct limit becomes a version in the same way, sealed where the document is protected", async () => {
    const { id } = (await ana.post<DocumentView>("/api/documents", { denumire: "Dosar", secret: true })).json;
    const bytes = backgroundBytes();
    const { uploadId } = await sendUpload(ana, bytes);
    const answer = await ana.post<UploadView>(`/api/documents/${id}/versions`, { uploadId });
    expect(answer.status).toBe(202);
    await runUploads();
    expect(await statusOf(uploadId)).toMatchObject({
      status: "FINALIZATA",
      documentId: id,
      numarVersiune: 1,
    });
    expect((await content(id)).equals(bytes)).toBe(true);
    expect(await stagedKeys(uploadId)).toEqual([]);
  });

  it("an upload above the direct limit is safe to run twice: a repeated message adds nothing, also at the same moment", async () => {
    const { id } = (await ana.post<DocumentView>("/api/documents", { denumire: "Dosar" })).json;
    const { uploadId } = await sendUpload(ana, backgroundBytes());
    await ana.post(`/api/documents/${id}/versions`, { uploadId });
    await Promise.all([finishInBackground(uploadId), finishInBackground(uploadId)]);
    await finishInBackground(uploadId);
    expect(await runUploads()).toEqual({ handled: 1, failed: 0 });
    expect((await ana.get<unknown[]>(`/api/documents/${id}/versions`)).json.length).toBe(1);
  });

  it("an upload above the direct limit whose worker died is taken over when its lease has ended, and the status address wakes a worker up", async () => {
    const { uploadId } = await sendUpload(ana, backgroundBytes());
    await complete(uploadId);
    const upload = await read(Uploads, { id: uploadId });
    if (!upload) throw new Error("the upload is gone");
    const dead = { ...upload, status: "IN_LUCRU" as const, attempts: 1 };
    const leaseUntil = new Date(Date.now() + 50_000).toISOString();
    await transact(changing(Uploads, upload, { ...dead, leaseUntil }));
    await runUploads();
    expect((await statusOf(uploadId)).status).toBe("IN_LUCRU");
    expect(await runUploads()).toEqual({ handled: 0, failed: 0 });
    clock.freeze(new Date(Date.now() + 120_000));
    await statusOf(uploadId);
    expect(await runUploads()).toEqual({ handled: 1, failed: 0 });
    expect((await statusOf(uploadId)).status).toBe("FINALIZATA");
  });

  it("an upload above the direct limit has ESUATA with its reason where the content or the right is refused later; nothing stays in staging", async () => {
    const bytes = backgroundBytes();
    const wrong = await sendUpload(ana, bytes, { hashSha256: sha256("altul") });
    expect((await complete(wrong.uploadId)).status).toBe(202);
    const bucket = await bucketOf(await organization());
    const operator = as(await member(bucket));
    const closed = await sendUpload(operator, bytes);
    await operator.post("/api/documents/upload", { uploadId: closed.uploadId, bucketId: bucket.id });
    await transact(changing(Buckets, bucket, { ...bucket, activ: false }));
    expect(await runUploads()).toEqual({ handled: 2, failed: 0 });
    expect(await statusOf(wrong.uploadId)).toMatchObject({ status: "ESUATA", eroare: "error.hashDiferit" });
    const status = (await operator.get<UploadView>(`/api/documents/uploads/${closed.uploadId}`)).json;
    expect(status).toMatchObject({ status: "ESUATA", eroare: "error.bucketInactiv" });
    expect(await stagedKeys(wrong.uploadId)).toEqual([]);
    expect(await stagedKeys(closed.uploadId)).toEqual([]);
  });

  it("a fault that may pass brings the message again; at the fifth time the upload has failed", async () => {
    const { uploadId } = await sendUpload(ana, backgroundBytes());
    await complete(uploadId);
    const send = vi.spyOn(s3(), "send").mockRejectedValue(new Error("SlowDown"));
    for (let i = 1; i < 5; i += 1) {
      await expect(finishInBackground(uploadId)).rejects.toThrow("SlowDown");
      expect((await statusOf(uploadId)).status).toBe("IN_ASTEPTARE");
    }
    await finishInBackground(uploadId);
    send.mockRestore();
    expect(await statusOf(uploadId)).toMatchObject({ status: "ESUATA", eroare: "error.intern" });
    await runUploads();
  });

  it("the restore of a large version is promised in the same way, and moves forward", async () => {
    const bytes = backgroundBytes();
    const { uploadId } = await sendUpload(ana, bytes);
    await complete(uploadId);
    await runUploads();
    const { documentId: id } = await statusOf(uploadId);
    const promised = await ana.post<UploadView>(`/api/documents/${id}/versions/1/restore`);
    expect([promised.status, promised.json]).toMatchObject([
      202,
      { status: "IN_ASTEPTARE", dimensiune: bytes.length },
    ]);
    expect(await runUploads()).toEqual({ handled: 1, failed: 0 });
    const restore = promised.json.uploadId;
    const address = `http://temelia.test/documents/api/documents/uploads/${restore}`;
    expect(promised.headers.location).toBe(address);
    expect(await statusOf(restore)).toMatchObject({
      status: "FINALIZATA",
      octeti: bytes.length,
      documentId: id,
      numarVersiune: 2,
    });
    const versions = (await ana.get<Version[]>(`/api/documents/${id}/versions`)).json;
    expect(versions.map(({ numarVersiune, hashSha256 }) => [numarVersiune, hashSha256])).toEqual([
      [2, sha256(bytes)],
      [1, sha256(bytes)],
    ]);
    expect(versions[0]?.comentariu).toBe("Restaurare a versiunii 1");
  });

  it("a promised restore has ESUATA where the document takes no versions any more", async () => {
    const { uploadId } = await sendUpload(ana, backgroundBytes());
    await complete(uploadId);
    await runUploads();
    const { documentId: id } = await statusOf(uploadId);
    const promised = await ana.post<UploadView>(`/api/documents/${id}/versions/1/restore`);
    expect((await ana.post(`/api/documents/${id}/arhiveaza`)).status).toBe(200);
    expect(await runUploads()).toEqual({ handled: 1, failed: 0 });
    expect(await statusOf(promised.json.uploadId)).toMatchObject({
      status: "ESUATA",
      eroare: "error.documentNuEsteActiv",
    });
    expect((await ana.get<Version[]>(`/api/documents/${id}/versions`)).json).toHaveLength(1);
  });

  it("the same Idempotency-Key gets the same 202", async () => {
    const { uploadId } = await sendUpload(ana, backgroundBytes());
    const key = { "idempotency-key": fresh("key") };
    const first = await complete<UploadView>(uploadId, {}, key);
    const again = await complete<UploadView>(uploadId, {}, key);
    expect([again.status, again.json, again.headers.location]).toEqual([
      202,
      first.json,
      first.headers.location,
    ]);
    expect(again.headers["idempotent-replayed"]).toBe("true");
    expect(await runUploads()).toEqual({ handled: 1, failed: 0 });
  });
});

import { beforeAll, describe, expect, it } from "vitest";
import { read, update } from "../../../../shared/data/repository.ts";
import { fresh, textFile } from "../../testing.ts";
import { Documents } from "../../records/document.ts";
import { MachineClients } from "../../records/machine-client.ts";
import { backgroundBytes, directBytes, runUploads, sendParts } from "../../keeping/uploads/testing.ts";
import { callerFor, ingest, type Caller } from "./testing.ts";
import type { MachineDocumentView, MachineUploadView } from "./views.ts";
import type { OpenedUpload } from "../../keeping/uploads/open-upload.ts";

const uploads = "/api/v1/uploads";
const documents = "/api/v1/documents";

let ours: Caller;

beforeAll(async () => {
  ours = await callerFor();
});

/** Opens an upload as a machine and sends its parts. */
async function send({ calls }: Caller, bytes: Buffer): Promise<number> {
  const wanted = { dimensiune: bytes.length, contentType: "application/octet-stream" };
  const { json, status, headers } = await calls.post<OpenedUpload>(uploads, wanted);
  expect([status, headers.location]).toEqual([201, expect.stringMatching(`${uploads}/${json.uploadId}$`)]);
  await sendParts(json, bytes);
  return json.uploadId;
}

describe("POST /api/v1/uploads", () => {
  it("POST /api/v1/uploads for a version names its document by code: that of another issuer is 403 or 404 before any part", async () => {
    const theirs = await callerFor();
    const [open, hidden] = [await ingest(theirs, { visibility: "PUBLIC" }), await ingest(theirs)];
    const wanted = { dimensiune: 30_000_000, contentType: "text/plain" };
    const statusFor = async ({ calls }: Caller, { cod }: { cod: string }) =>
      (await calls.post(uploads, { ...wanted, cod })).status;
    expect(await statusFor(ours, open)).toBe(403);
    expect(await statusFor(ours, hidden)).toBe(404);
    expect(await statusFor(ours, { cod: fresh("NIMIC") })).toBe(404);
    expect(await statusFor(theirs, hidden)).toBe(201);
  });

  it("POST /api/v1/uploads is finished by ingest: a document of the issuer, without an owner", async () => {
    const bytes = Buffer.from("conținut în părți");
    const uploadId = await send(ours, bytes);
    const cod = fresh("MARE");
    const { status, json } = await ours.calls.post<MachineDocumentView>(documents, {
      uploadId,
      cod,
      visibility: "PUBLIC",
    });
    expect([status, json]).toEqual([
      201,
      expect.objectContaining({ cod, visibility: "PUBLIC", emitentId: ours.emitentId, numarVersiune: 1 }),
    ]);
    expect(await read(Documents, { id: json.id })).toMatchObject({ creator: `machine#${ours.clientId}` });
    expect((await ours.calls.get(`${documents}/${cod}/continut`)).bytes.equals(bytes)).toBe(true);
    expect(await ours.calls.get(`${uploads}/${uploadId}`)).toMatchObject({
      json: { status: "FINALIZATA", cod, numarVersiune: 1 },
    });
    expect(await ours.calls.post(documents, { uploadId })).toMatchObject({ status: 409 });
  });

  it("POST /api/v1/uploads is finished by versiuni, too", async () => {
    const { cod } = await ingest(ours);
    const uploadId = await send(ours, directBytes());
    const sent = { uploadId, comentariu: "mare" };
    expect(await ours.calls.post(`${documents}/${cod}/versiuni`, sent)).toMatchObject({
      status: 201,
      json: { numarVersiune: 2, comentariu: "mare", creatDe: `machine:${ours.clientId}` },
    });
  });

  it("above the direct limit it is finished in the background: 202 with an address that machines may read", async () => {
    const uploadId = await send(ours, backgroundBytes());
    const accepted = await ours.calls.post<MachineUploadView>(documents, {
      uploadId,
      denumire: "Foarte mare",
    });
    expect([accepted.status, accepted.headers.location]).toEqual([
      202,
      expect.stringMatching(`/documents${uploads}/${uploadId}$`),
    ]);
    await runUploads();
    const { json } = await ours.calls.get<MachineUploadView>(`${uploads}/${uploadId}`);
    expect(json).toMatchObject({ status: "FINALIZATA", numarVersiune: 1 });
    expect(json).not.toHaveProperty("documentId");
    const document = await ours.calls.get<MachineDocumentView>(`${documents}/${json.cod}`);
    expect(document).toMatchObject({
      status: 200,
      json: { emitentId: ours.emitentId, denumire: "Foarte mare" },
    });
  });

  it("a machine that is not active any more finishes nothing", async () => {
    const leaving = await callerFor();
    const uploadId = await send(leaving, backgroundBytes());
    const cod = fresh("TARZIU");
    expect(await leaving.calls.post(documents, { uploadId, cod })).toMatchObject({ status: 202 });
    await update(MachineClients, { id: leaving.id }, (client) => ({ ...client, activ: false }));
    await runUploads();
    expect(await ours.calls.get(`${documents}/${cod}`)).toMatchObject({ status: 404 });
    await update(MachineClients, { id: leaving.id }, (client) => ({ ...client, activ: true }));
    expect(await leaving.calls.get(`${uploads}/${uploadId}`)).toMatchObject({
      json: { status: "ESUATA", eroare: "error.neautentificat" },
    });
  });

  it("POST /api/v1/uploads is only its opener's: another machine of the same issuer finds none", async () => {
    const uploadId = await send(ours, directBytes());
    const colleague = await callerFor({ emitentId: ours.emitentId });
    expect(await colleague.calls.get(`${uploads}/${uploadId}`)).toMatchObject({ status: 404 });
    expect(await colleague.calls.post(documents, { uploadId })).toMatchObject({
      status: 404,
      json: { message: expect.any(String) as string },
    });
  });

  it("SECRET is refused here, too: 400; an empty upload 400, one above 5 GiB 413", async () => {
    const uploadId = await send(ours, directBytes());
    for (const wish of [{ visibility: "SECRET" }, { secret: true }, { cod: ".." }])
      expect(await ours.calls.post(documents, { uploadId, ...wish })).toMatchObject({ status: 400 });
    const contentType = "text/plain";
    expect(await ours.calls.post(uploads, { dimensiune: 0, contentType })).toMatchObject({ status: 400 });
    expect(await ours.calls.post(uploads, { dimensiune: 6e9, contentType })).toMatchObject({ status: 413 });
  });

  it("a program is found at the end: 415", async () => {
    const bytes = Buffer.concat([Buffer.from("MZ"), Buffer.alloc(200)]);
    const uploadId = await send(ours, bytes);
    expect(await ours.calls.post(documents, { uploadId })).toMatchObject({ status: 415 });
  });
});

it("a large restore continues in the background under an address for machines", async () => {
  const uploadId = await send(ours, backgroundBytes());
  const cod = fresh("VECHI");
  await ours.calls.post(documents, { uploadId, cod });
  await runUploads();
  await ours.calls.upload(`${documents}/${cod}/versiuni`, { file: textFile("doi") });
  const accepted = await ours.calls.post<MachineUploadView>(`${documents}/${cod}/versiuni/1/restaurare`);
  expect(accepted).toMatchObject({ status: 202 });
  await runUploads();
  expect(await ours.calls.get(`${uploads}/${accepted.json.uploadId}`)).toMatchObject({
    json: { status: "FINALIZATA", numarVersiune: 3, cod },
  });
});

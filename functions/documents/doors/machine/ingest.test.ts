import { beforeAll, describe, expect, it } from "vitest";
import { config } from "../../../../shared/config.ts";
import { read } from "../../../../shared/data/repository.ts";
import {
  as,
  bucketOf,
  client,
  fresh,
  member,
  organization,
  person,
  serviceAdmin,
  textFile,
  type ServiceClient,
} from "../../testing.ts";
import { loadPerson } from "../../access/load-person.ts";
import { Documents } from "../../records/document.ts";
import { callerFor, change, ingest, type Caller } from "./testing.ts";
import type { MachineDocumentView } from "./views.ts";

const documents = "/api/v1/documents";

let ours: Caller;
let theirs: Caller;
let admin: ServiceClient;

beforeAll(async () => {
  ours = await callerFor();
  theirs = await callerFor();
  admin = as(await serviceAdmin({ hasSecret: true }));
});

describe("POST /api/v1/documents", () => {
  it("files a document of the token's issuer: PERSONAL, under its code, version 1, created by machine:<clientId>", async () => {
    const cod = fresh("ACT");
    const parts = { file: textFile("conținut"), cod, denumire: "Act", descriere: "Pe scurt" };
    const { status, json, headers } = await ours.calls.upload<MachineDocumentView>(documents, parts);
    expect(status).toBe(201);
    expect(headers.location).toMatch(new RegExp(`/documents/api/v1/documents/${cod}$`));
    expect(json).toMatchObject({
      cod,
      denumire: "Act",
      descriere: "Pe scurt",
      visibility: "PERSONAL",
      status: "ACTIV",
      numarVersiune: 1,
      emitentId: ours.emitentId,
      contentType: "text/plain",
      extensie: "txt",
    });
    const stored = await read(Documents, { id: json.id });
    expect(stored).toMatchObject({
      creator: `machine#${ours.clientId}`,
      creatDe: `machine:${ours.clientId}`,
    });
    expect(stored?.proprietarId).toBeUndefined();
  });

  it("files a machine's document with its labels, and takes only the issuer of the token", async () => {
    const file = textFile("conținut");
    const etichete = ["proces", "2026, iarna"];
    const emitentId = String(ours.emitentId);
    const filed = await ours.calls.upload<MachineDocumentView>(documents, { file, etichete, emitentId });
    expect([filed.status, filed.json.etichete, filed.json.emitentId]).toEqual([
      201,
      etichete,
      ours.emitentId,
    ]);
    const other = await ours.calls.upload(documents, { file, emitentId: String(theirs.emitentId) });
    const message =
      "Verificați câmpurile: emitentId – Documentul poate avea doar emitentul pentru care a fost eliberat tokenul.";
    expect([other.status, other.json]).toEqual([400, { message }]);
  });

  it("POST /api/v1/documents shows neither who keeps a document nor its password nor where it lies", async () => {
    const { json } = await ours.calls.upload(documents, { file: textFile("x"), parola: "parola bună" });
    expect(Object.keys(json as object).sort()).toEqual(
      [
        "cod",
        "contentType",
        "creatLa",
        "denumire",
        "dimensiune",
        "emitentId",
        "etichete",
        "extensie",
        "format",
        "hashSha256",
        "id",
        "modificatLa",
        "numarVersiune",
        "status",
        "tipSecuritate",
        "visibility",
      ].sort(),
    );
  });

  it("POST /api/v1/documents draws a code where none is sent, and takes visibility=PUBLIC", async () => {
    const document = await ingest(ours, { visibility: "PUBLIC" });
    expect(document).toMatchObject({
      visibility: "PUBLIC",
      cod: expect.stringMatching(/^DOC-\d{4}-/) as string,
    });
  });

  it("files into the client's bucket, else into the platform's, where its administrators and members find it", async () => {
    const bucket = await bucketOf(await organization());
    const filing = await callerFor({ bucketId: bucket.id });
    const { id } = await ingest(filing);
    expect(await read(Documents, { id })).toMatchObject({ bucketId: bucket.id });
    expect(await as(await member(bucket)).get(`/api/documents/${id}`)).toMatchObject({ status: 200 });
    expect(await read(Documents, { id: (await ingest(ours)).id })).toMatchObject({ bucketId: 1 });
  });

  it("a stopped bucket takes none: 409", async () => {
    const { id } = await bucketOf(await organization(), { activ: false });
    const filing = await callerFor({ bucketId: id });
    const answer = await filing.calls.upload(documents, { file: textFile("x") });
    expect(answer).toMatchObject({ status: 409, json: { message: expect.any(String) as string } });
  });

  it.each([
    ["SECRET", { visibility: "SECRET" }],
    ["secret=true", { secret: "true" }],
    ["an impossible cod", { cod: "../../alta" }],
    ["cod .", { cod: "." }],
    ["cod ..", { cod: ".." }],
    ["a cod that is too long", { cod: "x".repeat(65) }],
  ])("%s is 400", async (_, parts) => {
    const answer = await ours.calls.upload(documents, { file: textFile("x"), ...parts });
    expect(answer).toMatchObject({ status: 400, json: { message: expect.any(String) as string } });
  });

  it("no file is 400, and so is an empty one", async () => {
    expect(await ours.calls.upload(documents, { denumire: "Act" })).toMatchObject({ status: 400 });
    expect(await ours.calls.upload(documents, { file: textFile("") })).toMatchObject({ status: 400 });
    expect(await ours.calls.post(documents, { denumire: "Act" })).toMatchObject({ status: 400 });
  });

  it("a taken cod is 409, whoever has it", async () => {
    const { cod } = await ingest(theirs);
    const answer = await ours.calls.upload(documents, { file: textFile("x"), cod });
    expect(answer).toEqual(
      expect.objectContaining({ status: 409, json: { message: `Codul ${cod} este deja folosit.` } }),
    );
  });

  it("a program is 415", async () => {
    const program = new File(["MZ", "\0".repeat(200)], "a.exe", { type: "text/plain" });
    expect(await ours.calls.upload(documents, { file: program })).toMatchObject({ status: 415 });
    const script = textFile("#!/bin/sh\nrm -rf /\n", "a.txt");
    expect(await ours.calls.upload(documents, { file: script })).toMatchObject({ status: 415 });
  });

  it("POST /api/v1/documents too much for one request is 413, which names the upload in parts", async () => {
    for (const size of [config.maxInlineBytes + 1, config.maxInlineBytes + 100_000]) {
      const answer = await ours.calls.upload<{ message: string }>(documents, {
        file: textFile("x".repeat(size)),
      });
      expect(answer.status).toBe(413);
      expect(answer.json.message).toContain("POST /api/v1/uploads");
    }
  });

  it("POST /api/v1/documents refuses in the asked language, as {message}", async () => {
    const headers = { "accept-language": "ru" };
    const unknown = await ours.calls.get(`${documents}/NIMIC`, headers);
    expect(unknown).toMatchObject({
      status: 404,
      json: { message: expect.stringMatching(/[а-я]/) as string },
    });
    expect(Object.keys(unknown.json as object)).toEqual(["message"]);
  });

  it("a machine names neither the owner nor the bucket of its document", async () => {
    for (const name of ["bucketId", "proprietarId"]) {
      const answer = await ours.calls.upload(documents, { file: textFile("x"), [name]: "7" });
      const message = `Verificați câmpurile: ${name} – Nu există un câmp cu acest nume.`;
      expect([answer.status, answer.json]).toEqual([400, { message }]);
    }
    const stored = await read(Documents, { id: (await ingest(ours)).id });
    expect(stored).toMatchObject({ bucketId: 1, emitentId: ours.emitentId });
    expect(stored?.proprietarId).toBeUndefined();
  });

  it("sent again with its Idempotency-Key makes one document", async () => {
    const headers = { "idempotency-key": fresh("cheie") };
    const send = () =>
      ours.calls.upload<MachineDocumentView>(documents, { file: textFile("o dată") }, headers);
    const [first, second] = [await send(), await send()];
    expect([first.status, second.status, second.json.id]).toEqual([201, 201, first.json.id]);
  });
});

describe("a document that a machine filed has no owner", () => {
  it("nobody finds it among their own, nor has a right on it, whatever their number or login", async () => {
    const document = await ingest(ours);
    // Ids of machine clients and of people are drawn from the same range.
    const somebody = await person({ id: document.id, login: ours.clientId });
    const calls = as(somebody);
    expect(await calls.get(`/api/documents/${document.id}`)).toMatchObject({ status: 404 });
    expect(await calls.get("/api/documents")).toMatchObject({ json: { items: [], total: 0 } });
    expect(await calls.get("/api/documents/count")).toMatchObject({ json: 0 });
    expect(await calls.get("/api/eveniment-documents")).toMatchObject({ json: { items: [], total: 0 } });
    expect((await loadPerson(somebody.id))?.names).not.toContain(`machine#${ours.clientId}`);
  });

  it("a document that a machine filed has no owner and no list of an owner has a row of it", async () => {
    const stored = await read(Documents, { id: (await ingest(ours)).id });
    if (!stored) throw new Error("it was not stored");
    const partitions = Documents.lists(stored).map(({ partition }) => partition);
    expect(partitions.filter((name) => name.startsWith("documents#owner"))).toEqual([]);
    expect(Documents.counts(stored).filter(({ counter }) => counter.startsWith("documents#owner"))).toEqual(
      [],
    );
  });

  it("a document that a machine filed has no owner until an administrator names a client: then it is that client's", async () => {
    const { id: clientId } = await client();
    const document = await ingest(ours);
    const owner = as(await person({ clientId }));
    expect(await change(admin, document, { proprietarId: clientId })).toMatchObject({ status: 200 });
    expect(await owner.get("/api/documents")).toMatchObject({
      json: { total: 1, items: [{ id: document.id }] },
    });
    expect(await change(admin, document, { proprietarId: null })).toMatchObject({ status: 200 });
    expect(await owner.get("/api/documents")).toMatchObject({ json: { total: 0, items: [] } });
    expect(await owner.get(`/api/documents/${document.id}`)).toMatchObject({ status: 404 });
  });
});

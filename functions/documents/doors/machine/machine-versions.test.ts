import { beforeAll, describe, expect, it } from "vitest";
import { config } from "../../../../shared/config.ts";
import { as, serviceAdmin, textFile, type ServiceClient } from "../../testing.ts";
import { callerFor, ingest, type Caller } from "./testing.ts";

const documents = "/api/v1/documents";

let ours: Caller;
let theirs: Caller;
let admin: ServiceClient;

beforeAll(async () => {
  ours = await callerFor();
  theirs = await callerFor();
  admin = as(await serviceAdmin({ hasSecret: true }));
});

describe("GET /api/v1/documents/{cod}/continut", () => {
  it("GET /api/v1/documents/{cod}/continut sends the content, its name and its hash; the download is noted under machine:<clientId>", async () => {
    const { cod, id } = await ingest(ours, { denumire: "Extras" });
    const sent = await ours.calls.get(`${documents}/${cod}/continut`);
    expect([sent.status, sent.bytes.toString()]).toEqual([200, "conținut"]);
    expect(sent.headers["content-disposition"]).toContain('filename="Extras.txt"');
    const events = await admin.get<{ items: { tip: string; actor: string }[] }>(
      `/api/eveniment-documents?filter[documentId]=${id}`,
    );
    expect(events.json.items.map(({ tip, actor }) => [tip, actor])).toEqual([
      ["DESCARCAT", `machine:${ours.clientId}`],
      ["CREAT", `machine:${ours.clientId}`],
    ]);
  });

  it("a protected document asks for its password in X-Document-Password, any version too", async () => {
    const { cod } = await ingest(ours, { parola: "parola bună" });
    const sent = { "x-document-password": encodeURIComponent("parola bună") };
    for (const path of ["continut", "versiuni/1/continut"]) {
      const address = `${documents}/${cod}/${path}`;
      expect(await ours.calls.get(address)).toMatchObject({ status: 403 });
      expect(await ours.calls.get(address, { "x-document-password": "alta" })).toMatchObject({ status: 403 });
      expect((await ours.calls.get(address, sent)).bytes.toString()).toBe("conținut");
    }
  });
});

describe("/api/v1/documents/{cod}/versiuni", () => {
  it("the view has no id, creatDe is machine:<clientId>, and the first call creates version 1", async () => {
    const { cod } = await ingest(ours);
    const { json } = await ours.calls.get<Record<string, unknown>[]>(`${documents}/${cod}/versiuni`);
    expect(json).toHaveLength(1);
    expect(json[0]).toMatchObject({ numarVersiune: 1, curenta: true, creatDe: `machine:${ours.clientId}` });
    expect(Object.keys(json[0] ?? {})).not.toContain("id");
  });

  it("a version is added with its comment, and an earlier one is restored forward", async () => {
    const { cod, id } = await ingest(ours);
    const address = `${documents}/${cod}/versiuni`;
    const added = await ours.calls.upload(address, { file: textFile("doi"), comentariu: "corectat" });
    expect(added).toMatchObject({
      status: 201,
      json: { numarVersiune: 2, comentariu: "corectat", curenta: true },
    });
    expect(Object.keys(added.json as object)).not.toContain("id");
    expect(await ours.calls.post(`${address}/1/restaurare`)).toMatchObject({
      status: 201,
      json: { numarVersiune: 3 },
    });
    expect((await ours.calls.get(`${address}/3/continut`)).bytes.toString()).toBe("conținut");
    expect((await ours.calls.get(`${address}/2/continut`)).bytes.toString()).toBe("doi");
    expect(await ours.calls.get(`${address}/9/continut`)).toMatchObject({ status: 404 });
    expect(await ours.calls.post(`${address}/9/restaurare`)).toMatchObject({ status: 404 });
    const events = await admin.get<{ items: { tip: string }[] }>(
      `/api/eveniment-documents?filter[documentId]=${id}`,
    );
    expect(events.json.items.map(({ tip }) => tip).filter((tip) => tip !== "DESCARCAT")).toEqual([
      "RESTAURAT",
      "MODIFICAT",
      "CREAT",
    ]);
  });

  it("an ARHIVAT document takes no version and no restore: 409", async () => {
    const { cod, id } = await ingest(ours);
    await admin.post(`/api/documents/${id}/arhiveaza`);
    const address = `${documents}/${cod}/versiuni`;
    expect(await ours.calls.upload(address, { file: textFile("doi") })).toMatchObject({ status: 409 });
    expect(await ours.calls.post(`${address}/1/restaurare`)).toMatchObject({ status: 409 });
  });

  it("an empty file is 400, a program 415, too much 413", async () => {
    const address = `${documents}/${(await ingest(ours)).cod}/versiuni`;
    expect(await ours.calls.upload(address, { file: textFile("") })).toMatchObject({ status: 400 });
    const program = new File(["MZ", "\0".repeat(200)], "a.exe");
    expect(await ours.calls.upload(address, { file: program })).toMatchObject({ status: 415 });
    const large = await ours.calls.upload(address, { file: textFile("x".repeat(config.maxInlineBytes + 1)) });
    expect([large.status, large.bytes.toString()]).toEqual([413, expect.stringContaining("/api/v1/uploads")]);
  });

  it("/api/v1/documents/{cod}/versiuni with only documente.write versions are added and restored, and nothing is read", async () => {
    const writing = await callerFor({ emitentId: ours.emitentId, scopes: ["documente.write"] });
    const { cod } = await ingest(writing);
    const address = `${documents}/${cod}`;
    expect(await writing.calls.upload(`${address}/versiuni`, { file: textFile("doi") })).toMatchObject({
      status: 201,
    });
    expect(await writing.calls.post(`${address}/versiuni/1/restaurare`)).toMatchObject({ status: 201 });
    for (const path of ["", "/continut", "/versiuni", "/versiuni/1/continut"])
      expect(await writing.calls.get(address + path)).toMatchObject({ status: 403 });
    const open = await ingest(theirs, { visibility: "PUBLIC" });
    const foreign = `${documents}/${open.cod}/versiuni`;
    // It may not read, so it must not learn that the document exists.
    expect(await writing.calls.upload(foreign, { file: textFile("x") })).toMatchObject({ status: 404 });
    // A machine that may read it learns that it may not write it.
    expect(await ours.calls.upload(foreign, { file: textFile("x") })).toMatchObject({ status: 403 });
  });
});

import { connect, providers } from "../connections/testing.ts";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { file as driveFile } from "../../../../localstack/providers/files.ts";
import { clock } from "../../../../shared/clock.ts";
import { changing, read, readItems } from "../../../../shared/data/repository.ts";
import { transact } from "../../../../shared/data/transaction.ts";
import { sortableId } from "../../../../shared/ids.ts";
import { costOf, described } from "../../../../shared/testing/costs.ts";
import { drain } from "../../../../shared/testing/queues.ts";
import { providerOf } from "../connections/providers/providers.ts";
import { Documents, type DocumentView } from "../../records/document.ts";
import {
  ImportItems,
  importQueue,
  Imports,
  importsOf,
  type ImportRow,
  type ImportView,
} from "../../records/import.ts";
import { as, bucketOf, member, organization, person, serviceAdmin, type Person } from "../../testing.ts";
import { handler } from "./consumer.ts";
import { importJob } from "./import-job.ts";
import { runImport } from "./run-import.ts";
import type { PageOf } from "../../../../shared/http/responses.ts";

afterAll(() => providers.stop());
beforeEach(() => {
  for (const provider of [providers.a, providers.b])
    Object.assign(provider, { throttled: 0, retryAfter: 1, isDown: false });
});

type Item = Record<string, unknown>;

const importing = (somebody: Person, furnizor: string, items: Item[], more: Item = {}) =>
  as(somebody).post<ImportView>("/api/documents/import", { furnizor, items, ...more });
const statusOf = async (somebody: Person, id: number) =>
  (await as(somebody).get<ImportView>(`/api/documents/import/${id}`)).json;
const documentOf = async (somebody: Person, id = 0) =>
  (await as(somebody).get<DocumentView>(`/api/documents/${id}`)).json;
const download = (somebody: Person, id = 0, headers = {}) =>
  as(somebody).get(`/api/documents/${id}/download`, headers);
const eventsOf = async (somebody: Person, id = 0) => {
  const { json } = await as(somebody).get<{ items: { tip: string }[] }>(
    `/api/eveniment-documents?filter[documentId]=${id}`,
  );
  return json.items.map(({ tip }) => tip).reverse();
};
const copy = (ref: string, more: Item = {}) => ({ ref, mod: "COPIE", ...more });
const link = (ref: string, more: Item = {}) => ({ ref, mod: "LEGATURA", ...more });

async function connected(furnizor = "provider_a", fields = {}): Promise<Person> {
  const somebody = await person(fields);
  await connect(somebody, furnizor);
  return somebody;
}

/** Imports one file and returns its document. */
async function imported(somebody: Person, furnizor: string, item: Item): Promise<number> {
  const { json } = await importing(somebody, furnizor, [item]);
  expect(json.items).toMatchObject([{ status: "FINALIZATA" }]);
  return json.items[0]?.documentId ?? 0;
}

/** Makes the provider end a connection. */
async function letEnd(somebody: Person, furnizor: string): Promise<void> {
  expect((await as(somebody).delete(`/api/conexiuni/${furnizor}`)).status).toBe(204);
}

describe("POST /api/documents/import", () => {
  it("COPIE copies the bytes into a document that knows its source", async () => {
    const ana = await connected();
    const answer = await importing(ana, "PROVIDER_A", [copy("nota", { denumire: "Nota 12" }), copy("lista")]);
    expect([answer.status, answer.json.status]).toEqual([200, "FINALIZATA"]);
    const [nota] = answer.json.items;
    expect(await documentOf(ana, nota?.documentId)).toMatchObject({
      denumire: "Nota 12",
      mod: "COPIE",
      furnizor: "provider_a",
      ref: "nota",
      urlWeb: "https://drive.example/nota",
      visibility: "PERSONAL",
      numarVersiune: 1,
    });
    expect((await download(ana, nota?.documentId)).text).toBe("Nota de serviciu nr. 12");
    expect(await eventsOf(ana, nota?.documentId)).toEqual(["CREAT", "IMPORTAT", "DESCARCAT"]);
  });

  it("exports native documents of provider_a: as PDF, as Office, or both with the PDF as the current content", async () => {
    const ana = await connected();
    const types = async (formatExport: string) => {
      const id = await imported(ana, "provider_a", copy("hotarare", { formatExport }));
      const { json } = await as(ana).get<{ extensie: string; curenta: boolean }[]>(
        `/api/documents/${id}/versions`,
      );
      return json.map(({ extensie, curenta }) => [extensie, curenta]);
    };
    expect(await types("pdf")).toEqual([["pdf", true]]);
    expect(await types("office")).toEqual([["docx", true]]);
    expect(await types("both")).toEqual([
      ["pdf", true],
      ["docx", false],
    ]);
  });

  it("POST /api/documents/import brings files, wiki pages and snippets of provider_b", async () => {
    const ana = await connected("provider_b");
    const refs = ["7:main:interne/regulament.md", "7:wiki:acasa", "snippet:3"];
    const { json } = await importing(
      ana,
      "provider_b",
      refs.map((ref) => copy(ref)),
    );
    expect(json.items.map(({ status }) => status)).toEqual(["FINALIZATA", "FINALIZATA", "FINALIZATA"]);
    const texts = await Promise.all(json.items.map(({ documentId }) => download(ana, documentId)));
    expect(texts.map(({ text }) => text)).toEqual(["# Regulament intern\n", "Bine ați venit", "Către …"]);
    expect(await documentOf(ana, json.items[0]?.documentId)).toMatchObject({
      urlWeb: "https://gitlab.example/proiecte/7/-/blob/main/interne/regulament.md",
    });
  });

  it("programs, LFS pointers and missing files fail as items, with their reason; the others go on", async () => {
    const ana = await connected();
    const { json } = await importing(ana, "provider_a", [copy("program"), copy("lipsa"), copy("nota")]);
    expect(json.items.map(({ status, eroare }) => [status, eroare])).toEqual([
      ["ESUATA", "error.executabil"],
      ["ESUATA", "error.fisierInexistentLaFurnizor"],
      ["FINALIZATA", undefined],
    ]);
    const bob = await connected("provider_b");
    const answer = await importing(bob, "provider_b", [copy("7:main:harta.bin")]);
    expect(answer.json.items).toMatchObject([{ status: "ESUATA", eroare: "error.fisierLfs" }]);
  });

  it("a file above the direct limit and an export that the provider refuses as too large fail as items", async () => {
    const ana = await connected();
    providers.a.files.push(driveFile("mare", "mare.txt", "text/plain", "root", "x".repeat(3_000_001)));
    providers.a.files.push({
      ...(providers.a.files.find(({ id }) => id === "hotarare") ?? driveFile("", "", "", "", "")),
      id: "enorm",
      text: "x".repeat(10_000_001),
    });
    const { json } = await importing(ana, "provider_a", [copy("mare"), copy("enorm")]);
    expect(json.items.map(({ eroare }) => eroare)).toEqual(["error.preaMare", "error.exportPreaMare"]);
  });

  it.each([
    ["secret", { secret: true }],
    ["no items", { items: [] }],
    ["201 items", { items: Array.from({ length: 201 }, (_, i) => copy(String(i))) }],
    ["an unknown mod", { items: [{ ref: "nota", mod: "MUTARE" }] }],
    ["a file twice", { items: [copy("nota"), copy("nota")] }],
    ["a javascript: urlWeb", { items: [link("nota", { urlWeb: "javascript:alert(1)" })] }],
    ["an unknown furnizor", { furnizor: "PROVIDER_C" }],
  ])("%s is 400", async (_, more) => {
    const answer = await importing(await connected(), "PROVIDER_A", [copy("nota")], more);
    expect([answer.status, answer.headers["content-type"]]).toEqual([400, "application/problem+json"]);
  });

  it("a foreign bucket is 403; one's own is where the documents go", async () => {
    const bucket = await bucketOf(await organization());
    expect(
      (await importing(await connected(), "provider_a", [copy("nota")], { bucketId: bucket.id })).status,
    ).toBe(403);
    const ana = await member(bucket);
    await connect(ana, "provider_a");
    const { json } = await importing(ana, "provider_a", [copy("nota")], { bucketId: bucket.id });
    expect(await documentOf(ana, json.items[0]?.documentId)).toMatchObject({ bucketId: bucket.id });
  });

  it("POST /api/documents/import without a connection it is 409", async () => {
    expect(await importing(await person(), "provider_a", [copy("nota")])).toMatchObject({
      status: 409,
      json: { message: "error.conexiuneInexistenta" },
    });
  });

  it("more than five items are promised: 202 with an address, and one live import for a caller and provider", async () => {
    const ana = await connected();
    for (let i = 0; i < 6; i += 1)
      providers.a.files.push(driveFile(`f${i}`, `f${i}.txt`, "text/plain", "root", `conținut ${i}`));
    const items = Array.from({ length: 6 }, (_, i) => copy(`f${i}`));
    const answer = await importing(ana, "provider_a", items);
    expect([answer.status, answer.json.status]).toEqual([202, "IN_LUCRU"]);
    expect(answer.headers.location).toMatch(new RegExp(`/api/documents/import/${answer.json.id}$`));
    expect((await importing(ana, "provider_a", items)).status).toBe(409);
    await drain(importQueue, handler);
    const done = await statusOf(ana, answer.json.id);
    expect(done.status).toBe("FINALIZATA");
    expect(new Set(done.items.map(({ documentId }) => documentId)).size).toBe(6);
    expect((await importing(ana, "provider_a", [copy("nota")])).status).toBe(200);
  });

  it("POST /api/documents/import only the caller sees an import; for everybody else it is 404", async () => {
    const ana = await connected();
    const { json } = await importing(ana, "provider_a", [copy("nota")]);
    expect((await statusOf(ana, json.id)).status).toBe("FINALIZATA");
    expect((await as(await person()).get(`/api/documents/import/${json.id}`)).status).toBe(404);
  });

  it("POST /api/documents/import shows how it was started, so that its failed files can be imported again", async () => {
    const bucket = await bucketOf(await organization());
    const ana = await member(bucket);
    await connect(ana, "provider_a");
    const items = [copy("hotarare", { formatExport: "pdf", denumire: "Hotărâre" }), link("lipsa")];
    const { json } = await importing(ana, "provider_a", items, { bucketId: bucket.id });
    expect(await statusOf(ana, json.id)).toMatchObject({
      ...{ furnizor: "provider_a", bucketId: bucket.id, creatLa: expect.any(String) },
      items: [
        { ref: "hotarare", mod: "COPIE", formatExport: "pdf", denumire: "Hotărâre" },
        { ref: "lipsa", mod: "LEGATURA", status: "ESUATA" },
      ],
    });
  });

  it("throttling makes items wait and costs no attempt", async () => {
    const ana = await connected();
    Object.assign(providers.a, { throttled: 12, retryAfter: 1 });
    const { json, status } = await importing(ana, "provider_a", [copy("nota")]);
    expect(status).toBe(202);
    expect(json.items).toMatchObject([{ status: "AMANATA", eroare: "error.furnizorOcupat" }]);
    expect(json.items[0]?.panaLa).toBeDefined();
    for (let i = 0; i < 20; i += 1) {
      await new Promise((resolve) => setTimeout(resolve, 250));
      Object.assign(providers.a, { throttled: Math.max(0, providers.a.throttled - 2) });
      await runImport(json.id);
    }
    expect((await statusOf(ana, json.id)).items).toMatchObject([{ status: "FINALIZATA" }]);
  });

  it("a provider that is down fails the item after five attempts", async () => {
    const ana = await connected();
    providers.a.isDown = true;
    const { json } = await importing(ana, "provider_a", [copy("nota")]);
    expect(json.items).toMatchObject([{ status: "AMANATA", eroare: "error.furnizorIndisponibil" }]);
    const item = await read(ImportItems, { id: 1, importId: json.id });
    if (!item) throw new Error("no item");
    await transact(changing(ImportItems, item, { ...item, attempts: 4, waitUntil: clock.iso() }));
    await runImport(json.id);
    expect((await statusOf(ana, json.id)).items).toMatchObject([
      { status: "ESUATA", eroare: "error.furnizorIndisponibil" },
    ]);
  });

  it("two workers at once import each item once", async () => {
    const ana = await connected();
    for (let i = 0; i < 8; i += 1)
      providers.a.files.push(driveFile(`d${i}`, `d${i}.txt`, "text/plain", "root", `dublu ${i}`));
    const { json } = await importing(
      ana,
      "provider_a",
      Array.from({ length: 8 }, (_, i) => copy(`d${i}`)),
    );
    await Promise.all([runImport(json.id), runImport(json.id), runImport(json.id)]);
    const { items } = await statusOf(ana, json.id);
    expect(items.map(({ status }) => status)).toEqual(Array(8).fill("FINALIZATA"));
    const list = await as(ana).get<{ total: number }>("/api/documents");
    expect(list.json.total).toBe(8);
  });

  it("an import whose message was lost is found by the sweep", async () => {
    const ana = await connected();
    for (let i = 0; i < 6; i += 1)
      providers.a.files.push(driveFile(`p${i}`, `p${i}.txt`, "text/plain", "root", `pierdut ${i}`));
    const { json } = await importing(
      ana,
      "provider_a",
      Array.from({ length: 6 }, (_, i) => copy(`p${i}`)),
    );
    await drain(importQueue, async () => ({ batchItemFailures: [] }));
    // The `due` index lags behind its table.
    await new Promise((resolve) => setTimeout(resolve, 1000));
    expect(await importJob.sweep(Infinity)).toBe(0);
    clock.freeze(new Date(Date.now() + 61_000));
    expect(await importJob.sweep(Infinity)).toBe(1);
    clock.resume();
    await drain(importQueue, handler);
    expect((await statusOf(ana, json.id)).status).toBe("FINALIZATA");
  });

  it("a worker that was killed leaves its items to the next one", async () => {
    const ana = await connected();
    for (let i = 0; i < 6; i += 1)
      providers.a.files.push(driveFile(`k${i}`, `k${i}.txt`, "text/plain", "root", `oprit ${i}`));
    const { json } = await importing(
      ana,
      "provider_a",
      Array.from({ length: 6 }, (_, i) => copy(`k${i}`)),
    );
    const row = await read(Imports, { id: json.id });
    if (!row) throw new Error("no import");
    await transact(changing(Imports, row, { ...row, leaseUntil: clock.iso() }));
    await runImport(json.id, { until: performance.now() });
    expect((await statusOf(ana, json.id)).status).toBe("IN_LUCRU");
    await runImport(json.id);
    expect((await statusOf(ana, json.id)).status).toBe("FINALIZATA");
  });
});

describe("GET /api/documents/import", () => {
  const listOf = (somebody: Person, query = "") =>
    as(somebody).get<PageOf<ImportRow>>(`/api/documents/import${query}`);
  const idsOf = async (somebody: Person, query = "") =>
    (await listOf(somebody, query)).json.items.map(({ id }) => id);
  const importedBy = async (somebody: Person, items: Item[], more: Item = {}) =>
    (await importing(somebody, "provider_a", items, more)).json.id;

  it("GET /api/documents/import shows one's own imports, newest first, with how many of their files were brought and how many failed", async () => {
    const ana = await connected();
    await connect(ana, "provider_b");
    const first = await importedBy(ana, [copy("nota"), copy("lipsa"), copy("lista")]);
    const { json } = await importing(ana, "provider_b", [copy("snippet:3")]);
    const { status, json: listed } = await listOf(ana);
    expect([status, listed.total]).toEqual([200, 2]);
    expect(listed.items).toEqual([
      {
        ...{ id: json.id, furnizor: "provider_b", status: "FINALIZATA", creatLa: expect.any(String) },
        ...{ fisiere: 1, importate: 1, esuate: 0 },
      },
      {
        ...{ id: first, furnizor: "provider_a", status: "FINALIZATA", creatLa: expect.any(String) },
        ...{ fisiere: 3, importate: 2, esuate: 1 },
      },
    ]);
  });

  it("GET /api/documents/import shows none of another person's, also by a filter on its id", async () => {
    const ana = await connected();
    const id = await importedBy(ana, [copy("nota")]);
    const bucket = await bucketOf(await organization());
    for (const somebody of [await person(), await member(bucket), await serviceAdmin()])
      expect([await idsOf(somebody), await idsOf(somebody, `?filter[id]=${id}`)]).toEqual([[], []]);
    expect(await idsOf(ana, `?filter[id]=${id}`)).toEqual([id]);
  });

  it("GET /api/documents/import has pages, and is narrowed and sorted by the fields that it shows", async () => {
    const bucket = await bucketOf(await organization());
    const ana = await member(bucket);
    await connect(ana, "provider_a");
    const ids = [
      await importedBy(ana, [copy("nota"), copy("lista")]),
      await importedBy(ana, [copy("lipsa")], { bucketId: bucket.id }),
      await importedBy(ana, [copy("nota")]),
    ];
    const page = await listOf(ana, "?size=2");
    expect([page.json.items.map(({ id }) => id), page.json.total]).toEqual([[ids[2], ids[1]], 3]);
    const next = /<\/documents([^>]+)>; rel="next"/.exec(page.headers.link ?? "")?.[1] ?? "";
    expect((await as(ana).get<PageOf<ImportRow>>(next)).json.items.map(({ id }) => id)).toEqual([ids[0]]);
    expect(await idsOf(ana, `?filter[bucketId]=${bucket.id}`)).toEqual([ids[1]]);
    expect(await idsOf(ana, "?filter[esuate][greaterThan]=0")).toEqual([ids[1]]);
    expect(await idsOf(ana, "?sort=-fisiere&size=1")).toEqual([ids[0]]);
    expect((await listOf(ana, "?filter[creator]=user%231")).status).toBe(400);
  });

  it("GET /api/documents/import costs its page, however many imports there are", async () => {
    const ana = await connected();
    const ask = () => costOf(() => listOf(ana, "?size=1"));
    await importedBy(ana, [copy("nota")]);
    const before = await ask();
    for (let i = 0; i < 3; i += 1) await importedBy(ana, [copy("nota")]);
    expect(described((await ask()).calls)).toBe(described(before.calls));
  });

  it("GET /api/documents/import shows how far an import is that waits for its provider", async () => {
    const ana = await connected();
    const items = [...["nota", "lista", "lipsa", "program"].map((ref) => copy(ref)), copy("a"), copy("b")];
    const id = await importedBy(ana, items);
    const waitUntil = new Date(Date.now() + 60_000).toISOString();
    for (const number of [5, 6]) {
      const item = await read(ImportItems, { id: number, importId: id });
      if (item) await transact(changing(ImportItems, item, { ...item, status: "AMANATA", waitUntil }));
    }
    expect((await listOf(ana)).json.items).toMatchObject([
      { id, status: "IN_LUCRU", fisiere: 6, importate: 0, esuate: 0 },
    ]);
    await runImport(id);
    expect((await listOf(ana)).json.items).toMatchObject([
      { id, status: "IN_LUCRU", fisiere: 6, importate: 2, esuate: 2 },
    ]);
  });

  it("GET /api/documents/import shows how far the worker of an import is, each time that it renews its lease", async () => {
    const ana = await connected();
    const id = await importedBy(
      ana,
      ["nota", "lista", "lipsa", "program", "a", "ultimul"].map((ref) => copy(ref)),
    );
    const { describe: describeItem } = providerOf.provider_a;
    const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
    const slow = vi.spyOn(providerOf.provider_a, "describe").mockImplementation(async (api, ref) => {
      if (ref === "ultimul") await released;
      return describeItem(api, ref);
    });
    const worked = runImport(id);
    await vi.waitFor(
      async () =>
        expect((await listOf(ana)).json.items).toMatchObject([
          { status: "IN_LUCRU", importate: 2, esuate: 3 },
        ]),
      { timeout: 20_000 },
    );
    release(undefined);
    await worked;
    slow.mockRestore();
    expect((await listOf(ana)).json.items).toMatchObject([{ status: "FINALIZATA", importate: 2, esuate: 4 }]);
  });

  it("forgets an import after thirty days, and its row with it", async () => {
    const ana = await connected();
    const id = await importedBy(ana, [copy("nota")]);
    const row = { pk: importsOf(`user#${ana.id}`), sk: sortableId(id) };
    const [stored] = await readItems(Imports.table, [row]);
    const { forgetAt = 0 } = (await read(Imports, { id })) ?? {};
    // The table's TTL attribute.
    expect(stored).toMatchObject({ forgetAt });
    clock.freeze(new Date((forgetAt + 1) * 1000));
    try {
      const { json } = await listOf(ana);
      expect([json.items, json.total]).toEqual([[], 0]);
    } finally {
      clock.resume();
    }
  });
});

describe("POST /api/documents/{id}/resync", () => {
  const change = (ref: string, content: string) => {
    const found = providers.a.files.find(({ id }) => id === ref);
    if (!found) throw new Error("no file");
    Object.assign(found, { content: Buffer.from(content), modifiedTime: clock.iso() });
  };
  const resync = (somebody: Person, id: number) =>
    as(somebody).post<{ schimbat: boolean; versiune?: { numarVersiune: number } }>(
      `/api/documents/${id}/resync`,
    );

  it("POST /api/documents/{id}/resync brings a changed source as a new version; without a change there is none", async () => {
    const ana = await connected();
    providers.a.files.push(driveFile("r1", "r1.txt", "text/plain", "root", "întâi"));
    const id = await imported(ana, "provider_a", copy("r1"));
    expect(await resync(ana, id)).toMatchObject({ status: 200, json: { schimbat: false } });
    change("r1", "apoi");
    expect(await resync(ana, id)).toMatchObject({
      status: 200,
      json: { schimbat: true, versiune: { numarVersiune: 2 } },
    });
    expect((await download(ana, id)).text).toBe("apoi");
    expect((await resync(ana, id)).json).toEqual({ schimbat: false });
    expect(await eventsOf(ana, id)).toEqual(["CREAT", "IMPORTAT", "RESINCRONIZAT", "DESCARCAT"]);
  });

  it("several at once make one version", async () => {
    const ana = await connected();
    providers.a.files.push(driveFile("r2", "r2.txt", "text/plain", "root", "întâi"));
    const id = await imported(ana, "provider_a", copy("r2"));
    change("r2", "apoi");
    const answers = await Promise.all(Array.from({ length: 4 }, () => resync(ana, id)));
    expect(answers.filter(({ json }) => json.schimbat)).toHaveLength(1);
    expect(await documentOf(ana, id)).toMatchObject({ numarVersiune: 2 });
  });

  it("one that ends while another asks the source leaves nothing to bring", async () => {
    const ana = await connected();
    providers.a.files.push(driveFile("r4", "r4.txt", "text/plain", "root", "întâi"));
    const id = await imported(ana, "provider_a", copy("r4"));
    change("r4", "apoi");
    const answers: boolean[] = [];
    const ask = async () => answers.push((await resync(ana, id)).json.schimbat);
    providers.a.meanwhile = ask;
    await ask();
    expect(answers).toEqual([true, false]);
    expect(await documentOf(ana, id)).toMatchObject({ numarVersiune: 2 });
  });

  it("what is not a copy is 409, without a live connection 409, a source that is gone 404 and the document stays", async () => {
    const ana = await connected();
    const own = await as(ana).post<{ id: number }>("/api/documents", { denumire: "Aici" });
    expect(await resync(ana, own.json.id)).toMatchObject({
      status: 409,
      json: { message: "error.documentFaraSursa" },
    });
    providers.a.files.push(driveFile("r3", "r3.txt", "text/plain", "root", "rămâne"));
    const id = await imported(ana, "provider_a", copy("r3"));
    providers.a.files.splice(
      providers.a.files.findIndex((file) => file.id === "r3"),
      1,
    );
    expect((await resync(ana, id)).status).toBe(404);
    await letEnd(ana, "provider_a");
    expect((await resync(ana, id)).status).toBe(409);
    expect((await download(ana, id)).text).toBe("rămâne");
  });

  it("POST /api/documents/{id}/resync needs the right to write: strangers find nothing, readers are refused", async () => {
    const ana = await connected();
    const id = await imported(ana, "provider_a", copy("nota"));
    const [stranger, reader] = [await person(), await person()];
    await as(ana).post(`/api/documents/${id}/partajeaza`, {
      beneficiarOperatorId: reader.id,
      drept: "CITIRE",
    });
    expect([(await resync(stranger, id)).status, (await resync(reader, id)).status]).toEqual([404, 403]);
  });
});

describe("a LEGATURA document", () => {
  it("a LEGATURA document is downloaded live, by everybody who may read it, and holds no copy", async () => {
    const ana = await connected();
    providers.a.files.push(driveFile("l1", "l1.txt", "text/plain", "root", "viu"));
    const id = await imported(ana, "provider_a", link("l1"));
    const reader = await person();
    await as(ana).post(`/api/documents/${id}/partajeaza`, {
      beneficiarOperatorId: reader.id,
      drept: "CITIRE",
    });
    const first = await download(reader, id);
    expect([first.status, first.text, first.headers["cache-control"]]).toEqual([200, "viu", "no-store"]);
    Object.assign(providers.a.files.find((file) => file.id === "l1") ?? {}, {
      content: Buffer.from("altfel"),
    });
    const second = await download(reader, id);
    expect(second.text).toBe("altfel");
    expect(second.headers.etag).not.toBe(first.headers.etag);
    expect((await download(reader, id, { "if-none-match": second.headers.etag ?? "" })).status).toBe(304);
    expect((await download(await person(), id)).status).toBe(404);
    expect((await read(Documents, { id }))?.storageUri).toBeUndefined();
    expect(await eventsOf(ana, id)).toContain("DESCARCAT");
  });

  it("above the limit of one answer it comes by an address", async () => {
    const ana = await connected();
    const content = "x".repeat(1_500_000);
    providers.a.files.push(driveFile("l2", "l2.txt", "text/plain", "root", content));
    const answer = await download(ana, await imported(ana, "provider_a", link("l2")));
    expect(answer.status).toBe(307);
    expect(await (await fetch(answer.headers.location ?? "")).text()).toBe(content);
  });

  it("a LEGATURA document when the connection is no longer valid its download is 409", async () => {
    const ana = await connected("provider_b");
    const id = await imported(ana, "provider_b", link("snippet:3"));
    providers.b.grants.revokeAll();
    expect(await download(ana, id)).toMatchObject({
      status: 409,
      json: { message: "error.conexiuneExpirata" },
    });
    await letEnd(ana, "provider_b");
    expect(await download(ana, id)).toMatchObject({
      status: 409,
      json: { message: "error.conexiuneInexistenta" },
    });
  });

  it("a LEGATURA document takes no versions, is made neither PUBLIC nor SECRET, and is given by no link: 409", async () => {
    const ana = await connected();
    const id = await imported(ana, "provider_a", link("nota"));
    const { upload, patch, post } = as(ana);
    const refused = [
      await upload(`/api/documents/${id}/versions`, {
        file: new File(["x"], "x.txt", { type: "text/plain" }),
      }),
      await patch(
        `/api/documents/${id}`,
        { visibility: "PUBLIC" },
        { "content-type": "application/merge-patch+json" },
      ),
      await patch(
        `/api/documents/${id}`,
        { visibility: "SECRET" },
        { "content-type": "application/merge-patch+json" },
      ),
      await post(`/api/documents/${id}/linkuri`, {}),
      await post(`/api/documents/${id}/resync`),
    ];
    expect(refused.map(({ status }) => status)).toEqual([409, 409, 409, 409, 409]);
    expect((await as(ana).get(`/api/documents/${id}/versions`)).json).toEqual([]);
  });
});

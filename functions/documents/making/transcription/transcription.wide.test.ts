import {
  as,
  bucketOf,
  member,
  organization,
  person,
  serviceAdmin,
  textFile,
  type Person,
  type ServiceClient,
} from "../../testing.ts";
import { PDFDocument, PDFHexString, PDFName } from "@cantoo/pdf-lib";
import { beforeAll, describe, expect, it } from "vitest";
import { list } from "../../../../shared/content/objects.ts";
import { read, update } from "../../../../shared/data/repository.ts";
import { noise } from "../../../../shared/testing/file-samples.ts";
import { pdfWith, pdfWithoutTable, saved, textField } from "../../../../shared/testing/form-pdf.ts";
import { scannedPdf, writtenPdf } from "../../../../shared/testing/scanned-pdf.ts";
import { takeUnmoved } from "../../../../shared/testing/unmoved-heads.ts";
import { textOf } from "../../../../shared/text/text-of.ts";
import { platformStore } from "../../files/content/store-of.ts";
import { Documents, type DocumentView } from "../../records/document.ts";
import { conversionOf, filed, pdfFile, start, work, type Shown } from "./testing.ts";
import { send } from "../../../../shared/content/store.ts";
import type { ConversionView } from "../../records/conversion.ts";
import type { DocumentEvent } from "../../records/event.ts";
import type { PageOf } from "../../../../shared/http/responses.ts";
import { refusal } from "../../../../shared/testing/caller.ts";

const keysOf = async (id: number) =>
  (await list(platformStore(), { prefix: `transcriptions/${id}/`, after: undefined, limit: 1000 })).map(
    ({ key }) => key,
  );
const textAt = (id: number) => `/api/transcriere/${id}/text`;
const downloadAt = (id: number, format: string) => `/api/transcriere/${id}/download?format=${format}`;

let ana: Person;
let own: ServiceClient;
let stranger: ServiceClient;
let written: Buffer;
let scan: Buffer;

beforeAll(async () => {
  ana = await person();
  own = as(ana);
  stranger = as(await person());
  written = await writtenPdf(["Pagina întâi", "Pagina a doua"]);
  scan = await scannedPdf(["Consiliul municipal hotărăște", "Școlile își păstrează finanțarea"]);
});

describe("the text of a document", () => {
  it("the text of a document is there at once where the file carries it, page by page, and the history says so", async () => {
    const documentId = await filed(ana, pdfFile(written));
    const { status, json, headers } = await start(own, documentId);
    expect([status, json]).toEqual([200, { id: expect.any(Number), status: "FINALIZATA" }]);
    expect(headers.location).toBe(`http://temelia.test/documents/api/conversies/${json.id}`);
    const text = await own.get(textAt(json.id));
    expect([text.status, text.headers["content-type"], text.text]).toEqual([
      200,
      "text/plain; charset=utf-8",
      "Pagina întâi\fPagina a doua",
    ]);
    expect(await conversionOf(own, json.id)).toMatchObject({
      documentId,
      numarVersiune: 1,
      tip: "AUTO",
      limba: "ro",
      sursa: "application/pdf",
      tinta: "text/plain",
      pagini: 2,
      paginiGata: 2,
      creatDe: ana.login,
    });
    const { json: events } = await own.get<PageOf<DocumentEvent>>(
      `/api/eveniment-documents?filter[documentId]=${documentId}`,
    );
    const event = events.items.find(({ tip }) => tip === "TRANSCRIS");
    expect(event?.detalii).toEqual({ conversieId: json.id, versiune: 1, tip: "AUTO", limba: "ro" });
    expect((await own.get<{ valid: boolean }>(`/api/documents/${documentId}/integritate`)).status).toBe(200);
  });

  it("the text of a document is that of text files and, asked for as TEXT, also none", async () => {
    const note = await start(own, await filed(ana, textFile("Notă de serviciu")), { tip: "TEXT" });
    expect((await own.get(textAt(note.json.id))).text).toBe("Notă de serviciu");
    const empty = await start(own, await filed(ana, pdfFile(scan)), { tip: "TEXT" });
    expect([empty.json.status, (await own.get(textAt(empty.json.id))).text]).toEqual(["FINALIZATA", ""]);
  });

  it("the text of a document of a scan is read by a worker: 202, 409 while it is not ready, then the text and a PDF that gives it back", async () => {
    const { status, json, headers } = await start(own, await filed(ana, pdfFile(scan, "scan.pdf")));
    expect([status, json.status, headers["retry-after"]]).toEqual([202, "IN_ASTEPTARE", "5"]);
    const early = await own.get<{ message: string }>(textAt(json.id));
    expect([early.status, early.json.message, early.headers["retry-after"]]).toEqual([
      409,
      "error.textNepregatit",
      "5",
    ]);
    expect(await work()).toMatchObject({ failed: 0 });
    expect(await conversionOf(own, json.id)).toMatchObject({
      status: "FINALIZATA",
      pagini: 2,
      paginiGata: 2,
    });
    expect((await own.get(textAt(json.id))).text).toBe(
      "Consiliul municipal hotărăște\fȘcolile își păstrează finanțarea",
    );
    const pdf = await own.get(downloadAt(json.id, "pdf"));
    expect(pdf.headers["content-disposition"]).toContain('filename="scan.pdf"');
    const found = await textOf({ bytes: pdf.bytes, contentType: "application/pdf" });
    expect(found.replaceAll(/\s+/g, " ")).toBe(
      "Consiliul municipal hotărăște Școlile își păstrează finanțarea",
    );
    const txt = await own.get(downloadAt(json.id, "txt"));
    expect([txt.headers["content-disposition"], txt.text.length]).toEqual([
      expect.stringContaining('filename="scan.txt"'),
      62,
    ]);
    // Of the objects that the worker stored, only the results remain.
    expect(await keysOf(json.id)).toHaveLength(3);
  });

  it("the text of a document of a file with text only on some pages is put together of both", async () => {
    const pdf = await PDFDocument.load(await writtenPdf(["Pagina scrisă"]));
    const [scanned] = await pdf.copyPages(await PDFDocument.load(await scannedPdf(["Pagina scanată"])), [0]);
    if (scanned) pdf.addPage(scanned);
    const { json } = await start(own, await filed(ana, pdfFile(Buffer.from(await pdf.save()))));
    await work();
    expect((await own.get(textAt(json.id))).text).toBe("Pagina scrisă\fPagina scanată");
  });

  it("the text of a document of a scan with a line of a program over it is read from its picture, each line once", async () => {
    const pdf = await PDFDocument.load(await scannedPdf(["Consiliul municipal hotărăște"]));
    pdf.getPage(0).drawText("Scanned with CamScanner", { x: 60, y: 40, size: 12 });
    const { status, json } = await start(own, await filed(ana, pdfFile(Buffer.from(await pdf.save()))));
    expect(status).toBe(202);
    await work();
    const lines = (await own.get(textAt(json.id))).text.split("\n").filter(Boolean);
    expect(lines).toEqual(["Consiliul municipal hotărăște", "Scanned with CamScanner"]);
  });

  it("the text of a document of a page whose font says nothing of its letters is read from its picture, with the notes that are not in it", async () => {
    const pdf = await pdfWithoutTable("Consiliul municipal");
    const { context } = pdf;
    const note = context.obj({ Type: "Annot", Subtype: "Text", Rect: [9, 9, 20, 20] });
    note.set(PDFName.of("Contents"), PDFHexString.fromText("verificat de juridic"));
    pdf.getPage(0).node.set(PDFName.of("Annots"), context.obj([context.register(note)]));
    const documentId = await filed(ana, pdfFile(await saved(pdf)));
    const { status, json } = await start(own, documentId);
    expect(status).toBe(202);
    await work();
    const text = (await own.get(textAt(json.id))).text;
    expect([text.split("\n")[0], text.split("\n").at(-1)]).toEqual([
      "Consiliul municipal",
      "verificat de juridic",
    ]);
    const layer = await start(own, documentId, { tip: "TEXT" });
    expect((await own.get(textAt(layer.json.id))).text).toBe("verificat de juridic");
  });

  it("the text of a document of a form is its page and the values of its fields, at once", async () => {
    const form = await pdfWith([textField("nume", "Ștefan Țurcanu")], { text: "Cerere" });
    const { status, json } = await start(own, await filed(ana, pdfFile(await saved(form))));
    expect([status, (await own.get(textAt(json.id))).text]).toEqual([200, "Cerere\nȘtefan Țurcanu"]);
  });

  it("the text of a document is that of the version which was current at its start", async () => {
    const documentId = await filed(ana, pdfFile(await scannedPdf(["Prima"])));
    const { json } = await start(own, documentId);
    await own.upload(`/api/documents/${documentId}/versions`, { file: textFile("A doua") });
    await work();
    expect(await conversionOf(own, json.id)).toMatchObject({ numarVersiune: 1 });
    expect((await own.get(textAt(json.id))).text).toBe("Prima");
  });

  it("repeated with its Idempotency-Key is started once", async () => {
    const documentId = await filed(ana, pdfFile(written));
    const [one, two] = [
      await start(own, documentId, {}, { "idempotency-key": "o-data" }),
      await start(own, documentId, {}, { "idempotency-key": "o-data" }),
    ];
    expect([two.json.id, two.headers["idempotent-replayed"]]).toEqual([one.json.id, "true"]);
  });
});

describe("what gives no text", () => {
  it("what gives no text is refused: an unknown tip or limba, a text as documentId, another kind of file, a program", async () => {
    const note = await filed(ana, textFile("text"));
    expect((await start(own, note, { tip: "ALTUL" })).status).toBe(400);
    expect((await start(own, note, { limba: "fr" })).status).toBe(400);
    expect((await own.post("/api/transcriere", { documentId: "unu" })).status).toBe(400);
    expect(refusal(await start(own, note, { tip: "OCR" }))).toEqual([415, "error.tipFaraText"]);
    const archive = await filed(ana, new File([Uint8Array.from(noise)], "a.bin"));
    expect(refusal(await start(own, archive))).toEqual([415, "error.tipFaraText"]);
    const program = new File([Buffer.from("7f454c46020101", "hex")], "a.pdf");
    expect((await own.upload("/api/transcriere/upload", { file: program })).status).toBe(415);
    expect((await own.upload("/api/transcriere/upload", { file: textFile("") })).status).toBe(400);
  });

  it("what gives no text is a scan in a language without data: 409 names it", async () => {
    const documentId = await filed(ana, pdfFile(scan));
    const { status, json } = await start(own, documentId, { limba: "ru" });
    expect([status, json]).toMatchObject([409, { message: "error.limbaIndisponibila" }]);
    expect((json as unknown as { detail: string }).detail).toContain("ru");
  });

  it("what gives no text is a damaged file: ESUATA with its reason, and the text is 409", async () => {
    const { json } = await start(own, await filed(ana, pdfFile(written.subarray(0, 400))));
    expect(json.status).toBe("ESUATA");
    expect(await conversionOf(own, json.id)).toMatchObject({ eroare: "error.fisierStricat" });
    expect(refusal(await own.get(textAt(json.id)))).toEqual([409, "error.transcriereEsuata"]);
  });

  it("what gives no text is a file with more than 300 pages: 413", async () => {
    const long = await writtenPdf(Array.from({ length: 301 }, () => "x"));
    expect(refusal(await start(own, await filed(ana, pdfFile(long))))).toEqual([
      413,
      "error.preaMultePagini",
    ]);
  });

  it("what gives no text is a document that lies elsewhere, has no content, or is deleted", async () => {
    const linked = await filed(ana, textFile("x"));
    await update(Documents, { id: linked }, (before) => ({ ...before, mod: "LEGATURA" as const }));
    // No operation turns a document with content into a link.
    takeUnmoved();
    expect(refusal(await start(own, linked))).toEqual([409, "error.legaturaFaraText"]);
    const { json } = await own.post<DocumentView>("/api/documents", { denumire: "Fără conținut" });
    expect(refusal(await start(own, json.id))).toEqual([404, "error.faraContinut"]);
    const deleted = await filed(ana, textFile("x"));
    await own.delete(`/api/documents/${deleted}`);
    expect(refusal(await start(own, deleted))).toEqual([409, "error.documentSters"]);
  });

  it("what gives no text has no PDF where no page was looked at", async () => {
    const { json } = await start(own, await filed(ana, pdfFile(written)));
    expect(refusal(await own.get(downloadAt(json.id, "pdf")))).toEqual([409, "error.faraPdf"]);
  });
});

describe("who reads a text", () => {
  it("is who may read its document at that moment; a stranger finds nothing", async () => {
    const bucket = await bucketOf(await organization());
    const [owner, colleague] = [await member(bucket), await member(bucket)];
    const documentId = await filed(owner, pdfFile(written), { bucketId: String(bucket.id) });
    const { json } = await start(as(owner), documentId);
    expect((await as(colleague).get(textAt(json.id))).status).toBe(200);
    for (const address of [textAt(json.id), downloadAt(json.id, "txt"), `/api/conversies/${json.id}`])
      expect((await stranger.get(address)).status).toBe(404);
    expect((await start(stranger, documentId)).status).toBe(404);
    expect((await stranger.post(`/api/transcriere/${json.id}/salveaza`, {})).status).toBe(404);
    await as(owner).delete(`/api/documents/${documentId}`);
    expect((await as(owner).get(textAt(json.id))).status).toBe(409);
    expect((await as(colleague).get(textAt(json.id))).status).toBe(409);
  });

  it("is noted as looked at where it is in the answer, as downloaded where it is a file, and as compared where the page says so", async () => {
    const documentId = await filed(ana, pdfFile(written));
    const { json } = await start(own, documentId);
    await own.get(textAt(json.id));
    await own.get(downloadAt(json.id, "txt"));
    await own.get(`${textAt(json.id)}?mod=comparare`);
    await own.get(`${downloadAt(json.id, "txt")}&mod=vizualizare`);
    const { json: events } = await own.get<PageOf<DocumentEvent>>(
      `/api/eveniment-documents?filter[documentId]=${documentId}&filter[tip]=DESCARCAT`,
    );
    expect(events.items.map(({ detalii }) => detalii)).toEqual([
      { versiune: 1, mod: "comparare" },
      { versiune: 1, mod: "descarcare" },
      { versiune: 1, mod: "vizualizare", previzualizare: true },
    ]);
  });

  it("of a file that was sent is only its sender's, whatever others may do", async () => {
    const started = await own.upload<Shown>("/api/transcriere/upload", { file: pdfFile(scan, "poza.pdf") });
    expect([started.status, started.json.status]).toEqual([202, "IN_ASTEPTARE"]);
    await work();
    expect(await conversionOf(own, started.json.id)).toMatchObject({
      status: "FINALIZATA",
      denumire: "poza.pdf",
    });
    expect((await own.get(textAt(started.json.id))).text).toContain("Consiliul municipal");
    const admin = as(await serviceAdmin({ hasSecret: true }));
    expect((await admin.get(textAt(started.json.id))).status).toBe(404);
    const listed = async (client: ServiceClient) =>
      (await client.get<PageOf<ConversionView>>("/api/conversies?size=200")).json.items.map(({ id }) => id);
    expect(await listed(own)).toContain(started.json.id);
    expect(await listed(admin)).not.toContain(started.json.id);
    // The uploaded file itself was removed when its text was ready.
    expect(await keysOf(started.json.id)).toHaveLength(3);
  });
});

describe("the text of a sealed document", () => {
  const password = { "x-document-password": "cheia" };

  it("the text of a sealed document needs its password at the start and at each reading, and is stored sealed", async () => {
    const documentId = await filed(ana, pdfFile(scan), { parola: "cheia" });
    expect((await start(own, documentId)).status).toBe(403);
    expect((await start(own, documentId, {}, { "x-document-password": "alta" })).status).toBe(403);
    const { json } = await start(own, documentId, {}, password);
    await work();
    expect((await own.get(textAt(json.id))).status).toBe(403);
    expect((await own.get(downloadAt(json.id, "pdf"))).status).toBe(403);
    expect((await own.get(textAt(json.id), password)).text).toContain("Consiliul municipal");
    expect((await own.get(downloadAt(json.id, "pdf"), password)).bytes.subarray(0, 5).toString()).toBe(
      "%PDF-",
    );
    for (const Key of await keysOf(json.id)) {
      const { Body } = await send(platformStore(), "GetObject", { Key });
      expect((await Body?.transformToString("latin1"))?.slice(0, 4)).toBe("TMLA");
    }
  });

  it("saved as a document has the same protection and password", async () => {
    const documentId = await filed(ana, pdfFile(written), { parola: "cheia", secret: "true" });
    const { json } = await start(own, documentId, {}, password);
    expect((await own.post(`/api/transcriere/${json.id}/salveaza`, {})).status).toBe(403);
    const saved = await own.post<DocumentView>(
      `/api/transcriere/${json.id}/salveaza`,
      { denumire: "Textul" },
      password,
    );
    expect([saved.status, saved.json]).toMatchObject([
      201,
      { denumire: "Textul", tipSecuritate: "PAROLA", visibility: "SECRET", extensie: "txt" },
    ]);
    const download = `/api/documents/${saved.json.id}/download`;
    expect((await own.get(download)).status).toBe(403);
    expect((await own.get(download, password)).text).toBe("Pagina întâi\fPagina a doua");
  });
});

describe("a text that is more than one answer carries", () => {
  /** Encoded as by programs of the nineties; in UTF-8 it is twice as long. */
  const long = Uint8Array.from({ length: 600_000 }, () => 0xef);

  it.each<Record<string, string>>([{}, { criptat: "true" }])(
    "a text that is more than one answer carries is downloaded from the store, protected as %o",
    async (protection) => {
      const file = new File([long], "я.txt", { type: "text/plain" });
      const { json } = await start(own, await filed(ana, file, protection));
      const direct = await own.get<{ message: string }>(textAt(json.id));
      expect([direct.status, direct.json.message]).toEqual([413, "error.textMare"]);
      const { status, headers } = await own.get(downloadAt(json.id, "txt"));
      expect(status).toBe(307);
      const answer = await fetch(headers.location ?? "");
      expect(answer.headers.get("content-disposition")).toContain("txt");
      expect(await answer.text()).toBe("п".repeat(600_000));
    },
  );
});

it("a text is saved as a new document under its document's name where none is given, as text or as the searchable PDF", async () => {
  const { json } = await start(own, await filed(ana, pdfFile(scan, "Hotărâre.pdf")));
  await work();
  const text = await own.post<DocumentView>(`/api/transcriere/${json.id}/salveaza`);
  expect([text.status, text.headers.location, text.json]).toMatchObject([
    201,
    `http://temelia.test/documents/api/documents/${text.json.id}`,
    { visibility: "PERSONAL", extensie: "txt" },
  ]);
  const pdf = await own.post<DocumentView>(`/api/transcriere/${json.id}/salveaza`, { format: "pdf" });
  expect([pdf.json.extensie, pdf.json.denumire]).toEqual(["pdf", text.json.denumire]);
  const again = await start(own, pdf.json.id);
  expect([again.status, again.json.status]).toEqual([200, "FINALIZATA"]);
});

it("a text is saved as a new document and not into a bucket of others: 403", async () => {
  const bucket = await bucketOf(await organization());
  const { json } = await start(own, await filed(ana, pdfFile(written)));
  expect((await own.post(`/api/transcriere/${json.id}/salveaza`, { bucketId: bucket.id })).status).toBe(403);
});

it("purging a document takes its transcriptions along", async () => {
  const documentId = await filed(ana, pdfFile(written));
  const { json } = await start(own, documentId);
  expect(await keysOf(json.id)).toHaveLength(1);
  await own.delete(`/api/documents/${documentId}`);
  expect((await own.post(`/api/documents/${documentId}/purge`)).status).toBe(200);
  expect(await keysOf(json.id)).toEqual([]);
  expect((await own.get(`/api/conversies/${json.id}`)).status).toBe(404);
  expect(await read(Documents, { id: documentId })).toMatchObject({ status: "PURJAT" });
});

import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import { withPdf } from "../../../../shared/text/pdf.ts";
import { toPng } from "../../../../shared/text/picture-formats.ts";
import type { PageOf } from "../../../../shared/http/responses.ts";
import type { Scan } from "../../../../shared/ocr/scan-apart.ts";
import { scannedPdf, writtenPdf } from "../../../../shared/testing/scanned-pdf.ts";
import { as, bucketOf, member, organization, organizationAdmin, person, type Person } from "../../testing.ts";
import { indexed } from "../../keeping/search/testing.ts";
import type { Bucket } from "../../records/bucket.ts";
import type { ConversionView } from "../../records/conversion.ts";
import type { DocumentEvent } from "../../records/event.ts";
import { startByItself } from "./start-by-itself.ts";
import { filed, pdfFile, start, work } from "./testing.ts";

const settings = vi.hoisted(() => ({ ocrEngine: "tesseract", ocrDataFolder: "none" }));
vi.mock("../../../../shared/ocr/config.ts", () => ({ config: settings }));
vi.mock("../../../../shared/ocr/scan-apart.ts", () => ({
  withScan: (_file: object, _of: object, use: (scan: Scan) => Promise<unknown>) =>
    use({
      read: () =>
        Promise.resolve({ text: "recunoscutul", words: [], layer: { pdf: new Uint8Array(), turn: 0 } }),
      searchable: () => Promise.resolve(new Uint8Array()),
    }),
}));

let ana: Person;
let scan: Buffer;
beforeAll(async () => {
  ana = await person();
  scan = await scannedPdf(["unu"]);
});
beforeEach(async () => {
  settings.ocrEngine = "tesseract";
  await indexed();
  await work();
});

/** Lets the workers index and recognise what was uploaded. */
const followed = async () => {
  await indexed();
  await work();
  await indexed();
};
const conversionsOf = async (id: number, somebody = ana) =>
  (await as(somebody).get<PageOf<ConversionView>>(`/api/conversies?filter[documentId]=${id}`)).json.items;

it("a document that was uploaded without a text is recognised by itself, found, and says so in its history", async () => {
  const id = await filed(ana, pdfFile(scan));
  await followed();
  expect(await conversionsOf(id)).toMatchObject([
    { automata: true, status: "FINALIZATA", tip: "AUTO", limba: "ro", numarVersiune: 1, creatDe: ana.login },
  ]);
  const found = await as(ana).get<PageOf<{ id: number }>>("/api/search/documente?q=recunoscutul");
  expect(found.json.items.map((one) => one.id)).toContain(id);
  const { json } = await as(ana).get<PageOf<DocumentEvent>>(
    `/api/eveniment-documents?filter[documentId]=${id}&filter[tip]=TRANSCRIS`,
  );
  expect(json.items[0]?.detalii).toMatchObject({ automata: true });
});

it("a picture is recognised by itself, and so is a new version; a text, a damaged file and a sealed scan are not", async () => {
  const picture = await withPdf(scan, ({ draw }) => toPng(draw(1, { dpi: 50, grey: true })));
  const file = new File([Uint8Array.from(picture)], "poza.png", { type: "image/png" });
  const ofPicture = await filed(ana, file);
  const written = await filed(ana, pdfFile(await writtenPdf(["scris"])));
  const damaged = await filed(ana, pdfFile(scan.subarray(0, 400)));
  const sealed = await filed(ana, pdfFile(scan), { criptat: "true" });
  await followed();
  expect(await conversionsOf(ofPicture)).toHaveLength(1);
  for (const id of [written, damaged, sealed]) expect(await conversionsOf(id)).toEqual([]);
  await as(ana).upload(`/api/documents/${written}/versions`, { file: pdfFile(scan) });
  await followed();
  expect(await conversionsOf(written)).toMatchObject([{ numarVersiune: 2, status: "FINALIZATA" }]);
});

it("a version is recognised by itself once, not if somebody asked before, and not again after it was stopped", async () => {
  const id = await filed(ana, pdfFile(scan));
  const offered = { documentId: id, numarVersiune: 1 };
  const [one, two] = await Promise.all([startByItself(offered), startByItself(offered)]);
  expect([one, two].filter((started) => started !== undefined)).not.toEqual([]);
  await followed();
  const [conversion, ...others] = await conversionsOf(id);
  expect(others).toEqual([]);
  expect((await as(ana).delete(`/api/conversies/${conversion?.id ?? 0}`)).status).toBe(204);
  expect(await startByItself(offered)).toBeUndefined();
  const asked = await filed(ana, pdfFile(scan));
  await start(as(ana), asked);
  await followed();
  expect(await conversionsOf(asked)).toHaveLength(1);
  expect(await startByItself({ documentId: asked, numarVersiune: 2 })).toBeUndefined();
});

it("a container says whether its scans are recognised by themselves, and in which language", async () => {
  const of = await organization();
  const bucket = await bucketOf(of);
  const [owner, admin] = [await member(bucket), as(await organizationAdmin(of))];
  const change = (fields: object) =>
    admin.put<Bucket>(`/api/admin/buckets/${bucket.id}`, { denumire: bucket.denumire, ...fields });
  const limbaOf = async () => {
    const id = await filed(owner, pdfFile(scan), { bucketId: String(bucket.id) });
    await followed();
    return (await conversionsOf(id, owner)).map(({ limba }) => limba);
  };
  expect((await change({ recunoastere: "LA_CERERE" })).json).toMatchObject({ recunoastere: "LA_CERERE" });
  expect(await limbaOf()).toEqual([]);
  expect((await change({ recunoastere: "AUTOMATA", limbaScanarilor: "en" })).status).toBe(200);
  expect(await limbaOf()).toEqual(["en"]);
  settings.ocrEngine = "textract";
  expect(await limbaOf()).toEqual(["en"]);
  const { json } = await change({ recunoastere: null });
  expect([json.recunoastere, json.limbaScanarilor]).toEqual([undefined, "en"]);
  expect(await limbaOf()).toEqual([]);
  settings.ocrEngine = "tesseract";
  // No data of Russian are installed.
  await change({ limbaScanarilor: "ru" });
  expect(await limbaOf()).toEqual([]);
});

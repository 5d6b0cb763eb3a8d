import { PDFDict, PDFDocument, PDFName, TextRenderingMode } from "@cantoo/pdf-lib";
import { expect, it } from "vitest";
import { pdfWith, pdfWithoutTable, saved, textField } from "../testing/form-pdf.ts";
import { scannedPdf, writtenPdf } from "../testing/scanned-pdf.ts";
import { pagesOf } from "./text-of.ts";
import { UnreadableFile } from "./unreadable.ts";

const contentType = "application/pdf";
const read = async (pdf: PDFDocument) => pagesOf({ bytes: await saved(pdf), contentType });

it("what a PDF says has the values of its fields, the texts of its notes, each once, after the text of the page", async () => {
  const pdf = await pdfWith(
    [
      textField("nume", "Ștefan Țurcanu"),
      { Subtype: "Widget", FT: "Ch", Ff: 1 << 17, texts: { T: "oras", V: "Bălți" }, Opt: ["Bălți", "Orhei"] },
      { Subtype: "Text", texts: { Contents: "verificat de juridic" } },
      { Subtype: "FreeText", texts: { Contents: "urgent, urgent" } },
      { Subtype: "Stamp", texts: { Contents: "Cerere" } },
    ],
    { text: "Cerere" },
  );
  expect(await read(pdf)).toEqual([
    { text: "Cerere\nȘtefan Țurcanu\nBălți\nverificat de juridic\nurgent, urgent", isPicture: false },
  ]);
});

it("what a PDF says has what a field shows, which may be more than its value, and where it has no value", async () => {
  const pdf = await pdfWith([textField("suma", "1250")], { text: "Suma" });
  const [field] = pdf.getPage(0).node.Annots()?.asArray() ?? [];
  const { context } = pdf;
  const picture = context.register(
    context.stream("BT /F 12 Tf 2 6 Td (1 250,00 lei) Tj ET", {
      Type: "XObject",
      Subtype: "Form",
      BBox: [0, 0, 250, 24],
      Resources: { Font: { F: { Type: "Font", Subtype: "Type1", BaseFont: "Helvetica" } } },
    }),
  );
  context.lookup(field, PDFDict).set(PDFName.of("AP"), context.obj({ N: picture }));
  expect((await read(pdf))[0]?.text).toBe("Suma\n1 250,00 lei\n1250");
});

it("what a PDF says leaves out what nobody is to see: passwords, hidden fields and notes, names of ticks", async () => {
  const pdf = await pdfWith(
    [
      textField("cheie", "secretul", { Ff: 1 << 13 }),
      textField("intern", "ascuns", { F: 2 }),
      { Subtype: "Text", F: 2, texts: { Contents: "ascuns" } },
      { Subtype: "Widget", FT: "Btn", V: "Acceptat", AS: "Acceptat", texts: { T: "acord" } },
    ],
    { text: "Cerere" },
  );
  expect((await read(pdf))[0]?.text).toBe("Cerere");
});

it("what a PDF says has the names of its attachments and the text of those that have one, also of what is attached to them", async () => {
  const inner = await PDFDocument.load(await writtenPdf(["Contract de arendă"]));
  await inner.attach(Buffer.from("departe"), "departe.txt");
  const pdf = await PDFDocument.load(await writtenPdf(["Scrisoare", "Anexe"]));
  await pdf.attach(Buffer.from("Предмет договора"), "notă.txt");
  await pdf.attach(await inner.save(), "contract.pdf");
  await pdf.attach(Buffer.alloc(400, 7), "poza.bin");
  await pdf.attach(Buffer.from("%PDF-1.7 nimic"), "stricat.pdf");
  const pages = (await read(pdf)).map(({ text }) => text);
  expect(pages[0]).toBe("Scrisoare");
  expect(pages[1]?.split("\n").toSorted()).toEqual(
    [
      "Anexe",
      "notă",
      "Предмет договора",
      "contract",
      "Contract de arendă",
      "departe",
      "departe",
      "poza.bin",
      "stricat.pdf",
    ].toSorted(),
  );
});

it("what a PDF says is in its picture where a font has no table of characters, and where a page has no text of its own", async () => {
  expect(await read(await pdfWithoutTable("Consiliul municipal decide"))).toEqual([
    { text: "", isPicture: true },
  ]);
  const form = await pdfWith([textField("nume", "Ana")]);
  expect(await read(form)).toEqual([{ text: "Ana", isPicture: true }]);
});

const refusalOf = (bytes: Buffer): Promise<unknown> =>
  pagesOf({ bytes, contentType }).then(
    () => undefined,
    (error: unknown) => (error instanceof UnreadableFile ? error.reason : error),
  );

it("what a PDF says is behind a password where it is encrypted for the holders of certificates", async () => {
  const pdf = await PDFDocument.load(await writtenPdf(["text"]));
  const { context } = pdf;
  const encryption = context.obj({ Filter: "Adobe.PubSec", SubFilter: "adbe.pkcs7.s5", V: 4, Length: 128 });
  context.trailerInfo.Encrypt = context.register(encryption);
  expect(await refusalOf(Buffer.from(await pdf.save({ useObjectStreams: false })))).toBe("cuParola");
});

/** A scan whose picture is drawn at a part of its size, with words over it. */
async function stamped(words: number, { scale = 1, isInvisible = false } = {}): Promise<PDFDocument> {
  const pdf = await PDFDocument.create();
  const [scan] = await pdf.embedPdf(await scannedPdf(["Consiliul municipal"]));
  const paper = pdf.addPage([595, 842]);
  if (scan) paper.drawPage(scan, { x: 0, y: 0, width: 595 * scale, height: 842 * scale });
  paper.drawText(Array.from({ length: words }, (_, index) => `cuvantul${String(index)}`).join(" "), {
    x: 20,
    y: 820,
    size: 4,
    ...(isInvisible ? { renderMode: TextRenderingMode.Invisible } : {}),
  });
  return pdf;
}

it("what a PDF says is in its picture where a picture fills the page and few words stand over it, also inside of a form", async () => {
  const isPicture = async (...of: Parameters<typeof stamped>) =>
    (await read(await stamped(...of)))[0]?.isPicture;
  expect(await isPicture(3)).toBe(true);
  expect(await isPicture(29)).toBe(true);
  expect(await isPicture(30)).toBe(false);
  expect(await isPicture(9, { scale: 0.6 })).toBe(true);
  expect(await isPicture(10, { scale: 0.6 })).toBe(false);
  expect(await isPicture(3, { scale: 0.4 })).toBe(false);
});

it("what a PDF says is not in its picture where its words were recognised before and lie over it unseen", async () => {
  expect((await read(await stamped(3, { isInvisible: true })))[0]?.isPicture).toBe(false);
});

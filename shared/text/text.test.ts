import { PDFDocument, rgb } from "@cantoo/pdf-lib";
import { Document, Packer, Paragraph } from "docx";
import * as fontkit from "fontkit";
import { readFile } from "node:fs/promises";
import { inflateSync } from "node:zlib";
import { expect, it } from "vitest";
import { hasTextLayer } from "./file-kinds.ts";
import { noise, utf16, windows1250, windows1251, zip } from "../testing/file-samples.ts";
import { MOST_PIXELS, withPdf } from "./pdf.ts";
import { toPng, toPnm } from "./picture-formats.ts";
import { textOf } from "./text-of.ts";
import { UnreadableFile } from "./unreadable.ts";

const PDF = "application/pdf";
const DOCX = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

/** A PDF with a page for each text, and a black square in the upper left corner of each. */
async function pdfOf(texts: string[], size: [number, number] = [595, 842]): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  pdf.registerFontkit(fontkit);
  const font = await pdf.embedFont(await readFile("node_modules/dejavu-fonts-ttf/ttf/DejaVuSans.ttf"), {
    subset: true,
  });
  for (const text of texts) {
    const page = pdf.addPage(size);
    page.drawText(text, { x: 100, y: 400, size: 12, font });
    page.drawRectangle({ x: 0, y: size[1] - 72, width: 72, height: 72, color: rgb(0, 0, 0) });
  }
  return Buffer.from(await pdf.save());
}

const refusalOf = (bytes: Buffer, contentType = PDF): Promise<unknown> =>
  textOf({ bytes, contentType }).then(
    () => undefined,
    (error: unknown) => (error instanceof UnreadableFile ? error.reason : error),
  );

it("the text of a PDF is read page by page, in Romanian and Russian, with form feeds between the pages", async () => {
  const bytes = await pdfOf(["Școala din Bălți își ține țelul", "Ёлка и мой дом"]);
  expect(await textOf({ bytes, contentType: PDF })).toBe("Școala din Bălți își ține țelul\fЁлка и мой дом");
});

it("the text of a PDF ends where as many characters were read as are wanted", async () => {
  const bytes = await pdfOf(["unu doi", "trei"]);
  expect(await textOf({ bytes, contentType: PDF }, 5)).toBe("unu d");
});

it("the text of a PDF is empty where no page has any", async () => {
  expect(await textOf({ bytes: await pdfOf([" ", ""]), contentType: PDF })).toBe("");
});

it("the text of a PDF is refused where the file is damaged, no PDF, or encrypted with a password", async () => {
  const bytes = await pdfOf(["text"]);
  expect(await refusalOf(bytes.subarray(0, 200))).toBe("stricat");
  expect(await refusalOf(noise)).toBe("stricat");
  const pdf = await PDFDocument.load(bytes);
  pdf.encrypt({ userPassword: "cheie", ownerPassword: "alta" });
  expect(await refusalOf(Buffer.from(await pdf.save({ useObjectStreams: false })))).toBe("cuParola");
});

it("the picture of a page is drawn in grey at so many dots an inch, and in colour at a width", async () => {
  const [grey, colour] = await withPdf(await pdfOf(["text"]), (pdf) => [
    pdf.draw(1, { dpi: 72, grey: true }),
    pdf.draw(1, { width: 300, grey: false }),
  ]);
  expect([grey.width, grey.height, grey.data.length]).toEqual([595, 842, 595 * 842]);
  expect([colour.width, colour.height, colour.data.length]).toEqual([300, 424, 300 * 424 * 3]);
  expect([grey.data[0], grey.data[595 * 842 - 1]]).toEqual([0, 255]);
});

it("the picture of a page of a page as large as a house has no more pixels than memory is there for", async () => {
  const picture = await withPdf(await pdfOf(["text"], [14_400, 14_400]), (pdf) =>
    pdf.draw(1, { dpi: 200, grey: true }),
  );
  expect(picture.width * picture.height).toBeLessThanOrEqual(MOST_PIXELS);
  expect(picture.width).toBeGreaterThan(3400);
});

it("the picture of a page is a PNG whose rows are those of the picture, and a PNM", () => {
  const picture = { width: 2, height: 2, grey: true, data: Uint8Array.from([1, 2, 4, 8]) };
  expect(toPnm(picture)).toEqual(Buffer.concat([Buffer.from("P5\n2 2\n255\n"), picture.data]));
  const png = toPng(picture);
  const data = png.indexOf("IDAT") + 4;
  expect([...inflateSync(png.subarray(data))]).toEqual([2, 1, 2, 2, 3, 6]);
});

it("the text of other files of a DOCX is its paragraphs", async () => {
  const children = ["Hotărâre", "Повестка дня"].map((text) => new Paragraph(text));
  const bytes = await Packer.toBuffer(new Document({ sections: [{ children }] }));
  expect(await textOf({ bytes, contentType: DOCX })).toBe("Hotărâre\nПовестка дня");
});

it("the text of other files of a DOCX is refused where it is damaged, or where a small file hides a large one", async () => {
  expect(await refusalOf(zip({ a: "b" }), DOCX)).toBe("stricat");
  expect(await refusalOf(noise, DOCX)).toBe("stricat");
  expect(await refusalOf(zip({ "word/document.xml": "0".repeat(51_000_000) }), DOCX)).toBe("preaMare");
});

it("the text of other files of a text file is itself, in UTF-8, UTF-16 and what older programs wrote", async () => {
  const read = (bytes: Buffer) => textOf({ bytes, contentType: "text/plain" });
  expect(await read(Buffer.from("\ufeffțară"))).toBe("țară");
  expect(await read(utf16)).toBe("denumire\tsuma\r\n");
  expect(await read(windows1251)).toBe("Привет, мир\r\n");
  expect(await read(windows1250)).toBe("Ştefan\r\n");
});

it("the text of other files is there for PDF, DOCX and plain text, for archives, and not for pictures", async () => {
  const types = [PDF, DOCX, "text/plain", "text/csv; charset=utf-8", "application/zip", "image/png"];
  expect(types.map(hasTextLayer)).toEqual([true, true, true, true, true, false]);
  await expect(textOf({ bytes: noise, contentType: "image/png" })).rejects.toThrow(TypeError);
});

import { degrees, PDFDocument } from "@cantoo/pdf-lib";
import { expect, it } from "vitest";
import { pdfWith, saved, textField } from "../testing/form-pdf.ts";
import { scannedPdf, writtenPdf } from "../testing/scanned-pdf.ts";
import { type Line, pageWords } from "./page-words.ts";

const contentType = "application/pdf";
const wordsOf = (bytes: Buffer, range = { from: 1, pages: 20 }) => pageWords({ bytes, contentType }, range);
const textsOf = (lines: Line[] = []) => lines.map(({ text }) => text);

/** The words of lines with the points of their middles. */
const middles = (lines: Line[] = []) =>
  lines.flatMap(({ text, top, height, places }) =>
    text.split(" ").map((word, index) => {
      const [left = 0, width = 0] = places.slice(index * 2);
      return { word, x: (left + width / 2) / 10, y: (top + height / 2) / 10 };
    }),
  );

it("words of a page have the places where they are drawn, line by line", async () => {
  const { pageCount, pages } = await wordsOf(await writtenPdf(["Planul urbanistic\nal orașului", "doi"]));
  const [first] = pages;
  expect([pageCount, pages.length, first?.width, first?.height]).toEqual([2, 2, 5950, 8420]);
  expect(textsOf(first?.lines)).toEqual(["Planul urbanistic", "al orașului"]);
  const [plan, urban, al] = middles(first?.lines);
  expect(plan?.x).toBeGreaterThan(56);
  expect(urban?.x).toBeGreaterThan((plan?.x ?? 0) + 30);
  // The base of the first line is 80 points below the top, and the second line is 20 points lower.
  expect(Math.abs((plan?.y ?? 0) - 76)).toBeLessThan(6);
  expect(Math.round((al?.y ?? 0) - (plan?.y ?? 0))).toBe(20);
});

it("words of a page that is shown turned or cropped stand where they are seen", async () => {
  const pdf = await PDFDocument.load(await writtenPdf(["Plan"]));
  const page = pdf.getPage(0);
  page.setRotation(degrees(90));
  page.setCropBox(0, 742, 595, 100);
  const { pages } = await wordsOf(Buffer.from(await pdf.save()));
  expect([pages[0]?.width, pages[0]?.height]).toEqual([1000, 5950]);
  const [plan] = middles(pages[0]?.lines);
  // 80 points below the top is 80 points from the right edge now.
  expect(Math.abs((plan?.x ?? 0) - 24)).toBeLessThan(6);
  expect(Math.abs((plan?.y ?? 0) - 70)).toBeLessThan(10);
});

it("words of a page that are broken at the end of a line say so, and one that keeps its hyphen does not", async () => {
  const { pages } = await wordsOf(await writtenPdf(["Se notifi-\ncare într-\nun termen"]));
  expect(textsOf(pages[0]?.lines)).toEqual(["Se notifi\u00AD", "care într-", "un termen"]);
});

it("words of a page are also those that its fields show", async () => {
  const pdf = await pdfWith([textField("nume", "Rusu")], { text: "Cerere", needsPictures: true });
  pdf.getForm().updateFieldAppearances();
  const { pages } = await wordsOf(await saved(pdf));
  expect(textsOf(pages[0]?.lines)).toEqual(["Cerere", "Rusu"]);
});

it("a page of a scan has no words, and says that they are in its picture", async () => {
  const { pages } = await wordsOf(await scannedPdf(["Planul urbanistic general"]));
  expect(pages).toMatchObject([{ isPicture: true, lines: [] }]);
});

it("pages are read from one on, up to a number of them", async () => {
  const bytes = await writtenPdf(["unu", "doi", "trei"]);
  const { pageCount, pages } = await wordsOf(bytes, { from: 2, pages: 1 });
  expect([pageCount, pages.flatMap(({ lines }) => textsOf(lines))]).toEqual([3, ["doi"]]);
  expect((await wordsOf(bytes, { from: 4, pages: 1 })).pages).toEqual([]);
});

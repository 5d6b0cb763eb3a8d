import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { dataOf } from "../ocr/language-data.ts";
import { startTesseract } from "../ocr/tesseract.ts";
import { namedFonts, pdfWithFonts } from "../testing/pdf-with-fonts.ts";
import { withPdf, type Picture } from "./pdf.ts";

const ROMANIAN = "Orașul Bălți hotărăște: construcțiile își păstrează înălțimea";
const RUSSIAN = "Заявление о переоформлении участка, объём съёмки, щука";

const DPI = 200;
const pictureOf = (pdf: Buffer, dpi = DPI): Promise<Picture> =>
  withPdf(pdf, ({ draw }) => draw(1, { dpi, grey: true }));

/** The share of the dark pixels of both pictures that only one of them has. */
function difference(a: Picture, b: Picture): number {
  let [dark, differing] = [0, 0];
  for (let at = 0; at < a.data.length; at += 1) {
    const [one, other] = [(a.data[at] ?? 255) < 128, (b.data[at] ?? 255) < 128];
    if (one || other) dark += 1;
    if (one !== other) differing += 1;
  }
  return differing / dark;
}

it.each([
  ["Romanian", ROMANIAN],
  ["Russian", RUSSIAN],
])("a page in %s looks the same with and without its fonts in the file", async (_, text) => {
  for (const font of namedFonts) {
    const bare = await pictureOf(await pdfWithFonts(text, [font], { embedded: false }), 72);
    const whole = await pictureOf(await pdfWithFonts(text, [font], { embedded: true }), 72);
    expect(difference(bare, whole), font.name).toBeLessThan(0.05);
  }
});

it("the letters of a Romanian page without embedded fonts are read from its picture", async () => {
  const lines = await read(await pictureOf(await pdfWithFonts(ROMANIAN, namedFonts, { embedded: false })));
  // Breves above the first line are sometimes taken for a line of their own.
  expect(lines.slice(-namedFonts.length)).toEqual(namedFonts.map(() => ROMANIAN));
});

it("the demo's HOT-2026-001 is read from its picture as it was written", async () => {
  const lines = await read(await pictureOf(readFileSync("localstack/demo/files/hotarare.pdf")));
  expect(lines).toContain("Consiliul Orașului Demo, întrunit în ședința ordinară, hotărăște:");
  expect(lines).toContain("3. Înălțimea construcțiilor noi din zona centrală nu depășește patru niveluri.");
});

async function read(picture: Picture): Promise<string[]> {
  const data = dataOf("ro");
  if (!data) throw new Error("no data");
  const { recognize, end } = await startTesseract("ro", data);
  try {
    return (await recognize({ draw: () => picture, dpi: DPI })).text.split("\n").filter(Boolean);
  } finally {
    await end();
  }
}

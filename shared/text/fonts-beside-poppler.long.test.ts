import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it, type TestContext } from "vitest";
import { dataOf } from "../ocr/language-data.ts";
import type { Language } from "../ocr/language.ts";
import type { LanguageData } from "../ocr/packed-data.ts";
import { startTesseract } from "../ocr/tesseract.ts";
import { distance, oneLine } from "../testing/distance.ts";
import { russianData } from "../testing/russian-data.ts";
import { namedFonts, pdfWithFonts } from "../testing/pdf-with-fonts.ts";
import { withPdf, type Picture } from "./pdf.ts";

const DPI = 200;
const texts = {
  ro: "Orașul Bălți hotărăște: construcțiile își păstrează înălțimea",
  ru: "Заявление о переоформлении участка, объём съёмки, щука",
};
const scratch = mkdtempSync(join(tmpdir(), "temelia-poppler-"));

afterAll(() => {
  rmSync(scratch, { recursive: true });
});

/** Skips a test if a program or data are missing, and names them. */
function needed(context: TestContext, language: Language): LanguageData {
  const data = dataOf(language) ?? russianData();
  const missing = [
    ...(spawnSync("pdftoppm", ["-v"]).error ? ["pdftoppm (poppler-utils)"] : []),
    ...(data ? [] : ["rus.traineddata (tesseract-ocr-rus)"]),
  ];
  if (missing.length > 0 || !data) return context.skip(`missing: ${missing.join(", ")}`);
  return data;
}

/** The first page as poppler draws it: a PGM (netpbm), 8-bit grey. */
function popplersPicture(pdf: Buffer): Picture {
  const file = join(scratch, "page.pdf");
  writeFileSync(file, pdf);
  const pgm = execFileSync("pdftoppm", ["-gray", "-r", String(DPI), "-f", "1", "-l", "1", file], {
    maxBuffer: 100_000_000,
  });
  const [header = "", width, height] =
    /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(pgm.toString("latin1", 0, 40)) ?? [];
  return { width: Number(width), height: Number(height), grey: true, data: pgm.subarray(header.length) };
}

for (const language of ["ro", "ru"] as const)
  for (const embedded of [true, false])
    it(`a page in ${language} with${embedded ? "" : "out"} embedded fonts is read from our picture as from poppler's`, async (context) => {
      const data = needed(context, language);
      const pdf = await pdfWithFonts(texts[language], namedFonts, { embedded });
      const ours = await withPdf(pdf, ({ draw }) => draw(1, { dpi: DPI, grey: true }));
      const { recognize, end } = await startTesseract(language, data);
      const read = async (picture: Picture) =>
        oneLine((await recognize({ draw: () => picture, dpi: DPI })).text);
      const here = await read(ours);
      const there = await read(popplersPicture(pdf)).finally(() => void end());
      const written = oneLine(namedFonts.map(() => texts[language]).join(" "));
      const wrong = (found: string) => distance(found, written) / written.length;
      expect(wrong(here)).toBeLessThanOrEqual(0.02);
      expect(wrong(here)).toBeLessThanOrEqual(wrong(there) + 0.005);
    });

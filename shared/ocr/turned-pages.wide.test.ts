import { expect, it, type TestContext } from "vitest";
import { russianData } from "../testing/russian-data.ts";
import { scannings } from "../testing/scanned-paper.ts";
import { worseThanUpright, wrongIn } from "../testing/turned-scans.ts";
import { dataOf } from "./language-data.ts";
import type { LanguageData } from "./packed-data.ts";

/** A letter of each resolution; `npm run bench -- scans` reads more. */
const pages = scannings
  .filter(({ dpi, isBilevel }) => isBilevel !== (dpi === 200))
  .map((scanning, letter) => ({ letter, scanning }));
const PATIENCE_MS = 600_000;

function needed(context: TestContext, language: "ro" | "ru"): LanguageData {
  const data = language === "ru" ? russianData() : dataOf(language);
  return data ?? context.skip("missing: rus.traineddata (tesseract-ocr-rus)");
}

for (const language of ["ro", "ru"] as const)
  it(
    `pages in ${language} are read as well whichever side is up, and if they lie askew`,
    async (context) => {
      const data = needed(context, language);
      const found = await wrongIn({ language, data }, pages);
      const row = found.map(
        ({ turn, wrong, written }) => `${turn}°: ${((1000 * wrong) / written).toFixed(1)}`,
      );
      process.stdout.write(`wrong letters of 1000, ${language}: ${row.join(", ")}\n`);
      expect(found[0]?.wrong).toBeGreaterThan(0);
      expect(worseThanUpright(found)).toEqual([]);
    },
    PATIENCE_MS,
  );

import { expect, it, type TestContext } from "vitest";
import { russianData } from "../testing/russian-data.ts";
import { scannings } from "../testing/scanned-paper.ts";
import { type Wrong, worseThanUpright, wrongIn } from "../testing/turned-scans.ts";
import { dataOf } from "./language-data.ts";
import type { LanguageData } from "./packed-data.ts";

/** A letter by scanners whose pages are read nearly without faults; `npm run bench -- scans` reads more, also worse ones. */
const pages = scannings
  .filter(({ dpi, isBilevel }) => dpi === 200 || (dpi === 150 && !isBilevel))
  .map((scanning) => ({ letter: 0, scanning }));
/** So few of 1,000 letters are chance: each angle has a grain of its own. */
const CHANCE = 5;
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
      const isChance = ({ wrong, written }: Wrong) => (1000 * wrong) / written <= CHANCE;
      const worse = worseThanUpright(found);
      expect(found.filter((of) => worse.includes(Math.abs(of.turn)) && !isChance(of))).toEqual([]);
    },
    PATIENCE_MS,
  );

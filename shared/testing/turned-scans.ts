import type { LanguageData } from "../ocr/packed-data.ts";
import { withScan } from "../ocr/scan-apart.ts";
import { distance, oneLine } from "./distance.ts";
import { letters } from "./office-letters.ts";
import { scannedPaper, type Scanning } from "./scanned-paper.ts";

/** By how many degrees papers lie turned. */
export const TURNS = [0, 90, 180, 270, 4, -4] as const;
/** A turned page may have that many times the wrong letters of the upright one. */
export const MOST_OF_UPRIGHT = 1.1;

/** Of pages that lie turned alike: how many letters are wrong, missing or too many, and how many are written. */
export interface Wrong {
  turn: number;
  wrong: number;
  written: number;
}

/** Reads letters of a language as these scanners give them, turned by each of the angles. */
export async function wrongIn(
  { language, data }: { language: "ro" | "ru"; data: LanguageData },
  pages: readonly { letter: number; scanning: Scanning }[],
): Promise<Wrong[]> {
  const found: Wrong[] = [];
  for (const turn of TURNS) {
    const of: Wrong = { turn, wrong: 0, written: 0 };
    for (const { letter, scanning } of pages) {
      const text = letters[language][letter] ?? "";
      const bytes = await scannedPaper(text, scanning, turn);
      const file = { bytes, contentType: "application/pdf" };
      const { text: read } = await withScan(file, { language, data }, (scan) => scan.read(1));
      of.wrong += distance(oneLine(read), oneLine(text));
      of.written += oneLine(text).length;
    }
    found.push(of);
  }
  return found;
}

/** The angles at which more letters are wrong than the limit allows; to the left and to the right they count together. */
export function worseThanUpright(found: readonly Wrong[]): number[] {
  const upright = found.find(({ turn }) => turn === 0)?.wrong ?? 0;
  const alike = Map.groupBy(found, ({ turn }) => Math.abs(turn));
  return [...alike].flatMap(([turn, of]) => {
    const wrong = of.reduce((sum, one) => sum + one.wrong, 0) / of.length;
    return wrong > MOST_OF_UPRIGHT * upright ? [turn] : [];
  });
}

import { expect, it } from "vitest";
import { letters } from "../testing/office-letters.ts";
import { scannedPaper, scannings } from "../testing/scanned-paper.ts";
import { writtenPdf } from "../testing/scanned-pdf.ts";
import { type Pdf, type Picture, withPdf } from "../text/pdf.ts";
import { levelled, onWhite, quarterTurned, skewOf } from "./upright.ts";

const scanned = async <T>(turn: number, use: (pdf: Pdf) => T): Promise<T> => {
  const [scanning] = scannings;
  if (!scanning) throw new Error("there is no scanner");
  return withPdf(await scannedPaper(letters.ro[0] ?? "", scanning, turn), use);
};
const ownPixels = (pdf: Pdf): Picture => pdf.draw(1, { dpi: pdf.dpiOf(1) ?? 0, grey: true });

it("a scan is drawn pixel by pixel, so that it is the same picture whichever side is up", async () => {
  const upright = await scanned(0, ownPixels);
  for (const turn of [90, 180, 270]) {
    const back = quarterTurned(await scanned(turn, ownPixels), 360 - turn);
    expect([back.width, back.height]).toEqual([upright.width, upright.height]);
    expect(Buffer.compare(back.data, upright.data)).toBe(0);
  }
  expect(await scanned(0, (pdf) => Math.round(pdf.dpiOf(1) ?? 0))).toBe(150);
  expect(await withPdf(await writtenPdf(["scris"]), ({ dpiOf }) => dpiOf(1))).toBeUndefined();
});

it("how much a page lies askew is found to a tenth of a degree, and a straight one is left", async () => {
  for (const turn of [0, 4, -4, 1.3]) {
    const found = await scanned(turn, (pdf) => skewOf(onWhite(ownPixels(pdf))));
    expect(Math.abs(found + turn)).toBeLessThan(0.1);
  }
});

it("grey paper becomes white, as what comes in at its corners", () => {
  const page: Picture = { width: 4, height: 1, grey: true, data: Uint8Array.of(255, 220, 220, 110) };
  expect([...onWhite(page).data]).toEqual([255, 255, 255, 128]);
  const photograph: Picture = { width: 3, height: 1, grey: true, data: Uint8Array.of(10, 10, 90) };
  expect([...onWhite(photograph).data]).toEqual([10, 10, 90]);
});

it("a picture is smoothed alike whichever way it lies, and a single dark pixel is no longer ink", () => {
  const data = new Uint8Array(25).fill(255);
  data[7] = 0;
  const picture: Picture = { width: 5, height: 5, grey: true, data };
  const how = { degrees: 0, scale: 2 };
  const smooth = levelled(picture, how);
  expect([smooth.width, smooth.height]).toEqual([10, 10]);
  expect(Math.min(...levelled(picture, { degrees: 0, scale: 1 }).data)).toBeGreaterThan(128);
  expect(quarterTurned(smooth, 90)).toEqual(levelled(quarterTurned(picture, 90), how));
});

import { describe, expect, it } from "vitest";
import { withBundles } from "../../bench/bundles.ts";

const MOST_KIB = 900;

/** Libraries that a function needs whole: reading and writing PDF, recognising text. */
const heavy = /pdf|tesseract|textract|opencv/;

describe("the bundle of a function", () => {
  it("is at most 900 KiB minified, unless it carries a library for PDF or OCR", async () => {
    const large = await withBundles(async (bundles) => {
      expect(bundles.length).toBeGreaterThan(0);
      return bundles.filter(
        ({ bytes, heaviest }) => bytes > MOST_KIB * 1024 && !heaviest.some(([name]) => heavy.test(name)),
      );
    });
    expect(large.map(({ name, bytes, heaviest }) => [name, bytes, ...heaviest])).toEqual([]);
  });
});

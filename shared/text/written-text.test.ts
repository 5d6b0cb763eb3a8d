import { expect, it } from "vitest";
import { unlessIn, withOwnLines } from "./own-lines.ts";
import { cleanText, isLikelyText } from "./written-text.ts";

it("a text of a file is made of letters: ligatures are split, those of TeX's fonts too, and other signs stay as they are", () => {
  expect(cleanText("o\ufb03ce de \ufb01n\u00e9es, ½ m², № 5")).toBe("office de finées, ½ m², № 5");
  expect(cleanText("signi\u001cer, su\u001ece, de\fnition")).toBe("signifier, suffice, definition");
  expect(cleanText("\uf0b7 unu\u0000\ufffc\ufffd")).toBe("unu");
});

it("a text of a file has whole words where they were broken at the end of a line, and hyphens where they belong", () => {
  expect(cleanText("repar\ufffe\r\ntizarea hotă\u00ad\nrârii, cuvân\u00adtul")).toBe(
    "repartizarea hotărârii, cuvântul",
  );
  expect(cleanText("munici-\r\npiul Bălți, реше-\nние")).toBe("municipiul Bălți, решение");
  expect(cleanText("Anexa 2-\nA, dintr-\no dată, într\ufffe\nun an")).toBe(
    "Anexa 2-\nA, dintr-o dată, într-un an",
  );
});

const likely = (text: string, codes = "") =>
  isLikelyText({ text, codes, codesShare: codes.length / text.length });

it("a text of a file is told from codes of fonts: private and control codes, glyph numbers, and Cyrillic that calls itself Latin", () => {
  expect(likely("Consiliul municipal hotărăște: 1. Se aprobă 25,50 lei. «Да», – § 3")).toBe(true);
  expect(likely("Þetta er íslenska með þorn og ð í orðum")).toBe(true);
  expect(likely("\ue001\ue002\ue003 \ue004\ue005 de")).toBe(false);
  expect(likely("\u0001\u0004\u0005\u0006 \u0007\u0008")).toBe(false);
  expect(likely("þØ¶ §±¬ ÐðÞ¤ ¥©®")).toBe(false);
  expect(likely("Ðåøåíèå ñîâåòà")).toBe(false);
  expect(likely("'HFL]LDFRQVLOLXOXL", "'HFL]LDFRQVLOLXOXL")).toBe(false);
  expect(likely("Ideology as ritual", "Ideology as ritual")).toBe(true);
  expect(isLikelyText({ text: "", codes: "", codesShare: 0 })).toBe(true);
});

it("a line is added to a text only if it has a word which the text lacks, and once", () => {
  expect(unlessIn("Ștefan cel Mare", ["ștefan", "cel mare 31", "31", ""])).toEqual(["cel mare 31"]);
  expect(withOwnLines("Cerere\nIon Popa", "Ion Popa\nnota: urgent\furgent")).toBe(
    "Cerere\nIon Popa\nnota: urgent",
  );
});

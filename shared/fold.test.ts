import fc from "fast-check";
import { expect, it } from "vitest";
import { fold } from "./fold.ts";

it.each([
  ["Ședință ŞEDINŢĂ", "sedinta sedinta"],
  ["Hotărîre și înțelegere", "hotarire si intelegere"],
  ["s\u0326i", "si"],
  ["Ёлка, ёж", "елка, еж"],
  ["Йод и май", "йод и май"],
  ["Їжак", "іжак"],
  ["Straße İZMİR", "straße izmir"],
  ["한국 ①", "한국 ①"],
  ["😀 Școală 𐐀", "😀 scoala 𐐨"],
  ["\0 Ș\ud800", "\0 s\ud800"],
])("a folded text of %s is %s", (text, folded) => {
  expect(fold(text)).toBe(folded);
});

it("a folded text has a character for each one of the text, and does not change when it is folded again", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      expect(Array.from(fold(text))).toHaveLength(Array.from(text.normalize("NFC")).length);
      expect(fold(fold(text))).toBe(fold(text));
    }),
  );
});

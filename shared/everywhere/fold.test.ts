import fc from "fast-check";
import { expect, it } from "vitest";
import { fold, folding, spelling } from "./fold.ts";

it.each([
  ["Ședință ŞEDINŢĂ", "sedinta sedinta"],
  ["Hotărîre și înțelegere", "hotarire si intelegere"],
  ["s\u0326i", "si"],
  ["Ёлка, ёж", "елка, еж"],
  ["Йод и май", "йод и май"],
  ["за\u0301мок, и\u0306од", "замок, йод"],
  ["Їжак", "іжак"],
  ["Straße STRAẞE İZMİR ırmak", "strasse strasse izmir irmak"],
  ["Œuvre, Ærø, Đorđe, Łódź, Þór, ΣΑΣ σας", "oeuvre, aero, dorde, lodz, thor, σασ σασ"],
  ["oﬃciu ﬁșă", "officiu fisa"],
  ["Ｎｒ．　１２／２０２６", "nr. 12/2026"],
  ["coope\u00ADrare\u200B, zero\u200Dlat\uFEFF", "cooperare, zerolat"],
  ["12\u00A0345,50\u202F€", "12 345,50 €"],
  ["m² Ⅳ x₂", "m2 iv x2"],
  ["2½ ⑴", "2 1⁄2   (1) "],
  ["№ 5, Nume™", "№ 5, nume™"],
  ["हिन्दी", "हिन्दी"],
  ["한국 ①", "한국 1"],
  ["ｶﾞｽ", "カス"],
  ["😀 Școală 𐐀", "😀 scoala 𐐨"],
  ["\0 Ș\ud800", "\0 s\ud800"],
])("a folded text of %s is %s", (text, folded) => {
  expect(fold(text)).toBe(folded);
});

it("a folded text does not change when it is folded again", () => {
  for (const unit of ["grapheme", "binary"] as const)
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 20 }), (text) => {
        expect(fold(fold(text))).toBe(fold(text));
      }),
      { numRuns: 500 },
    );
  const all = Array.from({ length: 0x10000 }, (_, code) => String.fromCodePoint(code)).join("\n");
  expect(fold(fold(all)) === fold(all)).toBe(true);
});

it("each part of a folded text has a place in the original, in its order, and folds to that part", () => {
  const piece = fc.oneof(
    fc.constantFrom("ß", "\u00AD", "\u200B", "ﬃ", "½", "a", "ș", " ", "1", "й", "\u0301", "𝐀", "Ж"),
    fc.string({ unit: "binary", maxLength: 2 }),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const original = pieces.join("").normalize("NFC");
      const { text, startOf, endOf } = folding(original);
      let last = 0;
      for (let at = 0; at < text.length; at += 1) {
        const [start, end] = [startOf(at), endOf(at + 1)];
        expect(start).toBeGreaterThanOrEqual(last);
        expect(end).toBeGreaterThan(start);
        expect(end).toBeLessThanOrEqual(original.length);
        expect(folding(original.slice(start, end)).text).toContain(text[at]);
        last = start;
      }
      expect(folding(original.slice(startOf(0), endOf(text.length))).text).toBe(text);
    }),
    { numRuns: 500 },
  );
});

it.each([
  ["ŞCOALĂ", "școală"],
  ["şcoa\u00ADlă", "școală"],
  ["Ёлка", "ёлка"],
  ["oﬃciu", "officiu"],
  ["Straße", "straße"],
])("the spelling of %s is %s", (word, spelt) => {
  expect(spelling(word)).toBe(spelt);
});

import fc from "fast-check";
import { expect, it } from "vitest";
import { correctableIn, rewritten } from "./typed-words.ts";
import { termsOf } from "./words.ts";

const typed = (q: string): string[] => correctableIn(q).map((word) => word.typed);

it.each([
  ["Hotărîre planul", ["Hotărîre", "planul"]],
  ["de la act plan", ["plan"]],
  ['"hotărîre planul" strada', ["strada"]],
  ['strada "hotărîre', ["strada", "hotărîre"]],
  ["HOT-2026-001 cerere-2026 contract.pdf", ["contract"]],
  ["contract.docx scrisoare.html docx", ["contract", "scrisoare", "docx"]],
  ["registru/2026 nr12abc abcd12 acte,anexe", ["acte", "anexe"]],
  ["proces-verbal (Договор) ёлки", ["proces", "verbal", "Договор", "ёлки"]],
  ["cоntract straße 한국어말 їжаки", ["straße"]],
])("of %s, these words may be corrected: %s", (q, words) => {
  expect(typed(q)).toEqual(words);
});

it("words are replaced at their places, and everything else stays", () => {
  const q = 'Plna  "de urbanism", stradă-plna';
  const wrong = correctableIn(q).filter(({ folded }) => folded === "plna");
  expect(rewritten(q, wrong, (_, i) => `plan${i}`)).toBe('plan0  "de urbanism", stradă-plan1');
  expect(rewritten(q, [], () => "")).toBe(q);
});

it("a word in quotation marks finds no partner but its own", () => {
  const q = 'a "b c" d" plna';
  const exact = rewritten(q, correctableIn(q), ({ typed: word }) => `"${word}"`);
  expect(exact).toBe('a "b c" d  "plna"');
  expect(termsOf(exact).map(({ words }) => words)).toEqual([["a"], ["b", "c"], ["d"], ["plna"]]);
});

it("a file name whose word is put in quotation marks is still searched without its ending", () => {
  const exact = rewritten("contrct.pdf", correctableIn("contrct.pdf"), ({ typed: word }) => `"${word}"`);
  expect(termsOf(exact).map(({ words }) => words)).toEqual([["contrct"]]);
});

it("whatever is typed, a query whose words are replaced by themselves has the same terms, and none to correct in quotation marks", () => {
  const text = fc.string({ unit: fc.constantFrom(...'ab1 "-ăж\u0306e\u0301😀') });
  fc.assert(
    fc.property(text, (q) => {
      const words = correctableIn(q);
      expect(termsOf(rewritten(q, words, ({ typed: word }) => word))).toEqual(termsOf(q));
      const quoted = rewritten(q, words, ({ typed: word }) => `"${word}"`);
      expect(correctableIn(quoted)).toEqual([]);
    }),
  );
});

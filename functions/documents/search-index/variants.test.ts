import fc from "fast-check";
import { expect, it } from "vitest";
import { hasVariants, variantsOf } from "./variants.ts";

/** Optimal string alignment distance: insertions, deletions, substitutions and swaps of neighbours. */
function distance(a: string, b: string): number {
  const d = Array.from({ length: a.length + 1 }, (_, i) => [i, ...Array<number>(b.length).fill(0)]);
  const at = (i: number, j: number) => d[i]?.[j] ?? 0;
  for (let j = 0; j <= b.length; j += 1) d[0]?.splice(j, 1, j);
  for (let i = 1; i <= a.length; i += 1)
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const ways = [at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + Number(!isSame)];
      d[i]?.splice(j, 1, Math.min(...ways, ...(isSwap ? [at(i - 2, j - 2) + 1] : [])));
    }
  return at(a.length, b.length);
}

it.each([
  ["plna", "plan"],
  ["plaan", "plan"],
  ["plin", "plan"],
  ["pla", "plan"],
  ["lan", "plan"],
  ["зокон", "закон"],
])("variants of %s have %s", (word, meant) => {
  expect(variantsOf(word)).toContain(meant);
});

it("variants are all words at distance 1, each once, and never the word itself", () => {
  const ofRomanian = fc.string({ unit: fc.constantFrom(..."abcz"), minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(ofRomanian, ofRomanian, (word, other) => {
      const variants = variantsOf(word);
      expect(new Set(variants).size).toBe(variants.length);
      expect(variants.includes(other)).toBe(distance(word, other) === 1);
    }),
  );
});

it("the longest word has 1,350 variants at most", () => {
  expect(variantsOf("щ".repeat(20)).length).toBeLessThanOrEqual(1350);
  expect(variantsOf("абвгдежзийклмнопрсту").length).toBeLessThanOrEqual(1350);
});

it.each([
  ["plan", true],
  ["закон", true],
  ["pla", false],
  ["x".repeat(20), true],
  ["x".repeat(21), false],
  ["plan2026", false],
  ["cоntract", false],
  ["straße", false],
  ["їжак", false],
])("%s may be a misspelling: %s", (word, may) => {
  expect(hasVariants(word)).toBe(may);
});

import { expect, it } from "vitest";
import { misspellings } from "../../functions/documents/search-index/testing/misspellings.ts";
import { documents } from "./data.ts";

it("the misspellings that a search forgives are of words in names of the demo's documents", () => {
  const names = documents.map(({ denumire }) => denumire);
  const strange = misspellings.filter(
    ([, meant, denumire]) => !names.includes(denumire) || !denumire.includes(meant),
  );
  expect(strange).toEqual([]);
});

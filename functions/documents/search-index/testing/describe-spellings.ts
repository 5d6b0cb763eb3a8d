import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { highlighterOf } from "../highlights.ts";
import type { SearchEntry, SearchIndex } from "../search-index.ts";
import { ranked, spellings } from "./spellings.ts";

const NOW = "2026-01-01T12:00:00.000Z";
const entry = (id: number, of: string, denumire: string[], text: string[]): SearchEntry => ({
  id,
  version: 1,
  words: { denumire, text },
  facets: { etichete: [of] },
  listed: {},
  readers: [{ key: "all" }],
});

/** Tests every case of the table on an adapter of `SearchIndex`, in the title and in the text. @param open an empty index */
export function describeSpellings(name: string, open: () => Promise<SearchIndex>): void {
  describe(`spellings on ${name}`, () => {
    let index: SearchIndex;
    beforeAll(async () => {
      index = await open();
      const cases = spellings.flatMap(([, text], i) => [
        entry(10_000 + 2 * i, `case ${String(i)}`, [text], []),
        entry(10_001 + 2 * i, `case ${String(i)}`, [], [text]),
      ]);
      const ranks = ranked.flatMap(([, exact, other], i) => [
        entry(20_000 + 4 * i, `text ${String(i)}`, [], [exact]),
        entry(20_001 + 4 * i, `text ${String(i)}`, [], [other]),
        entry(20_002 + 4 * i, `title ${String(i)}`, [exact], []),
        entry(20_003 + 4 * i, `title ${String(i)}`, [other], []),
      ]);
      await index.write([...cases, ...ranks]);
    });
    afterAll(() => index.close());

    const found = async (q: string, of: string, size = 20) => {
      const filters = [{ field: "etichete", values: [of] }];
      const { hits } = await index.search({ q, keys: ["all"], at: NOW, filters, from: 0, size });
      return hits.map(({ id }) => id);
    };

    it.each(spellings.map((of, i) => [...of, i] as const))("%s in %s: %s", async (q, text, marked, i) => {
      const isFound = marked.includes("<mark>");
      const ids = isFound ? [10_000 + 2 * i, 10_001 + 2 * i] : [];
      expect((await found(q, `case ${String(i)}`)).toSorted((a, b) => a - b)).toEqual(ids);
      if (isFound) expect(highlighterOf(q)(text)).toEqual([marked.normalize("NFC")]);
    });

    it.each(ranked.map((of, i) => [...of, i] as const))("%s finds %s before %s", async (q, _, __, i) => {
      const [text, title] = [20_000 + 4 * i, 20_002 + 4 * i];
      expect((await found(q, `text ${String(i)}`))[0]).toBe(text);
      expect((await found(q, `title ${String(i)}`))[0]).toBe(title);
      expect(await found(q, `title ${String(i)}`, 1)).toEqual([title]);
      expect(await found(q, `title ${String(i)}`)).toContain(title + 1);
    });
  });
}

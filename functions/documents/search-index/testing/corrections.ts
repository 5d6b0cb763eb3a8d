import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { correctionOf, MOST_WORDS, type Correction } from "../correction.ts";
import { fold } from "../../../../shared/everywhere/fold.ts";
import type { Hit, SearchEntry, SearchIndex, SearchQuery } from "../search-index.ts";
import { misspellings } from "./misspellings.ts";

const NOW = "2026-01-01T12:00:00.000Z";

/** Tests corrections of words without hits on every adapter of `SearchIndex`. @param open an empty index */
export function describeCorrections(name: string, open: () => Promise<SearchIndex>): void {
  describe(`corrections on ${name}`, () => {
    let index: SearchIndex;
    let written: Map<number, SearchEntry>;
    let questions: string[];
    beforeEach(async () => {
      index = await open();
      written = new Map();
      questions = [];
    });
    afterEach(() => index.close());

    const write = async (...entries: SearchEntry[]) => {
      for (const entry of entries) written.set(entry.id, entry);
      await index.write(entries);
    };
    const counting = (): SearchIndex => ({
      ...index,
      search: (query) => (questions.push("search"), index.search(query)),
      findsEach: (terms, asking) => (questions.push("findsEach"), index.findsEach(terms, asking)),
    });
    const textsOf = async (hits: readonly Hit[]): Promise<string[][]> =>
      hits.map(({ id }) => Object.values(written.get(id)?.words ?? {}).flat());
    const corrected = (q: string, fields: Partial<SearchQuery> = {}): Promise<Correction | undefined> =>
      correctionOf(counting(), { q, keys: ["all"], at: NOW, from: 0, size: 20, ...fields }, textsOf);
    const searched = async (q: string, fields: Partial<SearchQuery> = {}) =>
      (await corrected(q, fields))?.searched;

    it("each of 20 frequent misspellings of the demo's words finds nothing, and becomes the word", async () => {
      expect(misspellings).toHaveLength(20);
      const names = [...new Set(misspellings.map(([, , denumire]) => denumire))];
      await write(...names.map((denumire, i) => named(i + 1, denumire)));
      for (const [typed, meant, denumire] of misspellings) {
        const query = { q: typed, keys: ["all"], at: NOW, from: 0, size: 20 };
        expect([typed, (await index.search(query)).total]).toEqual([typed, 0]);
        expect([typed, await searched(typed)]).toEqual([typed, fold(meant)]);
        const { hits } = await index.search({ ...query, q: fold(meant) });
        expect(hits.map(({ id }) => id)).toContain(names.indexOf(denumire) + 1);
      }
    });

    it("names the words, and the query that searches what was typed", async () => {
      await write(named(1, "Hotărâre privind planul"));
      expect(await corrected('Hotărîre  "privind planul", plan')).toEqual({
        searched: 'hotarare  "privind planul", plan',
        exact: '"Hotărîre"  "privind planul", plan',
        words: [{ typed: "Hotărîre", searched: "hotarare" }],
      });
    });

    it("neither a word that finds something, nor a phrase, a code, a number or a short word is corrected", async () => {
      await write(named(1, "planul HOT-2026-001 registrul"), named(2, "altul"));
      for (const q of [
        "planul altul",
        '"planlu"',
        '"planlu',
        "hot-2026-01 hott-2026-001",
        "regstrul12",
        "altl2",
        "pln",
      ])
        expect([q, await searched(q)]).toEqual([q, q === '"planlu' ? "planul" : undefined]);
    });

    it("the word is one of what the caller may read: nothing tells what others have, not even the questions", async () => {
      await write(
        { ...named(1, "hotărâre"), readers: [{ key: "other" }] },
        { ...named(2, "hotărâre"), readers: [{ key: "all", until: NOW }] },
        named(3, "hotărâre"),
      );
      expect(await corrected("hotărîre", { except: [3] })).toBeUndefined();
      const ofOthers = questions.splice(0);
      expect(await corrected("nimicuri", { except: [3] })).toBeUndefined();
      expect(questions).toEqual(ofOthers);
      expect(await searched("hotărîre")).toBe("hotarare");
    });

    it("the word stands beside the others of the query, in what passes the filters", async () => {
      await write(
        { ...named(1, "planul bugetul"), facets: { format: ["pdf"] } },
        { ...named(2, "planul budgetul"), facets: { format: ["text"] } },
        named(3, "altele budgetul"),
        named(4, "altele budgetul"),
      );
      expect(await searched("planul bxgetul")).toBe("planul bugetul");
      expect(await searched("bxdgetul")).toBe("budgetul");
      const filters = [{ field: "format" as const, values: ["text"] }];
      expect(await searched("planul bxgetul", { filters })).toBeUndefined();
      // A word that only a filter excludes is not a misspelling.
      expect(await searched("bugetul", { filters })).toBeUndefined();
    });

    it("of several the most frequent is taken, and where no word is one letter away, an inflected form", async () => {
      await write(
        named(1, "casa mare"),
        named(2, "cada mare"),
        named(3, "cada mică"),
        named(4, "Împrumutul"),
      );
      expect(await searched("cata")).toBe("cada");
      expect(await searched("împrumuturlor")).toBe("imprumutul");
    });

    it("a word that is two beside one another in a text is searched as two", async () => {
      await write(
        named(1, "o cotă parte din teren"),
        named(2, "parte din cotă"),
        named(3, "adresa de e mail"),
      );
      expect(await corrected("cotaparte teren")).toEqual({
        searched: "cota parte teren",
        exact: '"cotaparte" teren',
        words: [{ typed: "cotaparte", searched: "cota parte" }],
      });
      expect(questions).toEqual(["findsEach"]);
      expect(await searched("email")).toBe("e mail");
      expect(await searched("cotadin")).toBeUndefined();
      await write({ ...named(4, "casă mare"), readers: [{ key: "other" }] });
      expect(await searched("casamare")).toBeUndefined();
    });

    it("two words are corrected at once, three are not, and no query of more words is looked into", async () => {
      await write(named(1, "hotărâre privind planul urbanistic"));
      expect(await searched("hotărîre priviind planul")).toBe("hotarare privind planul");
      expect(questions).toEqual(["findsEach", "search", "search"]);
      expect(await searched("hotărîre priviind planlu")).toBeUndefined();
      questions = [];
      expect(await searched("hotărîre ".repeat(MOST_WORDS + 1))).toBeUndefined();
      expect(questions).toEqual([]);
    });
  });
}

const named = (id: number, denumire: string): SearchEntry => ({
  id,
  version: 1,
  words: { denumire: [denumire] },
  facets: {},
  listed: {},
  readers: [{ key: "all" }],
});

import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { FacetField } from "../../records/indexed-fields.ts";
import { termsOf } from "../words.ts";
import type { FacetFilter, SearchEntry, SearchIndex, SearchQuery } from "../search-index.ts";

const NOW = "2026-01-01T12:00:00.000Z";
const LATER = "2026-01-01T12:00:01.000Z";

const entry = (id: number, fields: Partial<SearchEntry> = {}): SearchEntry => ({
  id,
  version: 1,
  words: {},
  facets: {},
  listed: {},
  readers: [{ key: "all" }],
  ...fields,
});
const named = (id: number, denumire: string): SearchEntry => entry(id, { words: { denumire: [denumire] } });
const filter = (field: FacetField, ...values: string[]): FacetFilter => ({ field, values });
const query = (fields: Partial<SearchQuery>): SearchQuery => ({
  q: "",
  keys: ["all"],
  at: NOW,
  from: 0,
  size: 20,
  ...fields,
});

/** The contract of every adapter of `SearchIndex`. @param open an empty index */
export function describeSearchIndex(name: string, open: () => Promise<SearchIndex>): void {
  describe(`the search index on ${name}`, () => {
    let index: SearchIndex;
    beforeEach(async () => {
      index = await open();
    });
    afterEach(() => index.close());

    const found = async (fields: Partial<SearchQuery>) =>
      (await index.search(query(fields))).hits.map(({ id }) => id);

    it.each([
      ["scoala", "Școala nr. 5", true],
      ["scoala", "ŞCOALĂ", true],
      ["școală", "scoala", true],
      ["елка", "Ёлка", true],
      ["мой", "мой дом", true],
      ["мой", "мои дома", false],
      ["hotar", "Hotărâre", true],
      ["h", "Hotărâre", false],
      ["otarare", "Hotărâre", false],
      ['"hotar"', "Hotărâre", false],
      ['"plan de urbanism"', "Planul de urbanism", false],
      ['"plan de urbanism"', "Un plan, de urbanism", true],
      ["urbanism plan", "Plan de urbanism", true],
      ["plan strada", "Plan de urbanism", false],
      ['denumire:x OR NOT "', "denumire x or not", true],
      ["a* - (b) {c} ^d", "a b c d", true],
      ["12/2026", "Nr. 12/2026", true],
    ])("%s finds %s: %s", async (q, denumire, finds) => {
      await index.write([named(1, denumire)]);
      expect(await found({ q })).toEqual(finds ? [1] : []);
    });

    it.each([
      ["împrumuturilor", "Registrul împrumuturile", true],
      ["împrumuturile", "Un împrumut", true],
      ["străzilor", "Strada Grădinilor", true],
      ["școli", "Școala nr. 5", true],
      ["договорами", "Договоры аренды", true],
      ["договоров аренда", "Договор аренды", true],
      ["împrumuturilor planul", "Un împrumut", false],
      ['"împrumuturilor"', "Un împrumut", false],
      ['"un împrumuturilor"', "Un împrumut", false],
      ["împrumuturilor", "Un împărat", false],
      ["împrumuturilor2", "Un împrumut", false],
    ])("%s finds inflected forms in %s: %s", async (q, denumire, finds) => {
      await index.write([named(1, denumire)]);
      expect(await found({ q })).toEqual(finds ? [1] : []);
    });

    it("puts words as they were typed above inflected forms, in every field and on every page", async () => {
      await index.write([
        entry(1, { words: { text: ["avizul legilor"] } }),
        entry(2, { words: { denumire: ["Avizele legilor"] } }),
        entry(3, { words: { denumire: ["avizului", "legilor"] } }),
        entry(4, { words: { descriere: ["legii"], text: ["avizele"] } }),
        entry(5, { words: { denumire: ["Legile avizelor"] } }),
      ]);
      expect(await found({ q: "avizul legilor" })).toEqual([3, 1, 5, 4, 2]);
      expect(await found({ q: "avizul legilor", from: 1, size: 2 })).toEqual([1, 5]);
      expect(await found({ q: "avizul legilor", from: 4 })).toEqual([2]);
      expect((await index.search(query({ q: "avizul legilor" }))).total).toBe(5);
    });

    it("finds what may be misread, below all that is certain, and says where it was found", async () => {
      await index.write([
        entry(1, { words: { text: ["avizul nr. 7"] } }),
        entry(2, { words: { denumire: ["avizele"] } }),
        entry(3, { words: { nesigur: ["avizul x1 slab"], text: ["altceva"] } }),
      ]);
      expect(await found({ q: "avizul" })).toEqual([1, 3, 2]);
      expect(await found({ q: '"avizul x1"' })).toEqual([3]);
      expect(await found({ q: "x1" })).toEqual([3]);
      expect(await found({ q: "avizului" })).toEqual([3, 2, 1]);
      expect(await found({ anyOf: ["slab"] })).toEqual([3]);
      expect(await index.findsEach(termsOf("x1"), query({}))).toEqual([true]);
      const [hit] = (await index.search(query({ q: "x1" }))).hits;
      expect(hit).toMatchObject({ id: 3, text: "altceva", doubtful: "avizul x1 slab" });
      await index.write([entry(4, { words: { text: ["x1"] } }), entry(5, { words: { nesigur: ["x1"] } })]);
      expect(await found({ q: "x1" })).toEqual([4, 5, 3]);
    });

    it("the spelling of a query orders titles, texts and what may be misread, each by itself", async () => {
      await index.write([
        entry(1, { words: { denumire: ["pește"] } }),
        entry(2, { words: { text: ["pește"] } }),
        entry(3, { words: { denumire: ["peste"] } }),
        entry(4, { words: { text: ["peste"] } }),
        entry(5, { words: { nesigur: ["pește"] } }),
        entry(6, { words: { nesigur: ["peste"] } }),
      ]);
      for (const q of ["pește", '"pește"', "pește peste"]) {
        expect(await found({ q })).toEqual([1, 3, 2, 4, 6, 5]);
        expect((await index.search(query({ q }))).total).toBe(6);
        expect(await found({ q, size: 2 })).toEqual([1, 3]);
      }
    });

    it("finds words as they were typed also behind more inflected forms than are counted", async () => {
      await index.write([named(1, "avizului"), entry(2, { words: { text: ["avizului"] } })]);
      await index.write([{ ...named(3, "avizului"), readers: [{ key: "all", until: LATER }] }]);
      const inflected = Array.from({ length: 10_001 }, (_, i) => named(i + 4, "avizele"));
      for (let i = 0; i < inflected.length; i += 2_500) await index.write(inflected.slice(i, i + 2_500));
      expect(await index.search(query({ q: "avizului", size: 4 }))).toMatchObject({
        hits: [{ id: 3 }, { id: 1 }, { id: 2 }, { id: 10_004 }],
        total: 10_000,
        relation: "gte",
      });
    });

    it("finds what has one of several words, or a form of one, beside all other words", async () => {
      await index.write([named(1, "plan urbanistic"), named(2, "planul străzii"), named(3, "plan orb")]);
      expect(await found({ q: "plan", anyOf: ["urbanistic", "strada"] })).toEqual([2, 1]);
      expect(await found({ anyOf: ["or", "orbi"] })).toEqual([3]);
      expect(await found({ q: "altul", anyOf: ["urbanistic"] })).toEqual([]);
      const most = Array.from({ length: 1350 }, (_, i) => `x${String.fromCodePoint(0x4e00 + i)}`);
      expect(await found({ anyOf: [...most, "urbanistic"] })).toEqual([1]);
    });

    it("says of each term whether it finds anything, of what the caller may read", async () => {
      await index.write([
        named(1, "planul străzii"),
        { ...named(2, "secretul"), readers: [{ key: "other" }] },
        { ...named(3, "împrumut"), readers: [{ key: "all", until: LATER }] },
        named(4, "exceptat"),
      ]);
      const terms = termsOf('pla strada secretul "planul străzii" "plan" împrumuturilor exceptat');
      const asking = { keys: ["all"], at: NOW, except: [4] };
      expect(await index.findsEach(terms, asking)).toEqual([true, true, false, true, false, true, false]);
      expect(await index.findsEach(terms, { ...asking, keys: [] })).toEqual(terms.map(() => false));
      expect(await index.findsEach(termsOf("împrumut"), { ...asking, at: LATER })).toEqual([false]);
      expect(await index.findsEach([], asking)).toEqual([]);
    });

    it("leaves out what is excepted: of hits, total and facets", async () => {
      const named = (id: number) =>
        entry(id, { words: { denumire: ["aviz"] }, facets: { etichete: [`e${id}`] } });
      await index.write([1, 2, 3].map(named), { seenAtOnce: true });
      const lent = entry(4, { words: { denumire: ["aviz"] }, readers: [{ key: "all", until: LATER }] });
      await index.write([lent]);
      expect(await index.search(query({ q: "aviz", size: 1, except: [2, 4] }))).toMatchObject({
        hits: [{ id: 3 }],
        total: 2,
        facets: { etichete: [{ value: "e1" }, { value: "e3" }] },
      });
      const listed = { keys: ["all"], at: NOW, filters: [], sort: [], from: 0, size: 1 };
      expect(await index.list({ ...listed, except: [3, 4] })).toMatchObject({ rows: [{ id: 2 }], total: 2 });
    });

    it("finds words in every field, but no phrase across two labels", async () => {
      const words = {
        denumire: ["a1"],
        cod: ["b1"],
        descriere: ["c1"],
        etichete: ["d1 e1", "f1"],
        text: ["g1"],
      };
      await index.write([entry(1, { words })]);
      expect(await found({ q: "a1 b1 c1 d1 f1 g1" })).toEqual([1]);
      expect(await found({ q: '"d1 e1"' })).toEqual([1]);
      expect(await found({ q: '"e1 f1"' })).toEqual([]);
    });

    it("puts a match of the title first, then the newest, and pages through them", async () => {
      await index.write([
        entry(1, { words: { denumire: ["aviz"] } }),
        entry(2, { words: { text: ["aviz"] } }),
        entry(3, { words: { cod: ["AVIZ-3"] } }),
        entry(4, { words: { descriere: ["aviz"] } }),
      ]);
      expect(await found({ q: "aviz" })).toEqual([3, 1, 4, 2]);
      expect(await found({ q: "aviz", from: 1, size: 2 })).toEqual([1, 4]);
      expect(await found({})).toEqual([4, 3, 2, 1]);
    });

    it("opens an entry to who holds one of its keys, until it ends; total and facets count no other", async () => {
      const facets = { status: ["ACTIV"] };
      await index.write([
        entry(1, { facets, readers: [{ key: "bucket#1" }, { key: "grant#7" }] }),
        entry(2, { facets, readers: [{ key: "grant#7", until: LATER }] }),
        entry(3, { facets, readers: [{ key: "bucket#11" }] }),
        entry(4, { facets, readers: [] }),
      ]);
      expect(await found({ keys: ["bucket#1"] })).toEqual([1]);
      expect(await found({ keys: ["bucket#1", "grant#7"] })).toEqual([2, 1]);
      expect(await found({ keys: ["grant#7"], at: LATER })).toEqual([1]);
      expect(await found({ keys: [] })).toEqual([]);
      expect(await index.search(query({ keys: ["grant#7"] }))).toMatchObject({
        total: 2,
        relation: "eq",
        facets: { status: [{ value: "ACTIV", count: 2 }], format: [] },
      });
    });

    it("opens an entry lent to several until the last of them ends, and for ever to those it is open to", async () => {
      const twice = { key: "grant#7" };
      await index.write([
        entry(1, {
          readers: [
            { ...twice, until: NOW },
            { ...twice, until: LATER },
          ],
        }),
        entry(2, {
          readers: [
            { ...twice, until: NOW },
            { key: "grant#8", until: LATER },
          ],
        }),
        entry(3, { readers: [{ ...twice, until: NOW }, twice] }),
      ]);
      expect(await found({ keys: ["grant#7"] })).toEqual([3, 1]);
      expect(await found({ keys: ["grant#7", "grant#8"] })).toEqual([3, 2, 1]);
      expect(await found({ keys: ["grant#7", "grant#8"], at: LATER })).toEqual([3]);
    });

    it("counts the values of facets, the most frequent first, at most twenty of each", async () => {
      const labels = Array.from({ length: 25 }, (_, i) => `e${String(i).padStart(2, "0")}`);
      await index.write([
        entry(1, {
          words: { denumire: ["plan"] },
          facets: { etichete: [...labels, "e00"], format: ["pdf"] },
        }),
        entry(2, { words: { denumire: ["plan"] }, facets: { etichete: ["e24"], format: ["office"] } }),
        entry(3, { words: { denumire: ["alt"] }, facets: { etichete: ["e24"], format: ["pdf"] } }),
      ]);
      const { facets } = await index.search(query({ q: "plan" }));
      expect(facets.etichete).toHaveLength(20);
      expect(facets.etichete?.slice(0, 2)).toEqual([
        { value: "e24", count: 2 },
        { value: "e00", count: 1 },
      ]);
      expect(facets.format).toEqual([
        { value: "office", count: 1 },
        { value: "pdf", count: 1 },
      ]);
    });

    it("narrows by the values of fields, all fields together", async () => {
      await index.write([
        entry(1, { facets: { format: ["pdf"], etichete: ["Șoseaua", "b"] } }),
        entry(2, { facets: { format: ["text"], etichete: ["b"] } }),
        entry(3, { facets: { format: ["pdf"], etichete: ["c"] } }),
      ]);
      expect(await found({ filters: [filter("format", "pdf", "text"), filter("etichete", "b")] })).toEqual([
        2, 1,
      ]);
      expect(await found({ filters: [filter("format", "pdf"), filter("etichete", "Șoseaua")] })).toEqual([1]);
      expect(await found({ filters: [filter("format")] })).toEqual([]);
      expect(await found({ filters: [filter("etichete", "pdf")] })).toEqual([]);
    });

    it("an older entry never replaces a newer one, and what is gone stays away", async () => {
      await index.write([{ ...named(1, "nou"), version: 5 }]);
      await index.write([{ ...named(1, "vechi"), version: 4 }]);
      expect([await found({ q: "nou" }), await found({ q: "vechi" })]).toEqual([[1], []]);
      await index.write([{ ...named(1, "nou"), version: 5 }]);
      expect(await found({})).toEqual([1]);
      await index.write([{ id: 1, version: 6 }]);
      await index.write([{ ...named(1, "nou"), version: 5 }]);
      expect(await found({})).toEqual([]);
    });

    it("a changed entry is found only by its new words, facets and readers", async () => {
      await index.write([entry(1, { words: { denumire: ["unu"] }, facets: { format: ["pdf"] } })]);
      const readers = [{ key: "altul" }];
      await index.write([
        entry(1, { version: 2, words: { denumire: ["doi"] }, facets: { format: ["text"] }, readers }),
      ]);
      expect(await found({})).toEqual([]);
      expect(await found({ keys: ["altul"], q: "unu" })).toEqual([]);
      const { hits, facets } = await index.search(query({ keys: ["altul"], q: "doi" }));
      expect([hits.map(({ id }) => id), facets.format]).toEqual([[1], [{ value: "text", count: 1 }]]);
    });

    it("gives back the text of a hit, in its spelling, and the values that its facets counted", async () => {
      const facets = { etichete: ["b", "Șoseaua"], format: ["pdf"] };
      await index.write([entry(1, { words: { text: ["Școala <nouă>"] }, facets })]);
      expect((await index.search(query({ q: "scoala" }))).hits).toEqual([
        { id: 1, text: "Școala <nouă>", facets },
      ]);
    });

    it("counts 10,000 hits exactly, and says when there are more; the oldest is first if it alone is spelt as the query", async () => {
      const many = Array.from({ length: 10_001 }, (_, i) => named(i + 1, i === 0 ? "mulț" : "mult"));
      await index.write(many.slice(0, 10_000));
      expect(await index.search(query({ q: "mult" }))).toMatchObject({ total: 10_000, relation: "eq" });
      await index.write(many.slice(10_000));
      expect(await index.search(query({ q: "mult" }))).toMatchObject({ total: 10_000, relation: "gte" });
      expect(await found({ q: "mulț", size: 2 })).toEqual([1, 10_001]);
    });

    it("takes the longest query and words of any length, and has no page beyond the hits that it counts", async () => {
      const [long, letters] = [
        "x".repeat(300),
        Array.from({ length: 250 }, (_, i) => String.fromCodePoint(0x4e00 + i)),
      ];
      await index.write([
        entry(1, { words: { text: [`un ${long} de litere`], denumire: [letters.join(" ")] } }),
      ]);
      expect(await found({ q: letters.join(" ") })).toEqual([1]);
      expect(await found({ q: `"${letters.join(" ")}"` })).toEqual([1]);
      expect([await found({ q: long }), await found({ q: `"${long} de"` })]).toEqual([[1], [1]]);
      expect(await found({ q: "abc", from: 20_000 })).toEqual([]);
      expect(await found({ from: 20_000, size: 100 })).toEqual([]);
    });

    it("takes more at once than a request may hold", async () => {
      const text = "ă".repeat(200_000);
      await index.write(Array.from({ length: 20 }, (_, i) => entry(i + 1, { words: { text: [text] } })));
      expect((await index.search(query({ q: text.slice(0, 500) }))).total).toBe(20);
      await index.write([]);
    });

    it("is filled again beside the one that is searched, and then switched to", async () => {
      await index.write([named(1, "unu"), named(2, "doi"), named(3, "trei")]);
      expect(await index.generations()).toEqual({ searched: 1 });
      await index.begin(2);
      await index.begin(2);
      expect(await index.generations()).toEqual({ searched: 1, filling: 2 });
      // Writes go to both; the new one is not searched before it is complete.
      await index.write([named(1, "unu"), { id: 2, version: 2 }]);
      expect(await found({})).toEqual([3, 1]);
      await index.write([named(2, "doi"), named(3, "trei")]);
      await index.finish(2);
      expect([await index.generations(), await found({})]).toEqual([{ searched: 2 }, [3, 1]]);
      // Repeating the calls has no effect.
      await index.begin(2);
      await index.finish(2);
      await index.finish(1);
      expect([await index.generations(), await found({ q: "unu" })]).toEqual([{ searched: 2 }, [1]]);
    });

    it("is searched and says its generations before anything is written, and several may begin at once", async () => {
      expect([await index.generations(), await found({})]).toEqual([{ searched: 1 }, []]);
      expect(await index.findsEach(termsOf("plan"), { keys: ["all"], at: NOW })).toEqual([false]);
      const writers = Array.from({ length: 5 }, (_, i) => index.write([named(i + 1, "unu")]));
      await Promise.all([...writers, index.begin(2), index.begin(2)]);
      await index.write([named(6, "unu")]);
      expect(await index.generations()).toEqual({ searched: 1, filling: 2 });
      expect(await found({})).toEqual([6, 5, 4, 3, 2, 1]);
      await Promise.all([index.finish(2), index.finish(2), index.write([named(7, "unu")])]);
      await index.write([named(8, "unu")]);
      expect(await index.generations()).toEqual({ searched: 2 });
      expect((await found({ q: "unu" })).slice(0, 2)).toEqual([8, 7]);
    });

    it("what was not filled again is gone with its generation", async () => {
      await index.write([named(1, "unu"), { id: 9, version: 1 }]);
      await index.begin(2);
      await index.write([named(2, "doi")]);
      await index.finish(2);
      expect(await found({})).toEqual([2]);
      await index.write([named(9, "iar")]);
      expect(await found({})).toEqual([9, 2]);
    });
  });
}

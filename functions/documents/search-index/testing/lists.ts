import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  comparePlaces,
  operators,
  passes,
  placeOf,
  type Filter,
  type Operator,
  type SortField,
  type Place,
} from "../../../../shared/data/page.ts";
import { fc } from "../../../../shared/testing/properties.ts";
import type { ListedValue } from "../listed-fields.ts";
import type { ListRequest, SearchEntry, SearchIndex } from "../search-index.ts";

type Row = { id: number } & Record<string, ListedValue>;

const NOW = "2026-06-01T12:00:00.000Z";
const words = [
  "Școala",
  "școala nr. 10",
  "Școala nr. 2",
  "scoala",
  "Ёлка",
  "елка",
  "Плaн",
  "a*b?c",
  "a\\b",
  "100%_",
  "😀",
  "！",
];
const fields: Record<string, fc.Arbitrary<string | number | boolean>> = {
  denumire: fc.oneof(fc.constantFrom(...words), fc.string({ maxLength: 5 })),
  descriere: fc.constantFrom(...words),
  dimensiune: fc.oneof(
    fc.integer({ min: -3, max: 3 }),
    fc.integer(),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
  ),
  retinut: fc.boolean(),
  creatLa: fc
    .date({ min: new Date(0), max: new Date(9e12), noInvalidDate: true })
    .map((date) => date.toISOString()),
  etichete: fc.constantFrom(...words),
};
const names = Object.keys(fields);
const valueOf = (name: string) => fields[name] ?? fc.constant("");

const row = fc.record({
  denumire: valueOf("denumire"),
  descriere: fc.option(valueOf("descriere"), { nil: undefined }),
  dimensiune: fc.option(valueOf("dimensiune"), { nil: undefined }),
  retinut: valueOf("retinut"),
  creatLa: valueOf("creatLa"),
  etichete: fc.array(valueOf("etichete"), { maxLength: 3 }),
});
const rows = fc.sample(row, { numRuns: 80, seed: 1 }).map((fields, i): Row => ({ ...fields, id: i + 1 }));

const filter: fc.Arbitrary<Filter> = fc
  .record({
    field: fc.constantFrom(...names, "absent"),
    operator: fc.constantFrom(...(Object.keys(operators) as Operator[])),
  })
  .chain(({ field, operator }) =>
    fc.record({
      field: fc.constant(field),
      operator: fc.constant(operator),
      values: valuesFor(field, operator),
    }),
  );

function valuesFor(field: string, operator: Operator): fc.Arbitrary<(string | number | boolean)[]> {
  if (operator === "specified") return fc.boolean().map((flag) => [flag]);
  const met = rows.flatMap((of) => [of[field]].flat()).filter((value) => value !== undefined);
  const value = met.length > 0 ? fc.oneof(fc.constantFrom(...met), valueOf(field)) : valueOf(field);
  if (operator.toLowerCase().endsWith("contain") || operator === "contains")
    return fc
      .oneof(value.map(String), fc.constantFrom("ȘC", "sc", "ЕЛКА", "a", "*", "?", "\\", "%", ""))
      .map((text) => [text]);
  if (operator === "in" || operator === "notIn") return fc.array(value, { minLength: 1, maxLength: 3 });
  return value.map((one) => [one]);
}

const sorts = fc.array(fc.record({ field: fc.constantFrom(...names, "absent"), descending: fc.boolean() }), {
  maxLength: 3,
});

/** The contract of every adapter of `SearchIndex` for lists. @param open an empty index */
export function describeLists(name: string, open: () => Promise<SearchIndex>): void {
  describe(`lists of the search index on ${name}`, () => {
    let index: SearchIndex;
    beforeAll(async () => {
      index = await open();
      await index.write(rows.map(entryOf));
    });
    afterAll(() => index.close());

    const list = (query: Partial<ListRequest>) =>
      index.list({ keys: ["all"], at: NOW, filters: [], sort: [], from: 0, size: 100, ...query });
    const ids = async (query: Partial<ListRequest>) => (await list(query)).rows.map(({ id }) => id);

    it("filter and sort as lists of rows do", async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(filter, { maxLength: 2 }), sorts, async (filters, sort) => {
          const expected = expectedOf(filters, sort);
          const { rows: listed, total } = await list({ filters, sort });
          expect({ ids: listed.map(({ id }) => id), total }).toEqual({
            ids: expected,
            total: expected.length,
          });
        }),
        { numRuns: 500 },
      );
    });

    it("go on behind a row, whatever it lacks, and pass over rows: none twice, none left out", async () => {
      await fc.assert(
        fc.asyncProperty(sorts, fc.integer({ min: 7, max: 30 }), async (sort, size) => {
          const [walked, paged]: number[][] = [[], []];
          let after: Place | undefined;
          for (let from = 0; from < rows.length; from += size) {
            const { rows: page, total } = await list({ sort, size, after });
            expect(total).toBe(rows.length);
            walked?.push(...page.map(({ id }) => id));
            after = page.at(-1)?.place;
            paged?.push(...(await ids({ sort, size, from })));
          }
          expect([walked, paged]).toEqual([expectedOf([], sort), expectedOf([], sort)]);
        }),
        { numRuns: 40 },
      );
    });

    it("have what the keys open at the time, and nothing else", async () => {
      const fresh = await open();
      const asked = async (keys: string[], at: string) =>
        (await fresh.list({ keys, at, filters: [], sort: [], from: 0, size: 10 })).rows.map(({ id }) => id);
      await fresh.write([
        { ...entryOf({ id: 1 }), readers: [{ key: "a" }] },
        { ...entryOf({ id: 2 }), readers: [{ key: "a", until: NOW }, { key: "b" }] },
        { ...entryOf({ id: 3 }), readers: [{ key: "c" }] },
        { id: 4, version: 1 },
      ]);
      expect([await asked(["a"], "2026-06-01T11:59:59.999Z"), await asked(["a"], NOW)]).toEqual([
        [2, 1],
        [1],
      ]);
      expect([await asked(["b", "c"], NOW), await asked([], NOW), await asked(["none"], NOW)]).toEqual([
        [3, 2],
        [],
        [],
      ]);
      await fresh.close();
    });

    it("flag what one of the keys opens or has opened, in any order", async () => {
      const fresh = await open();
      const flagged = async (query: Partial<ListRequest>) => {
        const { rows } = await fresh.list({
          keys: ["all", "a"],
          at: NOW,
          filters: [],
          sort: [],
          from: 0,
          size: 10,
          ...query,
        });
        return rows.map(({ id, isFlagged }) => (isFlagged ? id : -id));
      };
      await fresh.write([
        { ...entryOf({ id: 1, denumire: "x" }), readers: [{ key: "all" }, { key: "a", until: NOW }] },
        { ...entryOf({ id: 2, denumire: "y" }), readers: [{ key: "a" }] },
        { ...entryOf({ id: 3, denumire: "z" }), readers: [{ key: "all" }, { key: "b" }] },
        { ...entryOf({ id: 4, denumire: "y" }), readers: [{ key: "all" }] },
      ]);
      expect([await flagged({ flag: ["a"] }), await flagged({ flag: ["b", "none"] })]).toEqual([
        [-4, -3, 2, 1],
        [-4, 3, -2, -1],
      ]);
      const sort = [{ field: "denumire", descending: false }];
      expect([
        await flagged({ flag: ["a"], sort, size: 3 }),
        await flagged({}),
        await flagged({ flag: [] }),
      ]).toEqual([
        [1, -4, 2],
        [-4, -3, -2, -1],
        [-4, -3, -2, -1],
      ]);
      await fresh.close();
    });

    it("follow a change, and are empty before anything is written", async () => {
      const fresh = await open();
      const query: ListRequest = {
        keys: ["all"],
        at: NOW,
        filters: [],
        sort: [{ field: "denumire", descending: false }],
        from: 0,
        size: 10,
      };
      expect(await fresh.list(query)).toEqual({ rows: [], total: 0 });
      await fresh.write([entryOf({ id: 1, denumire: "b" }), entryOf({ id: 2, denumire: "c" })]);
      await fresh.write([{ ...entryOf({ id: 2, denumire: "a" }), version: 2 }]);
      expect((await fresh.list(query)).rows.map(({ id }) => id)).toEqual([2, 1]);
      await fresh.write([{ id: 2, version: 3 }]);
      expect((await fresh.list(query)).rows.map(({ id }) => id)).toEqual([1]);
      await fresh.close();
    });

    it("tell which version of an entry they have, also of what is gone", async () => {
      const fresh = await open();
      const versions = async (...ids: number[]) =>
        [...(await fresh.versionsOf(ids))].sort(([a], [b]) => a - b);
      expect([await versions(), await versions(1)]).toEqual([[], []]);
      await fresh.write([entryOf({ id: 1, denumire: "b" }), { ...entryOf({ id: 2 }), version: 7 }]);
      await fresh.write([
        { id: 2, version: 9 },
        { ...entryOf({ id: 1 }), version: 0 },
      ]);
      const { version } = entryOf({ id: 1 });
      expect(await versions(3, 2, 1)).toEqual([
        [1, version],
        [2, 9],
      ]);
      await fresh.close();
    });
  });
}

function entryOf({ id, ...fields }: Row | ({ id: number } & Record<string, ListedValue>)): SearchEntry {
  const listed = fields as Record<string, ListedValue>;
  const etichete = [listed.etichete ?? []].flat().map(String);
  return { id, version: 1, words: {}, facets: { etichete }, listed, readers: [{ key: "all" }] };
}

const expectedOf = (filters: Filter[], sort: SortField[]): number[] =>
  rows
    .filter((of) => passes(of, filters))
    .map((of) => placeOf(of, sort, of.id))
    .toSorted(comparePlaces(sort))
    .map((place) => place.at(-1) as number);

import "../testing/local-cloud.ts";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { callsOf } from "../testing/aws-calls.ts";
import { fc } from "../testing/properties.ts";
import { untilUndisturbed } from "../testing/with-faults.ts";
import { entity, inSharedPartition } from "./entity.ts";
import { listRecords, wholeList } from "./list-records.ts";
import { comparePlaces, passes, placeOf, type Filter, type ListQuery, type Page } from "./page.ts";
import { adding, changing, read, removing } from "./repository.ts";
import { pageOfFixed, pageOfRows } from "./row-page.ts";
import { transact } from "./transaction.ts";

const Pages = entity({
  name: "page",
  service: "platform",
  schema: z.object({
    id: z.int(),
    book: z.int(),
    title: z.string(),
    weight: z.int().optional(),
    note: z.string(),
  }),
  ...inSharedPartition("page"),
  lists: ({ book }) => [{ partition: `pages#${book}` }],
});
type BookPage = z.output<typeof Pages.schema>;

const SIZE = 4;
const ask = (more: Partial<ListQuery> = {}): ListQuery => ({
  page: 0,
  size: SIZE,
  sort: [],
  filters: [],
  ...more,
});
const idsIn = ({ items }: Page<{ id: number }>) => items.map(({ id }) => id);

let lastBook = 0;
let lastId = 0;
const anId = () => (lastId += 1);

const titles = ["Școală", "școala", "scoala 2", "Scoala 10", "țară", "Ёлка", "😀", "！", ""];
const content = fc.record({
  title: fc.constantFrom(...titles),
  weight: fc.option(fc.integer({ min: -2, max: 2 }), { nil: undefined }),
});
const sorts = fc.array(
  fc.record({ field: fc.constantFrom("title", "weight", "id", "absent"), descending: fc.boolean() }),
  { maxLength: 2 },
);
const filters: fc.Arbitrary<Filter[]> = fc.constantFrom(
  [],
  [{ field: "note", operator: "contains" as const, values: ["e"] }],
  [{ field: "title", operator: "notEquals" as const, values: ["țară"] }],
);
/** Happenings before the next page is read: each to the record at some place, or to a new one. */
const happening = fc.oneof(
  fc.record({ act: fc.constant("add" as const), at: fc.nat(40), fields: content }),
  fc.record({ act: fc.constantFrom("remove" as const, "note" as const), at: fc.nat(40) }),
  fc.record({ act: fc.constant("move" as const), at: fc.nat(40), fields: content }),
);
const between = fc.array(fc.array(happening, { maxLength: 3 }), { minLength: 1, maxLength: 5 });

type Happening = typeof happening extends fc.Arbitrary<infer One> ? One : never;

/** A book of records, beside what is known of each that was there from the beginning. */
async function bookOf(first: Pick<BookPage, "title" | "weight">[]) {
  const book = (lastBook += 1);
  const add = async (fields: Pick<BookPage, "title" | "weight">) => {
    const page: BookPage = { id: anId(), book, note: "veche", ...fields };
    await transact(adding(Pages, page));
    return page;
  };
  const there: BookPage[] = [];
  for (const fields of first) there.push(await add(fields));
  const [moved, gone] = [new Set<number>(), new Set<number>()];
  return {
    scope: wholeList<BookPage>(`pages#${book}`),
    /** The records that were there throughout, each at its place. */
    throughout: () => there.filter(({ id }) => !moved.has(id) && !gone.has(id)),
    moved,
    async happens({ act, at, ...more }: Happening): Promise<void> {
      const fields = "fields" in more ? more.fields : undefined;
      if (act === "add" && fields) return void (await add(fields));
      const id = there[at % there.length]?.id ?? 0;
      const before = await read(Pages, { id });
      if (!before) return;
      if (act === "remove") {
        gone.add(id);
        await transact(removing(Pages, before));
      } else {
        if (fields) moved.add(id);
        const after = fields ? { ...before, ...fields } : { ...before, note: "nouă, e" };
        await transact(changing(Pages, before, after));
      }
    },
  };
}

/** Every id that the pages show, with what happens in between. */
async function walk(
  page: (cursor: string | undefined) => Promise<Page<{ id: number }>>,
  happens: (turn: number) => Promise<void>,
): Promise<number[]> {
  const seen: number[] = [];
  let cursor: string | undefined;
  for (let turn = 0; turn === 0 || cursor !== undefined; turn += 1) {
    const read = await page(cursor);
    seen.push(...idsIn(read));
    cursor = read.next;
    await happens(turn);
  }
  return seen;
}

describe("a list that is read by cursor", () => {
  it("a list that is read by cursor goes on behind the last row that was shown, also where that was removed, and rows before it", async () => {
    const letters = [..."ABCDEFGHIJKL"];
    const { scope, happens } = await bookOf(letters.map((title) => ({ title })));
    const query = ask({ sort: [{ field: "title", descending: false }] });
    const first = await listRecords(Pages, scope, query);
    await happens({ act: "remove", at: 0 });
    await happens({ act: "remove", at: 3 });
    const second = await listRecords(Pages, scope, { ...query, cursor: first.next ?? "" });
    const shown = [first, second].map(({ items }) => items.map(({ title }) => title).join(""));
    expect(shown).toEqual(["ABCD", "EFGH"]);
  });

  it("a list that is read by cursor shows every record that was there throughout exactly once, whatever is added, changed and removed meanwhile", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(content, { minLength: 6, maxLength: 14 }),
        sorts,
        filters,
        between,
        async (first, sort, chosen, turns) => {
          const { scope, throughout, moved, happens } = await bookOf(first);
          const query = ask({ sort, filters: chosen });
          const seen = await walk(
            (cursor) => listRecords(Pages, scope, cursor === undefined ? query : { ...query, cursor }),
            async (turn) => {
              for (const one of turns[turn] ?? []) await happens(one);
            },
          );
          const expected = throughout()
            .filter((record) => passes(record, chosen))
            .map(({ id }) => id);
          expect(seen.filter((id) => expected.includes(id)).sort((a, b) => a - b)).toEqual(expected);
          // A record that is moved while one reads may be met at both of its places, no other one is met twice.
          const unmoved = seen.filter((id) => !moved.has(id));
          expect(unmoved).toEqual([...new Set(unmoved)]);
        },
      ),
      { numRuns: 40 },
    );
  });

  it(
    "a list that is read by cursor that only filters narrow reads the rows of its page, not those of the whole list",
    untilUndisturbed,
    async () => {
      const { scope } = await bookOf(Array.from({ length: 60 }, (_, i) => ({ title: `nota ${i % 2}` })));
      const query = ask({ filters: [{ field: "title", operator: "equals", values: ["nota 1"] }] });
      const first = await listRecords(Pages, scope, query);
      const { calls, result } = await callsOf(() =>
        listRecords(Pages, scope, { ...query, cursor: first.next ?? "" }),
      );
      expect([first.total, result.total, result.items.length]).toEqual([30, 30, SIZE]);
      expect(Math.max(...idsIn(result))).toBeLessThan(Math.min(...idsIn(first)));
      const read = calls
        .filter(({ name }) => name === "dynamodb.BatchGetItem")
        .flatMap(({ input }) => Object.values(input.RequestItems as Record<string, { Keys: object[] }>))
        .reduce((sum, { Keys }) => sum + Keys.length, 0);
      expect(read).toBeLessThanOrEqual(24);
    },
  );

  it.each([
    [
      "of rows that are known as a whole",
      (query: ListQuery, rows: BookPage[]) => pageOfRows(rows, query, { name: "known" }),
    ],
    [
      "of rows in an order of their own",
      (query: ListQuery, rows: BookPage[]) =>
        pageOfRows(rows, query, { name: "own", usual: [{ field: "title", descending: false }] }),
    ],
  ])("%s goes on in the order of the whole", async (_, pageOf) => {
    await fc.assert(
      fc.asyncProperty(fc.array(content, { maxLength: 12 }), sorts, async (all, sort) => {
        const rows = all.map((fields, i): BookPage => ({ id: i + 1, book: 0, note: "", ...fields }));
        const query = ask({ sort });
        const whole = idsIn(pageOf({ ...query, size: 100 }, rows));
        let left = rows;
        const seen = await walk(
          async (cursor) => {
            const page = pageOf(cursor === undefined ? query : { ...query, cursor }, left);
            // All that was shown is removed.
            left = left.filter(({ id }) => !idsIn(page).includes(id));
            return page;
          },
          async () => undefined,
        );
        expect(seen).toEqual(whole);
      }),
      { numRuns: 60 },
    );
  });

  it("a list that is read by cursor of rows in a fixed order keeps that order, unless the query has another one", () => {
    const rows = ["c", "a", "b", "d"].map((name) => ({ name }));
    const names = ({ items }: Page<{ name: string }>) => items.map(({ name }) => name).join("");
    const first = pageOfFixed(rows, ask({ size: 3 }), "fixed");
    const second = pageOfFixed(rows, ask({ size: 3, cursor: first.next ?? "" }), "fixed");
    const sorted = pageOfFixed(rows, ask({ sort: [{ field: "name", descending: true }] }), "fixed");
    expect([first, second, sorted].map(names)).toEqual(["cab", "d", "dcba"]);
  });

  it("a list that is read by cursor refuses a cursor that counts rows, as earlier versions made them", async () => {
    const { scope } = await bookOf([{ title: "a" }, { title: "b" }]);
    const query = ask({ size: 1, sort: [{ field: "title", descending: false }] });
    const { next = "" } = await listRecords(Pages, scope, query);
    const { after, ...rest } = JSON.parse(Buffer.from(next, "base64url").toString()) as { after: unknown };
    expect(after).toHaveLength(2);
    const cursor = Buffer.from(JSON.stringify({ ...rest, offset: 1 })).toString("base64url");
    await expect(listRecords(Pages, scope, { ...query, cursor })).rejects.toMatchObject({
      key: "cursorIncorect",
    });
  });
});

it("places are ordered by the bytes of their keys, as an index orders them", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.string({ unit: "binary" }), (a, b) => {
      const sort = [{ field: "title", descending: false }];
      const [one, other] = [a, b].map((title) => placeOf({ title }, sort, 0)) as [
        ReturnType<typeof placeOf>,
        ReturnType<typeof placeOf>,
      ];
      const bytes = Buffer.compare(Buffer.from(String(one[0])), Buffer.from(String(other[0])));
      expect(Math.sign(comparePlaces(sort)(one, other))).toBe(bytes);
    }),
  );
});

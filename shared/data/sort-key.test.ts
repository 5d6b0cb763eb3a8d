import { expect, it } from "vitest";
import { fc } from "../testing/properties.ts";
import { sortKey } from "./sort-key.ts";

const dictionary = new Intl.Collator("ro", { numeric: true, sensitivity: "base" });
const letters = [..."aăâbcdefghiîjklmnopqrsștțuvwxyzAĂÂÎȘȚZéöçабвгдеёжзийклмнопрстуфхцчшщъыьэюяЯ 0123456789"];
const text = fc
  .array(fc.constantFrom(...letters), { maxLength: 40 })
  .map((characters) => characters.join(""));
const RUNS = { numRuns: 5000 };

const sign = (a: string, b: string): number => Number(a > b) - Number(a < b);
const inBytes = (a: string, b: string): number => Buffer.compare(Buffer.from(a), Buffer.from(b));

it("the key that values are sorted by has texts in the order of a Romanian dictionary, as the collation of the platform has it", () => {
  fc.assert(
    fc.property(text, text, (a, b) => {
      expect(sign(sortKey(a), sortKey(b))).toBe(Math.sign(dictionary.compare(a, b)));
    }),
    RUNS,
  );
});

it("the key that values are sorted by has numbers by size", () => {
  const number = fc.oneof(fc.integer(), fc.double({ noNaN: true }));
  fc.assert(
    fc.property(number, number, (a, b) => {
      expect(sign(sortKey(a), sortKey(b))).toBe(Math.sign(a - b) || 0);
    }),
    RUNS,
  );
});

it("the key that values are sorted by is the same order in bytes, as indexes compare", () => {
  fc.assert(
    fc.property(text, text, (a, b) => {
      expect(Math.sign(inBytes(sortKey(a), sortKey(b)))).toBe(sign(sortKey(a), sortKey(b)));
    }),
    RUNS,
  );
});

it.each([
  ["signs before digits, and digits before letters", ["-1", "1", "a"]],
  ["numbers in texts by size", ["Anexa 2", "anexa 10", "Anexa 10 bis"]],
  ["ș, in both spellings, between s and t", ["sz", "șa", "şb", "ta"]],
  ["moments by time", ["2026-09-30T10:00:00.000Z", "2026-10-01T09:00:00.000Z"]],
])("the key that values are sorted by has %s", (_, sorted) => {
  const keys = sorted.map(sortKey);
  expect(keys.toSorted(sign)).toEqual(keys);
  expect(new Set(keys).size).toBe(sorted.length);
});

it("the key that values are sorted by tells texts apart by their first 64 characters, and its length is bounded", () => {
  const same = "a".repeat(64);
  expect(sortKey(`${same}b`)).toBe(sortKey(`${same}c`));
  expect(sortKey("\u{1F600}".repeat(5000)).length).toBeLessThanOrEqual(192);
});

import "../testing/local-cloud.ts";
import { beforeAll, expect, it } from "vitest";
import { countedNotes, Notes, type Note } from "../testing/counted-notes.ts";
import { falsifyTotals, keptTotals } from "../testing/kept-totals.ts";
import { marking } from "./counters.ts";
import { transact } from "./transaction.ts";
import { checkTotals, type TotalsReport } from "./check-totals.ts";
import { create } from "./repository.ts";

const notes: Note[] = Array.from({ length: 30 }, (_, i) => ({
  id: i + 1,
  colour: i % 3 ? "red" : "blue",
  size: i % 2 ? "small" : "large",
}));

const right = {
  notes: { rows: 30 },
  "notes#red": { small: 10, large: 10 },
  "notes#blue": { small: 5, large: 5 },
};

beforeAll(async () => {
  for (const note of notes) await create(Notes, note);
});

it("the check of totals goes on where the last night ended, and starts over after the last page", async () => {
  await falsifyTotals(Notes.table);
  const nights: TotalsReport[] = [];
  while (!nights.at(-1)?.finished) nights.push(await checkTotals(countedNotes, { seconds: 0, items: 10 }));
  expect(nights.length).toBeGreaterThan(10);
  expect(nights.map(({ differing }) => differing).reduce((a, b) => a + b)).toBe(3);
  expect(await keptTotals(Notes.table)).toEqual(right);
  expect(await checkTotals(countedNotes)).toEqual({
    checked: 3,
    differing: 0,
    unsettled: 0,
    finished: true,
  });
});

it("the check of totals leaves a counter that it has no time for, or cannot read, and goes on with the others", async () => {
  await falsifyTotals(Notes.table);
  const impatient = await checkTotals(countedNotes, { secondsEach: 0 });
  expect(impatient).toMatchObject({ checked: 3, differing: 0, unsettled: 3, finished: true });
  const rowsOf = (counter: string) => {
    if (counter === "notes#red") throw new Error("of this one nothing is known");
    return countedNotes.rowsOf?.(counter);
  };
  const report = await checkTotals({ ...countedNotes, rowsOf });
  expect(report).toMatchObject({ checked: 3, differing: 2, unsettled: 1, finished: true });
  expect(await checkTotals(countedNotes)).toMatchObject({ differing: 1, unsettled: 0 });
  expect(await keptTotals(Notes.table)).toEqual(right);
});

it("the check of totals passes over a counter that ends with its record", async () => {
  await transact(marking(Notes.table, "notes#blue", { forgetAt: 4_000_000_000 }));
  await falsifyTotals(Notes.table);
  const ending = { ...countedNotes, endsBy: "forgetAt" };
  expect(await checkTotals(ending)).toMatchObject({ checked: 2, differing: 2, finished: true });
  expect(await checkTotals({ ...ending, endsBy: "other" })).toMatchObject({ checked: 3, differing: 1 });
  expect(await keptTotals(Notes.table)).toEqual(right);
});

import { ownCloud } from "../testing/own-cloud.ts";
import "../testing/local-cloud.ts";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { countedNotes, Notes, type Note, type Step } from "../testing/counted-notes.ts";
import { Killed, killableProcesses } from "../testing/killable-processes.ts";
import { keptTotals } from "../testing/kept-totals.ts";
import { fc } from "../testing/properties.ts";
import type { TotalsReport } from "./check-totals.ts";
import { idsIn } from "./lists.ts";

/*
 * Totals under load: four processes add, change and remove the same few records at the same time, with every fault of
 * the store, and are killed at any point.
 */
const names = ["worker-1", "worker-2", "worker-3", "worker-4"];
const processes = killableProcesses(names);
// The handler takes a step instead of a request and returns the report of the step.
const doIn = processes.handlerOf(join(import.meta.dirname, "../testing/counted-notes.ts")) as unknown as (
  step: Step,
) => Promise<object>;

afterAll(async () => {
  await processes.stop();
  await ownCloud.stop();
});

const FAULTS = {
  transactionConflict: 0.2,
  dynamodbThrottling: 0.05,
  dynamodbDropped: 0.1,
  unprocessedKeys: 0.1,
  slowAnswers: 0.02,
};
const off = Object.fromEntries(Object.keys(FAULTS).map((name) => [name, 0]));

type Event = Step | { act: "kill"; name: string };

/** Most events are about one record, so that others remove it and add it again after a writer has read it. */
const id = fc.oneof(
  { weight: 4, arbitrary: fc.constant(1) },
  { weight: 1, arbitrary: fc.integer({ min: 2, max: 8 }) },
);
const note: fc.Arbitrary<Note> = fc.record({
  id,
  colour: fc.constantFrom("red", "blue"),
  size: fc.constantFrom("small", "large"),
});
const event: fc.Arbitrary<Event> = fc.oneof(
  { weight: 6, arbitrary: note.map((drawn) => ({ act: "add", note: drawn }) as const) },
  { weight: 6, arbitrary: note.map((drawn) => ({ act: "change", note: drawn }) as const) },
  { weight: 4, arbitrary: id.map((drawn) => ({ act: "remove", id: drawn }) as const) },
  { weight: 1, arbitrary: fc.constantFrom(...names).map((name) => ({ act: "kill", name }) as const) },
);
const history = fc.array(fc.array(event, { minLength: 15, maxLength: 30 }), { minLength: 4, maxLength: 4 });

const done = { steps: 0, refused: 0, killed: 0 };

async function happen(one: Event): Promise<void> {
  if (one.act === "kill") {
    done.killed += 1;
    return processes.kill(one.name);
  }
  try {
    const answer = (await doIn(one)) as { done: boolean };
    done.steps += 1;
    if (!answer.done) done.refused += 1;
  } catch (error) {
    // The outcome of a killed step is unknown; the totals must still be right.
    if (!(error instanceof Killed)) throw error;
  }
}

it("after any history of parallel writes, faults and kills the totals are what the rows are", async () => {
  const drawn = fc.asyncProperty(history, async (writers) => {
    await ownCloud.faults.change({ seed: 1, ...FAULTS });
    await Promise.all(
      writers.map(async (events) => {
        for (const one of events) await happen(one);
      }),
    );
    await ownCloud.faults.change(off);
    for (const name of names) await processes.kill(name);
    const report = (await doIn({ act: "check" })) as TotalsReport;
    expect(report).toMatchObject({ differing: 0, unsettled: 0, finished: true });
    const lists = countedNotes.rowsOf?.("notes")?.flatMap((rows) => rows.lists) ?? [];
    const { notes } = await keptTotals(Notes.table);
    expect(notes?.rows ?? 0).toBe((await idsIn(Notes.table, lists, 100)).length);
  });
  await fc.assert(drawn, { numRuns: 8, endOnFailure: true });
  process.stdout.write(`\n${JSON.stringify(done)}\n`);
  expect(done.steps).toBeGreaterThan(200);
  expect(done.refused).toBeGreaterThan(0);
  expect(done.refused).toBeLessThan(done.steps);
  expect(done.killed).toBeGreaterThan(3);
});

import * as z from "zod";
import { checkTotals, type Counted } from "../data/check-totals.ts";
import { entity, inOwnPartition } from "../data/entity.ts";
import { create, read, removing, update } from "../data/repository.ts";
import { shardOf, sharded, type ShardCounts } from "../data/shards.ts";
import { retry, transact } from "../data/transaction.ts";

/*
 * Records whose counters a test can compare with their rows: every note is in a sharded list, and in one of its colour,
 * under a label of its size. Also a function that a test runs in separate processes.
 */

const Note = z.object({ id: z.int(), colour: z.enum(["red", "blue"]), size: z.enum(["small", "large"]) });
export type Note = z.output<typeof Note>;

const SHARDS: ShardCounts = { "2026-11": 3 };

export const Notes = entity({
  name: "note",
  service: "platform",
  schema: Note,
  key: inOwnPartition("note"),
  lists: ({ id, colour, size }) => [
    { partition: shardOf("notes", id, SHARDS) },
    { partition: `notes#${colour}`, attributes: { size } },
  ],
  counts: ({ colour, size }) => [{ counter: "notes" }, { counter: `notes#${colour}`, label: size }],
});

export const countedNotes: Counted = {
  table: Notes.table,
  entities: [Notes],
  rowsOf: (counter) =>
    counter === "notes"
      ? [{ lists: sharded("notes", SHARDS) }]
      : [{ lists: [{ partitions: [counter] }], label: ({ size }) => String(size) }],
};

/** One operation of a concurrent caller, who does not know if the note exists, or who else changes it. */
export type Step = { act: "add" | "change"; note: Note } | { act: "remove"; id: number } | { act: "check" };

const steps = {
  add: ({ note }: { note: Note }) => create(Notes, note),
  change: ({ note }: { note: Note }) => update(Notes, note, (before) => ({ ...before, ...note })),
  remove: ({ id }: { id: number }) =>
    retry(async () => {
      const before = await read(Notes, { id });
      if (before) await transact(removing(Notes, before));
    }),
};

/** Does a step; a refusal (there is such a note already, or none) is an answer like another. */
export async function handler(step: Step): Promise<object> {
  if (step.act === "check") return checkTotals(countedNotes);
  try {
    await (steps[step.act] as (step: Step) => Promise<unknown>)(step);
    return { done: true };
  } catch (error) {
    return { done: false, error: String(error) };
  }
}

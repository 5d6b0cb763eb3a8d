import { kernel } from "../refusals.ts";
import "../testing/local-cloud.ts";
import { expect, it } from "vitest";
import * as z from "zod";
import { withContext } from "../context.ts";
import { nextId } from "../ids.ts";
import { callsOf, tally } from "../testing/aws-calls.ts";
import { Notes, type Note } from "../testing/counted-notes.ts";
import { entity, inOwnPartition } from "./entity.ts";
import { putEphemeral } from "./ephemeral.ts";
import { changing, create, findUnique, read, readItems, removing, update } from "./repository.ts";
import { ephemeralTable } from "./tables.ts";
import { RevisionConflict, transact } from "./transaction.ts";

it("whoever read a record that was removed and added again is refused: its revision is not the former one", async () => {
  const note: Note = { id: nextId(), colour: "red", size: "small" };
  const former = await create(Notes, note);
  await transact(removing(Notes, former));
  const now = await create(Notes, { ...note, colour: "blue" });
  await expect(transact(changing(Notes, former, { ...note, size: "large" }))).rejects.toThrow(
    RevisionConflict,
  );
  await expect(transact(removing(Notes, former))).rejects.toThrow(RevisionConflict);
  expect(await read(Notes, note)).toEqual(now);
});

it("reads of one request in the same turn are one call, of other tables too, and each finds what it asked for", async () => {
  const note = await create(Notes, { id: nextId(), colour: "red", size: "small" });
  const key = Notes.key(note);
  await putEphemeral(key, { colour: "green" }, 60);
  const { calls, result } = await callsOf(() =>
    withContext({ correlationId: "", service: "documents" }, () =>
      Promise.all([
        readItems(Notes.table, [key]),
        readItems(ephemeralTable(), [key, { ...key, sk: "absent" }]),
      ]),
    ),
  );
  expect(tally(calls)).toEqual(["dynamodb.BatchGetItem 1"]);
  expect(result.map((items) => items.map((item) => item?.colour))).toEqual([["red"], ["green", undefined]]);
});

const Keyrings = entity({
  name: "keyring",
  service: "platform",
  schema: z.object({ id: z.int(), keys: z.string().array() }),
  key: inOwnPartition("keyring"),
  unique: { keys: { of: ({ keys }) => keys, taken: () => kernel.codExista({ cod: "X" }) } },
});
const keyring = (...keys: string[]) => create(Keyrings, { id: nextId(), keys });
const holdersOf = (...keys: string[]) => Promise.all(keys.map((key) => findUnique(Keyrings, "keys", key)));

it("each of a record's unique values leads to it; a change gives up those that it drops, a removal all", async () => {
  const { id } = await keyring("a1", "a2", "a2");
  await expect(keyring("a3", "a2")).rejects.toThrow("codExista");
  expect(await holdersOf("a1", "a2", "a3")).toEqual([id, id, undefined]);
  const changed = await update(Keyrings, { id }, (before) => ({ ...before, keys: ["a2", "a3"] }));
  expect(await holdersOf("a1", "a2", "a3")).toEqual([undefined, id, id]);
  const next = await keyring("a1");
  await transact(removing(Keyrings, changed));
  expect(await holdersOf("a1", "a2", "a3")).toEqual([next.id, undefined, undefined]);
});

it("of several records that take one unique value at once, one gets it, and the others change nothing", async () => {
  const rings = await Promise.all(Array.from({ length: 6 }, (_, i) => keyring(`b${String(i)}`)));
  const taken = await Promise.allSettled(
    rings.map(({ id }) =>
      update(Keyrings, { id }, (before) => ({ ...before, keys: [...before.keys, "wanted"] })),
    ),
  );
  const winners = taken.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
  expect(winners).toHaveLength(1);
  expect(await holdersOf("wanted")).toEqual([winners[0]?.id]);
  const sizes = await Promise.all(rings.map(async ({ id }) => (await read(Keyrings, { id }))?.keys.length));
  expect(sizes.sort()).toEqual([1, 1, 1, 1, 1, 2]);
});

it("two writers that change the unique values of one record at once keep both of their changes", async () => {
  const { id } = await keyring("c1", "c2");
  const drops =
    (key: string) =>
    ({ keys }: { keys: string[] }) =>
      keys.filter((one) => one !== key);
  await Promise.all([
    update(Keyrings, { id }, (before) => ({ ...before, keys: [...drops("c1")(before), "c3"] })),
    update(Keyrings, { id }, (before) => ({ ...before, keys: [...drops("c2")(before), "c4"] })),
  ]);
  expect((await read(Keyrings, { id }))?.keys.toSorted()).toEqual(["c3", "c4"]);
  expect(await holdersOf("c1", "c2", "c3", "c4")).toEqual([undefined, undefined, id, id]);
});

import "../testing/local-cloud.ts";
import { expect, expectTypeOf, it } from "vitest";
import { nextId } from "../ids.ts";
import { Notes, type Note } from "../testing/counted-notes.ts";
import { itemAt, readGroups, readTogether, recordAt } from "./read-together.ts";
import { create } from "./repository.ts";

const note = () => create(Notes, { id: nextId(), colour: "red", size: "small" });

it("items come back by the names of their keys, with their types, in the order of a list", async () => {
  const [first, second, missing] = [await note(), await note(), nextId()];
  const found = await readTogether(Notes.table, {
    first: recordAt(Notes, first),
    absent: recordAt(Notes, { id: missing }),
    several: [second.id, missing, first.id].map((id) => recordAt(Notes, { id })),
    none: [],
    size: itemAt(Notes.key(second), ({ size }) => String(size)),
    isThere: { key: Notes.key({ id: missing }), of: (item) => item !== undefined },
  });
  expectTypeOf(found.first?.colour).toEqualTypeOf<Note["colour"] | undefined>();
  expectTypeOf(found.size).toEqualTypeOf<string | undefined>();
  expect(found).toEqual({
    first,
    absent: undefined,
    several: [second, undefined, first],
    none: [],
    size: "small",
    isThere: false,
  });
});

it("keys of several origins may have equal names", async () => {
  const [ours, theirs] = [await note(), await note()];
  const found = await readGroups(Notes.table, {
    own: { note: recordAt(Notes, ours) },
    others: { note: recordAt(Notes, theirs) },
  });
  expect([found.own.note?.id, found.others.note?.id]).toEqual([ours.id, theirs.id]);
});

import "../testing/local-cloud.ts";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { CHANGES, cellKeys, type CellCondition } from "./counters.ts";
import { Notes } from "../testing/counted-notes.ts";
import { nextId } from "../ids.ts";
import { endingBound } from "./bounds.ts";
import { entity, inOwnPartition, withoutFields } from "./entity.ts";
import { when } from "./precondition.ts";
import { adding, changing, create, findUnique, read, readItems, removing } from "./repository.ts";
import { addingTombstone, readTombstone } from "./tombstone.ts";
import { RevisionConflict, transact, withCompanion } from "./transaction.ts";

const places = {
  name: "place",
  service: "platform",
  schema: z.object({ id: z.int(), cod: z.string() }),
  key: inOwnPartition("place"),
  unique: { cod: { of: ({ cod }: { cod: string }) => cod, taken: () => new RevisionConflict() } },
};
const Places = entity(places);
const SecretPlaces = entity({ ...places, name: "secret-place", isPersonal: true });

/** A house has two rooms at most. */
const Rooms = entity({
  name: "room",
  service: "platform",
  schema: z.object({ id: z.int(), houseId: z.int() }),
  key: inOwnPartition("room"),
  bounded: { most: 2, in: ({ houseId }) => boundOf(houseId) },
});

const newPlace = () => create(Places, { id: nextId(), cod: `c-${nextId()}` });

it("two conditions on the cells of one counter are refused, and neither takes the other's place", async () => {
  const { table } = Notes;
  const condition = (values: object): CellCondition => ({
    table,
    counter: "conditions",
    condition: "attribute_not_exists(activ) OR activ = :yes",
    values: { ":yes": true, ...values },
  });
  const count = { table, count: { counter: "conditions" }, by: 1 };
  await expect(transact([count, condition({}), condition({})])).rejects.toThrow("conditions");
  await transact([count, condition({})]);
  const cells = await readItems(table, cellKeys("conditions"));
  expect(cells.map((cell) => Number(cell?.[CHANGES] ?? 0)).reduce((a, b) => a + b)).toBe(1);
});

it("a unique value that one record gives up and another takes in the same transaction is the other's, whichever write is named first", async () => {
  for (const order of [1, -1]) {
    const former = await newPlace();
    const heir = { id: nextId(), cod: former.cod };
    await transact([removing(Places, former), adding(Places, heir)].toSorted(() => order).flat());
    expect(await findUnique(Places, "cod", former.cod)).toBe(heir.id);
    expect(await read(Places, former)).toBeUndefined();
  }
});

it("a unique value that one record gives up and another takes in the same transaction stays where it is if the record that gives it up has changed", async () => {
  const former = await newPlace();
  const heir = { id: nextId(), cod: former.cod };
  const stale = { ...former, rev: former.rev - 1 };
  await expect(transact([...removing(Places, stale), ...adding(Places, heir)])).rejects.toThrow(
    RevisionConflict,
  );
  expect(await findUnique(Places, "cod", former.cod)).toBe(former.id);
});

it("a unique value that one record gives up and another takes in the same transaction is refused while nobody gives it up", async () => {
  const { cod } = await newPlace();
  await expect(transact(adding(Places, { id: nextId(), cod }))).rejects.toThrow(RevisionConflict);
});

describe("a condition on an item that the same transaction writes", () => {
  const changed = () => new Error("changed since");
  const requiring = ({ id, rev }: { id: number; rev: number }) => when(Places, { id }, { rev }, changed);

  it("a condition on an item that the same transaction writes holds for the write of either kind", async () => {
    const [moved, gone] = [await newPlace(), await newPlace()];
    await transact([requiring(moved), ...changing(Places, moved, { ...moved, cod: `c-${nextId()}` })]);
    await transact([...removing(Places, gone), requiring(gone)]);
    expect((await read(Places, moved))?.rev).toBe(moved.rev + 1);
    expect(await read(Places, gone)).toBeUndefined();
  });

  it("a condition on an item that the same transaction writes refuses the write of a record that has changed since, with its own error, and a condition of the write with that one", async () => {
    const before = await newPlace();
    await transact(changing(Places, before, { ...before, cod: `c-${nextId()}` }));
    const now = await read(Places, before);
    if (!now) throw new Error("the place is gone");
    await expect(transact([...removing(Places, now), requiring(before)])).rejects.toThrow("changed since");
    await expect(transact([requiring(now), ...removing(Places, before)])).rejects.toThrow(RevisionConflict);
    await transact(removing(Places, now));
    await expect(transact([requiring(now), ...removing(Places, now)])).rejects.toThrow("changed since");
  });
});

describe("what a fact takes along", () => {
  const note = () => ({ id: nextId(), cod: `c-${nextId()}` });

  it("what a fact takes along is stored with the fact, whether its answer is known or not, and with no step before it", async () => {
    for (const purpose of [{ answer: "yes" }, { repeatable: "fact" }] as const) {
      const [step, fact, along] = [note(), note(), note()];
      const seen: unknown[] = [];
      const answered = await withCompanion(
        async (answer) => {
          seen.push(answer);
          return { answer: "of the request", writes: adding(Places, along) };
        },
        async () => {
          await transact(adding(Places, step), { repeatable: true });
          expect(await read(Places, along)).toBeUndefined();
          await transact(adding(Places, fact), purpose);
          await transact(adding(Places, note()), { repeatable: true });
        },
      );
      expect([answered, seen]).toEqual(["of the request", ["answer" in purpose ? "yes" : undefined]]);
      expect(await read(Places, along)).toMatchObject(along);
    }
  });

  it("what a fact takes along is not stored if the fact is refused, or if there was nothing to do", async () => {
    const [along, former] = [note(), await newPlace()];
    const companion = () => Promise.resolve({ answer: "done", writes: adding(Places, along) });
    const stale = { ...former, rev: former.rev - 1 };
    const refused = withCompanion(companion, () => transact(removing(Places, stale), { answer: 1 }));
    await expect(refused).rejects.toThrow(RevisionConflict);
    expect(await withCompanion(companion, () => Promise.resolve())).toBeUndefined();
    expect(await read(Places, along)).toBeUndefined();
  });
});

describe("records with a bound", () => {
  const newRoom = (houseId: number) => create(Rooms, { id: nextId(), houseId });

  it("records with a bound are never more, also where 6 are added at once, and one takes the place of another", async () => {
    const houseId = nextId();
    const added = await Promise.allSettled(Array.from({ length: 6 }, () => newRoom(houseId)));
    const made = added.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
    expect(made).toHaveLength(2);
    for (const one of added)
      if (one.status === "rejected") expect(one.reason).toBeInstanceOf(RevisionConflict);
    const [first] = made;
    const heir = { id: nextId(), houseId };
    await transact([...(first ? removing(Rooms, first) : []), ...adding(Rooms, heir)]);
    await expect(newRoom(houseId)).rejects.toThrow(RevisionConflict);
    await newRoom(nextId());
  });

  it("records with a bound leave a bound that ends only without them", async () => {
    const [houseId, ending] = [nextId(), (id: number) => endingBound(Rooms.table, boundOf(id))];
    const room = await newRoom(houseId);
    await expect(transact([ending(houseId)])).rejects.toThrow(RevisionConflict);
    await transact(removing(Rooms, room));
    await transact([ending(houseId)]);
    expect(await readItems(Rooms.table, [boundOf(houseId)])).toEqual([undefined]);
  });
});

const boundOf = (houseId: number) => ({ pk: `house#${houseId}`, sk: "bound#room" });

it("the tombstone of a removed record has its fields, that of a personal one only its id", async () => {
  const [place, secret] = [await newPlace(), { id: nextId(), cod: "strada Florilor", rev: 1 }];
  await transact([addingTombstone(Places, place), addingTombstone(SecretPlaces, secret)]);
  expect(await readTombstone(Places, place.id)).toEqual(withoutFields(place, Places.secrets));
  expect(await readTombstone(SecretPlaces, secret.id)).toEqual({ id: secret.id });
});

import "../testing/local-cloud.ts";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { CHANGES, cellKeys, type CellCondition } from "./counters.ts";
import { Notes } from "../testing/counted-notes.ts";
import { nextId } from "../ids.ts";
import { endingBound } from "./bounds.ts";
import { entity, inOwnPartition, withoutSecrets } from "./entity.ts";
import { adding, create, findUnique, read, readItems, removing } from "./repository.ts";
import { addingTombstone, readTombstone } from "./tombstone.ts";
import { RevisionConflict, transact } from "./transaction.ts";

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

describe("a unique value that one record gives up and another takes in the same transaction", () => {
  it("is the other's, whichever write is named first", async () => {
    for (const order of [1, -1]) {
      const former = await newPlace();
      const heir = { id: nextId(), cod: former.cod };
      await transact([removing(Places, former), adding(Places, heir)].toSorted(() => order).flat());
      expect(await findUnique(Places, "cod", former.cod)).toBe(heir.id);
      expect(await read(Places, former)).toBeUndefined();
    }
  });

  it("stays where it is if the record that gives it up has changed", async () => {
    const former = await newPlace();
    const heir = { id: nextId(), cod: former.cod };
    const stale = { ...former, rev: former.rev - 1 };
    await expect(transact([...removing(Places, stale), ...adding(Places, heir)])).rejects.toThrow(
      RevisionConflict,
    );
    expect(await findUnique(Places, "cod", former.cod)).toBe(former.id);
  });

  it("is refused while nobody gives it up", async () => {
    const { cod } = await newPlace();
    await expect(transact(adding(Places, { id: nextId(), cod }))).rejects.toThrow(RevisionConflict);
  });
});

describe("records with a bound", () => {
  const newRoom = (houseId: number) => create(Rooms, { id: nextId(), houseId });

  it("are never more, also where 6 are added at once, and one takes the place of another", async () => {
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

  it("leave a bound that ends only without them", async () => {
    const [houseId, ending] = [nextId(), (id: number) => endingBound(Rooms.table, boundOf(id))];
    const room = await newRoom(houseId);
    await expect(transact([ending(houseId)])).rejects.toThrow(RevisionConflict);
    await transact(removing(Rooms, room));
    await transact([ending(houseId)]);
    expect(await readItems(Rooms.table, [boundOf(houseId)])).toEqual([undefined]);
  });
});

const boundOf = (houseId: number) => ({ pk: `house#${houseId}`, sk: "bound#room" });

describe("the tombstone of a removed record", () => {
  it("has its fields, that of a personal one its id alone", async () => {
    const [place, secret] = [await newPlace(), { id: nextId(), cod: "strada Florilor", rev: 1 }];
    await transact([addingTombstone(Places, place), addingTombstone(SecretPlaces, secret)]);
    expect(await readTombstone(Places, place.id)).toEqual(withoutSecrets(Places, place));
    expect(await readTombstone(SecretPlaces, secret.id)).toEqual({ id: secret.id });
  });
});

import "../testing/local-cloud.ts";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { CHANGES, cellKeys, type CellCondition } from "./counters.ts";
import { Notes } from "../testing/counted-notes.ts";
import { nextId } from "../ids.ts";
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

describe("the tombstone of a removed record", () => {
  it("has its fields, that of a personal one its id alone", async () => {
    const [place, secret] = [await newPlace(), { id: nextId(), cod: "strada Florilor", rev: 1 }];
    await transact([addingTombstone(Places, place), addingTombstone(SecretPlaces, secret)]);
    expect(await readTombstone(Places, place.id)).toEqual(withoutSecrets(Places, place));
    expect(await readTombstone(SecretPlaces, secret.id)).toEqual({ id: secret.id });
  });
});

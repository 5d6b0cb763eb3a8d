import "../testing/local-cloud.ts";
import { expect, it } from "vitest";
import * as z from "zod";
import { nextId } from "../ids.ts";
import { entity, inOwnPartition } from "./entity.ts";
import { historyOf } from "./history.ts";
import {
  adding,
  changing,
  create,
  read,
  readHistory,
  readPartition,
  removing,
  update,
} from "./repository.ts";
import { transact } from "./transaction.ts";

const Plants = entity({
  name: "plant",
  service: "documents",
  schema: z.object({
    id: z.int(),
    name: z.string(),
    keeper: z.string().optional(),
    seed: z.string().optional(),
    watered: z.int().optional(),
    draft: z.boolean().optional(),
  }),
  key: inOwnPartition("plant"),
  secrets: ["seed"],
  history: {
    keeps: ({ draft = false }) => !draft,
    namesOnly: ["keeper"],
    leavesOut: ["watered"],
  },
});

const Leaves = entity({
  name: "leaf",
  service: "documents",
  schema: z.object({ id: z.int(), plantId: z.int(), colour: z.string() }),
  key: inOwnPartition("leaf"),
  history: { of: ({ plantId }) => ({ name: "plant", id: plantId }) },
});

const planted = async (fields: object = {}) => {
  const id = nextId();
  await create(Plants, { id, name: "Stejar", keeper: "Ana", seed: "pecetluit", ...fields });
  return id;
};
const change = (id: number, fields: object) => update(Plants, { id }, (before) => ({ ...before, ...fields }));

it("the history of a record has a line for each change, newest first, with the names of its fields and the former values", async () => {
  const id = await planted();
  await change(id, { name: "Fag" });
  const [changed, created] = await readHistory(Plants, id);
  expect([changed?.fapt, changed?.campuri, changed?.valori]).toEqual([
    "MODIFICAT",
    ["name"],
    { id, name: "Stejar", rev: expect.any(Number) as number },
  ]);
  expect([created?.fapt, created?.actor, created?.valori]).toEqual(["CREAT", "system", undefined]);
});

it("the history of a record names the fields of secrets and of people, and keeps none of their values", async () => {
  const id = await planted();
  await change(id, { keeper: "Ion", seed: "altul" });
  expect((await readHistory(Plants, id))[0]?.campuri).toEqual(["keeper", "secret"]);
  const items = JSON.stringify(await readPartition(Plants.table, historyOf({ name: "plant", id })));
  expect(items).not.toMatch(/Ana|Ion|pecetluit|altul/);
});

it("the history of a record has no line for a change of what the system sets by itself", async () => {
  const id = await planted();
  await change(id, { watered: 1 });
  await change(id, { watered: 2, name: "Fag" });
  expect((await readHistory(Plants, id)).map(({ campuri }) => campuri)).toEqual([["name"], undefined]);
});

it("the history of a record begins when the record is one that is kept", async () => {
  const id = await planted({ draft: true });
  await change(id, { name: "Fag" });
  expect(await readHistory(Plants, id)).toEqual([]);
  await change(id, { draft: false });
  expect((await readHistory(Plants, id)).map(({ fapt }) => fapt)).toEqual(["MODIFICAT"]);
});

it("the history of a record tells of the records that belong to it, with their kind and values", async () => {
  const plantId = await planted();
  const leaf = { id: nextId(), plantId, colour: "verde" };
  await transact(adding(Leaves, leaf));
  const before = await read(Leaves, leaf);
  if (!before) throw new Error("the leaf is absent");
  await transact(changing(Leaves, before, { ...leaf, colour: "galben" }));
  await transact(removing(Leaves, { ...before, rev: before.rev + 1, colour: "galben" }));
  const lines = await readHistory(Plants, plantId);
  expect(lines.slice(0, 3).map(({ fapt, despre, valori }) => [fapt, despre, valori?.colour])).toEqual([
    ["STERS", "leaf", "galben"],
    ["MODIFICAT", "leaf", "verde"],
    ["CREAT", "leaf", "verde"],
  ]);
  expect(await readHistory(Leaves, leaf.id)).toEqual([]);
});

it("the history of a record is written with the change or not at all", async () => {
  const id = await planted();
  const before = await read(Plants, { id });
  if (!before) throw new Error("the plant is absent");
  await change(id, { name: "Fag" });
  await expect(transact(changing(Plants, before, { ...before, name: "Tei" }))).rejects.toThrow();
  expect(await readHistory(Plants, id)).toHaveLength(2);
});

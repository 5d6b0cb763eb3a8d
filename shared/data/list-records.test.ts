import "../testing/local-cloud.ts";
import { beforeAll, expect, it } from "vitest";
import * as z from "zod";
import { callsOf, tally } from "../testing/aws-calls.ts";
import { untilUndisturbed } from "../testing/with-faults.ts";
import { entity, inSharedPartition } from "./entity.ts";
import { everyRecord, listRecords, wholeList } from "./list-records.ts";
import type { Filter, ListQuery } from "./page.ts";
import { adding } from "./repository.ts";
import { transact } from "./transaction.ts";

const Plants = entity({
  name: "plant",
  service: "platform",
  schema: z.object({ id: z.int(), colour: z.string() }),
  ...inSharedPartition("plant"),
  lists: ({ colour }) => [{ partition: `plants#${colour}` }],
});

beforeAll(async () => {
  for (const id of [1, 2, 3, 4])
    await transact(adding(Plants, { id, colour: id % 2 === 1 ? "red" : "green" }));
});

const query = (filters: Filter[]): ListQuery => ({ page: 0, size: 20, sort: [], filters });
const withId = (id: number, ...others: Filter[]): ListQuery =>
  query([{ field: "id", operator: "equals", values: [id] }, ...others]);
const ids = ({ items, total }: { items: { id: number }[]; total: number }) => [
  items.map(({ id }) => id),
  total,
];

it("a filter on the id is answered by one read of the record", untilUndisturbed, async () => {
  const { calls, result } = await callsOf(() => listRecords(Plants, everyRecord(Plants), withId(3)));
  expect([ids(result), tally(calls)]).toEqual([[[3], 1], ["dynamodb.GetItem 1"]]);
});

it("a filter on the id shows only what the list shows its reader, and what passes the other filters", async () => {
  const reds = everyRecord(Plants, ({ colour }) => colour === "red");
  const red: Filter = { field: "colour", operator: "equals", values: ["red"] };
  const answers = [
    listRecords(Plants, reds, withId(2)),
    listRecords(Plants, wholeList("plants#green"), withId(3)),
    listRecords(Plants, wholeList("plants#green"), withId(4)),
    listRecords(Plants, everyRecord(Plants), withId(4, red)),
    listRecords(Plants, everyRecord(Plants), withId(99)),
    listRecords(Plants, everyRecord(Plants), withId(1.5)),
  ];
  expect((await Promise.all(answers)).map(ids)).toEqual([
    [[], 0],
    [[], 0],
    [[4], 1],
    [[], 0],
    [[], 0],
    [[], 0],
  ]);
});

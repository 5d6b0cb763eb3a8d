import { MOST_ROWS } from "./list-page.ts";
import "../testing/local-cloud.ts";
import { BatchWriteCommand } from "@aws-sdk/lib-dynamodb";
import { beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { dynamo } from "../aws/clients.ts";
import { callsOf } from "../testing/aws-calls.ts";
import { untilUndisturbed } from "../testing/with-faults.ts";
import { encodeCursor } from "./cursor.ts";
import { entity, inSharedPartition } from "./entity.ts";
import { everyRecord, listRecords } from "./list-records.ts";
import type { Filter, ListQuery } from "./page.ts";
import { create } from "./repository.ts";
import { transact } from "./transaction.ts";

const Note = entity({
  name: "note",
  service: "platform",
  schema: z.object({ id: z.int(), title: z.string(), even: z.boolean() }),
  ...inSharedPartition("many-notes"),
  indexes: ["title"],
});
const NoteWithoutIndex = { ...Note, indexes: [] };
const every = { ...everyRecord(Note), narrowing: ["title"] };
const ask = (query: Partial<ListQuery> = {}) => ({ page: 0, size: 4, sort: [], filters: [], ...query });
const is = (field: string, value: string | boolean): Filter => ({
  field,
  operator: "equals",
  values: [value],
});

describe("a list of more than 10,000 reference records", () => {
  beforeAll(async () => {
    await fill(MOST_ROWS);
    await create(Note, { id: MOST_ROWS + 1, title: "ultima", even: false });
  }, 120_000);

  it(
    "a list of more than 10,000 reference records has pages and its exact total as a short one has",
    untilUndisturbed,
    async () => {
      const { calls, result } = await callsOf(() => listRecords(Note, every, ask()));
      expect(result).toMatchObject({ total: MOST_ROWS + 1, relation: "eq" });
      expect(result.items.map(({ id }) => id)).toEqual([10_001, 10_000, 9_999, 9_998]);
      expect(calls.length).toBeLessThanOrEqual(2);
    },
  );

  it(
    "a list of more than 10,000 reference records finds a name by one read of its rows, however many records there are",
    untilUndisturbed,
    async () => {
      const { calls, result } = await callsOf(() =>
        listRecords(Note, every, ask({ filters: [is("title", "ultima")] })),
      );
      expect(result).toMatchObject({ items: [{ id: MOST_ROWS + 1 }], total: 1 });
      expect(calls.map(({ name }) => name)).toEqual(["dynamodb.Query", "dynamodb.BatchGetItem"]);
    },
  );

  it("a list of more than 10,000 reference records refuses an order without a list, and names the filters that narrow", async () => {
    const sort = [{ field: "title", descending: false }];
    const refusal = { status: 400, key: "preaMulteRanduri", values: { limita: MOST_ROWS, filtre: "title" } };
    await expect(listRecords(Note, every, ask({ sort }))).rejects.toMatchObject(refusal);
    await expect(listRecords(Note, every, ask({ filters: [is("even", true)] }))).rejects.toMatchObject(
      refusal,
    );
  });

  it("a list of more than 10,000 reference records ends a page early whose filter passes over 10,000 rows, and goes on behind them", async () => {
    const query = ask({ filters: [is("even", true), is("title", "nota 0")] });
    const list = { ...everyRecord(Note), name: "walked" };
    const after = [MOST_ROWS + 2];
    const begun = encodeCursor(query, list.name, { after, page: 1, total: 1, relation: "eq" });
    const page = (cursor: string) => listRecords(NoteWithoutIndex, list, { ...query, cursor });
    const first = await page(begun);
    expect([first.items, first.next]).toEqual([[], expect.any(String)]);
    expect(await page(first.next ?? "")).toMatchObject({ items: [], next: undefined });
  });
});

/** Writes records with their count, 25 at a time: DynamoDB's limit of a BatchWriteItem. */
async function fill(count: number): Promise<void> {
  const records = Array.from({ length: count }, (_, i) => ({
    id: i + 1,
    title: `nota ${i}`,
    even: i % 2 > 0,
  }));
  for (let start = 0; start < count; start += 25) {
    const requests = records
      .slice(start, start + 25)
      .map((record) => ({ PutRequest: { Item: { ...record, ...Note.key(record), rev: 1 } } }));
    await dynamo().send(new BatchWriteCommand({ RequestItems: { [Note.table]: requests } }));
  }
  await transact([{ table: Note.table, count: { counter: "many-notes" }, by: count }]);
}

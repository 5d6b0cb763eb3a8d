import "../testing/local-cloud.ts";
import { BatchWriteCommand } from "@aws-sdk/lib-dynamodb";
import { expect, it } from "vitest";
import * as z from "zod";
import { dynamo } from "../aws.ts";
import { entity, inSharedPartition } from "./entity.ts";
import { MOST_ROWS } from "./listing.ts";
import type { ListQuery } from "./page.ts";
import { create } from "./repository.ts";
import { listPartition } from "./partition-list.ts";

const Row = entity({
  name: "rand",
  service: "documents",
  schema: z.object({ id: z.int(), par: z.boolean() }),
  key: inSharedPartition("rand"),
});
const asked = (query: Partial<ListQuery> = {}): ListQuery => ({
  page: 0,
  size: 3,
  sort: [],
  filters: [],
  ...query,
});
const list = (query?: Partial<ListQuery>) => listPartition(Row, asked(query), { name: "rand" });

async function fill(from: number, to: number): Promise<void> {
  const rows = Array.from({ length: to - from }, (_, i) => ({ id: from + i, par: i % 2 === 0, rev: 1 }));
  const batches = Array.from({ length: Math.ceil(rows.length / 25) }, (_, i) =>
    rows.slice(25 * i, 25 * (i + 1)),
  );
  const requests = (batch: typeof rows) =>
    batch.map((row) => ({ PutRequest: { Item: { ...row, ...Row.key(row) } } }));
  for (const batch of batches)
    await dynamo().send(new BatchWriteCommand({ RequestItems: { [Row.table]: requests(batch) } }));
}

it("a shelf is listed exactly up to 10,000 rows; beyond them the list is refused, not cut", async () => {
  await fill(1, MOST_ROWS + 1);
  const page = await list({ filters: [{ field: "par", operator: "equals", values: [true] }] });
  expect([page.total, page.relation, page.items.map(({ id }) => id)]).toEqual([
    5000,
    "eq",
    [9999, 9997, 9995],
  ]);
  await create(Row, { id: MOST_ROWS + 1, par: true });
  await expect(list()).rejects.toMatchObject({ status: 400, key: "preaMulteRanduri" });
}, 120_000);

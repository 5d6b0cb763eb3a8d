import "../testing/local-cloud.ts";
import { BatchWriteCommand } from "@aws-sdk/lib-dynamodb";
import { expect, it } from "vitest";
import * as z from "zod";
import { dynamo } from "../aws.ts";
import { sortableId } from "../ids.ts";
import { entity, inSharedPartition } from "./entity.ts";
import { listRecords, type Scope } from "./list-records.ts";
import { MOST_ROWS } from "./listing.ts";

const Note = entity({
  name: "note",
  service: "platform",
  schema: z.object({ id: z.int(), title: z.string() }),
  ...inSharedPartition("note"),
});

it("a list of more than 10,000 rows is counted as a floor, and an order without a list is refused by name", async () => {
  const many: Scope<z.output<typeof Note.schema>> = {
    name: "many",
    lists: [{ partitions: ["many-notes"] }],
    narrowing: ["title"],
  };
  await fill("many-notes", MOST_ROWS + 1);
  const asked = { page: 0, size: 4, sort: [], filters: [] };
  expect(await listRecords(Note, many, asked)).toMatchObject({ total: MOST_ROWS, relation: "gte" });
  const byTitle = { ...asked, sort: [{ field: "title", descending: false }] };
  await expect(listRecords(Note, many, byTitle)).rejects.toMatchObject({
    status: 400,
    key: "preaMulteRanduri",
    values: { limita: MOST_ROWS, filtre: "title" },
  });
});

/** Rows of a list without their records, 25 at a time: DynamoDB's limit of a BatchWriteItem. */
async function fill(partition: string, count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, i) => ({ pk: partition, sk: sortableId(i + 1) }));
  for (let start = 0; start < count; start += 25) {
    const requests = rows.slice(start, start + 25).map((Item) => ({ PutRequest: { Item } }));
    await dynamo().send(new BatchWriteCommand({ RequestItems: { [Note.table]: requests } }));
  }
}

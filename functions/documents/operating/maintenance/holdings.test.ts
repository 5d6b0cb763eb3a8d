import { expect, it } from "vitest";
import type { DocumentView } from "../../records/document.ts";
import { callsOf } from "../../../../shared/testing/aws-calls.ts";
import { as, bucketOf, member, organization, textFile } from "../../testing.ts";
import { holdings } from "./holdings.ts";

async function holding(...sizes: number[]): Promise<number> {
  const own = await organization();
  for (const size of sizes) {
    const bucket = await bucketOf(own);
    const person = as(await member(bucket, "OPERATOR"));
    const file = textFile("a".repeat(size));
    const { status } = await person.upload<DocumentView>("/api/documents/upload", {
      file,
      bucketId: String(bucket.id),
    });
    expect(status).toBe(201);
  }
  return own.id;
}

it("what organizations hold is the sum of their containers, by counters alone", async () => {
  const first = await holding(1_000, 200);
  const second = await holding(7_000);
  const none = await holding();
  const { calls, result } = await callsOf(holdings);
  expect(result).toMatchObject({
    [`held-bytes#${String(first)}`]: 1_200,
    [`held-documents#${String(first)}`]: 2,
    [`held-bytes#${String(second)}`]: 7_000,
    [`held-documents#${String(second)}`]: 1,
    [`held-bytes#${String(none)}`]: 0,
    "held-documents#none": 0,
  });
  expect(calls.filter(({ name }) => name === "dynamodb.Scan")).toEqual([]);
});

it("only the organizations that hold most have a line of their own, and the others are one", async () => {
  for (let i = 0; i < 50; i += 1) await organization();
  const states = await holdings();
  const of = (name: string) => Object.entries(states).filter(([state]) => state.startsWith(name));
  expect(of("held-bytes#")).toHaveLength(51);
  const total = of("held-bytes#").reduce((sum, [, bytes]) => sum + bytes, 0);
  expect(states["held-bytes#others"]).toBe(0);
  expect(total).toBe(8_200);
});

import { accept, deliverBy, fakeChannels, someProvider } from "./testing.ts";
import { expect, it } from "vitest";
import { callsOf } from "../../../../shared/testing/aws-calls.ts";
import { untilUndisturbed } from "../../../../shared/testing/with-faults.ts";

/* The AWS calls of a worker; docs/scale.md explains them. */

const writeUnits = (calls: { name: string; capacity: number }[]) =>
  calls.filter(({ name }) => /Write|Put|Update/.test(name)).reduce((sum, { capacity }) => sum + capacity, 0);

async function costOf(of: { total?: number; recipise?: boolean }) {
  const { recipise = false, total = 1 } = of;
  const { deliveries, id } = await accept({ notification: { total } });
  const channels = fakeChannels([someProvider({ recipise })], {
    hand: () => Promise.resolve({ kind: "accepted", messageId: "1" }),
  });
  const warm = await accept({ notification: { total } });
  await deliverBy(channels, warm.id);
  expect(deliveries).toHaveLength(1);
  return (await callsOf(() => deliverBy(channels, id))).calls;
}

it(
  "a single delivery takes the read, the claim, the facts, the content, and one transaction",
  untilUndisturbed,
  async () => {
    const calls = await costOf({});
    const names = calls.map(({ name }) => name).filter((name) => name !== "dynamodb.Query");
    expect(names).toEqual([
      "dynamodb.GetItem",
      // The system, at most once a second.
      "dynamodb.GetItem",
      "dynamodb.PutItem",
      "dynamodb.BatchGetItem",
      "s3.GetObject",
      "dynamodb.GetItem",
      "dynamodb.TransactWriteItems",
    ]);
  },
);

it("a delivery of a large notification is sent with at most 12 write units", untilUndisturbed, async () => {
  const units = writeUnits(await costOf({ total: 10_000 }));
  expect(units).toBeGreaterThan(0);
  expect(units).toBeLessThanOrEqual(12);
});

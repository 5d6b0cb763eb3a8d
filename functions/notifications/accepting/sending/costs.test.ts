import { createMachine } from "../../testing.ts";
import { expect, it } from "vitest";
import { type AwsCall, callsOf, tally } from "../../../../shared/testing/aws-calls.ts";
import { keys } from "../../../../shared/testing/caller.ts";
import { untilUndisturbed } from "../../../../shared/testing/with-faults.ts";
import { email, type Machine, noticeOf, notify } from "./testing.ts";

keys.sent = false;

const recipients = (count: number) => Array.from({ length: count }, (_, i) => email(`ion${i}@exemplu.md`));

async function acceptanceOf(machine: Machine, count: number): Promise<AwsCall[]> {
  const { calls, result } = await callsOf(() => notify(machine, noticeOf({ recipients: recipients(count) })));
  expect(result.status).toBe(202);
  return calls;
}

const written = (calls: AwsCall[]): number =>
  calls
    .filter(({ name }) => name === "dynamodb.TransactWriteItems")
    .reduce((sum, { capacity }) => sum + capacity, 0);

/*
 * Two GetItem: the fingerprint of the certificate, and the trackingId. Query: the system, which other processes cache.
 * UpdateItem: the calls of the minute. The rest is the content, the notification, and the messages.
 */
const ofEach = [
  "dynamodb.GetItem 2",
  "dynamodb.Query 1",
  "dynamodb.TransactWriteItems 1",
  "dynamodb.UpdateItem 1",
];

it(
  "accepting a notification makes seven calls, however many recipients it has",
  untilUndisturbed,
  async () => {
    const machine = await createMachine();
    await acceptanceOf(machine, 1);
    const batches = { 1: 1, 20: 2, 21: 0, 5000: 0 };
    for (const [count, sent] of Object.entries(batches))
      expect([count, tally(await acceptanceOf(machine, Number(count)))]).toEqual([
        count,
        [...ofEach, "s3.PutObject 1", sent > 0 ? `sqs.SendMessageBatch ${sent}` : "sqs.SendMessage 1"],
      ]);
  },
);

it(
  "a delivery that is made with its notification costs at most 8 write units",
  untilUndisturbed,
  async () => {
    const machine = await createMachine();
    const [few, many] = [written(await acceptanceOf(machine, 5)), written(await acceptanceOf(machine, 15))];
    expect((many - few) / 10).toBeLessThanOrEqual(8);
    expect(few).toBeGreaterThan(0);
  },
);

import { ownCloud } from "../testing/own-cloud.ts";
import "../testing/local-cloud.ts";
import { PurgeQueueCommand, ReceiveMessageCommand } from "@aws-sdk/client-sqs";
import { afterAll, afterEach, expect, it } from "vitest";
import * as z from "zod";
import { sqs } from "../aws/sqs.ts";
import { callsOf, tally } from "../testing/aws-calls.ts";
import { drain } from "../testing/queues.ts";
import { consumer } from "./consumer.ts";
import { depthOf } from "./depth.ts";
import { queue } from "./queue.ts";
import { queueUrl } from "./send.ts";
import { sendMany } from "./send-many.ts";

const imports = queue("imports", z.object({ id: z.int() }));
const upTo = (count: number) => Array.from({ length: count }, (_, id) => ({ message: { id } }));

afterAll(() => ownCloud.stop());
afterEach(async () => {
  await ownCloud.faults.change({ refusedEntries: 0 });
  await sqs().send(new PurgeQueueCommand({ QueueUrl: queueUrl(imports) }));
});

/** The ids that a consumer of the queue receives, in order of size. */
async function idsWaiting(): Promise<number[]> {
  const ids: number[] = [];
  const handle = async ({ id }: { id: number }) => void ids.push(id);
  await drain(imports, consumer({ service: "documents", queue: imports, handle }));
  return ids.sort((a, b) => a - b);
}

it("many messages are sent in batches of ten, each once", async () => {
  const { calls } = await callsOf(() => sendMany(imports, upTo(125)));
  expect(tally(calls)).toEqual(["sqs.SendMessageBatch 13"]);
  expect(await idsWaiting()).toEqual(upTo(125).map(({ message }) => message.id));
  const { calls: none } = await callsOf(() => sendMany(imports, []));
  expect(none).toEqual([]);
});

it("entries that a batch refused are sent again, and the others of the batch are not", async () => {
  await ownCloud.faults.change({ refusedEntries: 0.1, seed: 7 });
  await sendMany(imports, upTo(100));
  expect(ownCloud.faults.state().refusedEntries.injected).toBeGreaterThan(0);
  await ownCloud.faults.change({ refusedEntries: 0 });
  expect(await idsWaiting()).toEqual(upTo(100).map(({ message }) => message.id));
});

it("a queue that refuses every entry is unavailable after six attempts", async () => {
  await ownCloud.faults.change({ refusedEntries: 1 });
  const { calls } = await callsOf(() =>
    expect(sendMany(imports, upTo(3))).rejects.toMatchObject({ kind: "unavailable" }),
  );
  expect(tally(calls)).toEqual(["sqs.SendMessageBatch 6"]);
});

it("a message that SQS never takes fails at once", async () => {
  const { calls } = await callsOf(() =>
    expect(sendMany(imports, [{ message: { id: 1 }, delaySeconds: 901 }])).rejects.toThrow("imports"),
  );
  expect(tally(calls)).toEqual(["sqs.SendMessageBatch 1"]);
});

it("the depth of a queue tells visible messages from those in flight and those with a delay", async () => {
  const delayed = upTo(3).map((one) => ({ ...one, delaySeconds: 900 }));
  await sendMany(imports, [...upTo(5), ...delayed]);
  expect(await depthOf(imports)).toEqual({ visible: 5, inFlight: 0, delayed: 3 });
  await sqs().send(new ReceiveMessageCommand({ QueueUrl: queueUrl(imports), MaxNumberOfMessages: 1 }));
  expect(await depthOf(imports)).toEqual({ visible: 4, inFlight: 1, delayed: 3 });
});

import { kernel } from "../refusals.ts";
import "../testing/local-cloud.ts";
import { SendMessageCommand } from "@aws-sdk/client-sqs";
import { afterEach, expect, it, vi } from "vitest";
import * as z from "zod";
import { sqs } from "../aws/sqs.ts";
import { currentContext, withContext } from "../context.ts";
import type { SQSRecord } from "aws-lambda";
import { clock } from "../clock.ts";
import { callsOf } from "../testing/aws-calls.ts";
import { drain } from "../testing/queues.ts";
import { consumer } from "./consumer.ts";
import { queue, type Queue } from "./queue.ts";
import { queueUrl, send } from "./send.ts";

const Message = z.object({ id: z.int() });
const imports = queue("imports", Message);
const taking = (
  queue: Queue<typeof Message>,
  handle: (message: { id: number }) => Promise<void>,
  retrySeconds?: number,
) =>
  consumer({
    service: "documents",
    queue,
    handle,
    ...(retrySeconds === undefined ? {} : { retrySeconds }),
  });

afterEach(() => {
  clock.resume();
  vi.restoreAllMocks();
});

it("a failed message is reported alone: it comes again after its retry time, the others do not", async () => {
  for (const id of [1, 2, 3]) await send(imports, { id });
  const handled = new Set<number>();
  const failing = taking(
    imports,
    async ({ id }) => {
      if (id === 2) throw new Error("not now");
      handled.add(id);
    },
    0,
  );
  expect(await drain(imports, failing)).toEqual({ handled: 2, failed: 1 });
  expect([...handled].sort()).toEqual([1, 3]);
  const later = taking(imports, async ({ id }) => void handled.add(id));
  expect(await drain(imports, later)).toEqual({ handled: 1, failed: 0 });
  expect([...handled].sort()).toEqual([1, 2, 3]);
});

it("a message waits for what does not answer: as a copy that comes later, without an attempt, until its time is over", async () => {
  const copies = queue("copies", Message);
  const failing = (error: Error) =>
    consumer({
      service: "documents",
      queue: copies,
      handle: () => Promise.reject(error),
      waitSeconds: 3600,
    });
  /**
   * The messages that a consumer sends when a message fails that has waited for this many seconds, and its report of the
   * failure.
   */
  const failedAfter = async (seconds: number | undefined, error: Error = kernel.indisponibil()) => {
    const since = String(Date.now() - (seconds ?? 0) * 1000);
    const record = {
      messageId: "m-1",
      receiptHandle: "r-1",
      body: '{"id":1}',
      messageAttributes: {
        correlationId: { dataType: "String", stringValue: "cerere-18" },
        ...(seconds === undefined ? {} : { waitingSince: { dataType: "Number", stringValue: since } }),
      },
    } as unknown as SQSRecord;
    clock.freeze(new Date(Number(since) + (seconds ?? 0) * 1000));
    const { calls, result } = await callsOf(() => failing(error)({ Records: [record] }));
    const [sent] = calls.filter(({ name }) => name === "sqs.SendMessage");
    const delay = sent?.input.DelaySeconds;
    const attributes = sent?.input.MessageAttributes as Record<string, { StringValue: string }> | undefined;
    if (sent) expect(attributes?.correlationId?.StringValue).toBe("cerere-18");
    if (sent) expect(attributes?.waitingSince?.StringValue).toBe(since);
    return { delay, body: sent?.input.MessageBody, failed: result.batchItemFailures.length };
  };
  const body = '{"id":1}';
  expect(await failedAfter(undefined)).toEqual({ delay: 45, body, failed: 0 });
  expect(await failedAfter(400)).toEqual({ delay: 100, body, failed: 0 });
  expect(await failedAfter(3599)).toEqual({ delay: 300, body, failed: 0 });
  expect(await failedAfter(3600)).toEqual({ delay: undefined, body: undefined, failed: 1 });
  expect(await failedAfter(10, new Error("its own fault"))).toMatchObject({ delay: undefined, failed: 1 });
});

it("a message that is not what the queue carries fails, and harms no other one", async () => {
  const transcriptions = queue("transcriptions", Message);
  await send(queue("transcriptions", z.object({ id: z.string() })), { id: "text" });
  await send(transcriptions, { id: 5 });
  const handled = new Set<number>();
  const drained = await drain(
    transcriptions,
    taking(transcriptions, async ({ id }) => void handled.add(id)),
  );
  expect([drained, handled]).toEqual([{ handled: 1, failed: 1 }, new Set([5])]);
});

it("a message that is refused is logged by its id, and nothing of what it says", async () => {
  const lines: string[] = [];
  vi.spyOn(process.stdout, "write").mockImplementation((text) => lines.push(String(text)) > 0);
  const urgent = queue("deliveries-high", Message);
  const QueueUrl = queueUrl(urgent);
  for (const MessageBody of ["secret", '{"id":5,"secret', '{"id":"secret"}'])
    await sqs().send(new SendMessageCommand({ QueueUrl, MessageBody }));
  const received: string[] = [];
  const taken = taking(urgent, () => Promise.resolve());
  const drained = await drain(urgent, (event) => {
    received.push(...event.Records.map(({ messageId }) => messageId));
    return taken(event);
  });
  expect(drained).toEqual({ handled: 0, failed: 3 });
  const logged = lines.map((line) => JSON.parse(line) as { object: string });
  expect(logged.map(({ object }) => object)).toEqual(received);
  expect(lines.join()).not.toContain("secret");
});

it("the correlation id of a request goes with its message, into what the consumer logs and sends on", async () => {
  const deliveries = queue("deliveries", Message);
  await withContext({ correlationId: "cerere-17", service: "documents" }, () => send(deliveries, { id: 1 }));
  let seen: string | undefined;
  await drain(
    deliveries,
    taking(deliveries, async () => {
      seen = currentContext()?.correlationId;
    }),
  );
  expect(seen).toBe("cerere-17");
});

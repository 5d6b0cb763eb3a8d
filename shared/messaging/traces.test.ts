import { kernel } from "../refusals.ts";
import "../testing/local-cloud.ts";
import type { DynamoDBStreamEvent } from "aws-lambda";
import { expect, it } from "vitest";
import * as z from "zod";
import { withContext } from "../context.ts";
import { log } from "../log.ts";
import { scheduledHandler } from "../jobs/scheduled.ts";
import { callsOf } from "../testing/aws-calls.ts";
import { logEntriesOf } from "../testing/log-lines.ts";
import { drain } from "../testing/queues.ts";
import { untilUndisturbed } from "../testing/with-faults.ts";
import { consumer } from "./consumer.ts";
import { eventConsumer } from "./event-consumer.ts";
import { queue } from "./queue.ts";
import { send } from "./send.ts";
import { sendMany } from "./send-many.ts";
import { streamConsumer } from "./stream-consumer.ts";

const Message = z.object({ id: z.int() });
const imports = queue("imports", Message);
const traceparentOf = (digit: string) => `00-${digit.repeat(32)}-${digit.repeat(16)}-01`;

/** Runs `act` as a request with this trace, and tells the span that it was. */
async function asRequest(digit: string, act: () => Promise<unknown>): Promise<unknown> {
  const context = {
    correlationId: `cerere-${digit}`,
    traceparent: traceparentOf(digit),
    service: "documents",
  };
  const [line] = await logEntriesOf(() =>
    withContext(context, async () => {
      log.info("request");
      await act();
    }),
  );
  return line?.spanId;
}

const consuming = (handle: (message: { id: number }) => Promise<unknown>) =>
  consumer({ service: "documents", queue: imports, handle, waitSeconds: 3600 });

/** What the consumer of the waiting messages logs, one line a message, in the order of their ids. */
async function consumed() {
  const handler = consuming(async ({ id }) => log.info("message", { object: id }));
  const lines = await logEntriesOf(() => drain(imports, handler));
  return lines.sort((a, b) => Number(a.object) - Number(b.object));
}

it(
  "the trace of a request goes with its messages, and each consumer's span has the request's as parent",
  untilUndisturbed,
  async () => {
    const span = await asRequest("a", async () => {
      await send(imports, { id: 1 });
      await sendMany(imports, [{ message: { id: 2 } }, { message: { id: 3 } }]);
    });
    const lines = await consumed();
    expect(
      lines.map(({ object, correlationId, traceId, parentId }) => [object, correlationId, traceId, parentId]),
    ).toEqual([1, 2, 3].map((id) => [id, "cerere-a", "a".repeat(32), span]));
    expect(new Set([span, ...lines.map(({ spanId }) => spanId)]).size).toBe(4);
  },
);

it("messages of one batch keep their own traces", untilUndisturbed, async () => {
  await asRequest("b", () => send(imports, { id: 1 }));
  await asRequest("c", () => send(imports, { id: 2 }));
  await send(imports, { id: 3 });
  const [first, second, third] = (await consumed()).map(({ traceId }) => String(traceId));
  expect([first, second]).toEqual(["b".repeat(32), "c".repeat(32)]);
  expect(third).toMatch(/^[0-9a-f]{32}$/);
  expect([first, second]).not.toContain(third);
});

it("the failure of a message is logged in its trace, and a copy that comes later continues it", async () => {
  await asRequest("d", () => send(imports, { id: 1 }));
  const failing = consuming(() => Promise.reject(kernel.indisponibil()));
  let copies: unknown[] = [];
  const [line] = await logEntriesOf(async () => {
    const { calls } = await callsOf(() => drain(imports, failing));
    copies = calls
      .filter(({ name }) => name === "sqs.SendMessage")
      .map(({ input }) => input.MessageAttributes);
  });
  expect(line).toMatchObject({ message: "handling a message failed", traceId: "d".repeat(32) });
  const StringValue = `00-${"d".repeat(32)}-${String(line?.spanId)}-01`;
  expect(copies).toMatchObject([{ traceparent: { DataType: "String", StringValue } }]);
});

it("a trace costs no call", untilUndisturbed, async () => {
  const { calls } = await callsOf(() => asRequest("e", () => send(imports, { id: 1 })));
  expect(calls.map(({ name }) => name)).toEqual(["sqs.SendMessage"]);
  expect(await consumed()).toHaveLength(1);
});

it("what nobody asked for begins a trace: a scheduled run, an event, a change of a table", async () => {
  const service = "documents";
  const say = async () => log.info("run");
  const runs = [
    scheduledHandler(service, "the run", async () => ({ done: 1 })),
    eventConsumer({ service, event: Message, handle: say }),
    streamConsumer({ service, handle: say }),
  ];
  const lines = await logEntriesOf(async () => {
    for (const run of runs) await run({ id: 1, Records: [] } as unknown as DynamoDBStreamEvent);
  });
  expect(lines.map(({ message }) => message)).toEqual(["the run ended", "run", "run"]);
  expect(lines.every(({ traceId }) => /^[0-9a-f]{32}$/.test(String(traceId)))).toBe(true);
  expect(new Set(lines.map(({ traceId }) => traceId)).size).toBe(3);
});

import { ownCloud } from "../../../../shared/testing/own-cloud.ts";
import { createMachine } from "../../testing.ts";
import { join } from "node:path";
import type { SQSEvent } from "aws-lambda";
import { afterAll, beforeAll, expect, it } from "vitest";
import { clock } from "../../../../shared/clock.ts";
import { killAfter } from "../../../../shared/testing/kill-after.ts";
import { killableProcesses } from "../../../../shared/testing/killable-processes.ts";
import { readCounts } from "../../state/progress/large.ts";
import type { Machine } from "../../accepting/sending/testing.ts";
import { expand } from "./expand.ts";
import { accepted, current, deliveriesIn, eventKindsOf } from "./testing.ts";

/*
 * The expander is killed after its first write, after its second, and so on until it completes. Another one continues
 * from the bookmark: each recipient has one delivery, and the counts match the rows.
 */

const WORKER = "worker-1";
const processes = killableProcesses([WORKER]);
const target = { processes, worker: WORKER, faults: ownCloud.faults };
const handler = processes.handlerOf(join(import.meta.dirname, "consumer.ts")) as unknown as (
  event: SQSEvent,
) => Promise<unknown>;
afterAll(async () => {
  await processes.stop();
  await ownCloud.stop();
});

let machine: Machine;
beforeAll(async () => {
  machine = await createMachine();
});

const eventOf = (notificareId: number) =>
  ({
    Records: [
      { messageId: "1", receiptHandle: "1", body: JSON.stringify({ notificareId }), messageAttributes: {} },
    ],
  }) as unknown as SQSEvent;

const TOTAL = 70;
/** Longer than the lease of the expander. */
const LEASE_MS = 30_000;

it("an expander that is killed after any of its writes is followed by one that goes on from the bookmark", async () => {
  let kills = 0;
  for (let nth = 1; ; nth += 1) {
    const notification = await accepted(machine, TOTAL);
    const answer = await killAfter(nth, target, () => handler(eventOf(notification.id)));
    clock.freeze(new Date(Date.now() + LEASE_MS));
    await expand(notification.id, { onMade: () => undefined });
    clock.resume();
    const deliveries = await deliveriesIn(notification);
    expect(deliveries.map(({ recipient }) => recipient)).toEqual(Array.from({ length: TOTAL }, (_, i) => i));
    expect(await readCounts(notification)).toEqual({ Sending: TOTAL });
    expect(await eventKindsOf(notification)).toEqual(["CREATA", "EXTINSA"]);
    expect(await current(notification)).toMatchObject({
      status: "Sending",
      isResolving: false,
      counts: { Sending: TOTAL },
    });
    if (answer) break;
    kills += 1;
  }
  // The beginning, the claim, three chunks and the end; then the writes of the dispatcher.
  expect(kills).toBeGreaterThanOrEqual(6);
}, 600_000);

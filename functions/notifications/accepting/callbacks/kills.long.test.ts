import { ownCloud } from "../../../../shared/testing/own-cloud.ts";
import "../../testing.ts";
import { join } from "node:path";
import type { SQSEvent } from "aws-lambda";
import { afterAll, beforeAll, expect, it } from "vitest";
import { clock } from "../../../../shared/clock.ts";
import { guardedFetch } from "../../../../shared/outgoing/guarded-fetch.ts";
import { killAfter } from "../../../../shared/testing/kill-after.ts";
import { killableProcesses } from "../../../../shared/testing/killable-processes.ts";
import { eventKindsOf } from "../../delivering/expansion/testing.ts";
import type { StatusChange } from "../../records/change.ts";
import { storedDeliveries } from "../sending/testing.ts";
import { settle, storeNotification } from "../tracking/testing.ts";
import { callbackRunner } from "./run-callback.ts";
import { type CalledServer, changesIn, createCalledSystem, startCalledServer } from "./testing.ts";

/*
 * The sender of callbacks is killed after its first write, after its second, and so on until it completes, with a
 * system that takes the call and with one that refuses it. Another one continues once the lease has ended: the system
 * is told under the same `webhook-id`, and a change ends once.
 */

const WORKER = "worker-1";
const processes = killableProcesses([WORKER]);
const target = { processes, worker: WORKER, faults: ownCloud.faults };
const handler = processes.handlerOf(join(import.meta.dirname, "consumer.ts")) as unknown as (
  event: SQSEvent,
) => Promise<unknown>;
const run = callbackRunner(guardedFetch(["127.0.0.1"]));

let server: CalledServer;
beforeAll(async () => {
  server = await startCalledServer();
});
afterAll(async () => {
  await server.stop();
  await processes.stop();
  await ownCloud.stop();
});

const eventOf = (callbackId: number) =>
  ({
    Records: [
      { messageId: "1", receiptHandle: "1", body: JSON.stringify({ callbackId }), messageAttributes: {} },
    ],
  }) as unknown as SQSEvent;

/** A notification that was sent, with a change that its system has not been told of. */
async function changed() {
  const { system } = await createCalledSystem(`${server.url}/apeluri`);
  const fields = { callbackUrl: `${server.url}/apeluri` };
  const notification = await storeNotification({ sistemId: system.id, fields });
  const [delivery] = await storedDeliveries(notification);
  await settle(delivery ?? { id: 0 }, "Sent");
  const onlyChange = async () => {
    const [change] = await changesIn(system);
    if (!change) throw new Error("no change");
    return change;
  };
  return { notification, onlyChange };
}

const isTaken = ({ preluatLa }: StatusChange) => preluatLa !== undefined;
/** Longer than the lease and the first pause of a call. */
const LATER_MS = 120_000;
const MOST_WRITES = 12;

async function runLater(id: number): Promise<void> {
  clock.freeze(new Date(Date.now() + LATER_MS));
  await run(id);
  clock.resume();
}

it.each([
  ["takes the call", 204],
  ["refuses the first call", 503],
])(
  "a sender that is killed after any of its writes is followed by another one, if the system %s",
  async (_, firstStatus) => {
    let kills = 0;
    for (let nth = 1; nth <= MOST_WRITES; nth += 1) {
      const { notification, onlyChange } = await changed();
      const { id } = await onlyChange();
      server.calls.length = 0;
      server.answer = (_call, reply) => void reply.writeHead(firstStatus).end();
      const answer = await killAfter(nth, target, () => handler(eventOf(id)));
      const callsBefore = server.calls.length;
      expect(isTaken(await onlyChange()) && firstStatus !== 204).toBe(false);
      server.answer = (_call, reply) => void reply.writeHead(204).end();
      const isDone = isTaken(await onlyChange());
      await runLater(id);
      const change = await onlyChange();
      expect([nth, isTaken(change), change.dueStatus, change.leaseUntil]).toEqual([
        nth,
        true,
        undefined,
        undefined,
      ]);
      // Each of two senders calls once at most; a change that was taken is not told again.
      expect(callsBefore).toBeLessThanOrEqual(1);
      expect(server.calls).toHaveLength(callsBefore + (isDone ? 0 : 1));
      expect(new Set(server.calls.map(({ headers }) => headers["webhook-id"]))).toEqual(
        new Set([String(id)]),
      );
      expect(await eventKindsOf(notification)).not.toContain("APEL_ESUAT");
      if (answer) break;
      kills += 1;
    }
    // The claim, and the end or the next pause.
    expect(kills).toBeGreaterThanOrEqual(2);
    expect(kills).toBeLessThan(MOST_WRITES);
  },
  600_000,
);

import { ownCloud } from "../../../../shared/testing/own-cloud.ts";
import { createMachine } from "../../testing.ts";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { clock } from "../../../../shared/clock.ts";
import { callerOf } from "../../../../shared/testing/caller.ts";
import { killAfter, repeat } from "../../../../shared/testing/kill-after.ts";
import { killableProcesses } from "../../../../shared/testing/killable-processes.ts";
import { eventKindsOf } from "../../delivering/expansion/testing.ts";
import { readCounts } from "../../state/progress/large.ts";
import { isLarge, type Notification } from "../../records/notification.ts";
import { storedDeliveries } from "../sending/testing.ts";
import { runCancellation } from "./run-cancellation.ts";
import { type Machine, reread, storeNotification } from "./testing.ts";

/*
 * DELETE is killed after its first write, after its second, and so on until it completes. The mark exists with its
 * job or not at all: without it nothing is cancelled, with it the job cancels the rest, and the repeated call gets
 * the first answer.
 */

const WORKER = "worker-1";
const processes = killableProcesses([WORKER]);
const target = { processes, worker: WORKER, faults: ownCloud.faults };
const send = callerOf(processes.handlerOf(join(import.meta.dirname, "../../handlers/machine-routes.ts")));
afterAll(async () => {
  await processes.stop();
  await ownCloud.stop();
});

let machine: Machine;
beforeAll(async () => {
  machine = await createMachine();
});

const cancel = ({ trackingId }: Notification) =>
  send("DELETE", `/notifications/api/v1/notify/${trackingId}`, { certificate: machine.certificate });

/** Longer than the lease of a job and the pause between its walks. */
const LATER_MS = 120_000;
const MOST_WRITES = 20;

/** The deliveries by state, as their rows are. */
async function statesOf(notification: Notification): Promise<Record<string, number>> {
  const all = Object.groupBy(await storedDeliveries(notification), ({ status }) => status);
  return Object.fromEntries(Object.entries(all).map(([status, { length }]) => [status, length]));
}

const countsOf = async (notification: Notification): Promise<object> =>
  isLarge(notification) ? readCounts(notification) : (await reread(notification)).counts;

/** The job continues once the lease of a killed one has ended. */
async function goOn(notification: Notification): Promise<void> {
  clock.freeze(new Date(Date.now() + LATER_MS));
  await runCancellation(notification.id, { until: Infinity });
  clock.resume();
}

it.each([
  ["a small notification", 3],
  ["a large notification", 25],
])(
  "a cancellation of %s that is killed after any of its writes is completed by its job and its repetition",
  async (_, total) => {
    let kills = 0;
    for (let nth = 1; nth <= MOST_WRITES; nth += 1) {
      const notification = await storeNotification({ sistemId: machine.system.id, total });
      const answer = await killAfter(nth, target, () => cancel(notification));
      const { anulatLa } = await reread(notification);
      const between = await statesOf(notification);
      expect(await countsOf(notification)).toEqual(between);
      if (anulatLa === undefined) expect(between).toEqual({ Sending: total });
      await goOn(notification);
      if (anulatLa !== undefined) expect(await statesOf(notification)).toEqual({ Cancelled: total });
      const { status } = answer ?? (await repeat(() => cancel(notification)));
      await goOn(notification);
      expect([nth, status, await statesOf(notification)]).toEqual([nth, 200, { Cancelled: total }]);
      expect(await countsOf(notification)).toEqual({ Cancelled: total });
      // A repetition moves no mark.
      if (anulatLa !== undefined) expect((await reread(notification)).anulatLa).toBe(anulatLa);
      // One event for the notification, and one for each delivery.
      expect(await eventKindsOf(notification)).toEqual(Array.from({ length: total + 1 }, () => "ANULATA"));
      if (answer) break;
      kills += 1;
    }
    expect(kills).toBeGreaterThanOrEqual(1);
    expect(kills).toBeLessThan(MOST_WRITES);
  },
  600_000,
);

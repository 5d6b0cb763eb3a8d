import { ownCloud } from "../../../../shared/testing/own-cloud.ts";
import { createMachine, fresh } from "../../testing.ts";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { getEphemeral } from "../../../../shared/data/ephemeral.ts";
import { idsIn } from "../../../../shared/data/lists.ts";
import { findUnique } from "../../../../shared/data/repository.ts";
import { callerOf } from "../../../../shared/testing/caller.ts";
import { killAfter, repeat } from "../../../../shared/testing/kill-after.ts";
import { killableProcesses } from "../../../../shared/testing/killable-processes.ts";
import { readContent } from "../../state/content/contents.ts";
import { deliveriesOf } from "../../records/delivery.ts";
import { eventsOf } from "../../records/event.ts";
import { Notifications, trackingOf } from "../../records/notification.ts";
import { keyOfDay } from "./daily-limit.ts";
import { email, type Machine, noticeOf, notificationOf } from "./testing.ts";

/*
 * Acceptance is killed after its first write, after its second, and so on until it completes. Afterwards everything
 * exists or nothing does, and repeating the call makes one notification. Content without a notification may remain:
 * nothing names it, and the lifecycle of the bucket removes it.
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
  machine = await createMachine({ limitaPeZi: 1000 });
});

const rowsIn = async (partition: string) =>
  (await idsIn(Notifications.table, [{ partitions: [partition] }], 1000)).length;

/** The number of deliveries that count for the day. */
const countedToday = async () => Number((await getEphemeral(keyOfDay(machine.system.id)))?.count ?? 0);

interface Facts {
  notifications: number;
  events: number;
  deliveries: number;
  contents: number;
}

/** What is stored of a notification, each part found on its own. */
async function factsOf(trackingId: string): Promise<Facts> {
  const sistemId = machine.system.id;
  const id = await findUnique(Notifications, "tracking", trackingOf({ sistemId, trackingId }));
  if (id === undefined) return { notifications: 0, events: 0, deliveries: 0, contents: 0 };
  const content = await readContent(await notificationOf(machine.system, trackingId));
  return {
    notifications: 1,
    events: await rowsIn(eventsOf(id)),
    deliveries: await rowsIn(deliveriesOf(id)),
    contents: content ? 1 : 0,
  };
}

const nothing: Facts = { notifications: 0, events: 0, deliveries: 0, contents: 0 };
const MOST_WRITES = 8;

it.each([
  ["a small notification", 3, 3],
  ["a large notification", 25, 0],
])(
  "%s that is killed between any two writes is stored whole or not at all, and once by a repeated call",
  async (_, total, made) => {
    const recipients = Array.from({ length: total }, (_unused, i) => email(`ion${i}@exemplu.md`));
    const whole: Facts = { notifications: 1, events: 1, deliveries: made, contents: 1 };
    let kills = 0;
    for (let nth = 1; nth <= MOST_WRITES; nth += 1) {
      const trackingId = fresh("N");
      const countedBefore = await countedToday();
      const call = () =>
        send("POST", `/notifications/api/v1/notify/${trackingId}`, {
          certificate: machine.certificate,
          body: noticeOf({ recipients }),
        });
      const unharmed = await killAfter(nth, target, call);
      const between = await factsOf(trackingId);
      const isStored = between.notifications === 1;
      expect([nth, between]).toEqual([nth, isStored ? whole : nothing]);
      expect(await countedToday()).toBe(countedBefore + (isStored ? total : 0));
      const { status } = unharmed ?? (await repeat(call));
      expect([nth, status, await factsOf(trackingId)]).toEqual([nth, 202, whole]);
      expect(await countedToday()).toBe(countedBefore + total);
      if (unharmed) break;
      kills += 1;
    }
    expect(kills).toBeGreaterThan(2);
    expect(kills).toBeLessThan(MOST_WRITES);
  },
  600_000,
);

import { createMachine } from "../../testing.ts";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { clock } from "../../../../shared/clock.ts";
import { readDue } from "../../../../shared/data/due.ts";
import type { Stored } from "../../../../shared/data/entity.ts";
import { callsOf } from "../../../../shared/testing/aws-calls.ts";
import { current, deliveriesIn, expanded } from "../expansion/testing.ts";
import { followSoon, largeKey, readLarge } from "../../state/progress/large.ts";
import { changeDelivery } from "../../state/progress/change-delivery.ts";
import type { Delivery } from "../../records/delivery.ts";
import { LARGE_DUE } from "../../records/lanes.ts";
import { type Notification, Notifications } from "../../records/notification.ts";
import type { Machine } from "../../accepting/sending/testing.ts";
import { refreshLarge, restAfter } from "./refresh-large.ts";

let machine: Machine;
beforeAll(async () => {
  machine = await createMachine();
});
afterEach(() => clock.resume());

/** Refreshes once the index shows the notification as stored. */
async function refresh(notification: Notification): Promise<number> {
  const { dueAt } = await readLarge(notification);
  const { pk } = largeKey(notification);
  await vi.waitFor(
    async () => {
      const page = { partition: LARGE_DUE, until: "9999", limit: 1000 };
      const { keys } = await readDue(Notifications.table, page);
      expect(keys.find((key) => key.pk === pk)?.dueAt).toBe(dueAt);
    },
    { timeout: 20_000 },
  );
  return refreshLarge(performance.now() + 20_000);
}

const sendOne = (row: Stored<Delivery>) =>
  changeDelivery(row, { ...row, status: "Sent" }, { tip: "TRIMISA" });

it("a large notification follows its deliveries: counts, state and the change that its system is told of", async () => {
  const notification = await expanded(machine, 21);
  const rows = await deliveriesIn(notification);
  await Promise.all(rows.slice(1).map(sendOne));
  expect((await current(notification)).counts).toEqual({ Sending: 21 });
  await refresh(notification);
  expect(await current(notification)).toMatchObject({
    status: "Sending",
    counts: { Sending: 1, Sent: 20 },
    schimbari: notification.schimbari,
  });
  await Promise.all(rows.slice(0, 1).map(sendOne));
  await refresh(notification);
  expect(await current(notification)).toMatchObject({
    status: "Sent",
    counts: { Sent: 21 },
    schimbari: notification.schimbari + 1,
  });
});

it("while it is sent and nothing changes it is read without a write", async () => {
  const notification = await expanded(machine, 21);
  await refresh(notification);
  const before = [await current(notification), await readLarge(notification)];
  const { calls } = await callsOf(() => refresh(notification));
  const key = JSON.stringify(largeKey(notification).pk);
  const writes = calls.filter(
    ({ name, input }) => name.includes("Write") && JSON.stringify(input).includes(key),
  );
  expect(writes).toEqual([]);
  expect([await current(notification), await readLarge(notification)]).toEqual(before);
});

it("once it has ended it is read less and less often, and again at once if an act asks for it", async () => {
  const notification = await expanded(machine, 21);
  const rows = await deliveriesIn(notification);
  await Promise.all(rows.map(sendOne));
  await refresh(notification);
  const rests: number[] = [];
  for (let i = 0; i < 4; i += 1) {
    clock.freeze((await readLarge(notification)).dueAt ?? "");
    await refresh(notification);
    rests.push(Date.parse((await readLarge(notification)).dueAt ?? "") - clock.now().getTime());
  }
  expect(rests).toEqual([60_000, 120_000, 240_000, 480_000]);
  await followSoon(notification);
  expect(await readLarge(notification)).toMatchObject({ dueAt: clock.iso() });
  expect(await readLarge(notification)).not.toHaveProperty("quiet");
});

it("after a week without a change it is no longer refreshed", () => {
  const rests = Array.from({ length: 40 }, (_, i) => restAfter(i + 1));
  const days = rests.reduce<number>((sum, seconds = 0) => sum + seconds, 0) / 86_400;
  expect(days).toBeGreaterThan(6);
  expect(days).toBeLessThan(9);
  expect(rests.at(-1)).toBeUndefined();
});

import { createMachine } from "../../testing.ts";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { remove } from "../../../../shared/content/objects.ts";
import { oldestFirst } from "../../../../shared/data/lists.ts";
import { changing, read } from "../../../../shared/data/repository.ts";
import { RevisionConflict, transact } from "../../../../shared/data/transaction.ts";
import { clock } from "../../../../shared/clock.ts";
import { callsOf } from "../../../../shared/testing/aws-calls.ts";
import { beforeCalls } from "../../../../shared/testing/before-calls.ts";
import { countsUnits } from "../../../../shared/testing/costs.ts";
import { drain } from "../../../../shared/testing/queues.ts";
import { untilUndisturbed } from "../../../../shared/testing/with-faults.ts";
import { store } from "../../state/content/store.ts";
import { readCounts, readLarge } from "../../state/progress/large.ts";
import { Changes, changesOf } from "../../records/change.ts";
import { idsDueIn, startAnew } from "../dispatch/testing.ts";
import { expansions, waitingIn } from "../../records/lanes.ts";
import { type Notification, Notifications } from "../../records/notification.ts";
import type { Machine } from "../../accepting/sending/testing.ts";
import { handler } from "./consumer.ts";
import { expand } from "./expand.ts";
import { accepted, current, deliveriesIn, eventKindsOf, expanded } from "./testing.ts";

let machine: Machine;
beforeAll(async () => {
  machine = await createMachine();
});

const run = ({ id }: Pick<Notification, "id">) => expand(id, { onMade: () => undefined });

/** The states of a notification that its system is told of, in order. */
async function changesIn({ id, sistemId }: Notification): Promise<string[]> {
  const reading = { after: 0, before: Number.MAX_SAFE_INTEGER, most: 1000 };
  const rows = await oldestFirst(Changes.table, changesOf(sistemId), reading);
  const changes = await Promise.all(rows.map((row) => read(Changes, { id: row.id })));
  return changes.flatMap((change) => (change?.notificareId === id ? [change.status] : []));
}

describe("the expansion of a notification", () => {
  it("the expansion of a notification makes one delivery for each recipient, which waits in the lane of its system", async () => {
    const notification = await expanded(machine, 70, { priority: "Low" });
    const deliveries = await deliveriesIn(notification);
    expect(deliveries.map(({ recipient }) => recipient)).toEqual(Array.from({ length: 70 }, (_, i) => i));
    const partition = waitingIn("Low", machine.system.id, "Email");
    expect(new Set(deliveries.map(({ status, dueStatus }) => `${status} ${dueStatus}`))).toEqual(
      new Set([`Sending ${partition}`]),
    );
    expect(await readCounts(notification)).toEqual({ Sending: 70 });
  });

  it("the expansion of a notification ends with the state Sending, its counts, the event EXTINSA, and tells the system of each state", async () => {
    const notification = await expanded(machine, 31);
    expect(notification).toMatchObject({ status: "Sending", counts: { Sending: 31 }, isResolving: false });
    expect(notification).not.toHaveProperty("dueStatus");
    expect(await eventKindsOf(notification)).toEqual(["CREATA", "EXTINSA"]);
    expect(await changesIn(notification)).toEqual(["Resolving", "Sending"]);
  });

  it("the expansion of a notification that two workers begin at once makes nothing twice", async () => {
    const notification = await accepted(machine, 65);
    await Promise.allSettled([run(notification), run(notification), run(notification)]);
    await run(notification);
    expect(await deliveriesIn(notification)).toHaveLength(65);
    expect(await readCounts(notification)).toEqual({ Sending: 65 });
    expect(await eventKindsOf(notification)).toEqual(["CREATA", "EXTINSA"]);
  });

  it("a doubled message of an expanded notification changes nothing", async () => {
    const notification = await expanded(machine, 25);
    await run(notification);
    expect(await current(notification)).toEqual(notification);
    expect(await readCounts(notification)).toEqual({ Sending: 25 });
  });

  it("the expansion of a notification is refused its next chunk if the notification is cancelled meanwhile; the other deliveries are made as Cancelled", async () => {
    const notification = await accepted(machine, 90);
    const cancel = async () => {
      const before = await current(notification);
      const { leaseUntil: _lease, ...rest } = before;
      await transact(changing(Notifications, before, { ...rest, anulatLa: clock.iso() }));
    };
    const chunk = { command: "TransactWriteItemsCommand", about: '":made":60', most: 1 };
    await beforeCalls(chunk, cancel, async () => {
      await expect(run(notification)).rejects.toThrow(RevisionConflict);
    });
    expect((await readLarge(notification)).made).toBe(30);
    await run(notification);
    const deliveries = await deliveriesIn(notification);
    expect(deliveries.map(({ status }) => status)).toEqual([
      ...Array.from({ length: 30 }, () => "Sending"),
      ...Array.from({ length: 60 }, () => "Cancelled"),
    ]);
    expect(deliveries[40]).toMatchObject({ motiv: "anulat" });
    expect(deliveries[40]).not.toHaveProperty("adresa");
    expect(deliveries[40]).not.toHaveProperty("dueStatus");
    expect((await current(notification)).counts).toEqual({ Sending: 30, Cancelled: 60 });
  });

  it("the expansion of a notification of a notification whose content has ended fails", async () => {
    const notification = await accepted(machine, 22);
    await remove(store(), [notification.objectKey]);
    await run(notification);
    expect(await current(notification)).toMatchObject({ status: "Failed", counts: { Failed: 22 } });
    expect(await eventKindsOf(notification)).toEqual(["CREATA", "ESUATA"]);
  });

  it("its first deliveries are released while it runs", async () => {
    await drain(expansions, handler);
    await startAnew();
    const notification = await accepted(machine, 35, { priority: "High" });
    const partition = waitingIn("High", machine.system.id, "Email");
    const untilIndexed = async () => {
      const made = (await deliveriesIn(notification)).map(({ id }) => id);
      await vi.waitFor(async () => expect(await idsDueIn(partition)).toEqual(expect.arrayContaining(made)), {
        timeout: 20_000,
      });
    };
    await beforeCalls({ command: "QueryCommand", about: `"${partition}"` }, untilIndexed, async () => {
      expect(await drain(expansions, handler)).toEqual({ handled: 1, failed: 0 });
    });
    const deliveries = await deliveriesIn(notification);
    const now = clock.iso();
    expect(deliveries.filter(({ dueAt = "" }) => dueAt > now)).toHaveLength(35);
  });
});

it.skipIf(!countsUnits)("making a delivery costs at most 8 write units", untilUndisturbed, async () => {
  const notification = await accepted(machine, 300);
  const { calls } = await callsOf(() => run(notification));
  const writes = calls.filter(({ name }) => name === "dynamodb.TransactWriteItems");
  const units = writes.reduce((sum, { capacity }) => sum + capacity, 0);
  expect(units).toBeGreaterThan(300);
  expect(units / 300).toBeLessThanOrEqual(8);
  // Ten chunks, the beginning, the claim and the end.
  expect(writes.length).toBeLessThanOrEqual(14);
});

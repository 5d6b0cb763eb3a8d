import { ownCloud } from "../../../../shared/testing/own-cloud.ts";
import { administrator, createSystem } from "../../testing.ts";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { clock } from "../../../../shared/clock.ts";
import type { Stored } from "../../../../shared/data/entity.ts";
import { secondsFromNow } from "../../../../shared/jobs/lease.ts";
import { callerOf } from "../../../../shared/testing/caller.ts";
import { killAfter, repeat } from "../../../../shared/testing/kill-after.ts";
import { killableProcesses } from "../../../../shared/testing/killable-processes.ts";
import { indexed, runNow, signalled, startAnew, stored, waiting } from "../../delivering/dispatch/testing.ts";
import { current, eventKindsOf } from "../../delivering/expansion/testing.ts";
import { continuePurge } from "../../state/lanes/purge.ts";
import { laneMarks, markPurged } from "../../state/lanes/lane-mark.ts";
import { readSystems } from "../../state/lanes/systems.ts";
import { changeDelivery } from "../../state/progress/change-delivery.ts";
import { ended } from "../../state/progress/ended-delivery.ts";
import type { Delivery } from "../../records/delivery.ts";
import { givenUpIn } from "../../records/lanes.ts";

/*
 * A release by the dispatcher, purges and a replay are killed after their first write, after their second, and so on until they
 * complete. Each delivery has changed as a whole or not at all, and whoever repeats the act gets it done once.
 */

const WORKER = "worker-1";
const processes = killableProcesses([WORKER]);
const target = { processes, worker: WORKER, faults: ownCloud.faults };
const send = callerOf(processes.handlerOf(join(import.meta.dirname, "../../handlers/admin-routes.ts")));
const dispatcher = processes.handlerOf(
  join(import.meta.dirname, "../../handlers/dispatcher.ts"),
) as unknown as (event: object) => Promise<object>;
afterAll(async () => {
  await processes.stop();
  await ownCloud.stop();
});

let headers: Record<string, string>;
beforeAll(async () => {
  headers = await administrator();
});
beforeEach(startAnew);

const NUMBER = 3;
/** More than a purge cancels at once, so that a kill can come between rows. */
const MORE = 12;
const many = (make: () => ReturnType<typeof waiting>, length = NUMBER) =>
  Promise.all(Array.from({ length }, () => make()));

const post = (address: string) =>
  send("POST", `/notifications/api/admin/rabbit/queues/${address}`, { headers, body: {} });

/** Kills an act after its nth write, for every n. @returns the number of kills */
async function killEverywhere(round: (nth: number) => Promise<boolean>): Promise<number> {
  for (let nth = 1; ; nth += 1) {
    await startAnew();
    if (await round(nth)) return nth - 1;
  }
}

it("a release that is killed loses no delivery: what was not signalled is released again after its rest", async () => {
  const kills = await killEverywhere(async (nth) => {
    const { id } = await createSystem();
    const rows = await many(() => waiting(id, { priority: "High" }));
    await indexed();
    const answer = await killAfter(nth, target, () => dispatcher({}));
    const found = new Set(await signalled("High"));
    clock.freeze(new Date(Date.now() + 300_000));
    await runNow();
    clock.resume();
    for (const one of await signalled("High")) found.add(one);
    expect(rows.every((row) => found.has(row.id))).toBe(true);
    expect((await Promise.all(rows.map(stored))).map(({ rev }) => rev)).toEqual(rows.map(({ rev }) => rev));
    return answer !== undefined;
  });
  expect(kills).toBeGreaterThanOrEqual(NUMBER);
});

it("a purge that is killed after its mark is completed by the dispatcher; before it, nothing has happened", async () => {
  const kills = await killEverywhere(async (nth) => {
    const { id } = await createSystem();
    const before = (await laneMarks("High")).due?.purgedBefore ?? "";
    const rows = await many(() => waiting(id, { priority: "High" }));
    await indexed();
    const answer = await killAfter(nth, target, () => post("deliveries-high/purge"));
    const isMarked = ((await laneMarks("High")).due?.purgedBefore ?? "") > before;
    await continuePurge(await readSystems(), "High", performance.now() + 10_000);
    for (const row of rows) {
      const { status } = await stored(row);
      expect(status).toBe(isMarked ? "Cancelled" : "Sending");
      expect((await current({ id: row.notificareId })).status).toBe(status);
      expect(await eventKindsOf({ id: row.notificareId })).toEqual(isMarked ? ["ANULATA"] : []);
    }
    return answer !== undefined;
  });
  expect(kills).toBeGreaterThanOrEqual(NUMBER + 1);
});

/** Each delivery was cancelled with its notification and an event, or nothing of it has changed. @returns how many were */
async function cancelledWhole(rows: Stored<Delivery>[]): Promise<number> {
  let cancelled = 0;
  for (const row of rows) {
    const { status, motiv, adresa } = await stored(row);
    const facts = { status, motiv, adresa, kinds: await eventKindsOf({ id: row.notificareId }) };
    const isCancelled = status === "Cancelled";
    expect(facts).toEqual(
      isCancelled
        ? { status, motiv: "golit", adresa: undefined, kinds: ["ANULATA"] }
        : { status: "Sending", motiv: undefined, adresa: row.adresa, kinds: [] },
    );
    expect((await current({ id: row.notificareId })).counts).toEqual({ [status]: 1 });
    cancelled += isCancelled ? 1 : 0;
  }
  return cancelled;
}

it("a purge that is killed and repeated cancels each delivery once, and what a worker holds goes on", async () => {
  const partly = new Set<number>();
  const kills = await killEverywhere(async (nth) => {
    const { id } = await createSystem();
    const rows = await many(() => waiting(id, { priority: "High" }), MORE);
    const held = await waiting(id, { priority: "High", attempts: 1, leaseUntil: secondsFromNow(150) });
    await indexed();
    const answer = await killAfter(nth, target, () => post("deliveries-high/purge"));
    partly.add(await cancelledWhole(rows));
    const { status } = answer ?? (await repeat(() => post("deliveries-high/purge")));
    expect([nth, status, await cancelledWhole(rows)]).toEqual([nth, 200, MORE]);
    expect(await stored(held)).toEqual(held);
    const after = { ...ended(held), status: "Sent", incercari: 1, trimisLa: clock.iso() } as const;
    expect(await changeDelivery(held, after, { tip: "TRIMISA" })).toBeDefined();
    expect((await current({ id: held.notificareId })).counts).toEqual({ Sent: 1 });
    return answer !== undefined;
  });
  expect(kills).toBeGreaterThanOrEqual(MORE + 1);
  // Only before the mark or after it, and between the rows.
  expect(partly.size).toBeGreaterThan(2);
});

it("a dispatcher that is killed while it goes on with a purge is followed by one that cancels the rest, each once", async () => {
  const kills = await killEverywhere(async (nth) => {
    const { id } = await createSystem();
    const later = { urmatoareaLa: secondsFromNow(3600), dueAt: secondsFromNow(3600) };
    const rows = [
      ...(await many(() => waiting(id, { priority: "High" }))),
      await waiting(id, { priority: "High", ...later }),
    ];
    await indexed();
    await markPurged("High");
    const answer = await killAfter(nth, target, () => dispatcher({}));
    await cancelledWhole(rows);
    clock.freeze(new Date(Date.now() + 300_000));
    await runNow();
    clock.resume();
    expect([nth, await cancelledWhole(rows)]).toEqual([nth, rows.length]);
    expect(await signalled("High")).toEqual([]);
    return answer !== undefined;
  });
  expect(kills).toBeGreaterThanOrEqual(NUMBER);
});

const dead: Partial<Delivery> = {
  priority: "High",
  status: "Failed",
  cauza: "technical",
  motiv: "incercari-epuizate",
  dueStatus: givenUpIn("High"),
};

/** Each dead letter has left its queue with an event and without its address, or nothing of it has changed. @returns how many did */
async function forgottenWhole(rows: Stored<Delivery>[]): Promise<number> {
  let forgotten = 0;
  for (const row of rows) {
    const { status, dueStatus, adresa } = await stored(row);
    const isForgotten = dueStatus === undefined;
    expect({ status, adresa, kinds: await eventKindsOf({ id: row.notificareId }) }).toEqual(
      isForgotten
        ? { status: "Failed", adresa: undefined, kinds: ["ANULATA"] }
        : { status: "Failed", adresa: row.adresa, kinds: [] },
    );
    forgotten += isForgotten ? 1 : 0;
  }
  return forgotten;
}

it("a purge of dead letters that is killed and repeated removes each once, and none can be replayed", async () => {
  const kills = await killEverywhere(async (nth) => {
    const { id } = await createSystem();
    const rows = await many(() => waiting(id, { ...dead, incheiatLa: clock.iso() }));
    await indexed();
    const answer = await killAfter(nth, target, () => post("deliveries-high-dlq/purge"));
    await forgottenWhole(rows);
    const { status } = answer ?? (await repeat(() => post("deliveries-high-dlq/purge")));
    expect([nth, status, await forgottenWhole(rows)]).toEqual([nth, 200, NUMBER]);
    expect((await post("deliveries-high-dlq/replay")).json).toEqual({ replayed: 0 });
    expect(await forgottenWhole(rows)).toBe(NUMBER);
    return answer !== undefined;
  });
  expect(kills).toBeGreaterThanOrEqual(NUMBER);
});

it("a replay that is killed has replayed some as a whole; repeated, it replays the others, each once", async () => {
  const kills = await killEverywhere(async (nth) => {
    const { id } = await createSystem();
    const rows = await many(() => waiting(id, { ...dead, incheiatLa: clock.iso() }));
    await indexed();
    const answer = await killAfter(nth, target, () => post("deliveries-high-dlq/replay"));
    for (const row of rows) {
      const isReplayed = (await stored(row)).status === "Sending";
      expect(await eventKindsOf({ id: row.notificareId })).toEqual(isReplayed ? ["REIMPUSA"] : []);
    }
    expect((await post("deliveries-high-dlq/replay")).status).toBe(200);
    for (const row of rows) {
      expect((await stored(row)).status).toBe("Sending");
      expect(await eventKindsOf({ id: row.notificareId })).toEqual(["REIMPUSA"]);
    }
    return answer !== undefined;
  });
  expect(kills).toBeGreaterThanOrEqual(NUMBER);
});

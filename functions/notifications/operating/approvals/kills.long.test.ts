import { ownCloud } from "../../../../shared/testing/own-cloud.ts";
import { administrator, call, createSystem } from "../../testing.ts";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { clock } from "../../../../shared/clock.ts";
import { callerOf } from "../../../../shared/testing/caller.ts";
import { asking } from "../../../../shared/testing/four-eyes.ts";
import { killAfter } from "../../../../shared/testing/kill-after.ts";
import { killableProcesses } from "../../../../shared/testing/killable-processes.ts";
import { indexed, startAnew, stored, waiting } from "../../delivering/dispatch/testing.ts";
import { continuePurge } from "../../state/lanes/purge.ts";
import { readSystems } from "../../state/lanes/systems.ts";
import { completeOrders } from "../queues/dead-letter-orders.ts";
import { givenUpIn } from "../../records/lanes.ts";

/*
 * The approval of an act on a queue is killed after its first write, after its second, and so on until it completes. If it is
 * marked, the dispatcher completes it; if it is not, nothing has happened.
 */

const WORKER = "worker-1";
const processes = killableProcesses([WORKER]);
const target = { processes, worker: WORKER, faults: ownCloud.faults };
const send = callerOf(processes.handlerOf(join(import.meta.dirname, "../../handlers/admin-routes.ts")));
afterAll(async () => {
  await processes.stop();
  await ownCloud.stop();
});

let [ana, ion]: Record<string, string>[] = [{}, {}];
beforeAll(async () => {
  [ana, ion] = [await administrator(), await administrator()];
});
beforeEach(startAnew);
afterEach(() => clock.resume());

const dead = (sistemId: number) =>
  waiting(sistemId, {
    status: "Failed",
    cauza: "technical",
    motiv: "incercari-epuizate",
    incercari: 9,
    priority: "High",
    dueStatus: givenUpIn("High"),
    incheiatLa: clock.iso(),
  });

it.each([
  ["deliveries-high/purge", (id: number) => waiting(id, { priority: "High" })],
  ["deliveries-high-dlq/purge", dead],
  ["deliveries-high-dlq/replay", dead],
] as const)("%s is executed and marked, or neither, wherever it is killed", async (act, make) => {
  const outcomes = new Set<string>();
  for (let nth = 1; ; nth += 1) {
    await startAnew();
    const { id } = await createSystem();
    const rows = await Promise.all([make(id), make(id), make(id)]);
    await indexed();
    const ask = () => call<{ id: number }>(`POST /api/admin/rabbit/queues/${act}`, ana);
    const { json } = await asking(ask);
    const address = `/api/v1/admin/approvals/${json.id}`;
    const answer = await killAfter(nth, target, () =>
      send("POST", `/notifications${address}/approve`, { headers: ion }),
    );
    const { status } = (await call<{ status: string }>(`GET ${address}`, ana)).json;
    outcomes.add(status);
    clock.freeze(new Date(Date.now() + 120_000));
    const until = performance.now() + 10_000;
    await continuePurge(await readSystems(), "High", until);
    await completeOrders(until);
    clock.resume();
    const changed = await Promise.all(rows.map(async (row) => (await stored(row)).rev > row.rev));
    expect([nth, ...changed]).toEqual([nth, ...rows.map(() => status === "EXECUTATA")]);
    if (answer) break;
  }
  expect(outcomes).toEqual(new Set(["IN_ASTEPTARE", "EXECUTATA"]));
});

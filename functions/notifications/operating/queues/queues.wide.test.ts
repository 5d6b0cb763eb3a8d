import { administrator, call, createMachine, createSystem } from "../../testing.ts";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { clock } from "../../../../shared/clock.ts";
import { send } from "../../../../shared/messaging/send.ts";
import { depthOf } from "../../../../shared/messaging/depth.ts";
import { beforeCalls } from "../../../../shared/testing/before-calls.ts";
import { logLinesOf } from "../../../../shared/testing/log-lines.ts";
import { indexed, runNow, signalled, startAnew, stored, waiting } from "../../delivering/dispatch/testing.ts";
import { refreshLarge } from "../../delivering/dispatch/refresh-large.ts";
import { current, deliveriesIn, eventKindsOf, expanded } from "../../delivering/expansion/testing.ts";
import { laneMarks } from "../../state/lanes/lane-mark.ts";
import { changeDelivery } from "../../state/progress/change-delivery.ts";
import { readCounts } from "../../state/progress/large.ts";
import type { Delivery } from "../../records/delivery.ts";
import { deliveriesDlq, givenUpIn, waitingIn } from "../../records/lanes.ts";
import { purgeQueue } from "./purge-queue.ts";
import { queueNamed } from "./queues.ts";
import type { QueueView } from "./list-queues.ts";

let admin: Record<string, string>;
beforeAll(async () => {
  admin = await administrator();
});
beforeEach(startAnew);

/** The index shows the former state for a while. */
const LAG = { timeout: 20_000, interval: 200 };

const QUEUES = "/api/admin/rabbit/queues";

async function shown(name: string): Promise<QueueView | undefined> {
  await indexed();
  const { json } = await call<QueueView[]>(`GET ${QUEUES}`, admin);
  return json.find((queue) => queue.name === name);
}

const replay = (name: string, body?: object) =>
  call<{ replayed: number }>(`POST ${QUEUES}/${name}/replay`, admin, body);
const purge = (name: string) =>
  call<{ cancelled: number; remaining?: number }>(`POST ${QUEUES}/${name}/purge`, admin);

const ago = (seconds: number): string => new Date(Date.now() - seconds * 1000).toISOString();

/** A delivery that was given up. */
const dead = (sistemId: number, fields: Partial<Delivery> = {}) =>
  waiting(sistemId, {
    status: "Failed",
    cauza: "technical",
    motiv: "incercari-epuizate",
    incercari: 9,
    dueStatus: givenUpIn(fields.priority ?? "Medium"),
    incheiatLa: clock.iso(),
    ...fields,
  });

it("GET /api/admin/rabbit/queues counts the rows behind each queue, and the seconds that the oldest one has waited", async () => {
  const { id } = await createSystem();
  await waiting(id, { priority: "Low", creatLa: ago(100), dueAt: ago(50) });
  await waiting(id, { priority: "Medium" });
  await waiting(id, { priority: "Medium", dueAt: "2999-01-01T00:00:00.000Z" });
  await waiting(id, { priority: "High", canal: "SMS" });
  await dead(id);
  const { json } = (await indexed(), await call<QueueView[]>(`GET ${QUEUES}`, admin));
  expect(json.map(({ name, visible, delayed }) => [name, visible, delayed])).toEqual([
    ["deliveries", 2, 1],
    ["deliveries-high", 1, 0],
    ["deliveries-dlq", 1, 0],
    ["deliveries-high-dlq", 0, 0],
  ]);
  expect(json[0]).toMatchObject({ inFlight: 0, dlq: "deliveries-dlq" });
  expect(json[2]).toMatchObject({ dlq: null });
  expect(json[0]?.oldestAgeSeconds).toBeGreaterThanOrEqual(100);
  expect(json[0]?.oldestAgeSeconds).toBeLessThan(200);
});

describe("GET …/{queue}/messages", () => {
  it("GET …/{queue}/messages shows at most ten, those that are due first, masked; ten readers at once move nothing", async () => {
    const system = await createSystem();
    const rows = await Promise.all(
      Array.from({ length: 12 }, (_, i) => waiting(system.id, { priority: "High", dueAt: ago(100 - i) })),
    );
    await indexed();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        call<{ messageId: number }[]>(`GET ${QUEUES}/deliveries-high/messages`, admin),
      ),
    );
    for (const { json } of answers)
      expect(json.map(({ messageId }) => messageId)).toEqual(rows.slice(0, 10).map(({ id }) => id));
    const [first] = rows;
    expect(answers[0]?.json[0]).toEqual({
      messageId: first?.id,
      notificareId: first?.notificareId,
      sistem: system.cod,
      canal: "Email",
      priority: "High",
      incercari: 0,
      asteaptaDin: first?.creatLa,
      destinatar: "w***@exemplu.md",
    });
    expect(JSON.stringify(answers[0]?.json)).not.toContain(first?.adresa);
    expect(await Promise.all(rows.map(stored))).toEqual(rows);
  });

  it("an unknown queue is not found", async () => {
    expect((await call(`GET ${QUEUES}/imports/messages`, admin)).status).toBe(404);
  });
});

describe("POST …/{queue}/replay", () => {
  it("POST …/{queue}/replay sends dead letters again, with their attempts from the beginning; expired ones stay", async () => {
    const { id } = await createSystem();
    const row = await dead(id);
    const late = await dead(id, { expiresAt: ago(1) });
    const other = await dead(id, { priority: "High" });
    await indexed();
    expect((await replay("deliveries-dlq")).json).toEqual({ replayed: 1 });
    const after = await stored(row);
    expect(after).toMatchObject({
      status: "Sending",
      incercari: 0,
      dueStatus: waitingIn("Medium", id, "Email"),
      adresa: row.adresa,
    });
    for (const field of ["cauza", "motiv", "incheiatLa"]) expect(after).not.toHaveProperty(field);
    expect((await current({ id: row.notificareId })).status).toBe("Sending");
    expect(await eventKindsOf({ id: row.notificareId })).toEqual(["REIMPUSA"]);
    expect([await stored(late), await stored(other)]).toEqual([late, other]);
    await indexed();
    await runNow();
    expect(await signalled("Medium")).toEqual([row.id]);
  });

  it("two replays at once replay each of them once", async () => {
    const { id } = await createSystem();
    const rows = await Promise.all(Array.from({ length: 25 }, () => dead(id)));
    await indexed();
    const answers = await Promise.all([replay("deliveries-dlq"), replay("deliveries-dlq")]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers.reduce((sum, { json }) => sum + json.replayed, 0)).toBe(25);
    for (const { notificareId } of rows)
      expect(await eventKindsOf({ id: notificareId })).toEqual(["REIMPUSA"]);
  });

  it("POST …/{queue}/replay replays only the named ones, and only if they are dead letters of the queue", async () => {
    const { id } = await createSystem();
    const [row, rest, high, waits] = [
      await dead(id),
      await dead(id),
      await dead(id, { priority: "High" }),
      await waiting(id),
    ];
    const messageIds = [row.id, high.id, waits.id, 4];
    expect((await replay("deliveries-dlq", { messageIds })).json).toEqual({ replayed: 1 });
    expect((await stored(row)).status).toBe("Sending");
    expect([await stored(rest), await stored(high), await stored(waits)]).toEqual([rest, high, waits]);
  });

  it("a queue that holds no dead letters is refused", async () => {
    expect(await replay("deliveries")).toMatchObject({
      status: 409,
      json: { message: "error.coadaFaraScrisori" },
    });
  });
});

const fail = async (row: Awaited<ReturnType<typeof stored>>) =>
  changeDelivery(row, {
    ...row,
    status: "Failed",
    cauza: "technical",
    motiv: "incercari-epuizate",
    incheiatLa: clock.iso(),
    dueStatus: givenUpIn(row.priority),
    dueAt: clock.iso(),
  });

/** The index lags by less than this. */
const indexedFailures = () => new Promise((resolve) => setTimeout(resolve, 1500));

describe("POST …/{queue}/purge", () => {
  it("POST …/{queue}/purge cancels what waits in the lane, in both of its priorities, and nothing of another lane", async () => {
    const { id } = await createSystem();
    const gone = [
      await waiting(id, { priority: "Low" }),
      await waiting(id, { priority: "Medium", canal: "SMS" }),
      await waiting(id, { priority: "Medium", dueAt: "2999-01-01T00:00:00.000Z" }),
    ];
    const high = await waiting(id, { priority: "High" });
    await indexed();
    expect((await purge("deliveries")).json).toEqual({ cancelled: 3 });
    for (const row of gone) {
      const after = await stored(row);
      expect(after).toMatchObject({ status: "Cancelled", motiv: "golit" });
      expect(after).not.toHaveProperty("adresa");
      expect(await eventKindsOf({ id: row.notificareId })).toEqual(["ANULATA"]);
      expect((await current({ id: row.notificareId })).status).toBe("Cancelled");
    }
    expect(await stored(high)).toEqual(high);
    await vi.waitFor(
      async () => expect(await shown("deliveries")).toMatchObject({ visible: 0, delayed: 0 }),
      LAG,
    );
  });

  it("POST …/{queue}/purge of dead letters has no scope, and no scope has another name", async () => {
    const refused = [
      await call(`POST ${QUEUES}/deliveries-dlq/purge`, admin, { scope: "due" }),
      await call(`POST ${QUEUES}/deliveries/purge`, admin, { scope: "iunie" }),
    ];
    expect(refused).toMatchObject([
      { status: 400, json: { errors: [{ field: "scope", code: "scopFaraRost" }] } },
      { status: 400, json: { errors: [{ field: "scope" }] } },
    ]);
  });

  it("POST …/{queue}/purge in the middle of a run of the dispatcher: its mark stops what the run would release", async () => {
    const { id } = await createSystem();
    const row = await waiting(id, { priority: "High" });
    await indexed();
    const mark = () => purgeQueue(queueNamed("deliveries-high"));
    expect(
      await beforeCalls({ command: "QueryCommand", about: '"providers"', most: 1 }, mark, () => runNow()),
    ).toBe(1);
    expect(await stored(row)).toMatchObject({ status: "Cancelled", motiv: "golit" });
    expect(await signalled("High")).toEqual([]);
  });

  it("POST …/{queue}/purge leaves rows that a worker holds to that worker, which finds the mark", async () => {
    const { id } = await createSystem();
    const held = await waiting(id, { priority: "High", leaseUntil: "2999-01-01T00:00:00.000Z" });
    await indexed();
    expect((await purge("deliveries-high")).json).toEqual({ cancelled: 0 });
    expect(await stored(held)).toEqual(held);
    expect(held.creatLa <= ((await laneMarks("High")).due?.purgedBefore ?? "")).toBe(true);
  });

  it("what the request could not cancel is cancelled by the dispatcher, and not sent meanwhile", async () => {
    const { id } = await createSystem();
    const row = await waiting(id, { priority: "High" });
    // The request ends between the mark and the rows.
    const stop = () => Promise.reject(new Error("stopped"));
    await beforeCalls({ command: "QueryCommand", about: waitingIn("High", id, "Email"), most: 1 }, stop, () =>
      purgeQueue(queueNamed("deliveries-high")),
    ).catch(() => undefined);
    expect(await stored(row)).toEqual(row);
    expect((await laneMarks("High")).due).toMatchObject({ isOpen: true });
    await indexed();
    expect((await runNow())?.settled).toBe(1);
    expect(await stored(row)).toMatchObject({ status: "Cancelled", motiv: "golit" });
    expect(await signalled("High")).toEqual([]);
  });

  it("POST …/{queue}/purge holds for what waited when it was asked: a later delivery is sent, and so is one that is replayed later", async () => {
    const { id } = await createSystem();
    const letter = await dead(id, { priority: "High" });
    await purge("deliveries-high");
    const later = await waiting(id, { priority: "High" });
    await replay("deliveries-high-dlq", { messageIds: [letter.id] });
    await indexed();
    await runNow();
    expect((await signalled("High")).toSorted()).toEqual([letter.id, later.id].toSorted());
  });

  it("POST …/{queue}/purge of dead letters: they stay failed, and their queue is empty", async () => {
    const { id } = await createSystem();
    const letter = await dead(id);
    await send(deliveriesDlq, { livrareId: letter.id });
    await indexed();
    expect((await purge("deliveries-dlq")).json).toEqual({ cancelled: 1 });
    const after = await stored(letter);
    expect(after).toMatchObject({ status: "Failed", motiv: "incercari-epuizate" });
    expect(after).not.toHaveProperty("adresa");
    expect(await depthOf(deliveriesDlq)).toMatchObject({ visible: 0 });
    await vi.waitFor(async () => expect(await shown("deliveries-dlq")).toMatchObject({ visible: 0 }), LAG);
    expect((await replay("deliveries-dlq", { messageIds: [letter.id] })).json).toEqual({ replayed: 0 });
  });
});

it("neither answers nor log lines of the queues name an address", async () => {
  const { id } = await createSystem();
  const row = await dead(id);
  await indexed();
  const lines = await logLinesOf(async () => {
    const answers = [
      await call(`GET ${QUEUES}`, admin),
      await call(`GET ${QUEUES}/deliveries-dlq/messages`, admin),
      await replay("deliveries-dlq"),
      await purge("deliveries"),
    ];
    expect(JSON.stringify(answers.map(({ json }) => json))).not.toContain(row.adresa);
  });
  expect(lines).not.toContain(row.adresa);
});

it("a replay counts in a large notification, whose state follows with the next refresh", async () => {
  const machine = await createMachine();
  const notification = await expanded(machine, 21);
  for (const row of await deliveriesIn(notification)) await fail(row);
  await indexedFailures();
  await refreshLarge(performance.now() + 20_000);
  expect(await current(notification)).toMatchObject({ status: "Failed", counts: { Failed: 21 } });
  const ids = (await deliveriesIn(notification)).map(({ id }) => id);
  expect((await replay("deliveries-dlq", { messageIds: ids })).json).toEqual({ replayed: 21 });
  expect(await readCounts(notification)).toEqual({ Sending: 21 });
  await indexedFailures();
  await refreshLarge(performance.now() + 20_000);
  expect(await current(notification)).toMatchObject({ status: "Sending", counts: { Sending: 21 } });
});

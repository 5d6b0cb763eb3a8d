import "../../testing.ts";
import type { LookupFunction } from "node:net";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { Webhook } from "standardwebhooks";
import { clock } from "../../../../shared/clock.ts";
import { idsIn } from "../../../../shared/data/lists.ts";
import { readMany, removing } from "../../../../shared/data/repository.ts";
import { transact } from "../../../../shared/data/transaction.ts";
import { guardedFetch } from "../../../../shared/outgoing/guarded-fetch.ts";
import { beforeCalls } from "../../../../shared/testing/before-calls.ts";
import { logLinesOf } from "../../../../shared/testing/log-lines.ts";
import { drain } from "../../../../shared/testing/queues.ts";
import { advancing } from "../../state/progress/change-delivery.ts";
import { Events, eventsOf } from "../../records/event.ts";
import { callbacks } from "../../records/lanes.ts";
import { type Notification, Notifications } from "../../records/notification.ts";
import type { State } from "../../records/states.ts";
import { storedDeliveries } from "../sending/testing.ts";
import { reread, settle, storeNotification } from "../tracking/testing.ts";
import { callbackJob } from "./callback-job.ts";
import { handler } from "./consumer.ts";
import { callbackRunner } from "./run-callback.ts";
import {
  type CalledServer,
  type CalledSystem,
  changesIn,
  changeSystem,
  createCalledSystem,
  startCalledServer,
} from "./testing.ts";

let server: CalledServer;
let called: CalledSystem;

beforeAll(async () => {
  server = await startCalledServer();
});
beforeEach(async () => {
  server.calls.length = 0;
  server.answer = (_call, reply) => void reply.writeHead(204).end();
  called = await createCalledSystem(`${server.url}/apeluri`);
});
afterEach(async () => {
  clock.resume();
  await drain(callbacks, () => Promise.resolve({ batchItemFailures: [] }));
});
afterAll(() => server.stop());

const stored = (total = 1, fields: Partial<Notification> = {}) =>
  storeNotification({
    sistemId: called.system.id,
    total,
    fields: { callbackUrl: called.system.callbackUrl, ...fields },
  });

/** Brings the only delivery of a notification to this state. */
async function move(notification: Notification, ...states: State[]): Promise<void> {
  const [delivery] = await storedDeliveries(notification);
  for (const state of states) await settle(delivery ?? { id: 0 }, state);
}

const work = () => drain(callbacks, handler);
const run = callbackRunner(guardedFetch(["127.0.0.1"]));
const later = (seconds: number) => clock.freeze(new Date(clock.now().getTime() + seconds * 1000));
const answerWith = (status: number, headers: Record<string, string> = {}) => {
  server.answer = (_call, reply) => void reply.writeHead(status, headers).end();
};
const statuses = () => server.calls.map(({ body }) => (JSON.parse(body) as { status: string }).status);

/** The change that the notification of the test has: the first one. */
async function onlyChange() {
  const [change] = await changesIn(called.system);
  if (!change) throw new Error("no change");
  return change;
}

async function eventKinds({ id }: Notification): Promise<string[]> {
  const ids = await idsIn(Events.table, [{ partitions: [eventsOf(id)] }], 1000);
  return (await readMany(Events, ids)).map(({ tip }) => tip);
}

it("a change of state is sent once, as the body of GET, signed as Standard Webhooks", async () => {
  const notification = await stored();
  await move(notification, "Sent");
  expect(await work()).toEqual({ handled: 1, failed: 0 });
  expect(server.calls).toMatchObject([{ method: "POST", path: "/apeluri" }]);
  const { body = "", headers = {} } = server.calls[0] ?? {};
  expect(headers["content-type"]).toBe("application/json");
  expect(new Webhook(called.secret).verify(body, headers)).toMatchObject({
    trackingId: notification.trackingId,
    status: "Sent",
    counts: { Sent: 1 },
    total: 1,
    deliveries: [{ recipient: { type: "Email", value: "ion0@exemplu.md" }, status: "Sent" }],
  });
  const change = await onlyChange();
  expect(headers["webhook-id"]).toBe(String(change.id));
  expect(change.preluatLa).toBeDefined();
  for (const field of ["dueStatus", "dueAt", "leaseUntil"]) expect(change).not.toHaveProperty(field);
  await run(change.id);
  expect(server.calls).toHaveLength(1);
});

it("a change of state is told with the correlation id, and without the trace, which only our own services continue", async () => {
  await move(await stored(), "Sent");
  await work();
  const [call] = server.calls;
  expect(call?.headers["x-correlation-id"]).toMatch(/^[0-9a-f-]{36}$/);
  expect(Object.keys(call?.headers ?? {}).filter((name) => name.startsWith("trace"))).toEqual([]);
});

it("a change of state is told with at most 100 deliveries, and counts of all", async () => {
  const notification = await stored(120);
  const made = await storedDeliveries(notification);
  await Promise.all(made.map(({ id }) => settle({ id }, "Sent")));
  const { writes, wake } = advancing(await reread(notification), { Sent: 120 });
  await transact(writes);
  await wake();
  await work();
  const body = JSON.parse(server.calls[0]?.body ?? "{}") as { deliveries: unknown[]; counts: object };
  expect([body.deliveries.length, body.counts]).toEqual([100, { Sent: 120 }]);
});

it("a change of state of a notification without an address calls nobody", async () => {
  const notification = await stored(1, { callbackUrl: undefined });
  await move(notification, "Sent");
  expect(await work()).toEqual({ handled: 0, failed: 0 });
  expect(await changesIn(called.system)).toHaveLength(1);
});

it("a change of state is told in the order of the notification, whichever message comes first", async () => {
  const notification = await stored();
  await move(notification, "Sent", "Delivered", "Read");
  const changes = await changesIn(called.system);
  await drain(callbacks, () => Promise.resolve({ batchItemFailures: [] }));
  for (const { id } of changes.toReversed()) await run(id);
  expect(statuses()).toEqual(["Sent"]);
  await work();
  expect(statuses()).toEqual(["Sent", "Delivered", "Read"]);
  expect(new Set(server.calls.map(({ headers }) => headers["webhook-id"])).size).toBe(3);
  for (const { body, headers } of server.calls)
    expect(() => new Webhook(called.secret).verify(body, headers)).not.toThrow();
});

it("a change of state waits for an earlier one that fails, and not for ever: it follows when that is given up", async () => {
  const notification = await stored();
  await move(notification, "Sent", "Delivered");
  answerWith(500);
  const [first, second] = await changesIn(called.system);
  await run(first?.id ?? 0);
  await run(second?.id ?? 0);
  expect(statuses()).toEqual(["Sent"]);
  later(24 * 3600);
  await run(first?.id ?? 0);
  answerWith(204);
  later(1);
  await run(second?.id ?? 0);
  expect(statuses()).toEqual(["Sent", "Delivered"]);
  expect(await eventKinds(notification)).toContain("APEL_ESUAT");
});

it("a change of state does not delay those of other notifications", async () => {
  const [one, other] = [await stored(), await stored()];
  await move(one, "Sent", "Delivered");
  await move(other, "Sent");
  server.answer = (call, reply) => void reply.writeHead(call.body.includes(one.trackingId) ? 500 : 204).end();
  await work();
  const [last] = (await changesIn(called.system)).filter(({ notificareId }) => notificareId === other.id);
  expect(last?.preluatLa).toBeDefined();
});

it.each([
  ["a redirect", 302],
  ["a client error", 404],
  ["a server error", 503],
])(
  "a call that fails by %s is repeated later with the same id, and ends with the first success",
  async (_what, status) => {
    const notification = await stored();
    await move(notification, "Sent");
    answerWith(status, { location: `${server.url}/altundeva` });
    await work();
    const failed = await onlyChange();
    expect(failed).toMatchObject({ apeluri: 1, dueStatus: "callbacks" });
    expect(failed).not.toHaveProperty("preluatLa");
    answerWith(200);
    later(15);
    await run(failed.id);
    expect(server.calls.map(({ path }) => path)).toEqual(["/apeluri", "/apeluri"]);
    const [first, second] = server.calls;
    expect(second?.headers["webhook-id"]).toBe(first?.headers["webhook-id"]);
    expect(second?.headers["webhook-timestamp"]).not.toBe(first?.headers["webhook-timestamp"]);
    expect((await onlyChange()).preluatLa).toBeDefined();
    // Signed at each call: a receiver accepts it for five minutes. The package checks by the real time.
    clock.resume();
    expect(() => new Webhook(called.secret).verify(second?.body ?? "", second?.headers ?? {})).not.toThrow();
  },
);

it("a call that fails by silence counts as one: the time of a call is that of guarded calls, 5 s", async () => {
  await move(await stored(), "Sent");
  server.answer = () => undefined;
  const { fetchWhole } = guardedFetch(["127.0.0.1"]);
  const asked: unknown[] = [];
  const hurried = callbackRunner({
    fetchWhole: (address, call) => {
      asked.push(call?.timeMs);
      return fetchWhole(address, { ...call, timeMs: 200 });
    },
  });
  await hurried((await onlyChange()).id);
  expect([asked, await onlyChange()]).toMatchObject([[undefined], { apeluri: 1 }]);
});

it("a call that fails is repeated after 10 s, 30 s, 2 min, 10 min, then every half hour, up to 24 h; then an event tells", async () => {
  const notification = await stored();
  await move(notification, "Sent");
  answerWith(500);
  const { id, creatLa } = await onlyChange();
  clock.freeze(new Date(creatLa));
  const pauses: number[] = [];
  for (;;) {
    await run(id);
    const { apelLa, renuntatLa } = await onlyChange();
    if (renuntatLa !== undefined) break;
    pauses.push((Date.parse(apelLa ?? "") - clock.now().getTime()) / 1000);
    clock.freeze(new Date(apelLa ?? ""));
  }
  expect(pauses.length).toBeGreaterThan(40);
  pauses.forEach((pause, i) => {
    const bound = [10, 30, 120, 600][i] ?? 1800;
    expect(pause).toBeGreaterThanOrEqual(bound);
    expect(pause).toBeLessThanOrEqual(bound * 1.2);
  });
  const change = await onlyChange();
  expect(change.renuntatLa).toBeDefined();
  expect(clock.now().getTime() - Date.parse(creatLa)).toBeGreaterThan(23 * 3600_000);
  expect(clock.now().getTime() - Date.parse(creatLa)).toBeLessThanOrEqual(24 * 3600_000);
  expect((await eventKinds(notification)).filter((tip) => tip === "APEL_ESUAT")).toHaveLength(1);
  const calls = server.calls.length;
  await run(id);
  expect(server.calls).toHaveLength(calls);
});

it("a call that fails that was taken, but stopped before it was noted, is repeated with the same id", async () => {
  await move(await stored(), "Sent");
  const { id } = await onlyChange();
  const noting = { command: "TransactWriteItemsCommand", about: '"preluatLa"', most: 1 };
  const killed = () => Promise.reject(new Error("killed"));
  await expect(beforeCalls(noting, killed, () => run(id))).rejects.toThrow("killed");
  await run(id);
  const [first, second] = server.calls;
  expect([server.calls.length, second?.headers["webhook-id"]]).toEqual([2, first?.headers["webhook-id"]]);
  expect((await onlyChange()).preluatLa).toBeDefined();
});

it("a call that fails is not repeated before its time, however many messages come", async () => {
  await move(await stored(), "Sent");
  answerWith(500);
  const { id } = await onlyChange();
  await run(id);
  await Promise.all([run(id), run(id)]);
  later(5);
  await run(id);
  expect(server.calls).toHaveLength(1);
  later(10);
  await run(id);
  expect(server.calls).toHaveLength(2);
});

it("a call that fails whose message was lost is repeated by the sweep", async () => {
  const notification = await stored();
  await move(notification, "Sent");
  await drain(callbacks, () => Promise.resolve({ batchItemFailures: [] }));
  later(700);
  await new Promise((resolve) => setTimeout(resolve, 1000));
  await callbackJob.sweep(Infinity);
  await work();
  const ours = server.calls.filter(({ body }) => body.includes(notification.trackingId));
  expect(ours).toHaveLength(1);
});

describe("no call goes", () => {
  const failureOf = async (act: () => Promise<unknown>) =>
    /"failure":"([^"]+)"/.exec(await logLinesOf(act))?.[1];

  it("no call goes to a private address, whatever its name", async () => {
    const lookup: LookupFunction = (_name, options, callback) =>
      options.all ? callback(null, [{ address: "127.0.0.1", family: 4 }]) : callback(null, "127.0.0.1", 4);
    const callbackUrl = `http://sistem.exemplu.md:${server.port}/apeluri`;
    called = await createCalledSystem(callbackUrl);
    await move(await stored(1, { callbackUrl }), "Sent");
    const { id } = await onlyChange();
    const guarded = callbackRunner(guardedFetch([], { lookup }));
    expect(await failureOf(() => guarded(id))).toBe("addressRefused");
    expect(server.calls).toEqual([]);
  });

  it("no call goes to another origin than the one that the system has registered now", async () => {
    await move(await stored(1, { callbackUrl: `${server.url}/cale-proprie` }), "Sent");
    const { id } = await onlyChange();
    const system = await changeSystem(called.system, { callbackUrl: "https://altul.exemplu.md/" });
    expect(await failureOf(() => run(id))).toBe("alta-origine");
    await changeSystem(system, { callbackUrl: `${server.url}/apeluri` });
    later(15);
    await run(id);
    expect(server.calls.map(({ path }) => path)).toEqual(["/cale-proprie"]);
  });

  it("no call goes to a system that was stopped, or that has no secret", async () => {
    await move(await stored(), "Sent");
    const { id } = await onlyChange();
    const stopped = await changeSystem(called.system, { activ: false });
    expect(await failureOf(() => run(id))).toBe("sistem-oprit");
    await changeSystem(stopped, { activ: true, callbackSigilat: undefined });
    later(15);
    expect(await failureOf(() => run(id))).toBe("fara-secret");
    expect(server.calls).toEqual([]);
  });

  it("no call goes for a notification that has ended by its time, and the change ends too", async () => {
    const notification = await stored();
    await move(notification, "Sent");
    await transact(removing(Notifications, await reread(notification)));
    await work();
    expect(server.calls).toEqual([]);
    expect((await onlyChange()).renuntatLa).toBeDefined();
  });

  it("twice at once: of several workers that a message woke one calls", async () => {
    await move(await stored(), "Sent");
    const { id } = await onlyChange();
    await Promise.all([run(id), run(id), run(id)]);
    expect(server.calls).toHaveLength(1);
  });
});

it("neither logs nor events of a call carry an address of a recipient or the secret", async () => {
  const notification = await stored();
  await move(notification, "Sent");
  answerWith(500);
  const { id } = await onlyChange();
  const lines = await logLinesOf(async () => {
    await run(id);
    later(24 * 3600);
    await run(id);
  });
  const ids = await idsIn(Events.table, [{ partitions: [eventsOf(notification.id)] }], 1000);
  const said = JSON.stringify([lines, await readMany(Events, ids), await changesIn(called.system)]);
  for (const hidden of ["ion0@", called.secret]) expect(said).not.toContain(hidden);
});

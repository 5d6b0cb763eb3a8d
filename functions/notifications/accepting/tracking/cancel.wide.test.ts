import { administrator, call, callWith, createMachine } from "../../testing.ts";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { clock } from "../../../../shared/clock.ts";
import { idsIn } from "../../../../shared/data/lists.ts";
import { changing, read, readMany } from "../../../../shared/data/repository.ts";
import { transact } from "../../../../shared/data/transaction.ts";
import { claim, claimAsRead } from "../../../../shared/jobs/lease.ts";
import { beforeCalls } from "../../../../shared/testing/before-calls.ts";
import { drawn } from "../../../../shared/testing/drawn.ts";
import { drain } from "../../../../shared/testing/queues.ts";
import { refreshLarge } from "../../delivering/dispatch/refresh-large.ts";
import { handler } from "../../delivering/expansion/consumer.ts";
import { Cancellations } from "../../records/cancellation.ts";
import { Deliveries, type Delivery } from "../../records/delivery.ts";
import { Events, eventsOf } from "../../records/event.ts";
import { expansions } from "../../records/lanes.ts";
import { Notifications } from "../../records/notification.ts";
import { storedDeliveries } from "../sending/testing.ts";
import { cancellationJob } from "./cancellation-job.ts";
import { runCancellation } from "./run-cancellation.ts";
import { type Machine, reread, settle, storeNotification } from "./testing.ts";
import type { TrackingView } from "./view.ts";

let machine: Machine;
beforeAll(async () => {
  machine = await createMachine();
});
afterEach(() => clock.resume());

const cancel = (trackingId: string, { certificate } = machine) =>
  callWith<TrackingView & { message: string }>(certificate, `DELETE /api/v1/notify/${trackingId}`);
const track = (trackingId: string) =>
  callWith<TrackingView>(machine.certificate, `GET /api/v1/notify/${trackingId}`);
const stored = (total = 1, fields = {}) => storeNotification({ sistemId: machine.system.id, total, fields });

const later = (seconds: number) => clock.freeze(new Date(clock.now().getTime() + seconds * 1000));

/** The background work that the queue of expansions asks for at present. */
const work = () => drain(expansions, handler);

/** The `due` index lags behind its table. */
const indexed = () => new Promise((resolve) => setTimeout(resolve, 1000));

/** The events of a notification, oldest first. */
async function eventsIn({ id }: { id: number }) {
  const ids = await idsIn(Events.table, [{ partitions: [eventsOf(id)] }], 1000);
  return (await readMany(Events, ids)).toSorted((a, b) => a.id - b.id);
}

/**
 * The part of a worker that decides: it claims the row, reads the mark, and hands the message over unless it is
 * marked.
 * @returns true if it has sent
 */
async function sendAsWorker({ id }: Pick<Delivery, "id">): Promise<boolean> {
  const row = await read(Deliveries, { id });
  if (row?.status !== "Sending") return false;
  const held = await claimAsRead(Deliveries, row, 60, (found) => found);
  if (!held) return false;
  const { anulatLa } = await reread({ id: held.notificareId });
  await settle(
    held,
    anulatLa === undefined ? "Sent" : "Cancelled",
    anulatLa === undefined ? {} : { motiv: "anulat" },
  );
  return anulatLa === undefined;
}

it("DELETE /api/v1/notify/{trackingId} cancels what is not sent, in the answer, and leaves what was sent", async () => {
  const notification = await stored(3);
  const [first] = await storedDeliveries(notification);
  await settle(first ?? { id: 0 }, "Sent");
  const { status, json } = await cancel(notification.trackingId);
  expect([status, json]).toMatchObject([
    200,
    {
      trackingId: notification.trackingId,
      status: "Sent",
      counts: { Sent: 1, Cancelled: 2 },
      deliveries: [{ status: "Sent" }, { status: "Cancelled", motiv: "anulat" }, { status: "Cancelled" }],
    },
  ]);
  expect((await reread(notification)).anulatLa).toBeDefined();
});

it("DELETE /api/v1/notify/{trackingId} takes the address from what it cancels, and takes it out of the due index", async () => {
  const notification = await stored(1);
  await cancel(notification.trackingId);
  const [delivery] = await storedDeliveries(notification);
  expect(delivery).toMatchObject({ status: "Cancelled", destinatar: "i***@exemplu.md" });
  for (const field of ["adresa", "dueStatus", "dueAt"]) expect(delivery).not.toHaveProperty(field);
});

it("DELETE /api/v1/notify/{trackingId} writes an event that names its caller, and one for each delivery, none with an address", async () => {
  const notification = await stored(2);
  await cancel(notification.trackingId);
  const events = await eventsIn(notification);
  expect(events.map(({ tip, detalii, livrareId }) => [tip, detalii, livrareId !== undefined])).toEqual([
    ["ANULATA", { de: machine.system.cod }, false],
    ["ANULATA", { motiv: "anulat" }, true],
    ["ANULATA", { motiv: "anulat" }, true],
  ]);
  expect(JSON.stringify(events)).not.toContain("@");
  for (const event of events) expect(event).not.toHaveProperty("dueStatus");
});

it("DELETE /api/v1/notify/{trackingId} is 409 if everything was sent or has failed, and then leaves no mark", async () => {
  const notification = await stored(2);
  const [first, second] = await storedDeliveries(notification);
  await settle(first ?? { id: 0 }, "Sent");
  await settle(second ?? { id: 0 }, "Failed", { cauza: "permanent" });
  const { status, json } = await cancel(notification.trackingId);
  expect([status, json.message]).toEqual([409, "Nu mai este nimic de anulat."]);
  expect(await reread(notification)).not.toHaveProperty("anulatLa");
});

it("DELETE /api/v1/notify/{trackingId} answers a repetition as the first time, and writes nothing more", async () => {
  const notification = await stored(2);
  const first = await cancel(notification.trackingId);
  const events = await eventsIn(notification);
  const again = await cancel(notification.trackingId);
  expect([again.status, again.json]).toEqual([200, first.json]);
  expect(await eventsIn(notification)).toEqual(events);
});

it("DELETE /api/v1/notify/{trackingId} of another system is not found, and cancels nothing", async () => {
  const notification = await stored();
  const other = await createMachine();
  expect((await cancel(notification.trackingId, other)).status).toBe(404);
  expect((await track(notification.trackingId)).json.counts).toEqual({ Sending: 1 });
});

it("DELETE /api/v1/notify/{trackingId} leaves a delivery that a worker holds to that worker, and cancels it once it was given back", async () => {
  const notification = await stored(2);
  const [first] = await storedDeliveries(notification);
  const held = await claim(Deliveries, first ?? { id: 0 }, 10, (row) => row);
  expect((await cancel(notification.trackingId)).json.counts).toEqual({ Sending: 1, Cancelled: 1 });
  expect(await read(Deliveries, first ?? { id: 0 })).toMatchObject({ rev: held?.rev, status: "Sending" });
  later(30);
  await runCancellation(notification.id);
  expect((await track(notification.trackingId)).json.counts).toEqual({ Cancelled: 2 });
  expect(await read(Cancellations, notification)).not.toHaveProperty("dueStatus");
});

it("DELETE /api/v1/notify/{trackingId} that was stopped after its mark goes on by itself", async () => {
  const notification = await stored(3);
  const notes = { command: "TransactWriteItemsCommand", about: '"motiv":"anulat"' };
  await beforeCalls(
    notes,
    () => Promise.reject(new Error("killed")),
    () => cancel(notification.trackingId),
  );
  expect((await track(notification.trackingId)).json.counts).toEqual({ Sending: 3 });
  await drain(expansions, () => Promise.resolve({ batchItemFailures: [] }));
  later(700);
  await indexed();
  await cancellationJob.sweep(Infinity);
  await work();
  expect((await track(notification.trackingId)).json).toMatchObject({
    status: "Cancelled",
    counts: { Cancelled: 3 },
  });
});

it("DELETE /api/v1/notify/{trackingId} and a worker exclude each other, whichever is faster: never both, and one of them always", async () => {
  for (let round = 0; round < drawn(50); round += 1) {
    const notification = await stored(2);
    const made = await storedDeliveries(notification);
    const sending = made.map(async (delivery) => {
      await new Promise((resolve) => setTimeout(resolve, round % 10));
      return sendAsWorker(delivery);
    });
    const [{ status }, ...sent] = await Promise.all([cancel(notification.trackingId), ...sending]);
    later(90);
    await runCancellation(notification.id);
    const after = await readMany(
      Deliveries,
      made.map(({ id }) => id),
    );
    expect(after.map((row) => row.status)).toEqual(sent.map((isSent) => (isSent ? "Sent" : "Cancelled")));
    expect([200, 409]).toContain(status);
    const { counts } = await reread(notification);
    const sentCount = sent.filter(Boolean).length;
    expect([counts.Sent ?? 0, counts.Cancelled ?? 0]).toEqual([sentCount, 2 - sentCount]);
    clock.resume();
  }
});

it("the cancellation of a large notification is answered at once by its mark, and its rows follow in the background", async () => {
  const notification = await stored(130);
  const { status, json } = await cancel(notification.trackingId);
  expect([status, json.total]).toEqual([200, 130]);
  expect((await reread(notification)).anulatLa).toBeDefined();
  await work();
  expect((await track(notification.trackingId)).json).toMatchObject({
    status: "Cancelled",
    counts: { Cancelled: 130 },
  });
  await indexed();
  await refreshLarge(Infinity);
  expect(await reread(notification)).toMatchObject({ status: "Cancelled", schimbari: 1 });
});

it("the cancellation of a large notification waits until the deliveries are made, and then cancels them", async () => {
  const notification = await stored(25, { isResolving: true, status: "Resolving" });
  expect((await cancel(notification.trackingId)).status).toBe(200);
  await runCancellation(notification.id);
  const before = await reread(notification);
  expect((await track(notification.trackingId)).json.counts).toEqual({ Sending: 25 });
  await transact(changing(Notifications, before, { ...before, isResolving: false }));
  await runCancellation(notification.id);
  expect((await track(notification.trackingId)).json.counts).toEqual({ Cancelled: 25 });
});

it("the cancellation of a large notification that a worker holds some deliveries of goes on until none is left", async () => {
  const notification = await stored(30);
  const [first] = await storedDeliveries(notification);
  await claim(Deliveries, first ?? { id: 0 }, 10, (row) => row);
  await cancel(notification.trackingId);
  await work();
  expect((await track(notification.trackingId)).json.counts).toEqual({ Sending: 1, Cancelled: 29 });
  later(30);
  await runCancellation(notification.id);
  expect((await track(notification.trackingId)).json.counts).toEqual({ Cancelled: 30 });
});

describe("PUT and PATCH /api/notificares/{id}", () => {
  const change = async (id: number, body: object, method = "PATCH") =>
    call<{ status: string; message: string }>(
      `${method} /api/notificares/${id}`,
      await administrator(),
      body,
    );

  it("PUT and PATCH /api/notificares/{id} only cancel: the same state again is 200, another one 409", async () => {
    const { id } = await stored(2);
    expect(await change(id, { status: "Sending" })).toMatchObject({
      status: 200,
      json: { status: "Sending" },
    });
    expect(await change(id, { status: "Sent" })).toMatchObject({
      status: 409,
      json: { message: "error.doarAnulare" },
    });
    const cancelled = { status: 200, json: { status: "Cancelled", counts: { Cancelled: 2 } } };
    expect(await change(id, { status: "Cancelled" }, "PUT")).toMatchObject(cancelled);
    expect(await change(id, { status: "Cancelled" })).toMatchObject(cancelled);
    expect(await change(id, { status: "Cancelled", subject: "Altul" })).toMatchObject(cancelled);
  });

  it("PUT and PATCH /api/notificares/{id} refuse what was sent, a stale revision, and null", async () => {
    const notification = await stored();
    const address = `PATCH /api/notificares/${notification.id}`;
    const stale = { ...(await administrator()), "if-match": '"1"' };
    expect((await call(address, stale, { status: "Cancelled" })).status).toBe(412);
    expect((await change(notification.id, { status: null })).status).toBe(400);
    const [delivery] = await storedDeliveries(notification);
    await settle(delivery ?? { id: 0 }, "Sent");
    expect(await change(notification.id, { status: "Cancelled" })).toMatchObject({
      status: 409,
      json: { message: "error.nimicDeAnulat" },
    });
  });
});

describe("PUT and PATCH /api/livrares/{id}", () => {
  const change = async (id: number, status: string) =>
    call<{ status: string; message: string }>(`PATCH /api/livrares/${id}`, await administrator(), { status });

  it("cancel one delivery and leave the others", async () => {
    const notification = await stored(2);
    const [first] = await storedDeliveries(notification);
    const { id } = first ?? { id: 0 };
    expect(await change(id, "Cancelled")).toMatchObject({ status: 200, json: { status: "Cancelled" } });
    expect(await change(id, "Cancelled")).toMatchObject({ status: 200, json: { status: "Cancelled" } });
    expect((await reread(notification)).counts).toEqual({ Sending: 1, Cancelled: 1 });
    expect(await change(id, "Sending")).toMatchObject({
      status: 409,
      json: { message: "error.doarAnulare" },
    });
  });

  it("PUT and PATCH /api/livrares/{id} refuse one that a worker is sending, and one that has ended", async () => {
    const [held, ended] = await storedDeliveries(await stored(2));
    await claim(Deliveries, held ?? { id: 0 }, 60, (row) => row);
    await settle(ended ?? { id: 0 }, "Sent");
    expect((await change(held?.id ?? 0, "Cancelled")).json.message).toBe("error.inTrimitere");
    expect((await change(ended?.id ?? 0, "Cancelled")).json.message).toBe("error.nimicDeAnulat");
  });
});

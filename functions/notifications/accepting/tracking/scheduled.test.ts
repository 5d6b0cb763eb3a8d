import {
  administrator,
  call,
  callWith,
  createAppSystem,
  createMachine,
  createTemplate,
  fresh,
  operatorOf,
} from "../../testing.ts";
import { afterEach, beforeAll, expect, it } from "vitest";
import { clock } from "../../../../shared/clock.ts";
import { drain } from "../../../../shared/testing/queues.ts";
import { changesIn } from "../callbacks/testing.ts";
import { deliverBy, deliveryOf, fakeChannels } from "../../delivering/delivery/testing.ts";
import { expanded } from "../../delivering/expansion/testing.ts";
import { handler } from "../../delivering/expansion/consumer.ts";
import { createPerson } from "../../recipients/people/testing/records.ts";
import { expansions } from "../../records/lanes.ts";
import type { Delivery } from "../../records/delivery.ts";
import type { Notification } from "../../records/notification.ts";
import {
  email,
  type Machine,
  noticeOf,
  notificationOf,
  notify,
  storedDeliveries,
} from "../sending/testing.ts";
import { reread } from "./testing.ts";
import type { TrackingView } from "./view.ts";
import type { PageOf } from "../../../../shared/http/responses.ts";

let machine: Machine;
beforeAll(async () => {
  machine = await createMachine();
});
afterEach(() => clock.resume());

const HOUR_MS = 3_600_000;
const inHours = (hours: number): string => new Date(clock.now().getTime() + hours * HOUR_MS).toISOString();
/** Stops the clock, some seconds away from a time. */
const at = (time: string, seconds = 0) => clock.freeze(new Date(Date.parse(time) + seconds * 1000));

const people = (number: number) =>
  Array.from({ length: number }, (_, i) => email(`${fresh("o")}-${i}@exemplu.md`));

/** Sends a notification for an hour. */
async function scheduled(scheduledAt: string, fields: object = {}) {
  const trackingId = fresh("S");
  const { status, json, text } = await notify(machine, noticeOf({ scheduledAt, ...fields }), trackingId);
  if (status !== 202) throw new Error(text);
  return { answer: json, notification: await notificationOf(machine.system, trackingId) };
}

const track = ({ trackingId }: Pick<Notification, "trackingId">) =>
  callWith<TrackingView>(machine.certificate, `GET /api/v1/notify/${trackingId}`);
const reschedule = ({ trackingId }: Pick<Notification, "trackingId">, scheduledAt: string) =>
  callWith<TrackingView & { message: string }>(machine.certificate, `PATCH /api/v1/notify/${trackingId}`, {
    scheduledAt,
  });
const rows = async (address: string, headers: Record<string, string>) =>
  (await call<{ items: { id: number; status: string; scheduledAt?: string }[] }>(`GET ${address}`, headers))
    .json.items;

/** The ones among these deliveries that workers hand over now. */
async function handedOver(deliveries: readonly Pick<Delivery, "id">[]): Promise<number[]> {
  const channels = fakeChannels(undefined, {
    hand: () => Promise.resolve({ kind: "accepted", messageId: "m" }),
  });
  for (const { id } of deliveries) await deliverBy(channels, id);
  return channels.given.map(({ livrareId }) => livrareId);
}

it("what waits for its hour is Scheduled, with its hour, in the answer, to its system, to operators and to administrators, until that hour", async () => {
  const hour = inHours(2);
  const { answer, notification } = await scheduled(hour, { recipients: people(2) });
  const shown = { status: "Scheduled", scheduledAt: hour };
  expect(answer).toMatchObject(shown);
  const delivery = { status: "Scheduled" };
  expect((await track(notification)).json).toMatchObject({
    ...shown,
    counts: { Scheduled: 2 },
    deliveries: [delivery, delivery],
  });
  const [admin, operator] = [await administrator(), await operatorOf(machine.system)];
  const { id } = notification;
  for (const [address, headers] of [
    [`/api/notificares/${id}`, admin],
    [`/api/v1/staff/notifications/${id}`, operator],
  ] as const)
    expect((await call(`GET ${address}`, headers)).json).toMatchObject({
      ...shown,
      counts: { Scheduled: 2 },
    });
  expect(await rows(`/api/livrares?filter[notificareId]=${id}`, operator)).toMatchObject([shown, shown]);
  at(hour);
  expect((await track(notification)).json).toMatchObject({ status: "Sending", counts: { Sending: 2 } });
});

it("what waits for its hour is found by that state, and by no other", async () => {
  const hour = inHours(2);
  const { notification } = await scheduled(hour, { recipients: people(1) });
  const admin = await administrator();
  const { id, sistemId } = notification;
  const found = async (state: string) => [
    (await rows(`/api/notificares?filter[sistemId]=${sistemId}&filter[status]=${state}`, admin)).some(
      (row) => row.id === id,
    ),
    (await rows(`/api/livrares?filter[notificareId]=${id}&filter[status]=${state}`, admin)).length > 0,
  ];
  expect([await found("Scheduled"), await found("Sending")]).toEqual([
    [true, true],
    [false, false],
  ]);
});

it("what waits for its hour is Scheduled before its many deliveries are made and after, which is not a change that its system is told of", async () => {
  const hour = inHours(2);
  const notification = await expanded(machine, 21, { scheduledAt: hour });
  const { json } = await track(notification);
  expect(json).toMatchObject({ status: "Scheduled", scheduledAt: hour, counts: { Scheduled: 21 } });
  const told = (await changesIn(machine.system)).filter(
    ({ notificareId }) => notificareId === notification.id,
  );
  expect(told).toEqual([]);
  const { notification: waiting } = await scheduled(hour, { recipients: people(30) });
  expect((await track(waiting)).json).toMatchObject({ status: "Scheduled", total: 30 });
});

it("another hour holds for a notification and its deliveries, which leave at the new one and not before", async () => {
  const [hour, later] = [inHours(2), inHours(5)];
  const { notification } = await scheduled(hour, { recipients: people(3) });
  const { status, json } = await reschedule(notification, later);
  expect([status, json]).toMatchObject([
    200,
    { status: "Scheduled", scheduledAt: later, counts: { Scheduled: 3 } },
  ]);
  const deliveries = await storedDeliveries(notification);
  const moved = { scheduledAt: later, urmatoareaLa: later, dueAt: later };
  expect(deliveries).toMatchObject([moved, moved, moved]);
  at(hour, 30);
  expect(await handedOver(deliveries)).toEqual([]);
  at(later);
  expect(await handedOver(deliveries)).toEqual(deliveries.map(({ id }) => id));
});

it("another hour may be earlier", async () => {
  const [hour, sooner] = [inHours(5), inHours(1)];
  const { notification } = await scheduled(hour);
  expect((await reschedule(notification, sooner)).status).toBe(200);
  at(sooner);
  expect(await handedOver(await storedDeliveries(notification))).toHaveLength(1);
});

it("another hour is followed in the background by the deliveries of a large notification, and a worker that is faster gives them back", async () => {
  const hour = inHours(2);
  // Not a whole number of seconds after the former hour.
  const later = new Date(Date.parse(hour) + 358 * 24 * HOUR_MS + 1).toISOString();
  const notification = await expanded(machine, 21, { scheduledAt: hour });
  expect((await reschedule(notification, later)).json).toMatchObject({
    status: "Scheduled",
    scheduledAt: later,
  });
  const [first = { id: 0 }, ...others] = await storedDeliveries(notification);
  at(hour, 1);
  expect(await handedOver([first])).toEqual([]);
  expect(await deliveryOf(first.id)).toMatchObject({ status: "Sending", urmatoareaLa: later });
  clock.resume();
  await drain(expansions, handler);
  const moved = await Promise.all([first, ...others].map(({ id }) => deliveryOf(id)));
  const { expiresOn } = await reread(notification);
  for (const row of moved) expect(row).toMatchObject({ scheduledAt: later, dueAt: later, expiresOn });
  expect(expiresOn * 1000).toBeGreaterThan(Date.parse(later));
  expect((await track(notification)).json).toMatchObject({ counts: { Scheduled: 21 } });
});

it("another hour moves the rungs of a ladder with it", async () => {
  const person = await createPerson({ mail: "ana@exemplu.md", sms: "+37369000001" });
  const [hour, later] = [inHours(2), inHours(4)];
  const { notification } = await scheduled(hour, {
    recipients: [{ type: "IDNP", value: person.idnp }],
    channels: ["Email", "SMS"],
    escalate: { afterMinutes: 10 },
  });
  await drain(expansions, handler);
  await reschedule(notification, later);
  await drain(expansions, handler);
  const [, rung] = await storedDeliveries(notification);
  expect(rung).toMatchObject({ status: "Pending", scheduledAt: later });
  expect(Date.parse(rung?.dueAt ?? "") - Date.parse(later)).toBe(600_000);
});

it("another hour is refused from a minute before the former one, for what is not scheduled, and after a cancellation", async () => {
  const hour = inHours(2);
  const { notification } = await scheduled(hour);
  at(hour, -60);
  expect((await reschedule(notification, inHours(5))).status).toBe(409);
  at(hour, -61);
  expect((await reschedule(notification, inHours(5))).status).toBe(200);
  clock.resume();
  await callWith(machine.certificate, `DELETE /api/v1/notify/${notification.trackingId}`);
  const after = await reschedule(notification, inHours(6));
  expect([after.status, after.json.message]).toEqual([
    409,
    "Ora se poate schimba doar la o notificare programată, până la un minut înainte de trimitere.",
  ]);
  const trackingId = fresh("S");
  await notify(machine, noticeOf(), trackingId);
  expect((await reschedule({ trackingId }, inHours(6))).status).toBe(409);
});

it("another hour is not needed to stop a notification: it is cancelled in its last minute, and after its hour, as long as it is not sent", async () => {
  for (const seconds of [-30, 30]) {
    const hour = inHours(2);
    const { notification } = await scheduled(hour);
    at(hour, seconds);
    const { status, json } = await callWith<TrackingView>(
      machine.certificate,
      `DELETE /api/v1/notify/${notification.trackingId}`,
    );
    expect([status, json.status]).toEqual([200, "Cancelled"]);
    at(hour, 60);
    expect(await handedOver(await storedDeliveries(notification))).toEqual([]);
    clock.resume();
  }
});

it("what was cancelled before its hour is Cancelled before that hour and after it, in every view, list and call, also if a delivery has failed", async () => {
  const [reached, unreached] = [await createPerson({ mail: "ana@exemplu.md" }), await createPerson({})];
  const recipients = [reached, unreached].map(({ idnp }) => ({ type: "IDNP", value: idnp }));
  const hour = inHours(2);
  const { notification } = await scheduled(hour, { recipients });
  await drain(expansions, handler);
  const { id, sistemId } = notification;
  const [admin, operator] = [await administrator(), await operatorOf(machine.system)];
  const staff = `/api/v1/staff/notifications/${id}`;
  const isListed = async (state: string) =>
    (await rows(`/api/notificares?filter[sistemId]=${sistemId}&filter[status]=${state}`, admin)).some(
      (row) => row.id === id,
    );
  const isCancelled = async (counts: object) => {
    const shown = { status: "Cancelled", counts };
    expect((await call(`GET ${staff}`, operator)).json).toMatchObject(shown);
    expect((await call(`GET /api/notificares/${id}`, admin)).json).toMatchObject(shown);
    expect((await track(notification)).json).toMatchObject(shown);
    expect([await isListed("Cancelled"), await isListed("Failed")]).toEqual([true, false]);
  };
  expect((await call(`PATCH ${staff}`, operator, { status: "Cancelled" })).json).toMatchObject({
    status: "Cancelled",
  });
  await isCancelled({ Cancelled: 1, Failed: 1 });
  at(hour, 60);
  // A worker has not cancelled the rest yet.
  await isCancelled({ Cancelled: 1, Failed: 1 });
  await drain(expansions, handler);
  await isCancelled({ Cancelled: 1, Failed: 1 });
  expect((await call(`POST ${staff}/retry`, operator)).status).toBe(409);
  const told = (await changesIn(machine.system)).filter((change) => change.notificareId === id);
  expect(told.map(({ status }) => status)).toEqual(["Cancelled"]);
});

it("another hour is 400 if it has passed, is more than a year after the acceptance, or after the end", async () => {
  const { notification } = await scheduled(inHours(2), { expiresAt: inHours(10) });
  for (const hour of [inHours(-1), inHours(367 * 24), inHours(11)])
    expect((await reschedule(notification, hour)).status).toBe(400);
});

it("another hour is set, and the notification cancelled, by operators of its system, administrators and its system in the app zone", async () => {
  const [operator, other] = [
    await operatorOf(machine.system),
    await operatorOf((await createMachine()).system),
  ];
  const { notification } = await scheduled(inHours(2));
  const staff = `PATCH /api/v1/staff/notifications/${notification.id}`;
  const later = inHours(5);
  expect((await call(staff, other, { scheduledAt: later })).status).toBe(404);
  expect((await call(staff, operator, { scheduledAt: later })).json).toMatchObject({
    status: "Scheduled",
    scheduledAt: later,
  });
  const latest = inHours(6);
  const own = `PATCH /api/notificares/${notification.id}`;
  expect((await call(own, await administrator(), { scheduledAt: latest })).json).toMatchObject({
    scheduledAt: latest,
  });
  expect((await call(staff, operator, { status: "Cancelled" })).json).toMatchObject({
    status: "Cancelled",
    scheduledAt: latest,
  });
  const { headers } = await createAppSystem();
  const sent = await call<{ trackingId: string }>(
    "POST /api/v1/app/notifications",
    headers,
    noticeOf({ trackingId: fresh("A"), scheduledAt: inHours(2) }),
  );
  const address = `/api/v1/app/notifications/${sent.json.trackingId}`;
  expect((await call(`PATCH ${address}`, headers, { scheduledAt: later })).json).toMatchObject({
    scheduledAt: later,
  });
});

it("another hour is in the events, with who set it", async () => {
  const { notification } = await scheduled(inHours(2));
  const later = inHours(3);
  await reschedule(notification, later);
  const { json } = await call<PageOf<object>>(
    `GET /api/eveniment-notificares?filter[notificareId]=${notification.id}`,
    await administrator(),
  );
  const detalii = { de: machine.system.cod, la: later };
  expect(json.items[0]).toMatchObject({ tip: "REPLANIFICATA", detalii });
});

it("the title of a notification is its subject, or the name of its template where the subject has variables, and never a variable", async () => {
  const template = await createTemplate({
    sistemId: machine.system.id,
    name: "Taxa scadentă",
    subject: "Taxa {{taxa}} este scadentă",
  });
  const recipients = people(1);
  const titles = new Map<number, string>();
  const texts = [
    { template: { id: template.id, variables: { taxa: "120" } }, subject: undefined, body: undefined },
    { subject: "Taxa {{RecipientName}} este scadentă" },
    { subject: "Salut" },
  ];
  const sent = [];
  for (const text of texts) sent.push((await scheduled(inHours(2), { recipients, ...text })).notification);
  const operator = await operatorOf(machine.system);
  const { json } = await call<{ items: { id: number; titlu: string }[] }>(
    `GET /api/v1/staff/notifications?size=100`,
    operator,
  );
  for (const { id, titlu } of json.items) titles.set(id, titlu);
  expect(sent.map(({ id }) => titles.get(id))).toEqual(["Taxa scadentă", "Taxa … este scadentă", "Salut"]);
});

import { createLinked, type Linked, sendTo } from "./testing.ts";
import { callWith, createMachine, createSystem } from "../testing.ts";
import { afterEach, beforeAll, expect, it } from "vitest";
import { clock } from "../../../shared/clock.ts";
import { nextId } from "../../../shared/ids.ts";
import { callsOf, tally } from "../../../shared/testing/aws-calls.ts";
import { deliveryOf, eventsOfNotification, notificationOf } from "../delivering/delivery/testing.ts";
import { bookmarking, readLarge } from "../state/progress/large.ts";
import type { Delivery } from "../records/delivery.ts";
import { transact } from "../../../shared/data/transaction.ts";
import { keys } from "../../../shared/testing/caller.ts";
import { bearerOf } from "../../../shared/testing/people.ts";
import type { ReceivedView } from "./received.ts";
import type { PageOf } from "../../../shared/http/responses.ts";

const NOTIFICATIONS = "/api/registry/me/notifications";

let ana: Linked;
let ion: Linked;
beforeAll(async () => {
  [ana, ion] = [await createLinked(), await createLinked()];
});
afterEach(() => clock.resume());

const list = async (person: Linked, query = "") =>
  (await person.ask<PageOf<ReceivedView>>(`GET ${NOTIFICATIONS}${query}`)).json;
const setRead = (person: Linked, id: number) => person.ask<ReceivedView>(`POST ${NOTIFICATIONS}/${id}/read`);

it("what a person was sent is listed newest first with its system, subject, category, channels and state, and to nobody else", async () => {
  const person = await createLinked();
  const system = await createSystem({ denumire: "Fiscul" });
  const subject = "Bună, {{nume}}: o declarație";
  const first = await sendTo(person.id, { system, notification: { subject, categorie: "noutati" } });
  const second = await sendTo(person.id);
  const { items, total } = await list(person);
  expect([total, items.map(({ id }) => id)]).toEqual([2, [second.notification.id, first.notification.id]]);
  expect(items[1]).toEqual({
    id: first.notification.id,
    sistemId: system.id,
    sistem: "Fiscul",
    subject: "Bună, …: o declarație",
    categorie: "noutati",
    canale: ["Email"],
    status: "Sent",
    creatLa: first.notification.creatLa,
  });
  expect(await list(await createLinked())).toMatchObject({ items: [], total: 0 });
});

it("what a person was sent is filtered and paged", async () => {
  const person = await createLinked();
  for (let i = 0; i < 5; i += 1) await sendTo(person.id, { notification: { subject: `Aviz ${i}` } });
  const page = await list(person, "?page=1&size=2");
  expect([page.total, page.items.map(({ subject }) => subject)]).toEqual([5, ["Aviz 2", "Aviz 1"]]);
  expect((await list(person, "?filter[subject]=Aviz%203")).items).toHaveLength(1);
  expect((await person.ask(`GET ${NOTIFICATIONS}?filter[adresa]=x`)).status).toBe(400);
});

it("what a person was sent is there for 90 days", async () => {
  const person = await createLinked();
  const { notification } = await sendTo(person.id);
  const after = (days: number) => clock.freeze(new Date(Date.now() + days * 24 * 3600 * 1000));
  after(0.9);
  expect((await list(person)).items).toHaveLength(1);
  clock.freeze(new Date(Date.now() + 91 * 24 * 3600 * 1000));
  const headers = bearerOf("notifications", person.account);
  expect(
    (await person.ask<PageOf<ReceivedView>>(`GET ${NOTIFICATIONS}`, undefined, headers)).json.items,
  ).toEqual([]);
  expect((await person.ask(`POST ${NOTIFICATIONS}/${notification.id}/read`, undefined, headers)).status).toBe(
    404,
  );
});

it("what a person was sent has no address, mask, trackingId or identifier of a delivery", async () => {
  const person = await createLinked();
  const { notification, adresa } = await sendTo(person.id);
  const { text } = await person.ask(`GET ${NOTIFICATIONS}`);
  for (const hidden of [adresa, "***", notification.trackingId, "livrari", "adresaHmac"])
    expect(text).not.toContain(hidden);
});

it("what a person was sent costs one query and three batches of reads a page, however many there are", async () => {
  keys.sent = false;
  const person = await createLinked();
  const system = await createSystem();
  for (let i = 0; i < 12; i += 1) await sendTo(person.id, { system });
  const { calls } = await callsOf(() => list(person, "?size=10"));
  keys.sent = true;
  const reads = tally(calls).join(", ");
  expect(calls.length, reads).toBeLessThanOrEqual(7);
});

it("POST …/read is what the sender sees: the delivery is Read, with an event, and the notification follows", async () => {
  const { system, certificate } = await createMachine();
  const { notification, id } = await sendTo(ana.id, {
    system: { ...system },
    notification: { status: "Sent", counts: { Sent: 1 } },
  });
  const { status, json } = await setRead(ana, notification.id);
  expect([status, json]).toMatchObject([200, { id: notification.id, status: "Read" }]);
  expect(await deliveryOf(id)).toMatchObject({ status: "Read" });
  expect(await notificationOf(notification)).toMatchObject({ status: "Read", counts: { Read: 1 } });
  expect((await eventsOfNotification(notification)).map(({ tip }) => tip)).toEqual(["CITITA"]);
  const seen = await callWith(certificate, `GET /api/v1/notify/${notification.trackingId}`);
  expect(seen.json).toMatchObject({ status: "Read", deliveries: [{ status: "Read" }] });
  expect((await list(ana)).items[0]).toMatchObject({ status: "Read" });
});

it("POST …/read answers the same again, and 20 at once read it once", async () => {
  const { notification } = await sendTo(ana.id);
  const answers = await Promise.all(Array.from({ length: 20 }, () => setRead(ana, notification.id)));
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  expect((await eventsOfNotification(notification)).map(({ tip }) => tip)).toEqual(["CITITA"]);
});

it.each<[string, Partial<Delivery>]>([
  ["is still being sent", { status: "Sending" }],
  ["was cancelled", { status: "Cancelled", motiv: "anulat" }],
  ["was refused for good", { status: "Failed", cauza: "permanent", motiv: "adresa-refuzata" }],
  ["was given up", { status: "Failed", cauza: "technical", motiv: "incercari-epuizate" }],
])("POST …/read is refused of a notification that %s", async (_, delivery) => {
  const { notification, id } = await sendTo(ana.id, { delivery });
  const { status, json } = await setRead(ana, notification.id);
  expect([status, json]).toMatchObject([409, { message: "error.nesosita" }]);
  expect(await deliveryOf(id)).toMatchObject({ status: delivery.status });
});

it("POST …/read is accepted for a message whose receipt did not come in time: it has arrived", async () => {
  const { notification } = await sendTo(ana.id, {
    delivery: { status: "Failed", cauza: "temporary", motiv: "fara-recipisa" },
  });
  expect((await setRead(ana, notification.id)).json).toMatchObject({ status: "Read" });
});

it("POST …/read of another person's notification, or of none, is 404 and changes nothing", async () => {
  const { notification, id } = await sendTo(ana.id);
  expect((await setRead(ion, notification.id)).status).toBe(404);
  expect((await setRead(ion, nextId())).status).toBe(404);
  expect(await deliveryOf(id)).toMatchObject({ status: "Sent" });
});

it("POST …/read lets a large notification that has been quiet follow again, once for all its readers", async () => {
  const { notification } = await sendTo(ana.id, { notification: { total: 1000 } });
  // The item beside it, in its state once nothing has changed for a week.
  await transact([
    bookmarking(
      notification,
      { made: 0, reached: 0, memberId: 0 },
      { made: 1000, reached: 1000, memberId: 0 },
    ),
  ]);
  await setRead(ana, notification.id);
  const { dueAt } = await readLarge(notification);
  expect(dueAt).toBeDefined();
  clock.freeze(new Date(Date.now() + 10_000));
  await setRead(ana, notification.id);
  expect((await readLarge(notification)).dueAt).toBe(dueAt);
});

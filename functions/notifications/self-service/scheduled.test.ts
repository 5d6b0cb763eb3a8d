import { type CitizenCaller, createCitizen } from "./testing.ts";
import { callWith, createMachine, fresh } from "../testing.ts";
import { afterEach, beforeAll, expect, it } from "vitest";
import { clock } from "../../../shared/clock.ts";
import { drain } from "../../../shared/testing/queues.ts";
import { remove } from "../../../shared/content/objects.ts";
import { store } from "../state/content/store.ts";
import { deliverBy, fakeChannels } from "../delivering/delivery/testing.ts";
import { handler } from "../delivering/expansion/consumer.ts";
import { expansions } from "../records/lanes.ts";
import type { Notification } from "../records/notification.ts";
import { createContact, newAddress } from "../recipients/registry/testing.ts";
import {
  type Machine,
  noticeOf,
  notificationOf,
  notify,
  storedDeliveries,
} from "../accepting/sending/testing.ts";
import type { PageOf } from "../../../shared/http/responses.ts";

const NOTIFICATIONS = "/api/v1/citizen/notifications";

let machine: Machine;
beforeAll(async () => {
  machine = await createMachine();
});
afterEach(() => clock.resume());

const inHours = (hours: number) => new Date(clock.now().getTime() + hours * 3_600_000).toISOString();

async function createReader() {
  const person = await createCitizen({ nume: "Ana Rusu" });
  await createContact(person.id, { canal: "Email", adresa: newAddress(), verificat: true, principal: true });
  return person;
}

async function sendTo(idnp: string, fields: object): Promise<Notification> {
  const trackingId = fresh("R");
  const recipients = [{ type: "IDNP", value: idnp, variables: { taxa: "120 lei" } }];
  const { status, text } = await notify(machine, noticeOf({ recipients, ...fields }), trackingId);
  if (status !== 202) throw new Error(text);
  await drain(expansions, handler);
  return notificationOf(machine.system, trackingId);
}

async function deliver(notification: Notification): Promise<void> {
  const hand = () => Promise.resolve({ kind: "accepted" as const, messageId: "m" });
  for (const { id } of await storedDeliveries(notification))
    await deliverBy(fakeChannels(undefined, { hand }), id);
}

const list = async ({ ask }: Pick<CitizenCaller, "ask">) =>
  (await ask<PageOf<{ id: number; subject: string; status: string }>>(`GET ${NOTIFICATIONS}`)).json;
const seen = async ({ ask }: Pick<CitizenCaller, "ask">, { id }: { id: number }) => [
  (await ask(`GET ${NOTIFICATIONS}/${id}`)).status,
  (await ask(`POST ${NOTIFICATIONS}/${id}/read`)).status,
];

it("what is scheduled for a person does not exist for them, not even in the total, until it is sent", async () => {
  const person = await createReader();
  const scheduledAt = inHours(0.5);
  const notification = await sendTo(person.idnp, { scheduledAt });
  const now = await sendTo(person.idnp, {});
  expect(await list(person)).toMatchObject({ items: [{ id: now.id }], total: 1 });
  expect(await seen(person, notification)).toEqual([404, 404]);
  clock.freeze(new Date(scheduledAt));
  expect(await list(person)).toMatchObject({ total: 1 });
  await deliver(notification);
  expect(await list(person)).toMatchObject({
    items: [{ id: now.id }, { id: notification.id, status: "Sent" }],
    total: 2,
  });
  expect(await seen(person, notification)).toEqual([200, 200]);
});

it("what was scheduled for a person and cancelled is never there for them", async () => {
  const person = await createReader();
  const scheduledAt = inHours(0.5);
  const notification = await sendTo(person.idnp, { scheduledAt });
  await callWith(machine.certificate, `DELETE /api/v1/notify/${notification.trackingId}`);
  await drain(expansions, handler);
  for (const time of [clock.iso(), scheduledAt, inHours(0.3)]) {
    clock.freeze(new Date(time));
    expect(await list(person)).toMatchObject({ items: [], total: 0 });
    expect(await seen(person, notification)).toEqual([404, 404]);
  }
});

it("a person reads the subject with their own values, and with an ellipsis once the content has ended", async () => {
  const person = await createReader();
  const notification = await sendTo(person.idnp, {
    subject: "{{RecipientName}}, taxa {{taxa}} este scadentă",
  });
  expect((await list(person)).items[0]?.subject).toBe("Ana Rusu, taxa 120 lei este scadentă");
  await remove(store(), [notification.objectKey]);
  expect((await list(person)).items[0]?.subject).toBe("…, taxa … este scadentă");
});

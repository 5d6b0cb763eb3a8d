import { administrator, call, createMachine, operatorOf } from "../../testing.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { readObject } from "../../../../shared/content/objects.ts";
import { removing } from "../../../../shared/data/repository.ts";
import { addingTombstone } from "../../../../shared/data/tombstone.ts";
import { transact } from "../../../../shared/data/transaction.ts";
import { nextId } from "../../../../shared/ids.ts";
import { callsOf, tally } from "../../../../shared/testing/aws-calls.ts";
import { dump } from "../../../../shared/testing/dump.ts";
import { untilUndisturbed } from "../../../../shared/testing/with-faults.ts";
import { store } from "../../state/content/store.ts";
import { Notifications, type NotificationView } from "../../records/notification.ts";
import { storedDeliveries } from "../sending/testing.ts";
import { type Machine, reread, settle, storeNotification } from "./testing.ts";
import type { NoticeEvent } from "../../records/event.ts";
import type { PageOf } from "../../../../shared/http/responses.ts";
import type { Problem } from "../../../../shared/http/error-formats.ts";

type Rows = PageOf<Pick<NotificationView, "id" | "sistemId">>;

let machine: Machine;
let other: Machine;
let admin: Record<string, string>;
let operator: Record<string, string>;
beforeAll(async () => {
  [machine, other] = [await createMachine(), await createMachine()];
  admin = await administrator();
  operator = await operatorOf(machine.system);
});

const stored = ({ system }: Machine = machine, total = 1) =>
  storeNotification({ sistemId: system.id, total });
const list = (address: string, headers = admin) => call<Rows>(`GET /api/${address}`, headers);
const ids = ({ json: { items } }: { json: Rows }) => items.map(({ id }) => id);
const missing = (id: number | undefined) => id ?? 0;

async function endedNotification() {
  const notification = await stored();
  for (const { id } of await storedDeliveries(notification)) await settle({ id }, "Sent");
  return notification;
}

it("GET /api/notificares shows administrators all, newest first, and operators those of their system", async () => {
  const [ours, theirs] = [await stored(), await stored(other)];
  expect(ids(await list("notificares?size=2"))).toEqual([theirs.id, ours.id]);
  const seen = await list("notificares?size=200", operator);
  expect(ids(seen)[0]).toBe(ours.id);
  expect(new Set(seen.json.items.map(({ sistemId }) => sistemId))).toEqual(new Set([machine.system.id]));
  expect((await call<number>("GET /api/notificares/count", operator)).json).toBe(seen.json.total);
});

it("GET /api/notificares is filtered by id, trackingId and sistemId", async () => {
  const [ours, theirs] = [await stored(), await stored(other)];
  expect(ids(await list(`notificares?filter[id]=${theirs.id}`))).toEqual([theirs.id]);
  expect(ids(await list(`notificares?filter[trackingId]=${ours.trackingId}`))).toEqual([ours.id]);
  const ofOther = await list(`notificares?filter[sistemId]=${other.system.id}&size=200`);
  expect(ids(ofOther)[0]).toBe(theirs.id);
  expect(ofOther.json.items.every(({ sistemId }) => sistemId === other.system.id)).toBe(true);
  for (const filter of [
    `id]=${theirs.id}`,
    `trackingId]=${theirs.trackingId}`,
    `sistemId]=${other.system.id}`,
  ])
    expect(ids(await list(`notificares?filter[${filter}`, operator))).toEqual([]);
});

it(
  "GET /api/notificares reads a filter on the system from its own list, at the cost of a page",
  untilUndisturbed,
  async () => {
    const { system } = await createMachine();
    for (let i = 0; i < 3; i += 1) await storeNotification({ sistemId: system.id });
    const query = `notificares?filter[sistemId]=${system.id}&size=2`;
    const { calls, result } = await callsOf(() => list(query));
    expect(result.json.total).toBe(3);
    expect(tally(calls).filter((line) => line.startsWith("dynamodb.Query"))).toHaveLength(1);
  },
);

it("GET /api/notificares hides what only the service knows, and one of another system is not found", async () => {
  const [ours, theirs] = [await stored(), await stored(other)];
  const { status, json } = await call(`GET /api/notificares/${ours.id}`, operator);
  expect(status).toBe(200);
  for (const hidden of ["objectKey", "contentHmac", "callbackUrl", "dueStatus", "expiresOn"])
    expect(json).not.toHaveProperty(hidden);
  expect((await call(`GET /api/notificares/${theirs.id}`, operator)).status).toBe(404);
});

describe("GET /api/livrares and /api/eveniment-notificares", () => {
  it.each(["livrares", "eveniment-notificares"])(
    "%s: operators must name a notification of their system",
    async (records) => {
      const [ours, theirs] = [await stored(), await stored(other)];
      expect((await list(records, operator)).status).toBe(403);
      expect((await list(`${records}?filter[notificareId]=${theirs.id}`, operator)).status).toBe(403);
      expect((await list(`${records}?filter[notificareId]=${nextId()}`, operator)).status).toBe(403);
      expect((await list(`${records}?filter[notificareId]=${ours.id}`, operator)).status).toBe(200);
      expect((await list(records)).status).toBe(200);
    },
  );

  it("GET /api/livrares and /api/eveniment-notificares show the deliveries of a notification, masked, newest first, by pages", async () => {
    const notification = await stored(machine, 3);
    const made = (await storedDeliveries(notification)).map(({ id }) => id).reverse();
    const address = `livrares?filter[notificareId]=${notification.id}`;
    expect(ids(await list(address, operator))).toEqual(made);
    const first = await list(`${address}&size=2`);
    expect([ids(first), first.json.total]).toEqual([made.slice(0, 2), 3]);
    const cursor = /cursor=([^>&]+)/.exec(first.headers.link ?? "")?.[1] ?? "";
    expect(ids(await list(`${address}&size=2&cursor=${cursor}`))).toEqual(made.slice(2));
    expect(first.text).not.toContain("ion");
    expect(ids(await list(`livrares?filter[id]=${made[1]}`))).toEqual([made[1]]);
    expect((await list("livrares?size=200")).json.items.map(({ id }) => id)).toEqual(
      expect.arrayContaining(made),
    );
  });

  it("GET /api/livrares and /api/eveniment-notificares show the events of a notification; those of all to administrators", async () => {
    const notification = await endedNotification();
    const note = await call<NoticeEvent>("POST /api/eveniment-notificares", admin, {
      notificareId: notification.id,
      detalii: { text: "Verificat" },
    });
    const address = `eveniment-notificares?filter[notificareId]=${notification.id}`;
    expect(ids(await list(address, operator))).toEqual([note.json.id]);
    expect(ids(await list("eveniment-notificares?size=1"))).toEqual([note.json.id]);
    const one = await call<NoticeEvent>(`GET /api/eveniment-notificares/${note.json.id}`, operator);
    expect(one.json).toEqual(note.json);
    expect(
      (await call(`GET /api/eveniment-notificares/${note.json.id}`, await operatorOf(other.system))).status,
    ).toBe(404);
  });
});

it("events are only added: a note with its author; other kinds, records of others and unknown ones are refused", async () => {
  const [notification, foreign] = [await stored(), await stored()];
  const [delivery, ofForeign] = [
    ...(await storedDeliveries(notification)),
    ...(await storedDeliveries(foreign)),
  ];
  const body = { notificareId: notification.id, detalii: { text: "Sunat la destinatar" } };
  const post = (fields: object) =>
    call<NoticeEvent & { message: string }>("POST /api/eveniment-notificares", admin, { ...body, ...fields });
  const added = await post({ livrareId: missing(delivery?.id) });
  expect(added).toMatchObject({
    status: 201,
    json: { tip: "NOTA", livrareId: delivery?.id, detalii: { text: "Sunat la destinatar" } },
  });
  expect(added.json.detalii.de).toEqual(expect.any(String));
  for (const wrong of [
    { tip: "LIVRATA" },
    { notificareId: nextId() },
    { livrareId: missing(ofForeign?.id) },
    { detalii: { text: "" } },
  ])
    expect((await post(wrong)).status).toBe(400);
  for (const method of ["PUT", "PATCH", "DELETE"]) {
    const { status, headers } = await call(
      `${method} /api/eveniment-notificares/${added.json.id}`,
      admin,
      {},
    );
    expect([status, headers.allow]).toEqual([405, "GET"]);
  }
});

it("POST /api/livrares is refused: deliveries are made only by sending", async () => {
  const { status, headers } = await call("POST /api/livrares", admin, {});
  expect([status, headers.allow]).toEqual([405, "GET"]);
});

it("DELETE /api/notificares/{id} is 409 while it is under way, and removes nothing", async () => {
  const notification = await stored();
  const { status, json } = await call<Problem>(`DELETE /api/notificares/${notification.id}`, admin);
  expect([status, json.message]).toEqual([409, "error.inCurs"]);
  expect(await readObject(store(), notification.objectKey)).toBeDefined();
});

it("DELETE /api/notificares/{id} removes an ended one with its content, and is 204 again; afterwards no address is left", async () => {
  const named = () => "canar.unic@exemplu.md";
  const notification = await storeNotification({ sistemId: machine.system.id, named });
  const [delivery] = await storedDeliveries(notification);
  await settle(delivery ?? { id: 0 }, "Sent");
  const address = `/api/notificares/${notification.id}`;
  expect((await call(`DELETE ${address}`, admin)).status).toBe(204);
  expect((await call(`DELETE ${address}`, admin)).status).toBe(204);
  expect((await call(`GET ${address}`, admin)).status).toBe(404);
  expect(await readObject(store(), notification.objectKey)).toBeUndefined();
  expect((await dump()).filter((line) => line.includes("canar.unic"))).toEqual([]);
});

it("DELETE /api/notificares/{id} that was stopped before the content removes it when it is repeated", async () => {
  const notification = await endedNotification();
  const address = `DELETE /api/notificares/${notification.id}`;
  const now = await reread(notification);
  await transact([...removing(Notifications, now), addingTombstone(Notifications, now)]);
  expect((await call(address, admin)).status).toBe(204);
  expect(await readObject(store(), notification.objectKey)).toBeUndefined();
});

it("DELETE /api/livrares/{id} removes one that has ended, without keeping its address, and is 409 before", async () => {
  const named = () => "alt.canar@exemplu.md";
  const notification = await storeNotification({ sistemId: machine.system.id, named });
  const [delivery] = await storedDeliveries(notification);
  const address = `DELETE /api/livrares/${delivery?.id}`;
  expect((await call<Problem>(address, admin)).json.message).toBe("error.inCurs");
  await settle(delivery ?? { id: 0 }, "Failed", { cauza: "technical", adresa: "alt.canar@exemplu.md" });
  expect((await call(address, admin)).status).toBe(204);
  expect((await call(address, admin)).status).toBe(204);
  expect((await call(`DELETE /api/livrares/${nextId()}`, admin)).status).toBe(404);
  expect((await dump()).filter((line) => line.includes("alt.canar"))).toEqual([]);
});

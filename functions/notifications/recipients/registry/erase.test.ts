import { administrator, call, createSystem, fresh, operatorOf } from "../../testing.ts";
import { createContact, createDevice, createPreference, createRecipient, newAddress } from "./testing.ts";
import { beforeAll, expect, it } from "vitest";
import { create, readPartition, readUnique } from "../../../../shared/data/repository.ts";
import { readRowTotal } from "../../../../shared/data/totals.ts";
import { transact } from "../../../../shared/data/transaction.ts";
import { nextId, sortableId } from "../../../../shared/ids.ts";
import { dump } from "../../../../shared/testing/dump.ts";
import { addPersonTo } from "../../../../shared/testing/people.ts";
import { Accounts } from "../../access/account.ts";
import { accept, deliveryOf } from "../../delivering/delivery/testing.ts";
import { endOfReceived, receivedBy, ReceivedNotices } from "../../records/received.ts";
import { Groups, groupsOfMember, membersOf } from "../../records/group.ts";
import type { Recipient } from "../../records/recipient.ts";

let admin: Record<string, string>;
beforeAll(async () => {
  admin = await administrator();
});

const erase = async (id: number, headers = admin) =>
  (await call(`DELETE /api/destinatars/${id}`, headers)).status;
const put = (Item: Record<string, unknown>) => ({ item: { Put: { TableName: Groups.table, Item } } });

/** A person with records of all kinds, linked with an account. */
async function somebody({ contacts = 2, preferences = 2, devices = 2 } = {}) {
  const recipient = await createRecipient({ nume: `Nume ${fresh("canar")}` });
  const { id } = recipient;
  const addresses = Array.from({ length: contacts }, newAddress);
  for (const adresa of addresses) await createContact(id, { adresa });
  for (let i = 0; i < preferences; i += 1) await createPreference(id, { categorie: `c-${i}` });
  const endpoints = [];
  for (let i = 0; i < devices; i += 1) endpoints.push((await createDevice(id)).endpoint);
  const { login } = await addPersonTo("notifications");
  await call("POST /api/admin/provision/link", admin, { login, destinatarId: id });
  return { recipient, login, names: [recipient.nume, recipient.idnp ?? "-", ...addresses, ...endpoints] };
}

/** Puts a recipient into a group, as its members are stored. */
async function join(groupId: number, recipientId: number): Promise<void> {
  const member = { id: recipientId, grupId: groupId, adaugatLa: new Date().toISOString() };
  await transact([
    put({ ...member, pk: membersOf(groupId), sk: sortableId(recipientId) }),
    put({ pk: groupsOfMember(recipientId), sk: sortableId(groupId) }),
    { table: Groups.table, count: { counter: membersOf(groupId) }, by: 1 },
  ]);
}

it("DELETE of a recipient leaves nothing that names them: a dump of everything has neither name, number, address nor device", async () => {
  const { recipient, names } = await somebody();
  const key = { ...admin, "idempotency-key": fresh("k") };
  await call("POST /api/canal-contacts", key, {
    destinatarId: recipient.id,
    canal: "SMS",
    adresa: "+37369000123",
  });
  expect(await erase(recipient.id)).toBe(204);
  const left = await dump();
  for (const name of [...names, "+37369000123"])
    expect([name, left.filter((line) => line.includes(name))]).toEqual([name, []]);
}, 60_000);

it("DELETE of a recipient takes 20 contacts, 50 preferences and 10 devices with it", async () => {
  const { recipient } = await somebody({ contacts: 20, preferences: 50, devices: 10 });
  expect(await erase(recipient.id)).toBe(204);
  for (const resource of ["canal-contacts", "preferinta-notificares", "push-subscriptions"]) {
    const { json } = await call<{ total: number }>(
      `GET /api/${resource}?destinatarId=${recipient.id}`,
      admin,
    );
    expect([resource, json.total]).toEqual([resource, 0]);
  }
  const left = await readPartition(Groups.table, `recipient#${recipient.id}`);
  expect(left.map(({ sk }) => sk)).toEqual(["revision"]);
}, 120_000);

it("DELETE of a recipient ends the link; the account stays, and may be linked again", async () => {
  const { recipient, login } = await somebody();
  await erase(recipient.id);
  expect(await readUnique(Accounts, "login", login)).not.toHaveProperty("destinatarId");
  const heir = await createRecipient();
  const { status } = await call("POST /api/admin/provision/link", admin, { login, destinatarId: heir.id });
  expect(status).toBe(201);
});

it("DELETE of a recipient ends memberships, and the groups no longer count them", async () => {
  const { recipient } = await somebody();
  const [a, b] = [nextId(), nextId()];
  const other = (await createRecipient()).id;
  for (const group of [a, b]) await join(group, recipient.id);
  await join(a, other);
  await erase(recipient.id);
  expect(await readRowTotal(Groups.table, [membersOf(a)])).toBe(1);
  expect(await readRowTotal(Groups.table, [membersOf(b)])).toBe(0);
  expect(await readPartition(Groups.table, groupsOfMember(recipient.id))).toEqual([]);
  expect((await readPartition(Groups.table, membersOf(a))).map(({ id }) => id)).toEqual([other]);
});

it("DELETE of a recipient cancels what is under way to them, and its address is gone", async () => {
  const { recipient } = await somebody();
  const { id, notification } = await accept();
  const { sistemId, creatLa } = notification;
  const received = { destinatarId: recipient.id, sistemId, livrari: [id], creatLa };
  await create(ReceivedNotices, { id: notification.id, ...received, expiresOn: endOfReceived(creatLa) });
  await erase(recipient.id);
  expect(await readPartition(ReceivedNotices.table, receivedBy(recipient.id))).toEqual([]);
  const delivery = await deliveryOf(id);
  expect([delivery.status, delivery.adresa]).toEqual(["Cancelled", undefined]);
});

it("DELETE of a recipient is repeated with 204, also where 5 come at once; unknown ones are 404", async () => {
  const { recipient } = await somebody();
  const answers = await Promise.all(Array.from({ length: 5 }, () => erase(recipient.id)));
  expect(answers).toEqual([204, 204, 204, 204, 204]);
  expect([await erase(recipient.id), await erase(4)]).toEqual([204, 404]);
  expect((await call(`GET /api/destinatars/${recipient.id}`, admin)).status).toBe(404);
});

it("DELETE of a recipient wins over those who add records meanwhile: nothing of them is left", async () => {
  const { id } = await createRecipient();
  const adding = Array.from({ length: 10 }, (_, i) =>
    call("POST /api/canal-contacts", admin, {
      destinatarId: id,
      canal: "Email",
      adresa: `${i}.${newAddress()}`,
    }),
  );
  const [status, ...added] = await Promise.all([erase(id), ...adding]);
  expect(status).toBe(204);
  for (const { status: one } of added) expect([201, 400, 409]).toContain(one);
  const left = await readPartition(Groups.table, `recipient#${id}`);
  expect(left.map(({ sk }) => sk)).toEqual(["revision"]);
});

it("DELETE of a recipient with a stale revision is refused, and changes nothing", async () => {
  const { id } = await createRecipient();
  expect(await erase(id, { ...admin, "if-match": '"1"' })).toBe(412);
  expect((await call<Recipient>(`GET /api/destinatars/${id}`, admin)).json.activ).toBe(true);
});

it("DELETE of a recipient is only for service administrators", async () => {
  const { id } = await createRecipient();
  expect(await erase(id, await operatorOf(await createSystem()))).toBe(403);
});

it("DELETE of a recipient makes room for another person with the same number", async () => {
  const { recipient } = await somebody();
  await erase(recipient.id);
  const { status, json } = await call<Recipient>("POST /api/destinatars", admin, {
    idnp: recipient.idnp,
    nume: "Alta",
  });
  expect([status, json.id === recipient.id]).toEqual([201, false]);
});

import { administrator, call } from "../../testing.ts";
import { createContact, createRecipient, newAddress } from "./testing.ts";
import { beforeAll, expect, it } from "vitest";
import { readById, update } from "../../../../shared/data/repository.ts";
import { transact } from "../../../../shared/data/transaction.ts";
import { type Contact, Contacts } from "../../records/contact.ts";
import { markingUndeliverable } from "./contacts.ts";
import { readPerson } from "./person.ts";
import type { PageOf } from "../../../../shared/http/responses.ts";
import { refusalOfFields } from "../../../../shared/testing/caller.ts";

let admin: Record<string, string>;
let destinatarId: number;
beforeAll(async () => {
  admin = await administrator();
  destinatarId = (await createRecipient()).id;
});

const create = (body: object, headers = admin) => call<Contact>("POST /api/canal-contacts", headers, body);
const patch = (id: number, body: object) => call<Contact>(`PATCH /api/canal-contacts/${id}`, admin, body);
const put = (id: number, body: object) => call<Contact>(`PUT /api/canal-contacts/${id}`, admin, body);
const list = async (query: string) =>
  (await call<PageOf<Contact>>(`GET /api/canal-contacts?${query}`, admin)).json.items;
const mail = (fields: object = {}) => ({ destinatarId, canal: "Email", adresa: newAddress(), ...fields });

const contactsOf = async (id: number) => (await readPerson(id))?.contacts ?? [];
const principals = async (id: number) =>
  (await contactsOf(id)).filter(({ principal }) => principal).map(({ adresa }) => adresa);

it("a contact that an administrator adds is normalised, verified, and the principal one of its channel if it is the first", async () => {
  const { id } = await createRecipient();
  const phone = await create({ destinatarId: id, canal: "SMS", adresa: " 069 123 456 " });
  expect(phone.json).toMatchObject({ adresa: "+37369123456", verificat: true, principal: true });
  const first = await create(mail({ destinatarId: id, adresa: "Ana@EXEMPLU.md" }));
  expect(first.json).toMatchObject({ adresa: "Ana@exemplu.md", principal: true });
  expect((await create(mail({ destinatarId: id }))).json).toMatchObject({ principal: false });
  expect((await create(mail({ destinatarId: id, verificat: false }))).json).toMatchObject({
    verificat: false,
  });
});

it.each([
  ["a malformed mail address", { adresa: "ana@" }, "adresa: adresaDeMailGresita"],
  ["a display name", { adresa: "Ana <ana@exemplu.md>" }, "adresa: adresaDeMailGresita"],
  ["an impossible number", { canal: "SMS", adresa: "123" }, "adresa: numarGresit"],
  ["a mail address for SMS", { canal: "SMS", adresa: "ana@exemplu.md" }, "adresa: numarGresit"],
  ["a recipient who does not exist", { destinatarId: 4 }, "destinatarId: necunoscut"],
])("a contact that an administrator adds with %s is refused", async (_, fields, error) => {
  expect(refusalOfFields(await create(mail(fields)))).toEqual([400, "error.validare", error]);
});

it("a contact that an administrator adds on an unknown channel, or on Push, is refused", async () => {
  for (const canal of ["Fax", "Push"]) expect((await create(mail({ canal }))).status).toBe(400);
});

it("a contact that an administrator adds of an inactive recipient is refused, also a change; it may be removed", async () => {
  const { id } = await createRecipient();
  const contact = await createContact(id);
  await call(`PATCH /api/destinatars/${id}`, admin, { activ: false });
  expect(refusalOfFields(await create(mail({ destinatarId: id })))).toEqual([409, "error.destinatarInactiv"]);
  expect(refusalOfFields(await patch(contact.id, { principal: false }))).toEqual([
    409,
    "error.destinatarInactiv",
  ]);
  expect((await call(`DELETE /api/canal-contacts/${contact.id}`, admin)).status).toBe(204);
});

it("a contact that an administrator adds is there once per recipient and address, whatever its case, also where 20 add it at once", async () => {
  const { id } = await createRecipient();
  const adresa = newAddress();
  const spellings = Array.from({ length: 20 }, (_, i) => (i % 2 ? adresa : adresa.toUpperCase()));
  const answers = await Promise.all(
    spellings.map((spelling) => create(mail({ destinatarId: id, adresa: spelling }))),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(19).fill(409)]);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused && refusalOfFields(refused)).toEqual([409, "error.contactExista"]);
  expect(await contactsOf(id)).toHaveLength(1);
  expect((await create(mail({ adresa }))).status).toBe(201);
});

it("a contact that an administrator adds is one of 20 at most, also where 24 come at once, and another fits once one is removed", async () => {
  const { id } = await createRecipient();
  const answers = await Promise.all(Array.from({ length: 24 }, () => create(mail({ destinatarId: id }))));
  expect(answers.map(({ status }) => status).sort()).toEqual([
    ...Array<number>(20).fill(201),
    ...Array<number>(4).fill(409),
  ]);
  const late = await create(mail({ destinatarId: id }));
  expect(refusalOfFields(late)).toEqual([409, "error.preaMultePentruDestinatar"]);
  const [one] = await contactsOf(id);
  await call(`DELETE /api/canal-contacts/${one?.id}`, admin);
  expect((await create(mail({ destinatarId: id }))).status).toBe(201);
  expect(await contactsOf(id)).toHaveLength(20);
}, 60_000);

it("the principal contact of a channel is one, and a new one takes the place of the former", async () => {
  const { id } = await createRecipient();
  const [first, second] = [await createContact(id), await createContact(id)];
  const phone = await createContact(id, { canal: "SMS", adresa: "+37369123456" });
  await patch(second.id, { principal: true });
  expect(await principals(id)).toEqual([second.adresa, phone.adresa]);
  const third = await createContact(id, { principal: true });
  expect(await principals(id)).toEqual([phone.adresa, third.adresa]);
  expect((await readById(Contacts, first.id))?.principal).toBe(false);
});

it("the principal contact of a channel is one also where each of 10 becomes it at once", async () => {
  const { id } = await createRecipient();
  const contacts = [];
  for (let i = 0; i < 10; i += 1) contacts.push(await createContact(id));
  const answers = await Promise.all(contacts.map((contact) => patch(contact.id, { principal: true })));
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect(await principals(id)).toHaveLength(1);
}, 60_000);

it("the principal contact of a channel stays the principal one of its channel where it changes to another channel that has one", async () => {
  const { id } = await createRecipient();
  const [contact, phone] = [
    await createContact(id),
    await createContact(id, { canal: "SMS", adresa: "+37369123456" }),
  ];
  const moved = await patch(contact.id, { canal: "SMS", adresa: "+37369123457" });
  expect(moved.json).toMatchObject({ canal: "SMS", principal: false });
  expect(await principals(id)).toEqual([phone.adresa]);
});

it("a contact that changes gets another address, verified and deliverable again", async () => {
  const contact = await createContact(destinatarId, { verificat: false });
  await transact(markingUndeliverable(await stored(contact)));
  expect((await patch(contact.id, { principal: false })).json).toMatchObject({
    verificat: false,
    nelivrabil: true,
  });
  const { json } = await patch(contact.id, { adresa: newAddress() });
  expect(json).toMatchObject({ verificat: true });
  expect(json).not.toHaveProperty("nelivrabil");
});

it("a contact that changes is deliverable again once an administrator vouches for it", async () => {
  const contact = await createContact(destinatarId);
  await transact(markingUndeliverable(await stored(contact)));
  const { json } = await patch(contact.id, { verificat: true });
  expect(json).toMatchObject({ adresa: contact.adresa, verificat: true });
  expect(json).not.toHaveProperty("nelivrabil");
});

it("a contact that changes keeps verification and place where PUT does not send them", async () => {
  const { id } = await createRecipient();
  const contact = await createContact(id, { verificat: false });
  const { adresa } = contact;
  const { json } = await put(contact.id, { destinatarId: id, canal: "Email", adresa });
  expect(json).toMatchObject({ verificat: false, principal: true });
});

it("a contact that changes does not move to another recipient, and needs its address", async () => {
  const contact = await createContact(destinatarId);
  const other = (await createRecipient()).id;
  expect(refusalOfFields(await patch(contact.id, { destinatarId: other }))).toEqual([
    400,
    "error.validare",
    "destinatarId: neschimbabil",
  ]);
  expect(refusalOfFields(await put(contact.id, mail({ destinatarId: other })))).toEqual([
    400,
    "error.validare",
    "destinatarId: neschimbabil",
  ]);
  expect((await patch(contact.id, { adresa: null })).status).toBe(400);
});

it("a contact that changes is unknown to whoever names another id", async () => {
  expect((await patch(4, { principal: true })).status).toBe(404);
  expect((await call("GET /api/canal-contacts/4", admin)).status).toBe(404);
  expect((await call("DELETE /api/canal-contacts/4", admin)).status).toBe(404);
});

it("the list of contacts is narrowed by recipient, id and address in any spelling, each from its own rows", async () => {
  const [one, other] = [await createRecipient(), await createRecipient()];
  const adresa = newAddress();
  const [a, b] = [await createContact(one.id, { adresa }), await createContact(other.id, { adresa })];
  const c = await createContact(one.id, { canal: "SMS", adresa: "+37369123499" });
  const ids = async (query: string) => (await list(query)).map(({ id }) => id);
  expect(await ids(`destinatarId=${one.id}`)).toEqual([c.id, a.id]);
  expect(await ids(`destinatarId=${one.id}&canal=SMS`)).toEqual([c.id]);
  expect(await ids(`adresa=${adresa.toUpperCase()}`)).toEqual([b.id, a.id]);
  expect(await ids(`adresa=${adresa}&destinatarId=${other.id}`)).toEqual([b.id]);
  expect(await ids("adresa=069123499")).toContain(c.id);
  expect(await ids("adresa=nimic")).toEqual([]);
  expect(await ids(`id=${a.id}&destinatarId=${other.id}`)).toEqual([]);
  expect(await ids(`id=${a.id}`)).toEqual([a.id]);
});

it("the list of contacts ends with a removed contact, whose removal may be repeated", async () => {
  const contact = await createContact(destinatarId);
  const remove = async () => (await call(`DELETE /api/canal-contacts/${contact.id}`, admin)).status;
  expect([await remove(), await remove()]).toEqual([204, 204]);
  expect(await list(`id=${contact.id}`)).toEqual([]);
});

async function stored({ id }: Contact) {
  const found = await readById(Contacts, id);
  if (!found) throw new Error("no contact");
  return update(Contacts, found, (before) => before);
}

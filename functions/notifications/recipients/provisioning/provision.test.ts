import { administrator, call, createSystem, fresh, operatorOf, someUser } from "../../testing.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { readById } from "../../../../shared/data/repository.ts";
import { transact } from "../../../../shared/data/transaction.ts";
import { newIdno, newIdnp } from "../../../../shared/testing/state-numbers.ts";
import { type Contact, Contacts } from "../../records/contact.ts";
import type { Recipient } from "../../records/recipient.ts";
import { markingUndeliverable } from "../registry/contacts.ts";
import { readPerson } from "../registry/person.ts";
import { createContact, createRecipient, newAddress } from "../registry/testing.ts";
import { refusalOfFields } from "../../../../shared/testing/caller.ts";

let admin: Record<string, string>;
beforeAll(async () => {
  admin = await administrator();
});

type Provisioned = Recipient & { contacts: Contact[] };
const provision = (method: "POST" | "PUT", body: object, headers = admin) =>
  call<Provisioned>(`${method} /api/admin/provision/user`, headers, body);
const mail = (adresa = newAddress()) => ({ canal: "Email", adresa });
const addressesIn = ({ json }: { json: Provisioned }) => json.contacts.map(({ adresa }) => adresa);
const contactsOf = async (id: number) => (await readPerson(id))?.contacts ?? [];

describe("provisioning", () => {
  it.each(["POST", "PUT"] as const)("%s makes a recipient once, with verified contacts", async (method) => {
    const idnp = newIdnp();
    const contacts = [mail("Ana@EXEMPLU.md"), mail(), { canal: "SMS", adresa: "069123456" }];
    const body = { idnp, nume: "Ana Rusu", contacts };
    const [first, again] = [await provision(method, body), await provision(method, body)];
    expect([first.status, again.status]).toEqual([201, 200]);
    expect(again.json).toEqual(first.json);
    const { id } = first.json;
    expect(first.json).toEqual({
      id,
      idnp,
      nume: "Ana Rusu",
      limba: "ro",
      activ: true,
      contacts: first.json.contacts,
    });
    expect(
      first.json.contacts.map(({ adresa, verificat, principal }) => [adresa, verificat, principal]),
    ).toEqual([
      ["Ana@exemplu.md", true, true],
      [contacts[1]?.adresa, true, false],
      ["+37369123456", true, true],
    ]);
    expect((await contactsOf(id)).map((contact) => contact.id).sort()).toEqual(
      first.json.contacts.map((contact) => contact.id).sort(),
    );
  });

  it("provisioning makes one of 20 at once, and all get the same recipient", async () => {
    const body = { idno: newIdno(), nume: "SRL", contacts: [mail()] };
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => provision(i % 2 ? "POST" : "PUT", body)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array<number>(19).fill(200), 201]);
    expect(new Set(answers.map(({ json }) => JSON.stringify(json))).size).toBe(1);
  });

  it("provisioning adds different contacts of 15 calls at once, none is lost", async () => {
    const idnp = newIdnp();
    const addresses = Array.from({ length: 15 }, () => newAddress());
    const answers = await Promise.all(
      addresses.map((adresa) => provision("POST", { idnp, nume: "Ana", contacts: [mail(adresa)] })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array<number>(14).fill(200), 201]);
    const contacts = await contactsOf(answers[0]?.json.id ?? 0);
    expect(contacts.map(({ adresa }) => adresa).sort()).toEqual(addresses.sort());
    expect(contacts.filter(({ principal }) => principal)).toHaveLength(1);
  }, 60_000);

  it("POST adds contacts and brings name and language up to date; what is not sent stays", async () => {
    const { id, idnp } = await createRecipient({ limba: "ru" });
    const { adresa } = await createContact(id);
    const added = await provision("POST", { idnp, nume: "Nume Nou", contacts: [mail()] });
    expect([added.status, added.json]).toMatchObject([200, { id, nume: "Nume Nou", limba: "ru" }]);
    expect(addressesIn(added)).toHaveLength(2);
    expect(addressesIn(added)).toContain(adresa);
    const { json } = await provision("POST", { idnp, nume: "Nume Nou", limba: "en" });
    expect([json.limba, json.contacts.length]).toEqual(["en", 2]);
  });

  it("PUT replaces contacts; without contacts they stay, an empty list removes them", async () => {
    const { id, idnp } = await createRecipient();
    const [kept, gone] = [await createContact(id), await createContact(id)];
    await createContact(id, { canal: "SMS", adresa: "+37369123456" });
    const other = newAddress();
    const put = (fields: object) => provision("PUT", { idnp, nume: "Ana", ...fields });
    const replaced = await put({ contacts: [mail(other), mail(kept.adresa.toUpperCase())] });
    expect(addressesIn(replaced).sort()).toEqual([other, kept.adresa].sort());
    expect(replaced.json.contacts.find(({ adresa }) => adresa === kept.adresa)?.id).toBe(kept.id);
    expect((await contactsOf(id)).map(({ adresa }) => adresa)).not.toContain(gone.adresa);
    expect(addressesIn(await put({}))).toHaveLength(2);
    expect(addressesIn(await put({ contacts: [] }))).toEqual([]);
    expect(await contactsOf(id)).toEqual([]);
  });

  it("PUT puts 10 contacts of one channel in the place of 20 of the other, in one transaction", async () => {
    const { id, idnp } = await createRecipient();
    for (let i = 0; i < 20; i += 1) await createContact(id);
    const contacts = Array.from({ length: 10 }, (_, i) => ({ canal: "SMS", adresa: `+3736912340${i}` }));
    const { status, json } = await provision("PUT", { idnp, nume: "Alt nume", contacts });
    expect([status, json.contacts.length]).toEqual([200, 10]);
    const stored = await contactsOf(id);
    expect(stored.map(({ adresa }) => adresa).sort()).toEqual(contacts.map(({ adresa }) => adresa));
    expect(stored.filter(({ principal }) => principal)).toHaveLength(1);
    const { json: found } = await call<{ total: number }>("GET /api/canal-contacts?adresa=069123401", admin);
    expect(found.total).toBeGreaterThan(0);
    // The places of the removed ones are free: 10 more fit, but not an eleventh.
    for (let i = 0; i < 10; i += 1) await createContact(id);
    const more = await provision("POST", { idnp, nume: "Alt nume", contacts: [mail()] });
    expect(refusalOfFields(more)).toEqual([409, "error.preaMultePentruDestinatar"]);
  }, 60_000);

  it("verifies what the person had not, but does not deliver again to what refused", async () => {
    const { id, idnp } = await createRecipient();
    const [unverified, refusing] = [await createContact(id, { verificat: false }), await createContact(id)];
    const stored = await readById(Contacts, refusing.id);
    if (stored) await transact(markingUndeliverable(stored));
    const contacts = [mail(unverified.adresa), mail(refusing.adresa)];
    const { json } = await provision("POST", { idnp, nume: "Ana Rusu", contacts });
    expect(json.contacts.map(({ verificat, nelivrabil = false }) => [verificat, nelivrabil])).toEqual([
      [true, false],
      [true, true],
    ]);
  });

  it.each([
    ["both numbers", () => ({ idnp: newIdnp(), idno: newIdno() }), "idnp: exactUnNumar"],
    ["neither", () => ({}), "idnp: exactUnNumar"],
    [
      "a wrong address",
      () => ({ idnp: newIdnp(), contacts: [mail(), mail("ana@")] }),
      "contacts.1.adresa: adresaDeMailGresita",
    ],
    [
      "a wrong number",
      () => ({ idnp: newIdnp(), contacts: [{ canal: "SMS", adresa: "1" }] }),
      "contacts.0.adresa: numarGresit",
    ],
  ])("provisioning with %s is refused", async (_, fields, error) => {
    for (const method of ["POST", "PUT"] as const) {
      const [status, message, found] = refusalOfFields(await provision(method, { nume: "Ana", ...fields() }));
      expect([status, message, found]).toEqual([400, "error.validare", error]);
    }
  });

  it("provisioning with 11 contacts, without a name, or with an unknown channel is refused", async () => {
    const idnp = newIdnp();
    for (const fields of [
      { nume: "Ana", contacts: Array.from({ length: 11 }, () => mail()) },
      {},
      { nume: "Ana", contacts: [{ canal: "Push", adresa: "x" }] },
    ])
      expect((await provision("POST", { idnp, ...fields })).status).toBe(400);
    const { json } = await call<{ total: number }>(`GET /api/destinatars?idnp=${idnp}`, admin);
    expect(json.total).toBe(0);
  });

  it("provisioning adds nothing to an inactive recipient", async () => {
    const { id, idnp } = await createRecipient({ activ: false });
    const refused = await provision("POST", { idnp, nume: "Ana Rusu", contacts: [mail()] });
    expect(refusalOfFields(refused)).toEqual([409, "error.destinatarInactiv"]);
    expect(await contactsOf(id)).toEqual([]);
    expect((await provision("POST", { idnp, nume: "Ana Rusu" })).json).toMatchObject({ id, activ: false });
  });

  it("repeated with its Idempotency-Key gets the same answer", async () => {
    const headers = { ...admin, "idempotency-key": fresh("k") };
    const body = { idnp: newIdnp(), nume: "Ana", contacts: [mail()] };
    const [first, again] = [await provision("POST", body, headers), await provision("POST", body, headers)];
    expect([first.status, again.status, again.json]).toEqual([201, 201, first.json]);
    expect(again.headers["idempotent-replayed"]).toBe("true");
  });

  it("provisioning after erasure makes another person", async () => {
    const body = { idnp: newIdnp(), nume: "Ana", contacts: [mail()] };
    const { id } = (await provision("POST", body)).json;
    await call(`DELETE /api/destinatars/${id}`, admin);
    const again = await provision("POST", body);
    expect([again.status, again.json.id === id]).toEqual([201, false]);
  });

  it("provisioning is only for service administrators; other methods are 405", async () => {
    const body = { idnp: newIdnp(), nume: "Ana" };
    expect((await provision("POST", body, await operatorOf(await createSystem()))).status).toBe(403);
    expect((await provision("PUT", body, await someUser())).status).toBe(403);
    for (const address of ["DELETE /api/admin/provision/user", "PUT /api/admin/provision/link"])
      expect((await call(address, admin, {})).status).toBe(405);
  });
});

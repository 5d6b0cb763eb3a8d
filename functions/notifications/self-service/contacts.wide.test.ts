import { addOwnContact, codesTo, createLinked, type Linked, verify, withMail, wrong } from "./testing.ts";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { startSmsGateway, type SmsGateway } from "../../../localstack/providers/sms-gateway.ts";
import { clock } from "../../../shared/clock.ts";
import type { Stored } from "../../../shared/data/entity.ts";
import { read, update } from "../../../shared/data/repository.ts";
import { transact } from "../../../shared/data/transaction.ts";
import { nextId } from "../../../shared/ids.ts";
import { callsOf } from "../../../shared/testing/aws-calls.ts";
import { logLinesOf } from "../../../shared/testing/log-lines.ts";
import { mailSink } from "../../../shared/testing/local-mail.ts";
import { addressHmac } from "../records/hmac.ts";
import { gatewayProvider } from "../delivering/channels/testing/messages.ts";
import { accept, deliveryOf } from "../delivering/delivery/testing.ts";
import { type Contact, Contacts } from "../records/contact.ts";
import { type Provider, Providers } from "../records/provider.ts";
import { suppressing, suppressionIdOf, Suppressions } from "../records/suppression.ts";
import { createContact, newAddress } from "../recipients/registry/testing.ts";
import type { PageOf } from "../../../shared/http/responses.ts";

const CONTACTS = "/api/registry/me/contacts";

let ana: Linked;
let ion: Linked;
let gateway: SmsGateway;
let sms: Stored<Provider>;
beforeAll(async () => {
  gateway = await startSmsGateway({ token: "secretul" });
  await withMail();
  sms = await gatewayProvider(gateway.url, { token: "secretul" });
  [ana, ion] = [await createLinked(), await createLinked({ limba: "ru" })];
});
afterAll(() => gateway.stop());
afterEach(() => {
  clock.resume();
  mailSink.recover();
});

const later = (seconds: number) => clock.freeze(new Date(clock.now().getTime() + seconds * 1000));
const resend = (person: Linked, id: number) => person.ask(`POST ${CONTACTS}/${id}/resend`);
const readOwn = async (person: Linked, id: number) =>
  (await person.ask<Contact>(`GET ${CONTACTS}/${id}`)).json;

/** A contact of a new person, with the code that it got. */
async function coded() {
  const person = await createLinked();
  const contact = await addOwnContact(person);
  const [code = ""] = codesTo(contact.adresa);
  return { ...contact, code, person };
}

it("the contacts of a person are added unverified, listed, read, changed and removed, each only by the person", async () => {
  const person = await createLinked();
  const contact = await addOwnContact(person, { adresa: "Ana.Rusu@Exemplu.MD" });
  expect(contact).toMatchObject({ canal: "Email", verificat: false, principal: true });
  expect(await readOwn(person, contact.id)).toEqual(contact);
  const second = await addOwnContact(person, { canal: "SMS", adresa: "069 123 456" });
  expect(second).toMatchObject({ adresa: "+37369123456", verificat: false });
  const { json } = await person.ask<PageOf<Contact>>(`GET ${CONTACTS}`);
  expect([json.total, json.items.map(({ id }) => id).sort()]).toEqual([2, [contact.id, second.id].sort()]);
  expect((await person.ask(`DELETE ${CONTACTS}/${contact.id}`)).status).toBe(204);
  expect((await person.ask(`DELETE ${CONTACTS}/${contact.id}`)).status).toBe(404);
  expect((await person.ask(`GET ${CONTACTS}/${contact.id}`)).status).toBe(404);
});

it("the contacts of a person take no verification, no other recipient and no deliverability from a body", async () => {
  const person = await createLinked();
  const body = {
    canal: "Email",
    adresa: newAddress(),
    verificat: true,
    nelivrabil: false,
    destinatarId: ion.id,
  };
  const { json } = await person.ask<Contact>(`POST ${CONTACTS}`, body);
  expect(json).toMatchObject({ verificat: false, destinatarId: person.id });
  const { json: after } = await person.ask<Contact>(`PUT ${CONTACTS}/${json.id}`, body);
  expect(after).toMatchObject({ verificat: false, destinatarId: person.id });
});

it("the contacts of a person of another person are not found, whatever is asked", async () => {
  const { person, id, code } = await coded();
  const asked = await Promise.all([
    ion.ask(`GET ${CONTACTS}/${id}`),
    ion.ask(`PUT ${CONTACTS}/${id}`, { canal: "Email", adresa: newAddress() }),
    ion.ask(`DELETE ${CONTACTS}/${id}`),
    verify(ion, id, code),
    resend(ion, id),
    ion.ask(`GET ${CONTACTS}/${nextId()}`),
  ]);
  expect(asked.map(({ status }) => status)).toEqual(Array(6).fill(404));
  expect((await verify(person, id, code)).status).toBe(200);
});

it.each([
  ["an unknown channel", { canal: "Fax", adresa: "ana@exemplu.md" }],
  ["push, which has no address", { canal: "Push", adresa: "ana@exemplu.md" }],
  ["a malformed address", { canal: "Email", adresa: "ana@" }],
  ["two addresses", { canal: "Email", adresa: "a@exemplu.md,b@exemplu.md" }],
  ["a number that is none", { canal: "SMS", adresa: "12" }],
  ["no address", { canal: "Email" }],
])("the contacts of a person are refused with %s, which no answer repeats", async (_, body) => {
  const { status, text } = await ana.ask(`POST ${CONTACTS}`, body);
  expect(status).toBe(400);
  expect(text).not.toContain("exemplu.md");
});

it("the contacts of a person are each there once, and 20 at most, also where 30 are added at once", async () => {
  const person = await createLinked();
  const { adresa } = await addOwnContact(person);
  const twice = await person.ask(`POST ${CONTACTS}`, { canal: "Email", adresa: adresa.toUpperCase() });
  expect([twice.status, twice.json]).toMatchObject([409, { message: "error.contactExista" }]);
  const added = await Promise.all(
    Array.from({ length: 30 }, () =>
      person.ask(`POST ${CONTACTS}`, { canal: "Email", adresa: newAddress() }),
    ),
  );
  const statuses = added.map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(19);
  expect(statuses.filter((status) => status === 409)).toHaveLength(11);
});

it("the contacts of a person have one first of each channel: another one takes its place", async () => {
  const person = await createLinked();
  const [first, second] = [await addOwnContact(person), await addOwnContact(person)];
  expect([first.principal, second.principal]).toEqual([true, false]);
  const { canal, adresa } = second;
  await person.ask(`PUT ${CONTACTS}/${second.id}`, { canal, adresa, principal: true });
  expect((await readOwn(person, first.id)).principal).toBe(false);
  expect((await readOwn(person, second.id)).principal).toBe(true);
});

it("the contacts of a person keep a stale change out, by their ETag", async () => {
  const { id, canal, adresa } = await addOwnContact(ana);
  const change = (etag: string) => ana.ask(`PUT ${CONTACTS}/${id}`, { canal, adresa }, { "if-match": etag });
  expect((await change('"1"')).status).toBe(412);
  const { headers } = await ana.ask(`GET ${CONTACTS}/${id}`);
  expect((await change(headers.etag ?? "")).status).toBe(200);
});

describe("the code of a contact", () => {
  it("the code of a contact comes by mail in the language of the person, and by SMS, with nothing that anybody chose", async () => {
    const { adresa } = await addOwnContact(ion);
    const mail = mailSink.mails().find(({ to }) => to.includes(adresa));
    expect(mail?.subject).toBe("Подтвердите адрес");
    expect(mail?.text).toMatch(/Код подтверждения: [0-9]{6}\./);
    gateway.clear();
    await addOwnContact(ana, { canal: "SMS", adresa: "+37369555001" });
    expect(gateway.texts()).toMatchObject([{ to: "+37369555001" }]);
    expect(gateway.texts()[0]?.text).toMatch(/^Codul de confirmare: [0-9]{6}\./);
  });

  it("verifies the contact once", async () => {
    const { person, id, code } = await coded();
    const { status, json } = await verify(person, id, code);
    expect([status, json.verificat]).toEqual([200, true]);
    expect((await readOwn(person, id)).verificat).toBe(true);
    await markUndeliverable(person, id);
    expect((await verify(person, id, code)).status).toBe(400);
  });

  it("the code of a contact is valid for ten minutes", async () => {
    const [early, late] = [await coded(), await coded()];
    later(595);
    expect((await verify(early.person, early.id, early.code)).status).toBe(200);
    later(10);
    const { status, json } = await verify(late.person, late.id, late.code);
    expect([status, json]).toMatchObject([400, { message: "error.codGresit" }]);
  });

  it("the code of a contact has five tries: the right one after five wrong ones is refused like them", async () => {
    const { person, id, code } = await coded();
    for (let guess = 1; guess <= 5; guess += 1)
      expect((await verify(person, id, wrong(code))).json).toMatchObject({ message: "error.codGresit" });
    expect((await verify(person, id, code)).json).toMatchObject({ message: "error.codGresit" });
    expect((await readOwn(person, id)).verificat).toBe(false);
  });

  it("the code of a contact is right at the fifth try", async () => {
    const { person, id, code } = await coded();
    for (let guess = 1; guess <= 4; guess += 1) await verify(person, id, wrong(code));
    expect((await verify(person, id, code)).status).toBe(200);
  });

  it("the code of a contact is found by none of 200 guesses at once after the first five", async () => {
    const { person, id, code } = await coded();
    const guesses = Array.from({ length: 200 }, (_, i) =>
      String((Number(code) + 1 + i) % 1_000_000).padStart(6, "0"),
    );
    const answers = await Promise.all(guesses.map((guess) => verify(person, id, guess)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([400]));
    expect((await verify(person, id, code)).status).toBe(400);
    expect((await readOwn(person, id)).verificat).toBe(false);
  });

  it("the code of a contact is used up by one of 20 right answers at once, and all of them are right", async () => {
    const { person, id, code } = await coded();
    const answers = await Promise.all(Array.from({ length: 20 }, () => verify(person, id, code)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(1);
    expect(statuses.every((status) => status === 200 || status === 400)).toBe(true);
    expect((await readOwn(person, id)).verificat).toBe(true);
  });

  it.each(["12345", "1234567", "12a456", "", "１２３４５６"])(
    "the code of a contact is six digits: %j is refused",
    async (code) => {
      const { person, id } = await coded();
      expect((await verify(person, id, code)).status).toBe(400);
    },
  );

  it("the code of a contact ends where a new one is sent, which has tries of its own", async () => {
    const { person, id, adresa, code: former } = await coded();
    for (let guess = 1; guess <= 5; guess += 1) await verify(person, id, wrong(former));
    expect((await resend(person, id)).status).toBe(204);
    const [code = ""] = codesTo(adresa);
    if (former !== code) expect((await verify(person, id, former)).status).toBe(400);
    expect((await verify(person, id, code)).status).toBe(200);
  });

  it("the code of a contact comes three times an hour at most, also where the contact is made again", async () => {
    const person = await createLinked();
    const { id, adresa } = await addOwnContact(person);
    expect([(await resend(person, id)).status, (await resend(person, id)).status]).toEqual([204, 204]);
    const refused = await resend(person, id);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(3500);
    await person.ask(`DELETE ${CONTACTS}/${id}`);
    const again = await addOwnContact(person, { adresa });
    expect(codesTo(adresa)).toHaveLength(3);
    later(3601);
    expect((await resend(person, again.id)).status).toBe(204);
    expect(codesTo(adresa)).toHaveLength(4);
  });

  it("the code of a contact does not flood a mailbox that many people name, and tells none of them", async () => {
    const adresa = newAddress();
    const people = await Promise.all(Array.from({ length: 12 }, () => createLinked()));
    const answers = [];
    for (const person of people)
      answers.push((await person.ask(`POST ${CONTACTS}`, { canal: "Email", adresa })).status);
    expect(answers).toEqual(Array(12).fill(201));
    expect(codesTo(adresa)).toHaveLength(10);
  });

  it("the code of a contact of a verified contact is not sent again", async () => {
    const { person, id, code } = await coded();
    await verify(person, id, code);
    const { status, json } = await resend(person, id);
    expect([status, json]).toMatchObject([409, { message: "error.contactVerificat" }]);
  });

  it("the code of a contact proves the address that it was sent to, and no other", async () => {
    const { person, id, code, adresa } = await coded();
    const other = newAddress();
    const { json } = await person.ask<Contact>(`PUT ${CONTACTS}/${id}`, { canal: "Email", adresa: other });
    expect(json.verificat).toBe(false);
    const [second = ""] = codesTo(other);
    if (second !== code) expect((await verify(person, id, code)).status).toBe(400);
    expect((await verify(person, id, second)).status).toBe(200);
    await person.ask(`PUT ${CONTACTS}/${id}`, { canal: "Email", adresa });
    expect((await readOwn(person, id)).verificat).toBe(false);
  });

  it("the code of a contact is not needed for a change that leaves the address", async () => {
    const { person, id, code, adresa } = await coded();
    await verify(person, id, code);
    const { json } = await person.ask<Contact>(`PUT ${CONTACTS}/${id}`, {
      canal: "Email",
      adresa: adresa.toUpperCase(),
    });
    expect(json.verificat).toBe(true);
    expect(codesTo(adresa)).toHaveLength(1);
  });

  it("the code of a contact is stored as an HMAC, and is in no log line and no answer", async () => {
    const person = await createLinked();
    const { calls, result } = await callsOf(async () => {
      let made: Contact | undefined;
      const lines = await logLinesOf(async () => {
        made = await addOwnContact(person);
      });
      return { made, lines };
    });
    const adresa = result.made?.adresa ?? "";
    const [code = ""] = codesTo(adresa);
    const written = JSON.stringify(calls.map(({ input }) => input));
    expect(code).toMatch(/^[0-9]{6}$/);
    expect(written).not.toContain(code);
    for (const hidden of [code, adresa]) expect(JSON.stringify(result.lines)).not.toContain(hidden);
    expect(JSON.stringify(result.made)).not.toContain(code);
  });

  it("the code of a contact is the same to whoever asks, if the address is another's or not: answer, headers and calls", async () => {
    const taken = await coded();
    await verify(taken.person, taken.id, taken.code);
    const ask = async (adresa: string) => {
      const person = await createLinked();
      const { calls, result } = await callsOf(() =>
        person.ask<Contact>(`POST ${CONTACTS}`, { canal: "Email", adresa }),
      );
      const { id: _, adresa: __, creatLa: ___, destinatarId: ____, ...answer } = result.json;
      return { names: calls.map(({ name }) => name), answer, status: result.status };
    };
    const [known, unknown] = [await ask(taken.adresa), await ask(newAddress())];
    expect(known).toEqual(unknown);
  });
});

/** A message to the contact was refused for good. */
async function markUndeliverable({ id: destinatarId }: Linked, id: number): Promise<void> {
  const contact = await read(Contacts, { id, destinatarId });
  if (!contact) throw new Error("no such contact");
  await update(Contacts, contact, (before) => ({ ...before, nelivrabil: true }));
}

it("an undeliverable contact is shown as such, and counts again once it is verified again: its address is no longer suppressed", async () => {
  const { person, id, adresa, code } = await coded();
  await verify(person, id, code);
  await markUndeliverable(person, id);
  const refused = await accept({ content: { recipients: [{ canal: "Email", adresa }] } });
  await transact([suppressing(await deliveryOf(refused.id), "adresa-refuzata")]);
  expect(await readOwn(person, id)).toMatchObject({ verificat: true, nelivrabil: true });
  expect((await resend(person, id)).status).toBe(204);
  const [again = ""] = codesTo(adresa);
  expect((await verify(person, id, again)).status).toBe(200);
  expect(await readOwn(person, id)).not.toHaveProperty("nelivrabil");
  const suppression = await read(Suppressions, { id: suppressionIdOf(addressHmac("Email", adresa)) });
  expect(suppression).toBeUndefined();
});

describe("where no provider takes a code", () => {
  it("the contact is stored, and asking for another code answers 503 that names the reason", async () => {
    const person = await createLinked();
    // Later than the other tests, and twice later than a second: for so long the list of providers is cached.
    later(7200);
    await update(Providers, sms, (before) => ({ ...before, activ: false }));
    later(2);
    const contact = await addOwnContact(person, { canal: "SMS", adresa: "+37369555077" });
    const refused = await resend(person, contact.id);
    expect([refused.status, refused.text]).toEqual([503, expect.stringContaining("error.codNetrimis")]);
    await update(Providers, sms, (before) => ({ ...before, activ: true }));
    later(2);
    expect((await resend(person, contact.id)).status).toBe(204);
  });

  it("a refused mailbox is answered as any other: nothing is learnt of it", async () => {
    const contact = await addOwnContact(ana, { adresa: `fault-recipient-550.${newAddress()}` });
    expect((await resend(ana, contact.id)).status).toBe(204);
  });
});

it("a contact of an administrator is verified already, and the person may change it", async () => {
  const made = await createContact(ana.id);
  expect(await readOwn(ana, made.id)).toMatchObject({ verificat: true });
  const { json } = await ana.ask<Contact>(`PUT ${CONTACTS}/${made.id}`, {
    canal: "Email",
    adresa: newAddress(),
  });
  expect(json.verificat).toBe(false);
});

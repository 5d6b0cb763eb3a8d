import { fresh } from "../../testing.ts";
import { accept, deliverBy, deliveryOf, fakeChannels, later, someProvider } from "./testing.ts";
import { afterEach, describe, expect, it } from "vitest";
import { clock } from "../../../../shared/clock.ts";
import { read, removing, update } from "../../../../shared/data/repository.ts";
import { transact } from "../../../../shared/data/transaction.ts";
import { beforeCalls } from "../../../../shared/testing/before-calls.ts";
import { simulate, simulatorOf } from "../channels/simulator.ts";
import { createPerson } from "../../recipients/people/testing/records.ts";
import { queueNamed } from "../../operating/queues/queues.ts";
import { replayQueue } from "../../operating/queues/replay-queue.ts";
import { applyReceipt } from "../receipts/apply.ts";
import { Contacts } from "../../records/contact.ts";
import { Preferences } from "../../records/preference.ts";
import { Recipients } from "../../records/recipient.ts";
import { Suppressions, suppressionIdOf } from "../../records/suppression.ts";
import { leave } from "./leave.ts";
import { givenUp } from "./outcomes.ts";

afterEach(() => clock.resume());

const withMail = (fields: Parameters<typeof createPerson>[0] = {}) =>
  createPerson({ mail: `${fresh("om")}@exemplu.md`, ...fields });
type Someone = Awaited<ReturnType<typeof withMail>>;

/** A notification to a person that waits to be sent, by mail or as the fields say. */
const to = async ({ idnp }: Someone, content: object = {}, notification: object = {}) =>
  accept({ content: { recipients: [{ kind: "idnp", numar: idnp }], ...content }, notification });

const refusing = (recipise = false) =>
  fakeChannels([someProvider({ recipise })], {
    hand: () =>
      Promise.resolve({ kind: "recipient", code: "550", reason: "adresa-refuzata", isAddressGone: true }),
  });
const accepting = () =>
  fakeChannels([someProvider({ recipise: true })], {
    hand: () => Promise.resolve({ kind: "accepted", messageId: fresh("m") }),
  });

/** What becomes of a delivery, and how many messages went out. */
async function sentOf(id: number) {
  const channels = accepting();
  await deliverBy(channels, id);
  const { status, motiv } = await deliveryOf(id);
  return [status, motiv, channels.given.length];
}

/** What may happen to a person after a message to them was accepted, and the reason why it is not sent then. */
const changes: [string, (person: Someone) => Promise<unknown>, string][] = [
  [
    "a removed contact",
    async ({ contacts: [contact] }) => removeContact(contact?.id, contact?.destinatarId),
    "fara-contact",
  ],
  [
    "an unverified contact",
    ({ contacts }) => changeContact(contacts[0], { verificat: false }),
    "fara-contact",
  ],
  [
    "an undeliverable contact",
    ({ contacts }) => changeContact(contacts[0], { nelivrabil: true }),
    "fara-contact",
  ],
  [
    "another address",
    ({ contacts }) => changeContact(contacts[0], { adresa: "alta@exemplu.md" }),
    "fara-contact",
  ],
  [
    "an inactive recipient",
    ({ id }) => update(Recipients, { id }, (before) => ({ ...before, activ: false })),
    "fara-contact",
  ],
];

describe("right before a message is handed over, the person must still be as they were", () => {
  it.each(changes)("%s gets nothing", async (_name, change, motiv) => {
    const person = await withMail();
    const { id } = await to(person);
    await change(person);
    expect(await sentOf(id)).toEqual(["Failed", motiv, 0]);
    expect(await deliveryOf(id)).not.toHaveProperty("adresa");
  });

  it.each(changes)("%s gets nothing, also by a replay", async (_name, change, motiv) => {
    const person = await withMail();
    const { id } = await to(person);
    const waiting = await deliveryOf(id);
    await leave(waiting, givenUp(waiting, "incercari-epuizate"));
    await change(person);
    expect(await replayQueue(queueNamed("deliveries-dlq"), { messageIds: [id] })).toEqual({ replayed: 1 });
    expect(await sentOf(id)).toEqual(["Failed", motiv, 0]);
  });

  it("right before a message is handed over, the person must still be as they were who has declined meanwhile gets nothing", async () => {
    const person = await withMail({ preferences: [{ activ: true }] });
    const { id } = await to(person, {}, { categorie: "stiri" });
    const [preference] = person.preferences;
    if (preference) await update(Preferences, preference, (before) => ({ ...before, activ: false }));
    expect(await sentOf(id)).toEqual(["Cancelled", "refuz-destinatar", 0]);
  });

  it("right before a message is handed over, the person must still be as they were who is as they were gets the message", async () => {
    const { id } = await to(await withMail());
    expect(await sentOf(id)).toEqual(["Sent", undefined, 1]);
  });

  it("an SMS that is late waits for the end of quiet hours and spends no attempt", async () => {
    clock.freeze(new Date("2026-11-26T18:59:30Z"));
    const person = await createPerson({
      sms: "+37360000301",
      preferences: [{ liniste: { de: "21:00", pana: "07:00" } }],
    });
    const { id } = await to(person);
    later(60);
    expect(await sentOf(id)).toEqual(["Sending", undefined, 0]);
    expect(await deliveryOf(id)).toMatchObject({ incercari: 0, urmatoareaLa: "2026-11-27T05:00:00.000Z" });
    clock.freeze(new Date("2026-11-27T05:00:00Z"));
    expect(await sentOf(id)).toEqual(["Sent", undefined, 1]);
  });
});

it("a push message goes to the devices of the person, once, in the short form", async () => {
  const { idnp } = await createPerson({ devices: 2 });
  const texts = {
    subject: { ro: "Aviz" },
    body: { ro: "<p>Lung</p>" },
    bodyShort: { ro: "Scurt, {{RecipientName}}" },
  };
  const { id } = await accept({ content: { texts, recipients: [{ kind: "idnp", numar: idnp }] } });
  const channels = accepting();
  await deliverBy(channels, id);
  expect(channels.given).toMatchObject([
    {
      canal: "Push",
      to: "",
      subject: "Aviz",
      text: expect.stringMatching(/^Scurt, Ana/),
      push: { priority: "Medium" },
    },
  ]);
  expect(channels.given[0]?.push?.devices).toHaveLength(2);
  expect((await deliveryOf(id)).status).toBe("Sent");
});

describe("an address that refuses for good", () => {
  const contactOf = async ({ contacts: [contact] }: Someone) =>
    read(Contacts, { id: contact?.id ?? 0, destinatarId: contact?.destinatarId ?? 0 });

  it("an address that refuses for good makes the contact undeliverable with the end of the delivery, and the next message finds none", async () => {
    const person = await withMail();
    const { id } = await to(person);
    await deliverBy(refusing(), id);
    expect(await deliveryOf(id)).toMatchObject({ status: "Failed", motiv: "adresa-refuzata" });
    expect(await contactOf(person)).toMatchObject({ nelivrabil: true });
    const next = await to(person);
    expect(await deliveryOf(next.id)).toMatchObject({ status: "Failed", motiv: "fara-contact" });
  });

  it("an address that refuses for good can do so by a bounce too", async () => {
    const person = await withMail();
    const { id } = await to(person);
    expect(await sentOf(id)).toEqual(["Sent", undefined, 1]);
    await applyReceipt(id, { status: "Failed", cauza: "permanent" });
    expect(await contactOf(person)).toMatchObject({ nelivrabil: true });
  });

  it("an address that refuses for good of a simulator marks nothing", async () => {
    const person = await createPerson({ mail: "permanent@simulator.test" });
    const { id } = await to(person);
    await deliverBy(fakeChannels([simulatorOf("Email")], { hand: simulate }), id);
    expect((await deliveryOf(id)).motiv).toBe("adresa-refuzata");
    expect((await contactOf(person))?.nelivrabil).toBeUndefined();
  });

  it.each(["removed", "changed"] as const)(
    "an address that refuses for good ends the delivery if the contact is %s at that moment, and marks none",
    async (how) => {
      const person = await withMail();
      const [contact] = person.contacts;
      const { id } = await to(person);
      const change = () =>
        how === "removed"
          ? removeContact(contact?.id, contact?.destinatarId)
          : changeContact(contact, { adresa: "alta@exemplu.md" });
      const end = { command: "TransactWriteItemsCommand", about: "nelivrabil", most: 1 };
      await beforeCalls(
        end,
        async () => void (await change()),
        () => deliverBy(refusing(), id),
      );
      const { status, adresaHmac } = await deliveryOf(id);
      expect(status).toBe("Failed");
      expect(await read(Suppressions, { id: suppressionIdOf(adresaHmac) })).toBeDefined();
      expect((await contactOf(person))?.nelivrabil).toBeUndefined();
    },
  );
});

async function removeContact(id = 0, destinatarId = 0): Promise<void> {
  const contact = await read(Contacts, { id, destinatarId });
  if (contact) await transact(removing(Contacts, contact));
}

const changeContact = (contact: Someone["contacts"][number] | undefined, fields: object) =>
  contact ? update(Contacts, contact, (before) => ({ ...before, ...fields })) : Promise.resolve();

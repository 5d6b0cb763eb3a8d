import {
  accept,
  deliveryOf,
  eventsOfNotification,
  later,
  mailSink,
  mailsTo,
  notificationOf,
} from "./testing.ts";
import { createSystem } from "../../testing.ts";
import { createProvider, createSender } from "../providers/testing.ts";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { clock } from "../../../../shared/clock.ts";
import {
  changing,
  read,
  readPartition,
  recordOf as recordIn,
  update,
} from "../../../../shared/data/repository.ts";
import { transact } from "../../../../shared/data/transaction.ts";
import { send } from "../../../../shared/messaging/send.ts";
import { drain } from "../../../../shared/testing/queues.ts";
import { closePools } from "../../../../shared/mail/pool.ts";
import { deliveries, deliveriesHigh, queueOf } from "../../records/lanes.ts";
import { type Provider, PROVIDERS, Providers } from "../../records/provider.ts";
import { handler } from "./consumer.ts";
import { handler as urgent } from "./consumer-high.ts";

/* The functions as deployed: messages from the queues, providers from the table, mail to the sink. */

const settings = () => ({ host: "127.0.0.1", port: mailSink.port });

beforeAll(async () => {
  await createProvider({ configuratie: settings() });
  await createSender({
    implicit: true,
    from: "Registrul <registru@exemplu.md>",
    replyTo: "ajutor@exemplu.md",
  });
});
afterEach(() => {
  clock.resume();
  mailSink.recover();
});

/** Providers and senders are read at most once a second. */
const forgotten = () => new Promise((resolve) => setTimeout(resolve, 1100));

const work = () => drain(deliveries, handler);

async function accepted(fields: Parameters<typeof accept>[0] = {}) {
  const made = await accept(fields);
  for (const { id: livrareId, priority } of made.deliveries) await send(queueOf(priority), { livrareId });
  return made;
}

it("the consumers of the lanes send what was accepted: Message-ID, sender, answer address, attachments and both parts of the text", async () => {
  const recipients = [
    { canal: "Email" as const, adresa: "ion.popescu@exemplu.md", variables: { nume: "Ion <b>&" } },
  ];
  const { id, adresa } = await accepted({
    content: {
      texts: {
        subject: { ro: "Salut, {{nume}}" },
        body: {
          ro: "<h1>Bună, {{nume}}</h1><p>Suma: {{suma}}.</p><a href='https://exemplu.md/x'>Aici</a>",
        },
      },
      variables: { suma: "10\nlei" },
      recipients,
      attachments: [
        { name: "aviz ș.txt", type: "text/plain", base64: Buffer.from("a\nb").toString("base64") },
      ],
    },
  });
  expect(await work()).toEqual({ handled: 1, failed: 0 });
  const [mail] = mailsTo(adresa);
  expect(mail).toMatchObject({
    subject: "Salut, Ion <b>&",
    from: expect.stringContaining("registru@exemplu.md") as string,
  });
  expect(mail?.headers).toMatchObject({
    "message-id": `<livrare-${id}@temelia.test>`,
    "x-temelia-livrare": String(id),
    "reply-to": "ajutor@exemplu.md",
  });
  expect(mail?.html).toContain("<h1>Bună, Ion &lt;b&gt;&amp;</h1>");
  expect(mail?.text).toContain("Bună, Ion <b>&\n\nSuma: 10 lei.\n\nAici (https://exemplu.md/x)");
  expect(
    mail?.attachments.map(({ name, content }) => [name, Buffer.from(content, "base64").toString()]),
  ).toEqual([["aviz ș.txt", "a\nb"]]);
  expect((await deliveryOf(id)).mesajId).toBeDefined();
});

it("the consumers of the lanes send in the language of the recipient, and mark forwarded copies, which say to how many the message went", async () => {
  const recipients = ["ro", "ru", "en"].map((limba) => ({
    canal: "Email" as const,
    adresa: `${limba}.limba@exemplu.md`,
    limba: limba as "ro" | "ru" | "en",
  }));
  await accepted({
    content: {
      texts: { subject: { ro: "Aviz", ru: "Уведомление" }, body: { ro: "Text", ru: "Текст" } },
      recipients,
      forwardTo: ["sef@exemplu.md"],
    },
  });
  await work();
  const subjects = [...recipients.map(({ adresa }) => adresa), "sef@exemplu.md"].map((to) => {
    const [mail] = mailsTo(to);
    return [mail?.subject, mail?.text.trim()];
  });
  expect(subjects).toEqual([
    ["Aviz", "Text"],
    ["Уведомление", "Текст"],
    ["Aviz", "Text"],
    ["[Copie] Aviz", "Copie a unei notificări trimise către 3 destinatari.\n\nText"],
  ]);
});

it("the consumers of the lanes send High by a queue of its own", async () => {
  const { id, adresa } = await accepted({ notification: { priority: "High" } });
  expect(await work()).toEqual({ handled: 0, failed: 0 });
  await drain(deliveriesHigh, urgent);
  expect([mailsTo(adresa).length, (await deliveryOf(id)).status]).toEqual([1, "Sent"]);
});

it("the consumers of the lanes end a system in test mode, and simulator addresses, at a simulator: the whole way and no connection", async () => {
  const before = mailSink.connections();
  const system = await createSystem({ mod: "PROBA" });
  const test = await accepted({ system });
  const permanent = await accepted({
    content: { recipients: [{ canal: "Email", adresa: "permanent@simulator.test" }] },
  });
  const temporary = await accepted({
    content: { recipients: [{ canal: "Email", adresa: "temporar@simulator.test" }] },
  });
  await work();
  expect(await deliveryOf(test.id)).toMatchObject({ status: "Delivered" });
  expect(await deliveryOf(permanent.id)).toMatchObject({ status: "Failed", cauza: "permanent" });
  expect(await deliveryOf(temporary.id)).toMatchObject({ status: "Failed", cauza: "temporary" });
  expect((await eventsOfNotification(test.notification)).map(({ tip }) => tip)).toEqual([
    "TRIMISA",
    "LIVRATA",
  ]);
  expect((await notificationOf(test.notification)).status).toBe("Delivered");
  expect(mailSink.connections()).toBe(before);
});

/* Before the clock is moved: what a process has cached then stays valid for longer. */
it("only the provider of the sender is asked", async () => {
  const provider = await createProvider({ configuratie: settings(), prioritate: 90 });
  const sender = await createSender({ providerId: provider.id, from: "taxe@exemplu.md" });
  const { id } = await accepted({ notification: { expeditorId: sender.id } });
  await forgotten();
  await work();
  expect(await deliveryOf(id)).toMatchObject({ status: "Sent", providerId: provider.id });
  const before = await read(Providers, { id: provider.id });
  if (before) await transact(changing(Providers, before, { ...before, activ: false } as Provider));
  await forgotten();
});

describe("an outage of the only provider", () => {
  it("spends no attempt while the breaker is open, and the message that comes after it is sent", async () => {
    closePools();
    mailSink.fail("connect", 421);
    const all = [await accepted(), await accepted(), await accepted(), await accepted(), await accepted()];
    for (const { id } of all) await handler({ Records: [recordOf(id)] } as never);
    const rows = await Promise.all(all.map(({ id }) => deliveryOf(id)));
    // Three faults in a row open the breaker: the third and all later ones wait without an attempt.
    expect(rows.map(({ incercari, status }) => [incercari, status])).toEqual([
      [1, "Sending"],
      [1, "Sending"],
      [0, "Sending"],
      [0, "Sending"],
      [0, "Sending"],
    ]);
    mailSink.recover();
    later(31);
    const last = await accepted();
    await handler({ Records: [recordOf(last.id)] } as never);
    expect((await deliveryOf(last.id)).status).toBe("Sent");
    for (const { id } of all) await handler({ Records: [recordOf(id)] } as never);
    const states = await Promise.all(all.map(async ({ id }) => (await deliveryOf(id)).status));
    expect(states).toEqual(Array.from({ length: 5 }, () => "Sent"));
    for (const { adresa } of all) expect(mailsTo(adresa)).toHaveLength(1);
  });
});

/* Last, because it moves the clock beyond what the process has cached. */
it("an outage of the first of two providers fails no delivery: after three faults the second one sends, and the first is back after one probe", async () => {
  later(200);
  const nowhere = { host: "127.0.0.1", port: 1 };
  const first = await createProvider({ configuratie: nowhere, prioritate: 1, canal: "Email" });
  const [second] = (await readPartition(Providers.table, PROVIDERS))
    .map((item) => recordIn<Provider>(item))
    .filter(({ activ, id }) => activ && id !== first.id);
  await putLast(second);
  later(2);
  const send = async () => {
    const { id } = await accept();
    await handler({ Records: [recordOf(id)] } as never);
    return deliveryOf(id);
  };
  const rows = [await send(), await send(), await send(), await send(), await send()];
  expect(rows.map(({ status, incercari, providerId }) => [status, incercari, providerId])).toEqual([
    ["Sending", 1, first.id],
    ["Sending", 1, first.id],
    ["Sent", 1, second?.id],
    ["Sent", 1, second?.id],
    ["Sent", 1, second?.id],
  ]);
  await update(Providers, { id: first.id }, (before) => ({ ...before, configuratie: settings() }));
  later(31);
  const back = [await send(), await send()];
  expect(back.map(({ status, providerId }) => [status, providerId])).toEqual([
    ["Sent", first.id],
    ["Sent", first.id],
  ]);
});

const putLast = async (provider: { id: number } | undefined) => {
  if (provider) await update(Providers, provider, (before) => ({ ...before, prioritate: 2 }));
};

const recordOf = (livrareId: number) => ({
  messageId: String(livrareId),
  receiptHandle: "",
  body: JSON.stringify({ livrareId }),
  messageAttributes: {},
});

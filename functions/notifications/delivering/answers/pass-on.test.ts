import { sentSms, someNumber, tell } from "./testing.ts";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { Webhook } from "standardwebhooks";
import { clock } from "../../../../shared/clock.ts";
import type { Stored } from "../../../../shared/data/entity.ts";
import { removing } from "../../../../shared/data/repository.ts";
import { transact } from "../../../../shared/data/transaction.ts";
import { guardedFetch } from "../../../../shared/outgoing/guarded-fetch.ts";
import { newWebhookSecret } from "../../../../shared/outgoing/webhooks.ts";
import { beforeCalls } from "../../../../shared/testing/before-calls.ts";
import { dump } from "../../../../shared/testing/dump.ts";
import { logLinesOf } from "../../../../shared/testing/log-lines.ts";
import { drain } from "../../../../shared/testing/queues.ts";
import { answerJob } from "../../accepting/callbacks/answer-job.ts";
import { handler } from "../../accepting/callbacks/consumer.ts";
import { answerRunner } from "../../accepting/callbacks/run-answer.ts";
import {
  type CalledServer,
  type CalledSystem,
  createCalledSystem,
  startCalledServer,
} from "../../accepting/callbacks/testing.ts";
import { gatewayProvider } from "../channels/testing/messages.ts";
import { eventsOfNotification, later, notificationOf } from "../delivery/testing.ts";
import { callbacks } from "../../records/lanes.ts";
import { Notifications } from "../../records/notification.ts";
import type { Provider } from "../../records/provider.ts";
import { createContact, createRecipient } from "../../recipients/registry/testing.ts";

const key = newWebhookSecret();
let server: CalledServer;
let called: CalledSystem;
let provider: Stored<Provider>;
let number: string;

beforeAll(async () => {
  server = await startCalledServer();
  provider = await gatewayProvider("http://127.0.0.1:9/", { secret: key }, { recipise: true });
});
beforeEach(async () => {
  [called, number] = [await createCalledSystem(`${server.url}/apeluri`), someNumber()];
});
afterEach(async () => {
  clock.resume();
  await drain(callbacks, () => Promise.resolve({ batchItemFailures: [] }));
  server.calls.length = 0;
  server.answer = (_call, reply) => void reply.writeHead(204).end();
});
afterAll(() => server.stop());

/** An SMS of the system that is called, whose change of state it has been told. */
async function send(callbackUrl: string | undefined = called.system.callbackUrl) {
  const sms = await sentSms({
    to: number,
    by: provider,
    system: called.system,
    notification: { callbackUrl },
  });
  await drain(callbacks, handler);
  server.calls.length = 0;
  return sms;
}

const answerOf = (text: string) => ({ from: number, text, at: clock.iso() });
const answer = (told: object) => tell(told, provider, { key });
const work = () => drain(callbacks, handler);
const run = answerRunner(guardedFetch(["127.0.0.1"]));

/** Takes the message of an answer from the queue, and returns the id of its row. */
async function signalled(): Promise<number> {
  const ids: number[] = [];
  await drain(callbacks, ({ Records }) => {
    ids.push(...Records.map(({ body }) => (JSON.parse(body) as { answerId: number }).answerId));
    return Promise.resolve({ batchItemFailures: [] });
  });
  return ids[0] ?? 0;
}

const bodies = () => server.calls.map(({ body }) => JSON.parse(body) as Record<string, unknown>);

it("any other text goes to the callback of the system as received, signed, with the delivery and without the number", async () => {
  const sms = await send();
  const told = answerOf("Mulțumesc, vin mâine");
  expect((await answer(told)).status).toBe(202);
  expect(await work()).toEqual({ handled: 1, failed: 0 });
  const { body = "", headers = {}, path } = server.calls[0] ?? {};
  expect(path).toBe("/apeluri");
  expect(new Webhook(called.secret).verify(body, headers)).toEqual({
    type: "received",
    trackingId: sms.notification.trackingId,
    delivery: { id: sms.id, channel: "SMS", status: "Sent" },
    text: "Mulțumesc, vin mâine",
    at: told.at,
  });
});

it("any other text has the number masked, if a phone adds it to the text", async () => {
  await send();
  const forms = [number, number.slice(1), `0${number.slice(4)}`];
  await answer(answerOf(`Sunați la ${forms.join(" sau ")}`));
  await work();
  const { text } = bodies()[0] ?? {};
  expect(text).toMatch(/^Sunați la \+373•••••\d{3} sau /);
  expect(server.calls[0]?.body).not.toContain(number.slice(4));
});

it("any other text to an SMS for a person names neither the person nor a number", async () => {
  const person = await createRecipient({ nume: "Canar Răspuns" });
  const contact = await createContact(person.id, { canal: "SMS", adresa: number });
  const delivery = { destinatarId: person.id, contactId: contact.id };
  const { callbackUrl } = called.system;
  await sentSms({
    to: number,
    by: provider,
    system: called.system,
    delivery,
    notification: { callbackUrl },
  });
  await work();
  server.calls.length = 0;
  await answer(answerOf("Da"));
  await work();
  expect(bodies()).toMatchObject([{ type: "received", text: "Da" }]);
  const told = JSON.stringify(server.calls);
  for (const hidden of [number.slice(4), "Canar", person.idnp, String(person.id)])
    expect(told).not.toContain(hidden);
});

it("any other text that the provider sends 20 times at once is told once", async () => {
  await send();
  const told = answerOf("Da");
  const answers = await Promise.all(Array.from({ length: 20 }, () => answer(told)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]));
  await work();
  await answer(told);
  await work();
  expect(bodies()).toHaveLength(1);
  await answer({ ...told, at: new Date(Date.parse(told.at) + 1).toISOString() });
  await work();
  expect(bodies()).toHaveLength(2);
});

it("any other text of a notification without a callback, and of an unknown number, goes nowhere", async () => {
  await sentSms({ to: number, by: provider, system: called.system });
  await work();
  server.calls.length = 0;
  expect((await answer(answerOf("Da"))).status).toBe(202);
  expect((await answer({ ...answerOf("Da"), from: someNumber() })).status).toBe(202);
  expect(await work()).toEqual({ handled: 0, failed: 0 });
  expect(server.calls).toEqual([]);
});

it("any other text also answers an official message, where nothing can be declined; STOP to it is passed on to nobody", async () => {
  const { callbackUrl } = called.system;
  const official = { to: number, by: provider, system: called.system, categorie: null };
  await sentSms({ ...official, notification: { callbackUrl } });
  await work();
  server.calls.length = 0;
  await answer(answerOf("Da"));
  await answer(answerOf("STOP"));
  await work();
  expect(bodies().map(({ text }) => text)).toEqual(["Da"]);
});

it("the call is repeated with the same id until the system takes it; then the text is gone", async () => {
  await send();
  server.answer = (_call, reply) => void reply.writeHead(503).end();
  await answer(answerOf("Canar-text"));
  const id = await signalled();
  await run(id);
  expect(JSON.stringify(await dump())).toContain("Canar-text");
  server.answer = (_call, reply) => void reply.writeHead(200).end();
  later(15);
  await run(id);
  const ids = server.calls.map(({ headers }) => headers["webhook-id"]);
  expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
  expect(JSON.stringify(await dump())).not.toContain("Canar-text");
});

it("the call is given up after 24 hours: an event tells, and the text is gone", async () => {
  const { notification } = await send();
  server.answer = (_call, reply) => void reply.writeHead(500).end();
  await answer(answerOf("Canar-pierdut"));
  const id = await signalled();
  await run(id);
  later(24 * 3600);
  await run(id);
  const failed = (await eventsOfNotification(notification)).find(({ tip }) => tip === "APEL_ESUAT");
  expect(failed?.detalii).toMatchObject({ fapt: "raspuns-sms", apeluri: 1 });
  expect(JSON.stringify(await dump())).not.toContain("Canar-pierdut");
});

it("the call is not made for a notification that was removed meanwhile", async () => {
  const { notification } = await send();
  await answer(answerOf("Da"));
  await transact(removing(Notifications, await notificationOf(notification)));
  await work();
  expect(server.calls).toEqual([]);
});

it("the call whose worker was stopped after the answer was stored is made by the sweep", async () => {
  await send();
  await answer(answerOf("Canar-maturat"));
  await signalled();
  later(700);
  // The index lags.
  await new Promise((resolve) => setTimeout(resolve, 1000));
  await answerJob.sweep(Infinity);
  await work();
  expect(bodies().filter(({ text }) => text === "Canar-maturat")).toHaveLength(1);
});

it("the call that was taken, but stopped before that was stored, is repeated with the same id", async () => {
  await send();
  await answer(answerOf("Da"));
  const id = await signalled();
  const noting = { command: "TransactWriteItemsCommand", about: '"preluatLa"', most: 1 };
  const killed = () => Promise.reject(new Error("killed"));
  await expect(beforeCalls(noting, killed, () => run(id))).rejects.toThrow("killed");
  later(120);
  await run(id);
  const ids = server.calls.map(({ headers }) => headers["webhook-id"]);
  expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
});

it("the call neither logs the number nor the text", async () => {
  await send();
  server.answer = (_call, reply) => void reply.writeHead(500).end();
  const lines = await logLinesOf(async () => {
    await answer(answerOf("Canar-jurnal"));
    await work();
  });
  for (const hidden of [number.slice(4), "Canar-jurnal"]) expect(lines).not.toContain(hidden);
});

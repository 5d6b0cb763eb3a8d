import { isDeclinedAt, preferencesOf, sentSms, someNumber, tell } from "./testing.ts";
import { administrator, call, createSystem } from "../../testing.ts";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type SmsGateway, startSmsGateway } from "../../../../localstack/providers/sms-gateway.ts";
import { clock } from "../../../../shared/clock.ts";
import type { Stored } from "../../../../shared/data/entity.ts";
import { nextId } from "../../../../shared/ids.ts";
import { newWebhookSecret } from "../../../../shared/outgoing/webhooks.ts";
import { beforeCalls } from "../../../../shared/testing/before-calls.ts";
import { logLinesOf } from "../../../../shared/testing/log-lines.ts";
import { gatewayProvider } from "../channels/testing/messages.ts";
import { accept, deliverBy, deliveryOf, fakeChannels } from "../delivery/testing.ts";
import { createProvider } from "../providers/testing.ts";
import type { Provider } from "../../records/provider.ts";
import type { System } from "../../records/system.ts";
import { createContact, createPreference, createRecipient } from "../../recipients/registry/testing.ts";
import { sealSecretOf } from "../channels/secrets.ts";

const key = newWebhookSecret();
let gateway: SmsGateway;
let provider: Stored<Provider>;
let system: Stored<System>;
let number: string;

beforeAll(async () => {
  gateway = await startSmsGateway({ token: "t" });
  provider = await gatewayProvider(gateway.url, { token: "t", secret: key }, { recipise: true });
});
beforeEach(async () => {
  [system, number] = [await createSystem({ denumire: "Primăria Bălți" }), someNumber()];
});
afterEach(() => {
  gateway.recover();
  gateway.clear();
  clock.resume();
});
afterAll(() => gateway.stop());

let second = 0;
/** A time of an answer: each one is later than those before it. */
const nextTime = () => new Date(Date.now() + (second += 1) * 10).toISOString();

const answerOf = (text: string, from = number, at = nextTime()) => ({ from, text, at });
const answer = (text: string, from = number) => tell(answerOf(text, from), provider, { key });
const send = (fields: Partial<Parameters<typeof sentSms>[0]> = {}) =>
  sentSms({ to: number, by: provider, system, ...fields });
const isDeclined = (categorie = "noutati") => isDeclinedAt(number, { sistemId: system.id, categorie });
const confirmations = (to = number) => gateway.texts().filter((one) => one.to === to);

/** A person of the registry whose number it is, and an SMS to that person. */
async function sentToPerson(limba: "ro" | "ru" = "ro") {
  const person = await createRecipient({ limba });
  const contact = await createContact(person.id, { canal: "SMS", adresa: number });
  const sms = await send({ delivery: { destinatarId: person.id, contactId: contact.id } });
  expect((await deliveryOf(sms.id)).status).toBe("Sent");
  return person;
}

describe("STOP", () => {
  it.each(["STOP", "stopare", "Стоп, пожалуйста"])(
    "STOP as “%s” declines the category of the last SMS for a number, and one SMS confirms it",
    async (text) => {
      await send();
      const { status, json } = await answer(text);
      expect([status, json]).toEqual([202, { accepted: 1 }]);
      expect(await isDeclined()).toBe(true);
      expect(confirmations().map((one) => one.text)).toEqual([
        "Nu mai primiți mesajele „noutati” de la Primăria Bălți. Dacă le doriți din nou, răspundeți START.",
      ]);
      const next = await accept({
        system,
        content: { recipients: [{ canal: "SMS", adresa: number }] },
        delivery: { categorie: "noutati" },
      });
      await deliverBy(fakeChannels([provider]), next.id);
      expect(await deliveryOf(next.id)).toMatchObject({ status: "Cancelled", motiv: "refuz-destinatar" });
    },
  );

  it("STOP declines it for a person of the registry by a preference, and confirms in their language", async () => {
    const person = await sentToPerson("ru");
    await answer("стоп");
    expect(await preferencesOf(person.id)).toEqual([[system.id, "noutati", false]]);
    expect(await isDeclined()).toBe(false);
    expect(confirmations().map((one) => one.text)).toEqual([
      "Вы больше не получаете сообщения «noutati» от Primăria Bălți. Чтобы получать их снова, ответьте СТАРТ.",
    ]);
  });

  it("STOP to an SMS to a number declines it there, and for the person if the number belongs to nobody else", async () => {
    const [owner, stranger] = [await createRecipient(), await createRecipient()];
    await createContact(owner.id, { canal: "SMS", adresa: number });
    await createContact(stranger.id, { canal: "SMS", adresa: number, verificat: false });
    await send();
    await answer("STOP");
    expect(await isDeclined()).toBe(true);
    expect(await preferencesOf(owner.id)).toEqual([[system.id, "noutati", false]]);
    expect(await preferencesOf(stranger.id)).toEqual([]);
  });

  it("STOP from a number of two people declines it only for the number", async () => {
    const people = [await createRecipient(), await createRecipient()];
    for (const { id } of people) await createContact(id, { canal: "SMS", adresa: number });
    await send();
    await answer("STOP");
    expect(await isDeclined()).toBe(true);
    for (const { id } of people) expect(await preferencesOf(id)).toEqual([]);
  });

  it("STOP declines for the system whose SMS went to the number last, and only for its category", async () => {
    const other = await createSystem();
    await send({ categorie: "vechi" });
    await send({ system: other });
    await send({ categorie: "oferte" });
    await answer("STOP");
    expect(await Promise.all(["vechi", "noutati", "oferte"].map(isDeclined))).toEqual([false, false, true]);
    expect(await isDeclinedAt(number, { sistemId: other.id })).toBe(false);
  });

  it("STOP that arrives late answers the SMS that was the last one at its time", async () => {
    await send({ categorie: "vechi" });
    const late = answerOf("STOP", number, clock.iso());
    clock.freeze(new Date(clock.now().getTime() + 120_000));
    await send({ categorie: "nou" });
    await tell(late, provider, { key });
    expect(await Promise.all(["vechi", "nou"].map(isDeclined))).toEqual([true, false]);
  });

  it("STOP passes over SMS that never went to the number: cancelled ones, and those of the simulator", async () => {
    await send();
    await answer("STOP");
    await send();
    await send({ system: await createSystem({ mod: "PROBA" }), by: { ...provider, tip: "SIMULATOR" } });
    gateway.clear();
    await answer("START");
    expect(await isDeclined()).toBe(false);
    await answer("STOP");
    expect(await isDeclined()).toBe(true);
  });

  it("STOP to an official message, and from a number that got no SMS, declines and confirms nothing", async () => {
    await send({ categorie: null });
    expect((await answer("STOP")).status).toBe(202);
    const stranger = someNumber();
    expect((await answer("STOP", stranger)).status).toBe(202);
    expect((await answer("STOP", "1234")).status).toBe(202);
    expect((await answer("STOP", "Orange")).status).toBe(202);
    expect(gateway.texts()).toEqual([]);
  });

  it("STOP after an official message is not about an earlier one, also after an earlier STOP", async () => {
    await send();
    await answer("STOP");
    await answer("START");
    await send({ categorie: null });
    await answer("STOP");
    expect(await isDeclined()).toBe(false);
    expect(confirmations()).toHaveLength(2);
  });

  it("twice is confirmed once, from a national number as from an international one", async () => {
    await send();
    await answer("STOP");
    await answer("STOPARE", `0${number.slice(4)}`);
    expect(confirmations()).toHaveLength(1);
  });

  it("20 times at once declines once and is confirmed once, as one answer and as 20", async () => {
    await send();
    const person = await sentToPerson();
    const same = answerOf("STOP");
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => tell(i % 2 ? same : answerOf("stop"), provider, { key })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]));
    expect(await preferencesOf(person.id)).toEqual([[system.id, "noutati", false]]);
    expect(confirmations()).toHaveLength(1);
    // Not even under the same Idempotency-Key.
    expect(Object.values(gateway.counts())).toEqual([1]);
  });

  it("STOP that comes again is about the same SMS, although another one came since", async () => {
    await send();
    const stop = answerOf("STOP");
    await tell(stop, provider, { key });
    await send({ categorie: "alta" });
    await tell(stop, provider, { key });
    expect(await Promise.all(["noutati", "alta"].map(isDeclined))).toEqual([true, false]);
    expect(confirmations()).toHaveLength(1);
  });

  it("STOP again, after the decline was undone in another way, declines and confirms again", async () => {
    const person = await sentToPerson();
    await answer("STOP");
    const admin = await administrator();
    const { json } = await call<{ items: { id: number }[] }>(
      `GET /api/preferinta-notificares?destinatarId=${person.id}`,
      admin,
    );
    await call(`DELETE /api/preferinta-notificares/${json.items[0]?.id ?? 0}`, admin);
    expect(await preferencesOf(person.id)).toEqual([]);
    await answer("STOP");
    expect(await preferencesOf(person.id)).toEqual([[system.id, "noutati", false]]);
    expect(confirmations()).toHaveLength(2);
  });
});

it("START takes a decline of a number back and confirms it, once however often it comes", async () => {
  await send();
  await answer("STOP");
  gateway.clear();
  await answer("Start, vă rog");
  await answer("СТАРТ");
  expect(await isDeclined()).toBe(false);
  expect(confirmations().map((one) => one.text)).toEqual([
    "Primiți din nou mesajele „noutati” de la Primăria Bălți. Dacă nu le doriți, răspundeți la ele STOP.",
  ]);
});

it("START takes back a preference of a person, also beside one that declines everything of the system", async () => {
  const person = await sentToPerson();
  await answer("STOP");
  await createPreference(person.id, { sistemId: system.id, activ: false });
  await answer("START");
  expect(await preferencesOf(person.id)).toContainEqual([system.id, "noutati", true]);
  expect(confirmations()).toHaveLength(2);
});

it("START takes back the last decline, although another SMS came since, and no earlier one", async () => {
  await send({ categorie: "prima" });
  await answer("STOP");
  await send({ categorie: "a-doua" });
  await answer("STOP");
  await send({ categorie: null });
  await answer("START");
  await answer("START");
  expect(await Promise.all(["prima", "a-doua"].map(isDeclined))).toEqual([true, false]);
  expect(confirmations()).toHaveLength(3);
});

it("START without a decline does nothing", async () => {
  await send();
  expect((await answer("START")).status).toBe(202);
  expect(gateway.texts()).toEqual([]);
});

it("START is not undone by a STOP before it that comes again, or late", async () => {
  await send();
  const [stop, lateStop] = [answerOf("STOP"), answerOf("STOP, STOP")];
  await tell(stop, provider, { key });
  await answer("START");
  await tell(stop, provider, { key });
  await tell(lateStop, provider, { key });
  expect(await isDeclined()).toBe(false);
  expect(confirmations()).toHaveLength(2);
});

it("START wins over an earlier STOP whose worker is slower", async () => {
  await send();
  const [stop, start] = [answerOf("STOP"), answerOf("START")];
  const declining = { command: "TransactWriteItemsCommand", about: "refuz-destinatar", most: 1 };
  const reached = Promise.withResolvers<undefined>();
  // A separate request, so that it does not begin inside the first one.
  const started = reached.promise.then(() => tell(start, provider, { key }));
  const act = async () => {
    reached.resolve(undefined);
    await started;
  };
  await beforeCalls(declining, act, () => tell(stop, provider, { key }));
  expect(await isDeclined()).toBe(false);
  expect(confirmations().map((one) => one.text.slice(0, 10))).toEqual(["Primiți di"]);
});

describe("an answer that another provider files", () => {
  let other: Stored<Provider>;
  const otherKey = newWebhookSecret();
  beforeAll(async () => {
    other = await gatewayProvider(gateway.url, { token: "t", secret: otherKey }, { prioritate: 9 });
  });
  const file = (text: string, from = number) => tell(answerOf(text, from), other, { key: otherKey });

  it("an answer that another provider files declines nothing for a number that the provider never served, and nothing is sent", async () => {
    const person = await sentToPerson();
    await send();
    expect((await file("STOP")).status).toBe(202);
    expect([await isDeclined(), await preferencesOf(person.id)]).toEqual([false, []]);
    expect(gateway.texts()).toEqual([]);
  });

  it("an answer that another provider files takes no decline back that was made by an answer to one provider's SMS", async () => {
    await send();
    await answer("STOP");
    await file("START");
    expect(await isDeclined()).toBe(true);
    await send({ by: other, categorie: "alta" });
    await file("START");
    expect(await isDeclined()).toBe(true);
  });

  it("an answer that another provider files counts for what that provider sent, also if another one sent an SMS since", async () => {
    await send({ by: other, categorie: "alta" });
    await send();
    await file("STOP");
    expect(await Promise.all(["noutati", "alta"].map(isDeclined))).toEqual([false, true]);
    await file("START");
    expect(await isDeclined("alta")).toBe(false);
  });

  it("confirms at most ten decisions of a number in an hour", async () => {
    await send();
    for (let i = 0; i < 8; i += 1) {
      await answer("STOP");
      await answer("START");
    }
    expect(confirmations()).toHaveLength(10);
    expect(await isDeclined()).toBe(false);
  });
});

describe("answers and receipts of one call", () => {
  it("are taken together, those of a number in the order of their times", async () => {
    const sms = await send();
    const [stop, start] = [answerOf("STOP"), answerOf("START")];
    const receipt = { reference: `livrare-${sms.id}`, status: "Delivered" };
    const { status, json } = await tell([start, receipt, stop], provider, { key });
    expect([status, json]).toEqual([202, { accepted: 3 }]);
    expect((await deliveryOf(sms.id)).status).toBe("Delivered");
    expect(await isDeclined()).toBe(false);
    expect(confirmations()).toHaveLength(2);
  });

  it.each([
    ["a time", { from: "+37369123456", text: "STOP" }],
    ["a number", { text: "STOP", at: "2026-11-26T10:00:00Z" }],
    ["a text", { from: "+37369123456", at: "2026-11-26T10:00:00Z" }],
    ["a correct time", { from: "+37369123456", text: "STOP", at: "ieri" }],
    ["a number of a possible length", { from: "1".repeat(41), text: "STOP", at: "2026-11-26T10:00:00Z" }],
  ])("are refused without %s, which the refusal does not repeat", async (_, told) => {
    const { status, text } = await tell(told, provider, { key });
    expect(status).toBe(400);
    expect(text).not.toContain("37369123456");
  });

  it("are refused from a provider of another channel", async () => {
    const id = nextId();
    const mail = await createProvider({ id, sigilate: { secret: await sealSecretOf(id, "secret", key) } });
    const { status, json } = await tell(answerOf("STOP"), mail, { key });
    expect([status, json]).toMatchObject([400, { errors: [{ field: "from", code: "raspunsFaraSms" }] }]);
  });

  it("that are forged are refused as forged receipts are, and change nothing", async () => {
    await send();
    const stop = answerOf("STOP");
    const receipt = { reference: "livrare-1", status: "Delivered" };
    const forged = await Promise.all([
      tell(receipt, provider, { key: newWebhookSecret() }),
      tell(stop, provider, { key: newWebhookSecret() }),
      tell(stop, { cod: "NIMENI" }, { key }),
      tell(answerOf("alt text"), provider, { key, body: JSON.stringify(stop) }),
      call(`POST /api/v1/app/receipts/${provider.cod}`, await administrator(), stop),
    ]);
    const comparable = forged.map(({ status, json, headers }) => {
      const { instance: _, correlationId: __, ...problem } = json as Record<string, unknown>;
      return JSON.stringify([status, problem, headers["www-authenticate"]]);
    });
    expect(new Set(comparable).size).toBe(1);
    expect(forged[0]?.status).toBe(401);
    expect(await isDeclined()).toBe(false);
  });
});

it("a confirmation that no provider takes is 503, so that the provider repeats the answer: then it is sent, once", async () => {
  await send();
  const stop = answerOf("STOP");
  gateway.fail(503);
  const { status, json } = await tell(stop, provider, { key });
  expect([status, json]).toMatchObject([503, { message: "error.confirmareNetrimisa" }]);
  expect(await isDeclined()).toBe(true);
  gateway.recover();
  clock.freeze(new Date(clock.now().getTime() + 120_000));
  for (let i = 0; i < 3; i += 1) expect((await tell(stop, provider, { key })).status).toBe(202);
  expect(confirmations()).toHaveLength(1);
});

it("neither logs, nor answers, nor keys hold the number", async () => {
  await send();
  const digits = number.slice(1);
  const lines = await logLinesOf(async () => {
    for (const text of ["STOP", "START", "altceva"]) expect((await answer(text)).text).not.toContain(digits);
    gateway.fail(503);
    await answer("STOP");
  });
  expect(lines).not.toContain(digits);
  expect(lines).not.toContain(number.slice(4));
});

import {
  administrator,
  call,
  createCategory,
  createGroup,
  createMachine,
  createSystem,
  createTemplate,
  fresh,
  operatorOf,
} from "../../testing.ts";
import { beforeAll, expect, it } from "vitest";
import type * as z from "zod";
import type { PageOf } from "../../../../shared/http/responses.ts";
import { callsOf } from "../../../../shared/testing/aws-calls.ts";
import { keys } from "../../../../shared/testing/caller.ts";
import { addPersonTo, bearerOf } from "../../../../shared/testing/people.ts";
import { newIdnp } from "../../../../shared/testing/state-numbers.ts";
import { create } from "../../../../shared/data/repository.ts";
import { deliverBy, fakeChannels } from "../../delivering/delivery/testing.ts";
import { addMembers } from "../../recipients/groups/members.ts";
import { createPerson } from "../../recipients/people/testing/records.ts";
import { addressHmac } from "../../records/hmac.ts";
import { memberOfNumber } from "../../records/member-number.ts";
import type { NotificationView } from "../../records/notification.ts";
import { decliningSuppression, Suppressions, suppressionIdOf } from "../../records/suppression.ts";
import { changesIn } from "../callbacks/testing.ts";
import { email, stored, storedDeliveries } from "../sending/testing.ts";
import { reread } from "../tracking/testing.ts";
import type { EstimateView } from "./estimate.ts";

keys.sent = false;

const ESTIMATES = "POST /api/v1/staff/notifications/estimates";
const TESTS = "POST /api/v1/staff/notifications/tests";

let system: { id: number };
let operator: Record<string, string>;
let admin: Record<string, string>;
beforeAll(async () => {
  ({ system } = await createMachine());
  operator = await operatorOf(system);
  admin = await administrator();
});

const text = { subject: "Salut", body: "Text" };
const ask = (body: object, headers = operator) =>
  call<z.output<typeof EstimateView>>(ESTIMATES, headers, { ...text, ...body });
const ends = clockSeconds();

/** A day from now, in seconds since 1970. */
function clockSeconds(): number {
  return Math.floor(Date.now() / 1000) + 86_400;
}

const someone = (fields: Parameters<typeof createPerson>[0] = {}) =>
  createPerson({ mail: `${fresh("om")}@exemplu.md`, ...fields });

/** A suppression of the mail address. */
const suppress = (adresa: string) => {
  const adresaHmac = addressHmac("Email", adresa);
  return create(Suppressions, {
    ...{
      id: suppressionIdOf(adresaHmac),
      canal: "Email",
      adresaHmac,
      motiv: "adresa-refuzata",
      cod: "5.1.1",
    },
    ...{ sistemId: system.id, notificareId: 1, livrareId: 1, creatLa: new Date().toISOString() },
    ...{ eventsExpireOn: ends, expiresOn: ends },
  });
};

it("an estimate counts by channel whom a notification reaches, who has no address, whose is suppressed and who has refused, and writes nothing", async () => {
  const categorie = fresh("c");
  const adresa = `${fresh("suprimat")}@exemplu.md`;
  await suppress(adresa);
  const people = await Promise.all([
    ...Array.from({ length: 7 }, () => someone()),
    someone({ mail: adresa }),
    createPerson({}),
    someone({ preferences: [{ categorie, activ: false, canale: [] }] }),
    createPerson({ sms: "+37369123456", preferences: [{ canale: ["SMS"], activ: true }] }),
  ]);
  const group = await createGroup({ sistemId: system.id });
  await addMembers(
    group.id,
    people.map(({ id }) => ({ id })),
  );
  const kept = async () => (await stored()).filter((line) => !line.includes("#named-members#"));
  const before = await kept();
  const { status, json } = await ask({ categorie, recipients: [{ type: "Group", value: group.cod }] });
  expect([status, json]).toEqual([
    200,
    {
      ...{ total: 11, verificati: 11, omisi: 0, limbi: [] },
      canale: [
        { canal: "Email", ajung: 7, faraContact: 1, suprimate: 1, refuzate: 1 },
        { canal: "SMS", ajung: 1, faraContact: 0, suprimate: 0, refuzate: 0 },
      ],
    },
  ]);
  expect(await kept()).toEqual(before);
});

it("an estimate says who gets the message in another language than their own", async () => {
  const people = await Promise.all(
    Array.from({ length: 10 }, (_, i) => someone({ limba: i < 4 ? "ru" : "ro" })),
  );
  const recipients = people.map(({ idnp }) => ({ type: "IDNP", value: idnp }));
  expect((await ask({ recipients })).json.limbi).toEqual([{ ceruta: "ru", limba: "ro", destinatari: 4 }]);
  const both = { subject: { ro: "Salut", ru: "Привет" }, body: { ro: "Text", ru: "Текст" }, recipients };
  expect((await ask(both)).json.limbi).toEqual([]);
});

it("an estimate of addresses counts a category that their owners declined, unless it is official", async () => {
  const categorie = fresh("c");
  const addresses = Array.from({ length: 10 }, () => `${fresh("a")}@exemplu.md`);
  const adresaHmac = addressHmac("Email", addresses[0] ?? "");
  const of = { canal: "Email", adresaHmac, sistemId: system.id, notificareId: 1, livrareId: 1 } as const;
  await create(Suppressions, decliningSuppression({ ...of, categorie, eventsExpireOn: ends }));
  const refusedIn = async () =>
    (await ask({ categorie, recipients: addresses.map((one) => email(one)) })).json.canale;
  expect(await refusedIn()).toMatchObject([{ ajung: 9, refuzate: 1 }]);
  await createCategory({ sistemId: system.id, cod: categorie, refuzabila: false });
  expect(await refusedIn()).toMatchObject([{ ajung: 10, refuzate: 0 }]);
});

it("of fewer than ten recipients an operator learns only how many they are; an administrator reads the registry", async () => {
  const { idnp } = await someone();
  const recipients = [{ type: "IDNP", value: idnp }];
  const unknown = [{ type: "IDNP", value: newIdnp() }];
  const answers = await Promise.all([ask({ recipients }), ask({ recipients: unknown })]);
  expect(answers.map(({ json }) => json)).toEqual(Array(2).fill({ total: 1, verificati: 0 }));
  expect((await ask({ recipients, sistemId: system.id }, admin)).json).toMatchObject({
    canale: [{ canal: "Email", ajung: 1 }],
  });
});

it("an estimate looks at 300 recipients at most, in a bounded number of calls, and says so", async () => {
  const group = await createGroup({ sistemId: system.id });
  await addMembers(
    group.id,
    Array.from({ length: 330 }, () => memberOfNumber("idnp", newIdnp())),
  );
  const sender = await operatorOf(system);
  const { calls, result } = await callsOf(() =>
    ask({ recipients: [{ type: "Group", value: group.cod }] }, sender),
  );
  expect(result.json).toMatchObject({ total: 330, verificati: 300, omisi: 300, canale: [] });
  expect(calls.length).toBeLessThan(400);
  expect(calls.filter(({ name }) => /Put|Write|Send/.test(name))).toEqual([]);
});

it("an estimate refuses what the sending refuses", async () => {
  const recipients = [email("ion@exemplu.md")];
  const other = await createSystem();
  const statuses = [
    ask({ recipients: [email("nimic")] }),
    ask({ recipients, sistemId: other.id }),
    ask({ recipients, scheduledAt: "2020-01-01T00:00:00.000Z" }),
    ask({ recipients: [{ type: "Group", value: "NIMIC" }] }),
  ].map(async (answer) => (await answer).status);
  expect(await Promise.all(statuses)).toEqual([400, 400, 400, 400]);
});

/** An operator with a mail address of their own. */
async function withMail(adresa: string) {
  const account = await addPersonTo("notifications", {
    authorities: ["ROLE_USER", "ROLE_OPERATOR"],
    sistemId: system.id,
    email: adresa,
  });
  return bearerOf("notifications", account);
}

it("a test goes to the address of the account alone, marked, in the chosen language, with the values of the recipient that it stands for", async () => {
  const adresa = `${fresh("op")}@exemplu.md`;
  const headers = await withMail(adresa);
  const { status, json } = await call<NotificationView>(TESTS, headers, {
    subject: { ro: "Salut, {{nume}}", ru: "Привет, {{nume}}" },
    body: { ro: "Text", ru: "Текст" },
    limba: "ru",
    variables: { nume: "Ана" },
  });
  expect([status, json]).toMatchObject([201, { proba: true, total: 1 }]);
  const channels = fakeChannels(undefined, {
    hand: () => Promise.resolve({ kind: "accepted", messageId: "m" }),
  });
  for (const { id } of await storedDeliveries(await reread(json))) await deliverBy(channels, id);
  expect(channels.given).toMatchObject([{ to: adresa, subject: "[Проба] Привет, Ана" }]);
  expect(channels.given[0]?.text).toBe("Пробное сообщение, отправленное только его автору.\n\nТекст");
  expect(channels.given[0]?.unsubscribe).toBeUndefined();
});

it("a test of an official without an address of their own is refused: nobody would get it", async () => {
  const headers = await withMail(`${fresh("oficial")}@login.invalid`);
  expect((await call(TESTS, headers, text)).status).toBe(409);
});

it("a test is in no list, tells its system nothing, and takes nothing of the limit of a day", async () => {
  const { system: own } = await createMachine({ limitaPeZi: 1 });
  const headers = await operatorOf(own);
  const { status, json } = await call<NotificationView>(TESTS, headers, text);
  expect(status).toBe(201);
  const channels = fakeChannels(undefined, {
    hand: () => Promise.resolve({ kind: "accepted", messageId: "m" }),
  });
  for (const { id } of await storedDeliveries(await reread(json))) await deliverBy(channels, id);
  const list = await call<PageOf<NotificationView>>("GET /api/v1/staff/notifications", headers);
  expect([list.json.items, await changesIn(own)]).toEqual([[], []]);
  const sent = await call("POST /api/v1/staff/notifications", headers, {
    ...text,
    recipients: [email("ion@exemplu.md")],
  });
  expect(sent.status).toBe(201);
});

it("a person sends ten tests an hour; what is refused takes none of them", async () => {
  const headers = await withMail(`${fresh("op")}@exemplu.md`);
  const { id } = await createTemplate({ sistemId: system.id });
  const send = async (body: object) => (await call(TESTS, headers, body)).status;
  expect(await send({ template: { id } })).toBe(400);
  const statuses: number[] = [];
  for (let i = 0; i < 11; i += 1) statuses.push(await send(text));
  expect(statuses).toEqual([...Array<number>(10).fill(201), 429]);
});

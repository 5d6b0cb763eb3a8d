import {
  administrator,
  call,
  callWith,
  createCategory,
  createMachine,
  createSystem,
  createTemplate,
  fresh,
  operatorOf,
} from "../../testing.ts";
import { beforeAll, expect, it } from "vitest";
import type { PageOf } from "../../../../shared/http/responses.ts";
import type { LibraryCategory } from "../../records/category.ts";
import { createPerson } from "../../recipients/people/testing/records.ts";
import { deliverBy, fakeChannels } from "../../delivering/delivery/testing.ts";
import {
  email,
  type Machine,
  noticeOf,
  notificationOf,
  notify,
  storedDeliveries,
} from "../sending/testing.ts";
import type { NotificationView } from "../../records/notification.ts";
import { tokenFor } from "../../recipients/unsubscribe/token.ts";
import { createCitizen } from "../../self-service/testing.ts";

const ADMIN = "/api/v1/admin/categories";
const STAFF = "/api/v1/staff/categories";

let machine: Machine;
let admin: Record<string, string>;
let operator: Record<string, string>;
beforeAll(async () => {
  machine = await createMachine();
  admin = await administrator();
  operator = await operatorOf(machine.system);
});

const body = (fields: object = {}) => ({
  sistemId: machine.system.id,
  cod: fresh("c"),
  denumire: { ro: "Mementouri", ru: "Напоминания", en: "Reminders" },
  ...fields,
});
/** A person with a mail address who does not want a category. */
const declining = (categorie: string) =>
  createPerson({ mail: `${fresh("om")}@exemplu.md`, preferences: [{ categorie, activ: false, canale: [] }] });
const codesIn = ({ items }: PageOf<LibraryCategory>) => items.map(({ cod }) => cod);

it("a category has a name in three languages, can be declined unless it says otherwise, and is read by operators of its system alone", async () => {
  const sent = body({ descriere: { ro: "Termene de plată" } });
  const { status, json } = await call<LibraryCategory>(`POST ${ADMIN}`, admin, sent);
  expect([status, json]).toMatchObject([201, { ...sent, refuzabila: true, activ: true }]);
  const stranger = await operatorOf(await createSystem());
  const list = async (headers: Record<string, string>) =>
    codesIn((await call<PageOf<LibraryCategory>>(`GET ${STAFF}`, headers)).json);
  expect([await list(operator), await list(stranger)]).toEqual([expect.arrayContaining([sent.cod]), []]);
  const read = async (headers: Record<string, string>) =>
    (await call(`GET ${STAFF}/${json.id}`, headers)).status;
  expect([await read(operator), await read(stranger)]).toEqual([200, 404]);
});

it("a code is once in its system, and a category stays in its system", async () => {
  const sent = body();
  const { json } = await call<LibraryCategory>(`POST ${ADMIN}`, admin, sent);
  const other = await createSystem();
  const statuses = [
    call(`POST ${ADMIN}`, admin, sent),
    call(`POST ${ADMIN}`, admin, { ...sent, sistemId: other.id }),
    call(`PATCH ${ADMIN}/${json.id}`, admin, { sistemId: other.id }),
    call(`POST ${ADMIN}`, admin, { ...body(), sistemId: 1 }),
  ].map(async (answer) => (await answer).status);
  expect(await Promise.all(statuses)).toEqual([409, 201, 400, 400]);
});

it("a system has at most 50 categories, however many are added at once, and is not removed while it has one", async () => {
  const { id: sistemId } = await createSystem();
  for (let i = 0; i < 45; i += 1) await createCategory({ sistemId });
  const added = await Promise.all(
    Array.from({ length: 10 }, async () => (await call(`POST ${ADMIN}`, admin, body({ sistemId }))).status),
  );
  expect(added.toSorted()).toEqual([...Array<number>(5).fill(201), ...Array<number>(5).fill(409)]);
  expect((await call(`DELETE /api/sistems/${sistemId}`, admin)).status).toBe(409);
});

it("what is sent in an official category is official: neither a preference nor a token declines it", async () => {
  const { cod: categorie } = await createCategory({ sistemId: machine.system.id, refuzabila: false });
  const person = await declining(categorie);
  const adresa = `${fresh("a")}@exemplu.md`;
  const recipients = [{ type: "IDNP", value: person.idnp }, email(adresa)];
  const sendOne = async () => {
    const { json } = await notify(machine, noticeOf({ categorie, recipients }));
    return notificationOf(machine.system, json.trackingId);
  };
  const notification = await sendOne();
  expect(notification).toMatchObject({ categorie, oficiala: true });
  const [, toAddress] = await storedDeliveries(notification);
  const token = tokenFor({
    ...{
      sistemId: machine.system.id,
      categorie,
      notificareId: notification.id,
      livrareId: toAddress?.id ?? 0,
    },
    recipient: { adresaHmac: toAddress?.adresaHmac ?? "" },
  });
  await call(`POST /api/v1/public/unsubscribe/${token}`, {}, "");
  const deliveries = await storedDeliveries(await sendOne());
  const channels = fakeChannels(undefined, {
    hand: () => Promise.resolve({ kind: "accepted", messageId: "m" }),
  });
  for (const { id } of deliveries) await deliverBy(channels, id);
  expect(channels.given.map(({ unsubscribe }) => unsubscribe)).toEqual([undefined, undefined]);
});

it("what is sent in a category of the library that can be declined, or in a free one, is declined as ever", async () => {
  const { cod } = await createCategory({ sistemId: machine.system.id });
  for (const categorie of [cod, fresh("libera")]) {
    const person = await declining(categorie);
    const recipients = [{ type: "IDNP", value: person.idnp }];
    const { json } = await notify(machine, noticeOf({ categorie, recipients }));
    const notification = await notificationOf(machine.system, json.trackingId);
    expect(notification).not.toHaveProperty("oficiala");
    expect(await storedDeliveries(notification)).toMatchObject([
      { status: "Cancelled", motiv: "refuz-destinatar" },
    ]);
  }
});

it("the category of a template is official if the library says so, whoever sends with it", async () => {
  const { cod: categorie } = await createCategory({ sistemId: machine.system.id, refuzabila: false });
  const { id } = await createTemplate({ sistemId: machine.system.id, categorie, subject: "Aviz" });
  const sent = { template: { id }, recipients: [email("ion@exemplu.md")] };
  for (const headers of [operator, admin]) {
    const { json } = await call<NotificationView>("POST /api/v1/staff/notifications", headers, {
      ...sent,
      sistemId: machine.system.id,
    });
    expect(json).toMatchObject({ categorie, oficiala: true });
  }
  const byMachine = await callWith(machine.certificate, `POST /api/v1/notify/${fresh("T")}`, sent);
  expect(byMachine.status).toBe(202);
});

it("citizens read the categories that are offered, with the name of their system", async () => {
  const { cod } = await createCategory({ sistemId: machine.system.id });
  const { cod: retired } = await createCategory({ sistemId: machine.system.id, activ: false });
  const { ask } = await createCitizen();
  const { json } = await ask<PageOf<LibraryCategory & { sistem: string }>>(
    `GET /api/v1/citizen/categories?filter[sistemId]=${machine.system.id}&size=200`,
  );
  expect(codesIn(json)).toContain(cod);
  expect(codesIn(json)).not.toContain(retired);
  expect(json.items[0]).toMatchObject({ sistem: machine.system.denumire });
  expect(json.items[0]).not.toHaveProperty("activ");
});

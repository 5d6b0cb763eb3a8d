import {
  administrator,
  call,
  createGroup,
  createMachine,
  createSystem,
  createTemplate,
  fresh,
  operatorOf,
} from "../../testing.ts";
import { afterEach, beforeAll, expect, it } from "vitest";
import { clock } from "../../../../shared/clock.ts";
import type { PageOf } from "../../../../shared/http/responses.ts";
import { drain } from "../../../../shared/testing/queues.ts";
import { deliverBy, fakeChannels } from "../../delivering/delivery/testing.ts";
import { handler as expander } from "../../delivering/expansion/consumer.ts";
import { addMembers } from "../../recipients/groups/members.ts";
import { createPerson } from "../../recipients/people/testing/records.ts";
import type { Delivery } from "../../records/delivery.ts";
import { expansions } from "../../records/lanes.ts";
import type { NotificationView } from "../../records/notification.ts";
import type { State } from "../../records/states.ts";
import { contentOf, email, storedDeliveries, storedObjects } from "../sending/testing.ts";
import { reread, settle } from "../tracking/testing.ts";
import type { TextsView } from "./change-texts.ts";
import type { FollowedDelivery } from "./deliveries.ts";
import type * as z from "zod";

const STAFF = "/api/v1/staff/notifications";
type Followed = z.output<typeof FollowedDelivery>;
type Headers = Record<string, string>;

let system: { id: number; denumire: string };
let operator: Headers;
let colleague: Headers;
let stranger: Headers;
let admin: Headers;
beforeAll(async () => {
  ({ system } = await createMachine());
  operator = await operatorOf(system);
  colleague = await operatorOf(system);
  stranger = await operatorOf(await createSystem());
  admin = await administrator();
});
afterEach(() => clock.resume());

const HOUR_MS = 3_600_000;
const inHours = (hours: number): string => new Date(clock.now().getTime() + hours * HOUR_MS).toISOString();

/** Sends as the operator, and makes the deliveries. */
async function send(fields: object, headers = operator): Promise<NotificationView> {
  const body = { subject: "Salut", body: "Text", ...fields };
  const { status, json, text } = await call<NotificationView>(`POST ${STAFF}`, headers, body);
  if (status !== 201) throw new Error(text);
  await drain(expansions, expander);
  return json;
}

const deliveriesOf = async ({ id }: { id: number }, headers = operator) =>
  (await call<PageOf<Followed>>(`GET ${STAFF}/${id}/deliveries?sort=id&size=200`, headers)).json.items;
const resend = ({ id }: { id: number }, headers = operator) =>
  call<NotificationView>(`POST ${STAFF}/${id}/retry`, headers);
const stored = async (notification: { id: number }): Promise<Delivery[]> =>
  storedDeliveries(await reread(notification));

/** Ends the deliveries of a notification, in the order of their ids. */
async function endAs(notification: { id: number }, ends: readonly (readonly [State, Partial<Delivery>?])[]) {
  const deliveries = await stored(notification);
  for (const [i, [status, fields = {}]] of ends.entries())
    await settle(deliveries[i] ?? { id: 0 }, status, fields);
}

const refused = ["Failed", { cauza: "permanent", motiv: "adresa-refuzata" }] as const;
const givenUp = ["Failed", { cauza: "technical", motiv: "incercari-epuizate" }] as const;

const handed = async (notification: { id: number }) => {
  const channels = fakeChannels(undefined, {
    hand: () => Promise.resolve({ kind: "accepted", messageId: fresh("m") }),
  });
  for (const { id } of await stored(notification)) await deliverBy(channels, id);
  return channels.given;
};

it("whoever sent a notification reads its recipients as they named them; colleagues a mask, administrators names of the registry, others nothing", async () => {
  const person = await createPerson({ mail: `${fresh("om")}@exemplu.md` });
  const named = [
    { type: "IDNP", value: person.idnp },
    { type: "Email", value: "Ion@Exemplu.md" },
  ];
  const notification = await send({ recipients: named });
  const [toPerson, toAddress] = await deliveriesOf(notification);
  expect([toPerson?.numit, toAddress?.numit]).toEqual(named);
  for (const one of await deliveriesOf(notification, colleague)) {
    expect(one).not.toHaveProperty("numit");
    expect(one).not.toHaveProperty("nume");
  }
  const [byAdmin, other] = await deliveriesOf(notification, admin);
  expect([byAdmin?.nume, other?.nume, byAdmin?.numit]).toEqual([person.nume, undefined, undefined]);
  expect((await call(`GET ${STAFF}/${notification.id}/deliveries`, stranger)).status).toBe(404);
});

it("members of a group keep the number that the registry has for them, also for the sender", async () => {
  const person = await createPerson({ mail: `${fresh("om")}@exemplu.md` });
  const group = await createGroup({ sistemId: system.id });
  await addMembers(group.id, [{ id: person.id }]);
  const [delivery] = await deliveriesOf(await send({ recipients: [{ type: "Group", value: group.cod }] }));
  expect(delivery?.numit).toEqual({ type: "Destinatar", value: String(person.id) });
  expect(JSON.stringify(delivery)).not.toContain(person.idnp ?? "");
});

it("a delivery in another language than the person's says which they wanted, and one in theirs does not", async () => {
  const ru = await createPerson({ mail: `${fresh("om")}@exemplu.md`, limba: "ru" });
  const recipients = [{ type: "IDNP", value: ru.idnp }, email("ion@exemplu.md", { limba: "ru" })];
  const inRomanian = await deliveriesOf(await send({ recipients }));
  const other = { limba: "ro", limbaCeruta: "ru" };
  expect(inRomanian).toMatchObject([other, other]);
  const texts = { subject: { ro: "Salut", ru: "Привет" }, body: { ro: "Text", ru: "Текст" } };
  for (const delivery of await deliveriesOf(await send({ ...texts, recipients }))) {
    expect(delivery.limba).toBe("ru");
    expect(delivery).not.toHaveProperty("limbaCeruta");
  }
});

it("a notification is sent again to those alone whom it has failed for, with its texts and their values, and names its origin", async () => {
  const recipients = ["a", "b", "c", "d"].map((name) =>
    email(`${fresh(name)}@exemplu.md`, { variables: { nume: name } }),
  );
  const notification = await send({ subject: "Salut, {{nume}}", recipients });
  await endAs(notification, [
    ["Sent"],
    refused,
    ["Failed", { cauza: "temporary", motiv: "fara-recipisa" }],
    givenUp,
  ]);
  const { status, json } = await resend(notification);
  expect([status, json]).toMatchObject([201, { origineId: notification.id, creatDe: expect.any(String) }]);
  await drain(expansions, expander);
  const again = await handed(json);
  expect(again.map(({ to, subject }) => [to, subject])).toEqual([
    [recipients[1]?.value, "Salut, b"],
    [recipients[3]?.value, "Salut, d"],
  ]);
  expect((await deliveriesOf(notification)).map(({ retrimisaIn }) => retrimisaIn)).toEqual([
    undefined,
    json.id,
    undefined,
    json.id,
  ]);
  const list = await call<PageOf<NotificationView>>(
    `GET ${STAFF}?filter[origineId]=${notification.id}`,
    colleague,
  );
  expect(list.json.items.map(({ id }) => id)).toEqual([json.id]);
  const foreign = await call<PageOf<NotificationView>>(
    `GET ${STAFF}?filter[origineId]=${notification.id}`,
    stranger,
  );
  expect(foreign.json.items).toEqual([]);
});

it("nobody is sent to again where a message on another channel arrived, or may still arrive", async () => {
  const person = await createPerson({
    mail: `${fresh("om")}@exemplu.md`,
    sms: "+37369123456",
    preferences: [{ canale: ["Email", "SMS"], activ: true }],
  });
  const notification = await send({ recipients: [{ type: "IDNP", value: person.idnp }] });
  expect(await stored(notification)).toHaveLength(2);
  await endAs(notification, [refused]);
  expect((await resend(notification)).status).toBe(409);
  const [, other] = await stored(notification);
  await settle(other ?? { id: 0 }, "Sent");
  expect((await resend(notification)).status).toBe(409);
});

it("ten callers at once send again once, and a later call finds nobody left: 409", async () => {
  const notification = await send({
    recipients: [email(`${fresh("a")}@exemplu.md`), email(`${fresh("b")}@exemplu.md`)],
  });
  await endAs(notification, [refused, refused]);
  const answers = await Promise.all(Array.from({ length: 10 }, () => resend(notification)));
  expect(new Set(answers.map(({ status, json }) => `${status} ${json.id}`)).size).toBe(1);
  await drain(expansions, expander);
  const [first] = answers;
  expect(await stored(first?.json ?? { id: 0 })).toHaveLength(2);
  expect((await resend(notification)).status).toBe(409);
  expect((await resend(notification, stranger)).status).toBe(404);
});

it("what failed later is sent again later, and what was sent again is not, nor replayed", async () => {
  const notification = await send({
    recipients: [email(`${fresh("a")}@exemplu.md`), email(`${fresh("b")}@exemplu.md`)],
  });
  await endAs(notification, [givenUp, ["Sent"]]);
  const first = (await resend(notification)).json;
  await drain(expansions, expander);
  const [taken, sent] = await stored(notification);
  expect(taken).toMatchObject({ retrimisaIn: first.id });
  expect(taken).not.toHaveProperty("dueStatus");
  const replayed = await call<{ replayed: number }>(
    "POST /api/admin/rabbit/queues/deliveries-dlq/replay",
    admin,
    { messageIds: [taken?.id ?? 0] },
  );
  expect(replayed.json).toEqual({ replayed: 0 });
  await settle(sent ?? { id: 0 }, "Failed", { cauza: "permanent", motiv: "adresa-refuzata" });
  const second = (await resend(notification)).json;
  expect(second.id).not.toBe(first.id);
  await drain(expansions, expander);
  expect((await stored(second)).map(({ recipient }) => recipient)).toEqual([1]);
});

it("what waits for its hour, was cancelled or has arrived is not sent again: 409", async () => {
  const recipients = [email("ion@exemplu.md")];
  const scheduled = await send({ recipients, scheduledAt: inHours(2) });
  const arrived = await send({ recipients });
  await endAs(arrived, [["Sent"]]);
  const cancelled = await send({ recipients });
  await call(`PATCH ${STAFF}/${cancelled.id}`, operator, { status: "Cancelled" });
  for (const one of [scheduled, arrived, cancelled]) expect((await resend(one)).status).toBe(409);
});

it("removing a resend leaves the content of its origin", async () => {
  const notification = await send({ recipients: [email(`${fresh("a")}@exemplu.md`)] });
  await endAs(notification, [refused]);
  const again = (await resend(notification)).json;
  await drain(expansions, expander);
  await endAs(again, [["Sent"]]);
  expect((await call(`DELETE /api/notificares/${again.id}`, admin)).status).toBe(204);
  expect((await call(`GET ${STAFF}/${notification.id}/texts`, operator)).status).toBe(200);
});

const textsOf = ({ id }: { id: number }, headers = operator) =>
  call<z.output<typeof TextsView>>(`GET ${STAFF}/${id}/texts`, headers);
const setTexts = ({ id }: { id: number }, body: object, headers: Headers = operator) =>
  call<NotificationView>(`PUT ${STAFF}/${id}/texts`, headers, body);

it("a scheduled notification gets other texts, and is sent with them, each recipient in their language", async () => {
  const recipients = [email(`${fresh("a")}@exemplu.md`, { limba: "ru" }), email(`${fresh("b")}@exemplu.md`)];
  const scheduledAt = inHours(2);
  const notification = await send({ recipients, scheduledAt, categorie: "stiri" });
  const before = await reread(notification);
  expect((await textsOf(notification)).json).toMatchObject({
    subject: { ro: "Salut" },
    body: { ro: "Text" },
  });
  const texts = { subject: { ro: "Bună", ru: "Привет" }, body: { ro: "Alt text", ru: "Другой текст" } };
  const { status, json } = await setTexts(notification, texts);
  expect([status, json]).toMatchObject([
    200,
    { subject: "Bună", titlu: "Bună", categorie: "stiri", scheduledAt },
  ]);
  expect((await textsOf(notification)).json).toMatchObject(texts);
  expect(JSON.stringify(await storedObjects())).not.toContain(before.objectKey);
  clock.freeze(new Date(Date.parse(scheduledAt) + 1000));
  expect((await handed(notification)).map(({ subject, text }) => [subject, text])).toEqual([
    ["Привет", "Другой текст"],
    ["Bună", "Alt text"],
  ]);
  const [russian] = await stored(notification);
  expect(russian).toMatchObject({ limba: "ru" });
  expect(russian).not.toHaveProperty("limbaCeruta");
});

it("a scheduled notification takes the texts of a template, whose values are checked for every recipient before anything changes", async () => {
  const { id } = await createTemplate({ sistemId: system.id });
  const notification = await send({ recipients: [email("ion@exemplu.md")], scheduledAt: inHours(2) });
  const before = await reread(notification);
  expect((await setTexts(notification, { template: { id } })).status).toBe(400);
  expect(await reread(notification)).toEqual(before);
  const { json } = await setTexts(notification, { template: { id, variables: { nume: "Ana" } } });
  expect(json).toMatchObject({ templateId: id, titlu: "Șablon" });
  expect(await contentOf(await reread(notification))).toMatchObject({ variables: { nume: "Ana" } });
});

it("texts change until a minute before the hour, by operators of the system, and by the revision that was seen", async () => {
  const scheduledAt = inHours(2);
  const notification = await send({ recipients: [email("ion@exemplu.md")], scheduledAt });
  const texts = { subject: "Altul", body: "Altul" };
  expect((await setTexts(notification, texts, stranger)).status).toBe(404);
  expect((await textsOf(notification, stranger)).status).toBe(404);
  expect((await setTexts(notification, texts, { ...operator, "if-match": '"99"' })).status).toBe(412);
  clock.freeze(new Date(Date.parse(scheduledAt) - 30_000));
  expect((await setTexts(notification, texts)).status).toBe(409);
  clock.resume();
  await call(`PATCH ${STAFF}/${notification.id}`, operator, { status: "Cancelled" });
  expect((await setTexts(notification, texts)).status).toBe(409);
  const sent = await send({ recipients: [email("ion@exemplu.md")] });
  expect((await setTexts(sent, texts)).status).toBe(409);
});

it("of a change of texts and a cancellation at once one is first: what was cancelled is not sent, whatever its text", async () => {
  const scheduledAt = inHours(2);
  const notification = await send({ recipients: [email("ion@exemplu.md")], scheduledAt });
  const [changed, cancelled] = await Promise.all([
    setTexts(notification, { subject: "Altul", body: "Altul" }),
    call(`PATCH ${STAFF}/${notification.id}`, operator, { status: "Cancelled" }),
  ]);
  expect([[200, 409].includes(changed.status), cancelled.status]).toEqual([true, 200]);
  clock.freeze(new Date(Date.parse(scheduledAt) + 1000));
  expect(await handed(notification)).toEqual([]);
});

it("the scheduled ones of a system are listed with those of a year ahead, whoever scheduled them, until their hour or their cancellation", async () => {
  const { system: own } = await createMachine();
  const sender = await operatorOf(own);
  const recipients = [email("ion@exemplu.md")];
  const soon = await send({ recipients, scheduledAt: inHours(2) }, sender);
  const far = await send({ recipients, scheduledAt: inHours(360 * 24) }, sender);
  const other = await send({ recipients, scheduledAt: inHours(3), sistemId: own.id }, admin);
  await send({ recipients }, sender);
  const listed = async (headers: Headers, more = "") =>
    (
      await call<PageOf<NotificationView>>(
        `GET ${STAFF}?filter[status]=Scheduled&sort=scheduledAt${more}`,
        headers,
      )
    ).json.items.map(({ id }) => id);
  expect(await listed(sender)).toEqual([soon.id, other.id, far.id]);
  expect(await listed(sender, `&filter[creatDe]=${soon.creatDe}`)).toEqual([soon.id, far.id]);
  expect(await listed(admin, `&filter[sistemId]=${own.id}`)).toEqual([soon.id, other.id, far.id]);
  await call(`PATCH ${STAFF}/${soon.id}`, sender, { scheduledAt: inHours(24 * 60) });
  await call(`PATCH ${STAFF}/${other.id}`, sender, { status: "Cancelled" });
  expect(await listed(sender)).toEqual([soon.id, far.id]);
  expect(await listed(stranger)).not.toContain(soon.id);
});

it("what was cancelled before its hour is Cancelled at once, also while its many deliveries follow", async () => {
  const recipients = Array.from({ length: 25 }, () => email(`${fresh("m")}@exemplu.md`));
  const { id } = await send({ recipients, scheduledAt: inHours(2) });
  const { json } = await call<NotificationView>(`PATCH ${STAFF}/${id}`, operator, { status: "Cancelled" });
  expect(json).toMatchObject({ status: "Cancelled", counts: { Cancelled: 25 } });
  const listed = await call<PageOf<NotificationView>>(`GET ${STAFF}?filter[status]=Scheduled`, operator);
  expect(listed.json.items.map((one) => one.id)).not.toContain(id);
});

import { administrator, call, callWith, createMachine, fresh, operatorOf } from "./testing.ts";
import { mailSink } from "../../shared/testing/local-mail.ts";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { Webhook } from "standardwebhooks";
import { startSmsGateway, type SmsGateway } from "../../localstack/providers/sms-gateway.ts";
import { clock } from "../../shared/clock.ts";
import { flushWhenDue } from "../../shared/metrics/histograms.ts";
import { newWebhookSecret } from "../../shared/outgoing/webhooks.ts";
import { type AwsCall, callsOf } from "../../shared/testing/aws-calls.ts";
import { dump } from "../../shared/testing/dump.ts";
import { logLinesOf } from "../../shared/testing/log-lines.ts";
import { addPersonTo, bearerOf } from "../../shared/testing/people.ts";
import { drain } from "../../shared/testing/queues.ts";
import { newIdno, newIdnp } from "../../shared/testing/state-numbers.ts";
import { sealCallbackSecret } from "./accepting/callbacks/callback-secret.ts";
import { handler as callBack } from "./accepting/callbacks/consumer.ts";
import { type CalledServer, changeSystem, startCalledServer } from "./accepting/callbacks/testing.ts";
import { gatewayProvider, sinkProvider } from "./delivering/channels/testing/messages.ts";
import { deliveryOf } from "./delivering/delivery/testing.ts";
import { makeDigest } from "./delivering/digests/collect.ts";
import { handler as deliver } from "./delivering/delivery/consumer.ts";
import { handler as dispatch } from "./handlers/dispatcher.ts";
import { handler as expand } from "./delivering/expansion/consumer.ts";
import { handler as maintain } from "./operating/operational/upkeep.ts";
import { callbacks, deliveries, expansions } from "./records/lanes.ts";
import { newEndpoint, newKeys } from "./recipients/registry/testing.ts";
import {
  type Machine,
  messagesOf,
  noticeOf,
  notificationOf,
  notify,
  storedDeliveries,
  storedObjects,
} from "./accepting/sending/testing.ts";

/*
 * People whose numbers, names and addresses no other test has, sent to through every flow. A sender who named a
 * number reads that number again, and nothing else about the person; for a group's member the sender learns an id.
 * Logs, metrics, keys, messages and answers to others contain none of it.
 */

interface Canary {
  kind: "idnp" | "idno";
  number: string;
  nume: string;
  mail: string;
  sms: string;
}

const canary = (kind: Canary["kind"], name: string, sms: string): Canary => ({
  ...{ kind, sms, mail: `canar.${name}@exemplu.md`, nume: `Canarul ${name}` },
  number: kind === "idnp" ? newIdnp() : newIdno(),
});

const ana = canary("idnp", "unudoitrei", "+37379000881");
const firm = canary("idno", "patrucinci", "+37379000882");
/** A member of the group that no call names. */
const member = canary("idnp", "sasesapte", "+37379000883");
const everybody = [ana, firm, member];

/** What a sender never learns of a person that it named by number. */
const hiddenOf = ({ nume, mail, sms }: Canary) => [nume, mail, sms, sms.slice(4)];
const hidden = [...everybody.flatMap(hiddenOf), member.number];
const numbers = everybody.map(({ number }) => number);
const found = (text: string, of: readonly string[]) => of.filter((one) => text.includes(one));

const secret = newWebhookSecret();
let gateway: SmsGateway;
let server: CalledServer;
let machine: Machine;
let admin: Record<string, string>;
let operator: Record<string, string>;
let receiptsOf: string;
beforeAll(async () => {
  [gateway, server] = [await startSmsGateway({ token: "t" }), await startCalledServer()];
  await sinkProvider();
  receiptsOf = (await gatewayProvider(gateway.url, { token: "t", secret }, { recipise: true })).cod;
  machine = await createMachine();
  machine.system = await changeSystem(machine.system, {
    callbackUrl: `${server.url}/apel`,
    callbackSigilat: await sealCallbackSecret(secret, machine.system.id),
  });
  [admin, operator] = [await administrator(), await operatorOf(machine.system)];
});
afterEach(() => clock.resume());
afterAll(() => Promise.all([gateway.stop(), server.stop()]));

interface Flow {
  /** Answers to the system and its operator, with the numbers that they named. */
  toSender: string[];
  /** Answers of the administration of sending, and of refused calls. */
  toOthers: string[];
  trackingIds: string[];
  ids: number[];
}

const flow: Flow = { toSender: [], toOthers: [], trackingIds: [], ids: [] };
/** The code of the group. */
let group: string;

const keyed = (headers: Record<string, string>) => ({ ...headers, "idempotency-key": fresh("cheie") });

async function asked(
  answers: string[],
  address: string,
  body?: object,
  headers = admin,
): Promise<{ status: number; text: string }> {
  const { status, text } = await call(address, headers, body);
  expect([address, status < 500]).toEqual([address, true]);
  answers.push(`${address} ${status} ${text}`);
  return { status, text };
}

async function provisioning(flow: Flow): Promise<void> {
  for (const { kind, number, nume, mail, sms } of everybody) {
    const contacts = [
      { canal: "Email", adresa: mail },
      { canal: "SMS", adresa: sms },
    ];
    const body = { [kind]: number, nume, contacts };
    const made = await call<{ id: number }>("POST /api/admin/provision/user", keyed(admin), body);
    expect(made.status).toBe(201);
    flow.ids.push(made.json.id);
    await call("PUT /api/admin/provision/user", keyed(admin), body);
    const subscription = { destinatarId: made.json.id, endpoint: newEndpoint(), keys: newKeys() };
    await call("POST /api/push-subscriptions", keyed(admin), subscription);
    // Refusals: it exists, its address too, the number is not a number, two numbers.
    await asked(flow.toOthers, "POST /api/destinatars", { [kind]: number, nume });
    const contact = { destinatarId: made.json.id, canal: "Email", adresa: mail };
    await asked(flow.toOthers, "POST /api/canal-contacts", contact);
    await asked(flow.toOthers, "POST /api/destinatars", { [kind]: `${number}x`, nume: "x" });
    await asked(flow.toOthers, "POST /api/destinatars", { idnp: number, idno: number, nume: "x" });
  }
}

/** Calls in the sender's name, by every route that takes a number or a group. */
async function accepting(flow: Flow): Promise<void> {
  const byNumber = [ana, firm].map(({ kind, number }) => ({ type: kind.toUpperCase(), value: number }));
  const recipients = [...byNumber, { type: "Group", value: group }];
  const one = async (fields: object, trackingId = fresh("CP")) => {
    const { status, text } = await notify(machine, noticeOf(fields), trackingId, keyed({}));
    flow.toSender.push(text);
    if (status === 202) flow.trackingIds.push(trackingId);
    return status;
  };
  const channels = ["Email", "SMS"];
  const trackingId = fresh("CP");
  const statuses = [
    await one({ recipients, channels, body: "Bună, {{RecipientName}}" }, trackingId),
    await one({ recipients, body: "altul" }, trackingId),
    await one({ recipients: byNumber, channels: ["SMS"] }),
    await one({ recipients: byNumber, channels: ["Email", "SMS"], escalate: { afterMinutes: 1 } }),
    await one({ recipients: byNumber, body: "{{lipsa}}" }),
  ];
  expect(statuses).toEqual([202, 409, 202, 202, 400]);
  const text = { subject: "Salut", body: "Text" };
  const shortId = fresh("CP");
  flow.trackingIds.push(shortId);
  const short = { ...text, idnp: ana.number };
  flow.toSender.push(
    (await callWith(machine.certificate, `POST /api/v1/notify-by-id/${shortId}`, short)).text,
  );
  const bad = { ...text, idnp: `${ana.number}0` };
  flow.toOthers.push((await callWith(machine.certificate, "POST /api/v1/notify-by-id/x", bad)).text);
  const sistemId = machine.system.id;
  await asked(flow.toOthers, "POST /api/operator/notify-by-id", short, operator);
  await asked(flow.toOthers, "POST /api/admin/notify-by-id", { ...short, sistemId }, keyed(admin));
  await asked(flow.toOthers, "POST /api/notificares", { ...text, recipients, sistemId }, keyed(admin));
  await drain(expansions, expand);
}

const inMinutes = (minutes: number) => new Date(clock.now().getTime() + minutes * 60_000).toISOString();

/** Everything is sent and told to the system; receipts and answers follow. */
async function sending({ trackingIds }: Flow): Promise<void> {
  await vi.waitFor(
    async () => {
      clock.freeze(inMinutes(2));
      await dispatch();
      await drain(deliveries, deliver);
      for (const trackingId of trackingIds) {
        const rows = await storedDeliveries(await notificationOf(machine.system, trackingId));
        expect(rows.filter(({ status }) => status === "Sending" || status === "Pending")).toEqual([]);
      }
    },
    { timeout: 30_000, interval: 300 },
  );
  const [text] = gateway.texts();
  await reporting([{ reference: text?.reference, status: "Delivered" }]);
  await drain(callbacks, callBack);
}

/** The gateway reports receipts and answers. */
async function reporting(items: object[]): Promise<void> {
  const [body, at, id] = [JSON.stringify(items), clock.now(), fresh("msg")];
  const headers = {
    "webhook-id": id,
    "webhook-timestamp": String(Math.floor(at.getTime() / 1000)),
    "webhook-signature": new Webhook(secret).sign(id, at, body),
  };
  expect((await call(`POST /api/v1/app/receipts/${receiptsOf}`, headers, body)).status).toBe(202);
}

/** The time of day `minutes` from now, as people write it. */
const timeOfDayIn = (minutes: number): string =>
  new Date(clock.now().getTime() + minutes * 60_000).toLocaleTimeString("ro-RO", {
    timeZone: "Europe/Chisinau",
    hour: "2-digit",
    minute: "2-digit",
  });

/** People who want one mail a day are sent several messages, which wait for their hour; the firm gets SMS. */
async function collecting(flow: Flow): Promise<void> {
  const daily = { rezumat: { ora: timeOfDayIn(20) } };
  for (const [i, wish] of [daily, { canale: ["SMS"] }, daily].entries()) {
    const preference = { destinatarId: flow.ids[i], categorie: "stiri", ...wish };
    await asked(flow.toOthers, "POST /api/preferinta-notificares", preference);
  }
  await sendByGroup(flow);
}

/** Messages of a category, as text and as HTML, by number and by group. */
async function sendByGroup(flow: Flow): Promise<void> {
  const byNumber = [ana, firm].map(({ kind, number }) => ({ type: kind.toUpperCase(), value: number }));
  const recipients = [...byNumber, { type: "Group", value: group }];
  for (const body of ["Bună, {{RecipientName}}", "<p>Bună, {{RecipientName}}</p>"]) {
    const trackingId = fresh("CP");
    const fields = { recipients, channels: ["Email", "SMS"], categorie: "stiri", body };
    const { status, text } = await notify(machine, noticeOf(fields), trackingId, keyed({}));
    expect([status, text]).toEqual([202, expect.any(String)]);
    flow.toSender.push(text);
    flow.trackingIds.push(trackingId);
  }
  await drain(expansions, expand);
}

/** The mail of the day, as the operator and administrators see it. */
async function lookingAtDigests(flow: Flow): Promise<void> {
  const digests = (await dump()).filter(
    (line) => line.includes('"livrariIncluse"') && !line.includes("#due"),
  );
  const ids = digests.flatMap((line) => /"id":\{"N":"([0-9]+)"\}/.exec(line)?.[1] ?? []);
  expect(new Set(ids).size).toBe(2);
  for (const id of new Set(ids)) {
    await asked(flow.toSender, `GET /api/livrares/${id}`, undefined, operator);
    await asked(flow.toOthers, `GET /api/livrares/${id}`);
  }
}

/** A firm answers an SMS: a question, which goes to the system, and a decline, which is confirmed. */
async function answering(): Promise<void> {
  const said = gateway.texts().length;
  const answer = (text: string) => [{ from: firm.sms, text, at: clock.iso() }];
  await reporting(answer("Când?"));
  await reporting(answer("STOP"));
  await drain(callbacks, callBack);
  expect(gateway.texts().length).toBeGreaterThan(said);
  expect(server.calls.some((one) => JSON.stringify(one).includes("Când?"))).toBe(true);
}

/** A person adds an address, proves it, and declines by the link of a mail. */
async function deciding({ ids: [, , id], toOthers }: Flow): Promise<void> {
  const account = await addPersonTo("notifications");
  await call("POST /api/admin/provision/link", keyed(admin), { login: account.login, destinatarId: id });
  const headers = keyed(bearerOf("notifications", account));
  const adresa = `nou.${member.mail}`;
  const contact = { canal: "Email", adresa };
  const { json } = await call<{ id: number }>("POST /api/registry/me/contacts", headers, contact);
  const code = /[0-9]{6}/.exec(mailSink.mails().findLast(({ to }) => to.includes(adresa))?.text ?? "")?.[0];
  const path = `POST /api/registry/me/contacts/${json.id}/verify`;
  expect((await call(path, bearerOf("notifications", account), { code })).status).toBe(200);
  const mail = mailSink
    .mails()
    .findLast(({ to, text }) => to.includes(member.mail) && text.includes("/unsubscribe/"));
  const link = /\/api\/v1\/public\/unsubscribe\/[\w.-]+/.exec(mail?.text ?? "")?.[0] ?? "";
  for (const method of ["GET", "POST"]) await asked(toOthers, `${method} ${link}`, undefined, {});
}

async function looking(flow: Flow): Promise<void> {
  for (const path of ["", "/deliveries/messages", "/deliveries-dlq/messages"])
    await asked(flow.toOthers, `GET /api/admin/rabbit/queues${path}`);
  for (const records of ["livrares", "eveniment-notificares", "notificares", "grups"])
    await asked(flow.toOthers, `GET /api/${records}?size=200`);
  await asked(flow.toOthers, "GET /metrics");
  for (const path of ["context", "groups", "templates"])
    await asked(flow.toSender, `GET /api/operator/${path}`, undefined, operator);
  await asked(flow.toSender, "GET /api/notificares?size=200", undefined, operator);
  for (const trackingId of flow.trackingIds) {
    for (const path of [trackingId, `${trackingId}/report`])
      flow.toSender.push((await callWith(machine.certificate, `GET /api/v1/notify/${path}`)).text);
    const { id } = await notificationOf(machine.system, trackingId);
    await asked(flow.toSender, `GET /api/livrares?filter[notificareId]=${id}`, undefined, operator);
    await asked(
      flow.toSender,
      `GET /api/eveniment-notificares?filter[notificareId]=${id}`,
      undefined,
      operator,
    );
  }
  flow.toSender.push((await callWith(machine.certificate, "GET /api/v1/notify")).text);
}

/** A linked person reads what they were sent, which the sender sees. */
async function reading({ ids: [id] }: Flow): Promise<void> {
  const account = await addPersonTo("notifications");
  await call("POST /api/admin/provision/link", keyed(admin), { login: account.login, destinatarId: id });
  const headers = bearerOf("notifications", account);
  const { json } = await call<{ items: { id: number }[] }>("GET /api/registry/me/notifications", headers);
  expect(json.items.length).toBeGreaterThan(2);
  for (const notice of json.items)
    await call(`POST /api/registry/me/notifications/${notice.id}/read`, headers);
  await drain(callbacks, callBack);
}

async function groupWith(flow: Flow): Promise<string> {
  const cod = fresh("GRUP");
  const membri = [{ idnp: member.number }, { idnp: newIdnp() }, { idno: firm.number }];
  const { status, text } = await asked(
    flow.toSender,
    "POST /api/operator/groups",
    { cod, denumire: "Grup", membri },
    operator,
  );
  expect(status).toBe(201);
  const { id } = JSON.parse(text) as { id: number };
  await asked(flow.toSender, `GET /api/operator/groups/${id}/members`, undefined, operator);
  const unknown = { membri: [{ idnp: newIdnp() }, { idnp: `${member.number}1` }] };
  await asked(flow.toOthers, `POST /api/operator/groups/${id}/members`, unknown, operator);
  return cod;
}

/** What queues were told, the keys of objects, and the keys of items. */
const toldIn = (calls: readonly AwsCall[]): string =>
  JSON.stringify(
    calls.flatMap(({ name, input }) =>
      name.startsWith("sqs.") ? [input] : name.startsWith("s3.") ? [input.Key, input.Metadata] : [],
    ),
  );

const keyOf = (line: string) => /"[ps]k":\{"S":"[^"]*"\}/g[Symbol.match](line)?.join(" ") ?? "";

/** The kind of an item: the beginning of its partition, without ids. */
const kindOf = (line: string) =>
  `${/"pk":\{"S":"([a-z]+)/.exec(line)?.[1] ?? "?"} ${/"sk":\{"S":"([a-z]+)/.exec(line)?.[1] ?? ""}`.trim();

it("numbers, names and addresses of people are in the registry and the content, and are told to nobody", async () => {
  let held: string[] = [];
  const { calls, result: lines } = await callsOf(() =>
    logLinesOf(async () => {
      await provisioning(flow);
      group = await groupWith(flow);
      await accepting(flow);
      await looking(flow);
      held = await dump();
      await sending(flow);
      await collecting(flow);
      held.push(...(await dump()));
      await sending(flow);
      await lookingAtDigests(flow);
      await answering();
      await deciding(flow);
      await reading(flow);
      await looking(flow);
      await maintain();
      flushWhenDue();
    }),
  );
  // Otherwise nothing was tested.
  for (const { mail, sms, nume } of everybody) {
    const mails = mailSink.mails().filter(({ to }) => to.includes(mail));
    expect([mail, mails.length > 0]).toEqual([mail, true]);
    expect([sms, nume, gateway.texts().some(({ to }) => to === sms)]).toEqual([
      sms,
      nume,
      sms !== member.sms,
    ]);
  }
  expect(mailSink.mails().some(({ text }) => text.includes(ana.nume))).toBe(true);
  expect(server.calls.length).toBeGreaterThan(4);
  // The sender reads the numbers that it named.
  for (const { number } of [ana, firm]) expect(flow.toSender.join("\n")).toContain(number);
  // What was stored: the registry has the numbers and names; deliveries that wait have an address.
  const all = [...hidden, ...numbers];
  for (const line of held.filter((one) => found(one, all).length > 0)) {
    expect(found(keyOf(line), all)).toEqual([]);
    if (found(line, [...numbers, ...everybody.map(({ nume }) => nume)]).length > 0)
      expect(kindOf(line)).toBe("recipient recipient");
    else expect(["recipient contact", "deliveries", "delivery"]).toContain(kindOf(line));
  }
  expect(found(lines, all)).toEqual([]);
  expect(lines.length).toBeGreaterThan(1000);
  expect(found(toldIn(calls), all)).toEqual([]);
  for (const answer of flow.toOthers)
    expect([answer.slice(0, 90), found(answer, all)]).toEqual([answer.slice(0, 90), []]);
  for (const answer of [...flow.toSender, ...server.calls.map((one) => JSON.stringify(one))])
    expect([answer.slice(0, 90), found(answer, hidden)]).toEqual([answer.slice(0, 90), []]);
}, 120_000);

it("after DELETE of all of them nothing names them any more, in tables, buckets or queues, whatever was under way", async () => {
  // On the next day one mail is made and not sent, and more waits for the one after. A token does not last that long.
  clock.freeze(inMinutes(24 * 60));
  admin = await administrator();
  await sendByGroup(flow);
  clock.freeze(inMinutes(120));
  const digest = await makeDigest({ destinatarId: flow.ids[0] ?? 0, system: machine.system });
  await sendByGroup(flow);
  const waiting = await dump();
  expect([
    digest?.status,
    waiting.some((line) => line.includes(`collected#recipient#${flow.ids[0]}#`)),
  ]).toEqual(["Sending", true]);
  for (const { kind, number } of everybody) {
    const { json } = await call<{ items: { id: number }[] }>(`GET /api/destinatars?${kind}=${number}`, admin);
    expect((await call(`DELETE /api/destinatars/${json.items[0]?.id}`, keyed(admin))).status).toBe(204);
  }
  expect((await deliveryOf(digest?.id ?? 0)).status).toBe("Cancelled");
  const queued = await Promise.all([deliveries, expansions, callbacks].map(messagesOf));
  const left = [...(await dump()), ...(await storedObjects()), JSON.stringify(queued)];
  const all = [...hidden, ...numbers];
  expect(left.filter((one) => found(one, all).length > 0)).toEqual([]);
}, 60_000);

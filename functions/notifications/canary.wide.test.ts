import { administrator, call, callWith, createMachine, createTemplate, fresh } from "./testing.ts";
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
import { drain } from "../../shared/testing/queues.ts";
import { sealCallbackSecret } from "./accepting/callbacks/callback-secret.ts";
import { handler as callBack } from "./accepting/callbacks/consumer.ts";
import { type CalledServer, changeSystem, startCalledServer } from "./accepting/callbacks/testing.ts";
import { gatewayProvider, sinkProvider } from "./delivering/channels/testing/messages.ts";
import { handler as deliver } from "./delivering/delivery/consumer.ts";
import { handler as dispatch } from "./handlers/dispatcher.ts";
import { handler as expand } from "./delivering/expansion/consumer.ts";
import { handler as maintain } from "./operating/operational/upkeep.ts";
import { callbacks, deliveries, expansions } from "./records/lanes.ts";
import type { Notification } from "./records/notification.ts";
import {
  email,
  type Machine,
  noticeOf,
  notificationOf,
  notify,
  sms,
  storedDeliveries,
} from "./accepting/sending/testing.ts";

/*
 * An address and a number that no other test uses, sent through every flow. They may appear in the content, in a
 * delivery while it may be sent, at the provider, and in what the sender itself is told; nowhere else.
 */

const MAIL = "canar.unic@exemplu.md";
const REFUSED = "fault-recipient-550.canar.unic@exemplu.md";
const NUMBER = "+37379000777";
const named = (text: string) => ["canar.unic", "37379000777", "79000777"].filter((one) => text.includes(one));

const secret = newWebhookSecret();
let gateway: SmsGateway;
let server: CalledServer;
let machine: Machine;
let admin: Record<string, string>;
let receiptsOf: string;
beforeAll(async () => {
  [gateway, server] = [await startSmsGateway({ token: "t" }), await startCalledServer()];
  await sinkProvider();
  const provider = await gatewayProvider(gateway.url, { token: "t", secret }, { recipise: true });
  receiptsOf = provider.cod;
  machine = await createMachine({
    limitaPeZi: 1000,
    plafoane: [{ categorie: "c", celMult: 50, minute: 60 }],
  });
  machine.system = await changeSystem(machine.system, {
    callbackUrl: `${server.url}/apel`,
    callbackSigilat: await sealCallbackSecret(secret, machine.system.id),
  });
  admin = await administrator();
});
afterEach(() => {
  clock.resume();
  mailSink.recover();
});
afterAll(() => Promise.all([gateway.stop(), server.stop()]));

const work = () => drain(deliveries, deliver);
const QUEUES = "/api/admin/rabbit/queues";
const recipients = [email(MAIL), sms("079 000 777")];

interface Flow {
  /** Answers that must not name the address. */
  answers: string[];
  trackingIds: string[];
}

/** Answers of the administration and of refused calls name nobody. */
const asked = async ({ answers }: Flow, address: string, body?: object, headers = admin): Promise<void> => {
  const { status, text } = await call(address, headers, body);
  expect([address, status < 500]).toEqual([address, true]);
  answers.push(`${address} ${text}`);
};

async function accepting(flow: Flow): Promise<void> {
  const one = async (fields: object, trackingId = fresh("C"), headers = {}) => {
    const { status, text } = await notify(machine, noticeOf({ recipients, ...fields }), trackingId, headers);
    flow.answers.push(text);
    if (status === 202) flow.trackingIds.push(trackingId);
    return status;
  };
  const key = { "idempotency-key": fresh("cheie") };
  const trackingId = fresh("C");
  const statuses = [
    await one({ categorie: "c" }, trackingId, key),
    await one({ categorie: "c" }, trackingId, key),
    await one({ body: "altul" }, trackingId),
    await one({ body: "{{lipsa}}" }),
    await one({ recipients: [email(`${MAIL} @`), sms("+37379000777x")] }),
    await one({ recipients: [email(REFUSED)] }),
  ];
  expect(statuses).toEqual([202, 202, 409, 400, 400, 202]);
  const others = Array.from({ length: 20 }, (_, i) => email(`ion${i}@exemplu.md`));
  expect(await one({ recipients: [...recipients, ...others], expiresAt: inHours(200) })).toBe(202);
  await drain(expansions, expand);
  const sent = { ...noticeOf({ recipients }), sistemId: machine.system.id };
  await asked(flow, "POST /api/admin/notify", { ...sent, forwardTo: [MAIL] });
  await asked(flow, "POST /api/notificares", sent, { ...admin, "idempotency-key": fresh("cheie") });
  const { id } = await createTemplate({ sistemId: machine.system.id });
  const preview = `POST /api/v1/template/${id}/preview`;
  await callWith(machine.certificate, preview, { variables: { nume: MAIL } });
}

const inHours = (hours: number) => new Date(clock.now().getTime() + hours * 3_600_000).toISOString();

async function looking(flow: Flow): Promise<void> {
  for (const path of ["", "/deliveries/messages", "/deliveries-dlq/messages"])
    await asked(flow, `GET ${QUEUES}${path}`);
  for (const records of ["livrares", "eveniment-notificares", "notificares", "sistems", "providers"])
    await asked(flow, `GET /api/${records}?size=200`);
  await asked(flow, "GET /metrics");
}

/** Every mail fails at first and waits for the probe of its provider; then all are sent, but the refused one. */
async function sending({ trackingIds }: Flow): Promise<void> {
  mailSink.fail("sender", 451);
  await work();
  mailSink.recover();
  await vi.waitFor(
    async () => {
      clock.freeze(inHours(0.1));
      await dispatch();
      await work();
      for (const trackingId of trackingIds) await haveEnded(await notificationOf(machine.system, trackingId));
    },
    { timeout: 30_000, interval: 300 },
  );
  await drain(callbacks, callBack);
}

async function haveEnded(notification: Notification): Promise<void> {
  const states = (await storedDeliveries(notification)).map(({ status }) => status);
  expect(states).not.toContain("Sending");
}

async function told(flow: Flow): Promise<void> {
  const [text] = gateway.texts();
  const receipts = [
    { reference: text?.reference, status: "Delivered" },
    { messageId: "unknown-canary", status: "Failed", cauza: "permanent" },
    { messageId: text?.id, status: "Failed", cauza: "permanent" },
  ];
  const body = JSON.stringify(receipts);
  const at = clock.now();
  const headers = {
    "webhook-id": "msg_1",
    "webhook-timestamp": String(Math.floor(at.getTime() / 1000)),
    "webhook-signature": new Webhook(secret).sign("msg_1", at, body),
  };
  const { status } = await call(`POST /api/v1/app/receipts/${receiptsOf}`, headers, body);
  expect(status).toBe(202);
  await asked(flow, "POST /api/admin/suppressions/search", { adresa: NUMBER });
  const { json } = await call<{ suprimare?: { id: number } }>("POST /api/admin/suppressions/search", admin, {
    adresa: REFUSED,
  });
  await asked(flow, `DELETE /api/admin/suppressions/${json.suprimare?.id}`);
}

async function stopping(flow: Flow): Promise<void> {
  const [cancelled, purged] = [fresh("C"), fresh("C")];
  for (const trackingId of [cancelled, purged])
    await notify(machine, noticeOf({ recipients, scheduledAt: inHours(48) }), trackingId);
  await callWith(machine.certificate, `DELETE /api/v1/notify/${cancelled}`);
  await vi.waitFor(
    async () => {
      await asked(flow, `POST ${QUEUES}/deliveries/purge`, { scope: "scheduled" });
      const { status } = await notificationOf(machine.system, purged);
      expect(status).toBe("Cancelled");
    },
    { timeout: 20_000, interval: 300 },
  );
  await asked(flow, `POST ${QUEUES}/deliveries-dlq/replay`);
  await asked(flow, `POST ${QUEUES}/deliveries-dlq/purge`);
  // Tombstones of removed records.
  for (const trackingId of [cancelled, purged]) {
    const notification = await notificationOf(machine.system, trackingId);
    const [first] = await storedDeliveries(notification);
    await asked(flow, `DELETE /api/livrares/${first?.id}`);
    await asked(flow, `DELETE /api/notificares/${notification.id}`);
  }
  await maintain();
}

/** What queues were told, and the keys of objects. */
const toldIn = (calls: readonly AwsCall[]): string =>
  JSON.stringify(
    calls.flatMap(({ name, input }) =>
      name.startsWith("sqs.") ? [input] : name.startsWith("s3.") ? [input.Key, input.Metadata] : [],
    ),
  );

it("an address is in the content, in a delivery while it may be sent, at the provider, and nowhere else", async () => {
  const flow: Flow = { answers: [], trackingIds: [] };
  let held: string[] = [];
  const { calls, result: lines } = await callsOf(() =>
    logLinesOf(async () => {
      await accepting(flow);
      await looking(flow);
      held = (await dump()).filter((line) => named(line).length > 0);
      await sending(flow);
      await told(flow);
      await stopping(flow);
      flushWhenDue();
      await looking(flow);
    }),
  );
  // Otherwise nothing was tested.
  expect(mailSink.mails().filter(({ to }) => to.includes(MAIL)).length).toBeGreaterThanOrEqual(4);
  expect(gateway.texts().filter(({ to }) => to === NUMBER).length).toBeGreaterThanOrEqual(4);
  expect(server.calls.length).toBeGreaterThan(0);
  expect(held.length).toBeGreaterThanOrEqual(9);
  // While they wait: the deliveries, in one attribute each.
  for (const line of held) {
    expect(line).toMatch(/"adresa":\{"S":"[^"]+"\}/);
    expect(named(line.replace(/"adresa":\{"S":"[^"]+"\}/, ""))).toEqual([]);
    expect(line).toContain('"status":{"S":"Sending"}');
  }
  expect(named(lines)).toEqual([]);
  expect(lines.length).toBeGreaterThan(1000);
  expect(named(toldIn(calls))).toEqual([]);
  expect(toldIn(calls).length).toBeGreaterThan(1000);
  for (const answer of flow.answers)
    expect([answer.slice(0, 60), named(answer)]).toEqual([answer.slice(0, 60), []]);
  // All have ended.
  expect((await dump()).filter((line) => named(line).length > 0)).toEqual([]);
});

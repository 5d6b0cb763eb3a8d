import { once } from "node:events";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { type MailSink, startMailSink } from "../../localstack/cloud/mail-sink.ts";
import { smsGateway } from "../../localstack/demo/notifications.ts";
import { startSmsGateway } from "../../localstack/providers/sms-gateway.ts";
import { isSignedWebhook, newWebhookSecret } from "../../shared/outgoing/webhooks.ts";
import { type Client, signedIn } from "./client.ts";
import { type Caller, newCaller } from "./machine-caller.ts";
import { runsOnSchedule } from "./scheduled-functions.ts";

interface Place {
  url: string;
  ports: { mail: number; sms: number; callbacks: number };
  env: Record<string, string>;
}

interface Notification {
  id: number;
  status: string;
  counts: Record<string, number>;
}

const LIMIT_SECONDS = 240;
/** More than are made with the notification, so that an expander makes them. */
const MANY = 25;
const SYSTEM = "/api/sistems/1";

/**
 * Sends a mail and an SMS as an administrator, a mail as a system and one to many recipients, and follows each to the mail
 * server, the gateway and the system that is called back.
 * @throws Error if one does not arrive, or a function that runs on a schedule fails
 */
export async function sendNotifications({ url, ports, env }: Place): Promise<string> {
  const admin = await signedIn(url, "admin", "notifications");
  const receipts = { url: `${url}${smsGateway.receipts}`, secret: smsGateway.secret };
  const mails = await startMailSink({ port: ports.mail });
  const texts = await startSmsGateway({ port: ports.sms, token: smsGateway.token, receipts });
  const called = await startCalledSystem(ports.callbacks);
  try {
    const system = await newCaller("deploy-check", env);
    await admin.call("PATCH", SYSTEM, { ...called.registration, certificate: [system.certificate] });
    await followMailAndText(admin, mails, texts.texts);
    await followMailOfSystem(system, mails);
    await followMany(admin, mails);
    await cancelScheduled(admin);
    await operateQueues(admin);
    await until(
      () => `Sent in calls to the system, there are ${called.states().join()}`,
      () => called.states().includes("Sent"),
    );
    const functions = await runsOnSchedule(env);
    return `${String(mails.mails().length)} mails, ${String(texts.texts().length)} SMS, ${String(called.states().length)} callbacks, ${functions}`;
  } finally {
    await Promise.all([mails.stop(), texts.stop(), called.stop()]);
  }
}

const notice = {
  sistemId: 1,
  subject: "Verificare",
  body: "Bună ziua, {{RecipientName}}.",
  bodyShort: "Salut",
};

const send = (admin: Client, changed: object) =>
  admin.call<Notification>("POST", "/api/notificares", { ...notice, ...changed });

const mailTo = (mails: MailSink, address: string) => mails.mails().filter(({ to }) => to.includes(address));

async function followMailAndText(
  admin: Client,
  mails: MailSink,
  texts: () => { to: string }[],
): Promise<void> {
  const recipients = [
    { type: "Email", value: "ana.rusu@exemplu.test" },
    { type: "SMS", value: "+37369123456" },
  ];
  const { id } = await send(admin, { recipients, priority: "High", forwardTo: ["arhiva@exemplu.test"] });
  await untilCounted(admin, id, { Sent: 2, Delivered: 1 });
  const arrived = [
    mailTo(mails, "ana.rusu@exemplu.test").length,
    mailTo(mails, "arhiva@exemplu.test").length,
    texts().length,
  ];
  if (arrived.join() !== "1,1,1") throw new Error(`mail, copy and SMS arrived ${arrived.join()} times`);
  const list = await admin.call<{ items: { status: string }[] }>(
    "GET",
    `/api/livrares?filter[notificareId]=${String(id)}`,
  );
  if (list.items.length !== 3) throw new Error(`deliveries: ${JSON.stringify(list.items)}`);
}

async function followMailOfSystem(system: Caller, mails: MailSink): Promise<void> {
  const { sistemId: _, ...content } = notice;
  const address = "/notifications/api/v1/notify/verificare-1";
  const recipients = [{ type: "Email", value: "ion.rusu@exemplu.test" }];
  const attachments = [{ fileName: "aviz.txt", base64: Buffer.from("Aviz").toString("base64") }];
  await system.call("POST", address, { ...content, recipients, attachments });
  await until(
    () => "the mail of the system is Sent",
    async () => {
      const { status } = await system.call<Notification>("GET", address);
      return status === "Sent";
    },
  );
  const [mail] = mailTo(mails, "ion.rusu@exemplu.test");
  if (mail?.attachments[0]?.name !== "aviz.txt")
    throw new Error("the mail of the system lacks its attachment");
  await system.call("GET", `${address}/report`);
  await system.call("POST", "/notifications/api/v1/attachments", { fileName: "aviz.txt", dimensiune: 4 });
}

async function followMany(admin: Client, mails: MailSink): Promise<void> {
  const recipients = Array.from({ length: MANY }, (_, i) => ({
    type: "Email",
    value: `persoana-${String(i)}@exemplu.test`,
  }));
  const { id } = await send(admin, { recipients });
  await untilCounted(admin, id, { Sent: MANY });
  const missing = recipients.filter(({ value }) => mailTo(mails, value).length !== 1);
  if (missing.length > 0) throw new Error(`not once: ${missing.map(({ value }) => value).join(", ")}`);
}

async function cancelScheduled(admin: Client): Promise<void> {
  const scheduledAt = new Date(Date.now() + 3_600_000).toISOString();
  const recipients = [{ type: "Email", value: "anulat@exemplu.test" }];
  const { id } = await send(admin, { recipients, scheduledAt });
  await admin.call("PATCH", `/api/notificares/${String(id)}`, { status: "Cancelled" });
  await untilCounted(admin, id, { Cancelled: 1 });
  await admin.call("DELETE", `/api/notificares/${String(id)}`);
}

async function operateQueues(admin: Client): Promise<void> {
  await admin.call("GET", "/api/admin/rabbit/queues");
  for (const act of ["replay", "purge"])
    await admin.call("POST", `/api/admin/rabbit/queues/deliveries-dlq/${act}`);
}

/** Waits until the deliveries of a notification have these states. @throws Error with the states after four minutes */
async function untilCounted(admin: Client, id: number, wanted: Record<string, number>): Promise<void> {
  let counts: Record<string, number> = {};
  const isReached = async () => {
    ({ counts } = await admin.call<Notification>("GET", `/api/notificares/${String(id)}`));
    return Object.entries(wanted).every(([state, number]) => counts[state] === number);
  };
  await until(() => `${JSON.stringify(wanted)}, there are ${JSON.stringify(counts)}`, isReached);
}

async function until(awaited: () => string, isReached: () => boolean | Promise<boolean>): Promise<void> {
  for (let second = 0; second < LIMIT_SECONDS; second += 1) {
    if (await isReached()) return;
    await wait(1000);
  }
  throw new Error(`not within ${String(LIMIT_SECONDS)} s: ${awaited()}`);
}

/** A system that is called back. It takes every call that its secret signs. */
async function startCalledSystem(port: number) {
  const secret = newWebhookSecret();
  const states: string[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const headers = request.headers as Record<string, string>;
      const isSigned = isSignedWebhook(secret, { headers, body });
      if (isSigned) states.push((JSON.parse(body) as Notification).status);
      response.writeHead(isSigned ? 204 : 401).end();
    });
  }).listen(port, "127.0.0.1");
  await once(server, "listening");
  return {
    registration: { callbackUrl: `http://127.0.0.1:${String(port)}/apeluri`, callbackSecret: secret },
    states: () => [...states],
    async stop() {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

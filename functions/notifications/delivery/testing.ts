import { createSystem } from "../testing.ts";
import { mailSink } from "../../../shared/testing/local-mail.ts";
import { clock } from "../../../shared/clock.ts";
import type { Stored } from "../../../shared/data/entity.ts";
import { adding, read, readPartition } from "../../../shared/data/repository.ts";
import { transact } from "../../../shared/data/transaction.ts";
import { nextId } from "../../../shared/ids.ts";
import { smtpServer } from "../../../shared/mail/smtp.ts";
import { placeContent } from "../content/contents.ts";
import type { Content } from "../records/content.ts";
import { Deliveries, type Delivery } from "../records/delivery.ts";
import { Events, eventsOf, type StoredEvent } from "../records/event.ts";
import { type Notification, Notifications } from "../records/notification.ts";
import type { Provider } from "../records/provider.ts";
import type { System } from "../records/system.ts";
import { deliveryFor, deliveriesIn } from "../sending/delivery-of.ts";
import type { Asked, Channels, HandedOver, Message } from "./channels.ts";
import { deliverer } from "./deliver.ts";

/* Notifications that were accepted, and channels that end at the mail sink. Import this before anything else. */

const YEAR_SECONDS = 366 * 24 * 3600;

let count = 0;
/** An address that no other test of the file uses. */
export const someAddress = (): string => `ana.${(count += 1)}@exemplu.md`;

interface Accepting {
  system?: Stored<System>;
  content?: Partial<Content>;
  notification?: Partial<Notification>;
  delivery?: Partial<Delivery>;
}

/** Stores a notification as its acceptance does, with its deliveries. Default: one mail to an address of its own. */
export async function accept({ system, content = {}, notification = {}, delivery = {} }: Accepting = {}) {
  const { id: sistemId } = system ?? (await createSystem());
  const whole: Content = {
    texts: { subject: { ro: "Aviz" }, body: { ro: "Bună ziua" } },
    variables: {},
    recipients: [{ canal: "Email", adresa: someAddress() }],
    forwardTo: [],
    attachments: [],
    ...content,
  };
  const total = deliveriesIn(whole);
  const id = nextId();
  const stored: Notification = {
    ...{ id, sistemId, total, trackingId: `t-${id}`, status: "Sending", counts: { Sending: total } },
    ...{ priority: "Medium", subject: "Aviz", creatDe: "test", creatLa: clock.iso() },
    ...{ contentHmac: "", isResolving: false, schimbari: 1 },
    objectKey: await placeContent(whole, "content/"),
    expiresOn: clock.epochSeconds() + YEAR_SECONDS,
    ...notification,
  };
  const deliveries = Array.from({ length: total }, (_, number) => ({
    ...deliveryFor(stored, whole, number, { isSignalled: true }),
    ...delivery,
  }));
  await transact([...adding(Notifications, stored), ...deliveries.flatMap((one) => adding(Deliveries, one))]);
  return {
    notification: stored,
    deliveries,
    id: deliveries[0]?.id ?? 0,
    adresa: deliveries[0]?.adresa ?? "",
  };
}

export const someProvider = (fields: Partial<Provider> = {}): Provider => ({
  ...{ id: nextId(), cod: `P-${nextId()}`, canal: "Email", tip: "SMTP", configuratie: {}, sigilate: {} },
  ...{ prioritate: 1, recipise: false, activ: true },
  ...fields,
});

/** Channels of a test: its answers, and all that they were asked and given. */
export interface FakeChannels extends Channels {
  asked: Asked[];
  given: Message[];
  reports: [string, HandedOver["kind"]][];
}

/** Channels whose providers are these, in order, and whose messages end in `hand`; default: mail goes to the sink by SMTP. */
export function fakeChannels(
  providers: Provider[] = [someProvider()],
  { hand = handToSink, opensAfter = Infinity }: { hand?: Channels["handOver"]; opensAfter?: number } = {},
): FakeChannels {
  const faults = new Map<number, number>();
  const isOpen = ({ id }: Provider) => (faults.get(id) ?? 0) >= opensAfter;
  const channels: FakeChannels = {
    ...{ asked: [], given: [], reports: [] },
    openWay: (asked) => {
      channels.asked.push(asked);
      const provider = providers.find((one) => !isOpen(one));
      return Promise.resolve(provider ? { provider } : { none: providers.length > 0 ? "closed" : "missing" });
    },
    handOver: (message, provider) => {
      channels.given.push(message);
      return hand(message, provider);
    },
    report: (provider, { kind }) => {
      channels.reports.push([provider.cod, kind]);
      if (kind === "accepted") faults.delete(provider.id);
      if (kind === "provider") faults.set(provider.id, (faults.get(provider.id) ?? 0) + 1);
      return Promise.resolve(isOpen(provider));
    },
  };
  return channels;
}

const TIMEOUT_MS = 300;
const server = smtpServer({ url: `smtp://127.0.0.1:${mailSink.port}`, timeoutMs: TIMEOUT_MS });

/** Hands a mail to the sink: the whole dialogue. */
export async function handToSink(message: Message): Promise<HandedOver> {
  if (message.canal !== "Email") return { kind: "accepted", messageId: "sms-1" };
  const { deliveryId, subject, text, to, attachments, html } = message;
  const outcome = await server.send({
    ...{ from: { address: "no-reply@temelia.test" }, to, subject, text, attachments },
    ...(html === undefined ? {} : { html }),
    messageId: `livrare-${deliveryId}@temelia.test`,
  });
  if (outcome.kind === "accepted") return { kind: "accepted", messageId: outcome.serverId };
  const { kind, code } = outcome;
  return { kind, code, ...(kind === "recipient" ? { reason: "adresa-refuzata" } : {}) };
}

/** A worker takes the message of a delivery. */
export const deliverBy = (channels: Channels, livrareId: number): Promise<void> =>
  deliverer(channels)({ livrareId });

export async function deliveryOf(id: number): Promise<Stored<Delivery>> {
  const delivery = await read(Deliveries, { id });
  if (!delivery) throw new Error("no such delivery");
  return delivery;
}

export async function notificationOf({ id }: { id: number }): Promise<Stored<Notification>> {
  const notification = await read(Notifications, { id });
  if (!notification) throw new Error("no such notification");
  return notification;
}

/** The events of a notification, oldest first. */
export async function eventsOfNotification({ id }: { id: number }): Promise<StoredEvent[]> {
  const rows = await readPartition(Events.table, eventsOf(id));
  const events = await Promise.all(rows.map(({ sk }) => read(Events, { id: Number(sk) })));
  return events.flatMap((event) => event ?? []);
}

/** The mails that the sink has for an address. */
export const mailsTo = (adresa: string) => mailSink.mails().filter(({ to }) => to.includes(adresa));

/** Moves the clock by so many seconds; `clock.resume()` ends it. */
export const later = (seconds: number): void =>
  clock.freeze(new Date(clock.now().getTime() + seconds * 1000));

export { mailSink };

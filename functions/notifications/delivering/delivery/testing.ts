import { createSystem } from "../../testing.ts";
import { mailSink } from "../../../../shared/testing/local-mail.ts";
import { clock } from "../../../../shared/clock.ts";
import type { Stored } from "../../../../shared/data/entity.ts";
import { adding, read, readPartition } from "../../../../shared/data/repository.ts";
import { transact } from "../../../../shared/data/transaction.ts";
import { nextId } from "../../../../shared/ids.ts";
import { smtpServer } from "../../../../shared/mail/smtp.ts";
import { messageIdOf } from "../channels/reference.ts";
import type { ClosedWay } from "../channels/ways.ts";
import { placeContent } from "../../state/content/contents.ts";
import type { Content } from "../../records/content.ts";
import { Deliveries, type Delivery } from "../../records/delivery.ts";
import { Events, eventsOf, type StoredEvent } from "../../records/event.ts";
import { type Notification, Notifications } from "../../records/notification.ts";
import type { Provider } from "../../records/provider.ts";
import type { System } from "../../records/system.ts";
import { entriesIn, placesOf } from "../../recipients/people/resolve.ts";
import { addingDeliveries, deliveriesTo } from "../../accepting/sending/delivery-of.ts";
import type { Message, Outcome } from "../channels/message.ts";
import type { Asked, Channels } from "./channels.ts";
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
  const total = entriesIn(whole);
  const id = nextId();
  const stored: Notification = {
    ...{ id, sistemId, total, trackingId: `t-${id}`, status: "Sending", counts: { Sending: total } },
    ...{ priority: "Medium", subject: "Aviz", creatDe: "test", creatLa: clock.iso() },
    ...{ contentHmac: "", isResolving: false, schimbari: 1 },
    objectKey: await placeContent(whole, "content/"),
    expiresOn: clock.epochSeconds() + YEAR_SECONDS,
    ...notification,
  };
  const places = await placesOf(stored, whole, [...Array(total).keys()]);
  const deliveries = places
    .flatMap((those) => deliveriesTo(stored, whole, those, { isSignalled: true }))
    .map((one) => ({ ...one, ...delivery }));
  await transact([...adding(Notifications, stored), ...addingDeliveries(stored, deliveries)]);
  return {
    notification: stored,
    deliveries,
    id: deliveries[0]?.id ?? 0,
    adresa: deliveries[0]?.adresa ?? "",
  };
}

export const someProvider = (fields: Partial<Provider> = {}): Stored<Provider> => ({
  rev: 1,
  ...{ id: nextId(), cod: `P-${nextId()}`, canal: "Email", tip: "SMTP", configuratie: {}, sigilate: {} },
  ...{ prioritate: 1, recipise: false, activ: true },
  ...fields,
});

/** Channels for a test: their answers, and everything that they were asked and given. */
export interface FakeChannels extends Channels {
  asked: Asked[];
  given: Message[];
  reports: [string, Outcome["kind"] | "unsent"][];
}

interface Faking {
  hand?: Channels["handOver"];
  /** After how many faults a provider gets no more messages. */
  opensAfter?: number;
  reason?: ClosedWay["reason"];
}

/** Channels whose providers are these, in order, and whose messages end in `hand`; default: mail goes to the sink by SMTP. */
export function fakeChannels(
  providers: Stored<Provider>[] = [someProvider()],
  { hand = handToSink, opensAfter = Infinity, reason = "outage" }: Faking = {},
): FakeChannels {
  const faults = new Map<number, number>();
  const isOpen = (id: number) => (faults.get(id) ?? 0) >= opensAfter;
  const fake: FakeChannels = {
    ...{ asked: [], given: [], reports: [] },
    openWay: (asked) => {
      fake.asked.push(asked);
      const provider = providers.find(({ id }) => !isOpen(id));
      const closed = { closedUntil: clock.iso(), reason: providers.length > 0 ? reason : ("none" as const) };
      return Promise.resolve(provider ? { provider } : closed);
    },
    handOver: (message, provider) => {
      fake.given.push(message);
      return hand(message, provider);
    },
    report: ({ provider: { id, cod } }, outcome) => {
      const kind = outcome === "unsent" ? outcome : outcome.kind;
      fake.reports.push([cod, kind]);
      if (kind === "accepted") faults.delete(id);
      if (kind === "provider") faults.set(id, (faults.get(id) ?? 0) + 1);
      return Promise.resolve();
    },
    isOpen: (id) => Promise.resolve(isOpen(id)),
  };
  return fake;
}

/** Long enough for a busy machine. */
const TIMEOUT_MS = 2000;
const server = smtpServer({ url: `smtp://127.0.0.1:${mailSink.port}`, timeoutMs: TIMEOUT_MS });

/** Hands a mail to the sink: the whole dialogue. */
export async function handToSink(message: Message): Promise<Outcome> {
  const { livrareId, canal, subject, text, to, attachments = [], html } = message;
  if (canal !== "Email") return { kind: "accepted", messageId: "sms-1", segments: 1 };
  const outcome = await server.send({
    ...{ from: { address: "no-reply@temelia.test" }, to, subject, text, attachments },
    ...(html === undefined ? {} : { html }),
    messageId: messageIdOf(livrareId),
  });
  if (outcome.kind === "accepted") return { kind: "accepted", messageId: outcome.serverId };
  const { kind, code, isAddressGone } = outcome;
  return kind === "recipient" ? { kind, code, reason: "adresa-refuzata", isAddressGone } : { kind, code };
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

/** Moves the clock by `seconds`; `clock.resume()` ends it. */
export const later = (seconds: number): void =>
  clock.freeze(new Date(clock.now().getTime() + seconds * 1000));

export { mailSink };

import { createSystem, fresh } from "../../testing.ts";
import { deliverBy, deliveryOf, fakeChannels, later, someProvider } from "../delivery/testing.ts";
import { at, collectFor, type Reader, reader, sendTo, stateOf } from "./testing.ts";
import { afterEach, expect, it } from "vitest";
import { clock } from "../../../../shared/clock.ts";
import { readMany } from "../../../../shared/data/repository.ts";
import { drawn } from "../../../../shared/testing/drawn.ts";
import { seededRandom } from "../../../../shared/testing/random.ts";
import type { Message } from "../channels/message.ts";
import { cancelNotification } from "../../accepting/tracking/cancel.ts";
import { declineFor } from "../../recipients/registry/decline-category.ts";
import { applyReceipt } from "../receipts/apply.ts";
import { settleExpired } from "../../state/lanes/settle.ts";
import { hasExpired } from "../../state/progress/ended-delivery.ts";
import { Deliveries } from "../../records/delivery.ts";

/*
 * Random days: in each half hour something may be sent to a reader, cancelled or declined; two dispatchers make what
 * is due, and a worker sends it. Afterwards each notification is in exactly one mail or has ended for a reason, and
 * none came early.
 */

const STEP_SECONDS = 1800;
/** Arrivals end after 30 hours; all hours have come, and what was tried again has had its time, after 72. */
const [ARRIVING_STEPS, ALL_STEPS] = [60, 144];

afterEach(() => clock.resume());

type Sent = Awaited<ReturnType<typeof sendTo>> & {
  /** Before this time no mail may carry it. ISO 8601. */
  from: string;
  /** True once it must no longer be sent. */
  isEnded: boolean;
  /** True once nothing more happens to it by itself. */
  isDone: boolean;
};

interface Mail {
  message: Message;
  at: string;
}

/** A reader's day: what was sent to them, and the mails that they got. */
interface Day {
  to: Reader;
  next(): number;
  sent: Sent[];
  mails: Mail[];
  digests: Set<number>;
}

async function dayOf(seed: string, ora: string, system: Reader["system"]): Promise<Day> {
  const to = await reader({ rezumat: { ora } }, {}, system);
  return { to, next: seededRandom(seed), sent: [], mails: [], digests: new Set() };
}

const categories = ["stiri", "oferte", "evenimente"];
const oneOf = <T>({ next }: Day, all: readonly T[]): T | undefined => all[Math.floor(next() * all.length)];

/** What half an hour brings. */
async function live(day: Day): Promise<void> {
  const luck = day.next();
  if (luck < 0.14) await receive(day);
  else if (luck < 0.16) await cancelOne(day);
  else if (luck < 0.17) await decline(day);
}

async function receive(day: Day): Promise<void> {
  const luck = day.next();
  const categorie = luck < 0.1 ? undefined : oneOf(day, categories);
  const priority = luck > 0.9 ? "High" : oneOf(day, ["Low", "Medium"]);
  const hours = day.next() < 0.2 ? 1 + Math.floor(day.next() * 30) : undefined;
  const expiresAt =
    hours === undefined
      ? {}
      : { expiresAt: new Date(clock.now().getTime() + hours * 3_600_000).toISOString() };
  const sent = await sendTo(day.to, { notification: { categorie, priority, ...expiresAt } });
  const delivery = await deliveryOf(sent.id);
  const isEnded = delivery.status !== "Sending";
  const isAlone = !isEnded && delivery.isCollected !== true;
  const { urmatoareaLa } = delivery;
  day.sent.push({ ...sent, isEnded, isDone: isEnded, from: urmatoareaLa ?? clock.iso() });
  expect(isAlone, sent.text).toBe(!isEnded && urmatoareaLa === undefined);
  if (isAlone) await deliver(day, sent.id);
}

async function cancelOne(day: Day): Promise<void> {
  const one = oneOf(
    day,
    day.sent.filter(({ isEnded }) => !isEnded),
  );
  if (!one || (await deliveryOf(one.id)).status !== "Sending") return;
  await cancelNotification({ id: one.notification.id, by: "test" });
  one.isEnded = true;
}

/** From now on nothing of the category reaches the reader: what was collected is taken out. */
async function decline(day: Day): Promise<void> {
  const categorie = oneOf(day, categories) ?? "";
  await declineFor(day.to.person.id, { sistemId: day.to.system.id, categorie });
  for (const one of day.sent) {
    const isOfIt = (await deliveryOf(one.id)).categorie === categorie;
    if (isOfIt && !day.mails.some(({ message }) => message.text.includes(one.text))) one.isEnded = true;
  }
}

/** A worker sends a delivery; now and then the provider does not answer, so that it comes again. */
async function deliver(day: Day, id: number): Promise<void> {
  const channels = fakeChannels([someProvider({ recipise: true })], {
    hand: (message) => {
      if (day.next() < 0.1) return Promise.resolve({ kind: "provider", code: "421" });
      day.mails.push({ message, at: clock.iso() });
      return Promise.resolve({ kind: "accepted", messageId: fresh("m") });
    },
  });
  await deliverBy(channels, id);
}

/** What the dispatcher and the workers do for a reader. */
async function dispatchFor(day: Day): Promise<void> {
  const open = day.sent.filter(({ isDone, from }) => !isDone && from <= clock.iso());
  if (open.length === 0) return;
  for (const row of await rowsOf(open.map(({ id }) => id))) {
    if (row.rezumatId !== undefined) continue;
    if (hasExpired(row)) await settleExpired(row);
    else if (!row.isCollected) await deliver(day, row.id);
  }
  const made = await Promise.all([collectFor(day.to), collectFor(day.to)]);
  for (const digest of made) if (digest) day.digests.add(digest.id);
  for (const { id } of await rowsOf([...day.digests])) await deliver(day, id);
  const left = new Map((await rowsOf(open.map(({ id }) => id))).map((row) => [row.id, row]));
  for (const one of open) {
    one.isDone = !left.has(one.id);
    one.from = left.get(one.id)?.urmatoareaLa ?? one.from;
  }
}

/** The deliveries that may still be sent. */
const rowsOf = async (ids: number[]) =>
  (await readMany(Deliveries, ids)).filter(({ status }) => status === "Sending");

const delivered = { status: "Delivered" } as const;
const bounced = { status: "Failed", cauza: "temporary" } as const;

/** What became of some mails. */
async function report({ digests, next }: Day): Promise<void> {
  for (const id of digests) if (next() < 0.5) await applyReceipt(id, next() < 0.5 ? delivered : bounced);
}

/** Each notification is in one mail, not before its time, with the state of that mail; or in none, with a reason. */
async function expectOnce({ sent, mails, digests, to }: Day): Promise<void> {
  for (const one of sent) {
    const carrying = mails.filter(({ message }) => message.text.includes(`Corpul ${one.text}.`));
    const row = await deliveryOf(one.id);
    const said = `${one.text} ${await stateOf(one.id)}`;
    expect(carrying.length, said).toBe(row.trimisLa === undefined ? 0 : 1);
    expect(["Sent", "Delivered", "Failed", "Cancelled"], said).toContain(row.status);
    if (one.isEnded) expect(carrying, said).toEqual([]);
    if (carrying.length === 0) expect(row.motiv, said).toMatch(/expirat|anulat|refuz-destinatar/);
    for (const mail of carrying) expect(mail.at >= one.from, said).toBe(true);
    if (row.rezumatId === undefined) continue;
    const { status, cauza, trimisLa } = await deliveryOf(row.rezumatId);
    expect({ status, cauza, trimisLa }, said).toEqual({
      status: row.status,
      cauza: row.cauza,
      trimisLa: row.trimisLa,
    });
  }
  const addresses = new Set(mails.map(({ message }) => message.to));
  expect(addresses.size === 0 || addresses.has(to.person.contacts[0]?.adresa ?? "")).toBe(true);
  expect(mails.filter(({ message }) => digests.has(message.livrareId)).length).toBeLessThanOrEqual(
    digests.size,
  );
}

/** Days that begin at noon, an hour of the mail in each. Two of them end after the clocks were moved at night. */
const beginnings: [name: string, begins: string, ora: string, days: number][] = [
  ["plain days", "2026-11-26T10:00:00Z", "18:00", 300],
  ["days whose clocks leave an hour out", "2026-03-28T10:00:00Z", "03:30", 100],
  ["days whose clocks repeat an hour", "2026-10-24T09:00:00Z", "03:30", 100],
];

it.each(beginnings)(
  "each notification is in exactly one mail, and none before the hour on %s",
  { timeout: 1_800_000 },
  async (name, begins, ora, number) => {
    at(begins);
    const system = await createSystem();
    const days = await Promise.all(
      Array.from({ length: drawn(number) }, (_, i) => dayOf(`${name} ${i}`, ora, system)),
    );
    for (let step = 0; step < ALL_STEPS; step += 1) {
      if (step < ARRIVING_STEPS) await Promise.all(days.map(live));
      await Promise.all(days.map(dispatchFor));
      later(STEP_SECONDS);
    }
    await Promise.all(days.map(report));
    await Promise.all(days.map(expectOnce));
    expect(days.flatMap(({ digests }) => [...digests]).length).toBeGreaterThan(days.length / 2);
  },
);

import {
  badCloud,
  badMailServer,
  createProviders,
  endedIn,
  eventsIn,
  goodCloud,
  type MailFaultCounts,
  mailsOf,
  mailSink,
  messagesLeft,
  ownCloud,
  seed,
  startWholeSystem,
} from "./testing.ts";
import { createGroup, createMachine, fresh } from "../../testing.ts";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Stored } from "../../../../shared/data/entity.ts";
import { update } from "../../../../shared/data/repository.ts";
import { seededRandom } from "../../../../shared/testing/random.ts";
import { current, deliveriesIn } from "../expansion/testing.ts";
import { addMembers, removeMembers } from "../../recipients/groups/members.ts";
import { createPerson } from "../../recipients/people/testing/records.ts";
import { readCounts } from "../../state/progress/large.ts";
import { Contacts } from "../../records/contact.ts";
import type { Delivery } from "../../records/delivery.ts";
import type { Notification } from "../../records/notification.ts";
import { noticeOf, notificationOf, notify } from "../../accepting/sending/testing.ts";

/*
 * Each member gets it once: one call to two overlapping groups and to some of their members by number, over a cloud
 * and a mail server that fail, with an expander that is killed five times. Meanwhile members join and leave, and
 * contacts are verified. TEMELIA_RECIPIENTS makes the group smaller.
 */

const TOTAL = Number(process.env.TEMELIA_RECIPIENTS ?? 2000);
const EXPANDER_KILLS = 5;
const WORKER_KILLS = 2;
/** How many deliveries a worker has at once. */
const BATCH = 10;
/** Any number of short pauses: no delivery is given up here. */
const PAUSES = Array.from({ length: 50 }, () => "1").join(",");
/** People of a chunk: the least number of writes of the expander follows from it. */
const CHUNK = 30;
const NAMED = 5;

const system = startWholeSystem(PAUSES);
const random = seededRandom(`groups ${seed}`);
afterAll(() => system.stop());

type Someone = Awaited<ReturnType<typeof createPerson>>;

interface People {
  /** Members from the beginning to the end, with a verified address. */
  steady: Someone[];
  /** Members whose only address is unverified, and stays so. */
  unverified: Someone[];
  /** Members whose address is verified meanwhile. */
  verified: Someone[];
  leaving: Someone[];
  joining: Someone[];
}

const shares: Record<keyof People, number> = {
  steady: 0.7,
  unverified: 0.05,
  verified: 0.1,
  leaving: 0.15,
  joining: 0.1,
};

/** How many people are created at once. */
const AT_ONCE = 20;

async function createSome(kind: keyof People): Promise<Someone[]> {
  const people: Someone[] = [];
  const number = Math.ceil(TOTAL * shares[kind]);
  const verificat = kind !== "unverified" && kind !== "verified";
  const contact = () => ({ canal: "Email" as const, adresa: `${fresh("membru")}@exemplu.md`, verificat });
  while (people.length < number)
    people.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(AT_ONCE, number - people.length) }, () =>
          createPerson({ contacts: [contact()] }),
        ),
      )),
    );
  return people;
}

const idsOf = (people: readonly Someone[]) => people.map(({ id }) => id);

/** Adds members, a thousand a call. */
async function addAll(groupId: number, people: readonly Someone[]): Promise<void> {
  for (let from = 0; from < people.length; from += 1000)
    await addMembers(
      groupId,
      people.slice(from, from + 1000).map(({ id }) => ({ id })),
    );
}

/** Kills the expander at writes that are spread over the least number that it needs, and workers at seeded ones. */
function killAtSeededMoments(): void {
  const apart = Math.max(1, Math.floor(TOTAL / CHUNK / (EXPANDER_KILLS + 1)));
  for (let i = 0; i < EXPANDER_KILLS; i += 1)
    system.killAt("expander-1", 2 + i * apart + Math.floor(random() * apart));
  for (let i = 0; i < WORKER_KILLS; i += 1)
    system.killAt(`worker-${i === 0 ? 1 : 2}`, 1 + Math.floor((random() * TOTAL) / 2));
}

/** A call over a bad cloud: the client tries again. */
async function persistently(act: () => Promise<unknown>): Promise<void> {
  for (let tries = 0; tries < 20; tries += 1)
    try {
      await act();
      return;
    } catch {
      await sleep(50);
    }
  throw new Error("a change never succeeded");
}

async function verify({ contacts: [contact] }: Someone): Promise<void> {
  if (contact) await update(Contacts, contact, (before) => ({ ...before, verificat: true }));
}

/** Changes that happened while deliveries were made. */
let changes = 0;

/** One member joins, one leaves and one address is verified at a time, until all have, or the deliveries are made. */
async function changeMembers(groupId: number, { joining, leaving, verified }: People): Promise<void> {
  const most = Math.max(joining.length, leaving.length, verified.length);
  for (let i = 0; i < most && (await current(notification)).isResolving; i += 1) {
    const [joins, leaves, proves] = [joining[i], leaving[i], verified[i]];
    await Promise.all([
      joins && persistently(() => addMembers(groupId, [{ id: joins.id }])),
      leaves && persistently(() => removeMembers(groupId, [leaves.id])),
      proves && persistently(() => verify(proves)),
    ]);
    changes += 1;
  }
}

let notification: Stored<Notification>;
let people: People;
let deliveries: Stored<Delivery>[];
let faults: MailFaultCounts;

async function isDone(): Promise<boolean> {
  const { isResolving, total } = await current(notification);
  const number = await endedIn(notification);
  process.stdout.write(`${number} of ${isResolving ? "?" : total} deliveries have ended\n`);
  return !isResolving && number === total && (await messagesLeft()) === 0;
}

/** Two groups that overlap; some of their members are also named by number, one of them twice. */
async function sendToGroups() {
  const machine = await createMachine();
  const whole = await createGroup({ sistemId: machine.system.id });
  const part = await createGroup({ sistemId: machine.system.id });
  const { steady, unverified, verified, leaving } = people;
  await addAll(whole.id, [...steady, ...unverified, ...verified, ...leaving]);
  await addAll(part.id, steady.slice(0, Math.ceil(TOTAL / 10)));
  const named = steady.slice(0, NAMED).map(({ idnp: value }) => ({ type: "IDNP", value }));
  const groups = [whole, part].map(({ cod: value }) => ({ type: "Group", value }));
  const trackingId = fresh("GRUP");
  const body = noticeOf({ recipients: [...named, ...named.slice(0, 1), ...groups] });
  const { status, text } = await notify(machine, body, trackingId);
  if (status !== 202) throw new Error(text);
  return { groupId: whole.id, sent: await notificationOf(machine.system, trackingId) };
}

beforeAll(async () => {
  await createProviders(3);
  const [steady, unverified, verified] = [
    await createSome("steady"),
    await createSome("unverified"),
    await createSome("verified"),
  ];
  people = {
    ...{ steady, unverified, verified },
    leaving: await createSome("leaving"),
    joining: await createSome("joining"),
  };
  const { groupId, sent } = await sendToGroups();
  notification = sent;
  faults = badMailServer({ faults: 0.2, ambiguous: 0.05 });
  await ownCloud.faults.change({ ...badCloud, seed: 33 });
  killAtSeededMoments();
  await Promise.all([system.runUntil(isDone), changeMembers(groupId, people)]);
  await ownCloud.faults.change(goodCloud);
  mailSink.recover();
  // The record of a large notification follows its counter within a minute.
  await system.runUntil(async () => (await current(notification)).status === "Sent");
  deliveries = await deliveriesIn(notification);
}, 1_800_000);

const deliveriesTo = ({ id }: Someone) => deliveries.filter(({ destinatarId }) => destinatarId === id);
const outcomesOf = (some: readonly Someone[]) =>
  some.map((person) => [person.id, ...deliveriesTo(person).map(({ canal, status }) => `${canal} ${status}`)]);

describe(`a group of ${TOTAL} over a bad day`, () => {
  it("each member who was one throughout and can be reached has exactly one delivery, which is sent", () => {
    expect(outcomesOf(people.steady)).toEqual(people.steady.map(({ id }) => [id, "Email Sent"]));
  });

  it("an address that was never verified gets nothing, and the reason is there once", () => {
    expect(outcomesOf(people.unverified)).toEqual(people.unverified.map(({ id }) => [id, "Email Failed"]));
    const ofThem = people.unverified.flatMap((person) => deliveriesTo(person));
    expect(ofThem.map(({ motiv }) => motiv)).toEqual(people.unverified.map(() => "fara-contact"));
    expect(ofThem.filter((one) => mailsOf(one) > 0)).toEqual([]);
  });

  it("members who join or leave meanwhile, and those who verify their address, have one delivery at most", () => {
    const some = [...people.joining, ...people.leaving, ...people.verified];
    expect(some.filter((person) => deliveriesTo(person).length > 1)).toEqual([]);
    expect(people.verified.filter((person) => deliveriesTo(person).length === 0)).toEqual([]);
  });

  it("nobody else has one", () => {
    const known = new Set(Object.values(people).flatMap((some: Someone[]) => idsOf(some)));
    expect(deliveries.filter(({ destinatarId = 0 }) => !known.has(destinatarId))).toEqual([]);
  });

  it("the sink has one Message-ID for each delivery that was sent, and no other", () => {
    const sent = deliveries.filter(({ status }) => status === "Sent");
    expect(sent.filter((one) => mailsOf(one) === 0)).toEqual([]);
    expect(Object.keys(mailSink.counts())).toHaveLength(sent.length);
    const taken = Object.values(mailSink.counts()).reduce((sum, count) => sum + count, 0);
    process.stdout.write(
      `${taken - sent.length} repeated; ${JSON.stringify({ ...faults, kills: system.kills, changes })}\n`,
    );
    expect(taken - sent.length).toBeLessThanOrEqual(faults.ambiguous + WORKER_KILLS * BATCH);
  });

  it("is counted as its rows are", async () => {
    const counts = Object.fromEntries(
      [...Map.groupBy(deliveries, ({ status }) => status)].map(([status, some]) => [status, some.length]),
    );
    expect(await readCounts(notification)).toEqual(counts);
    expect(await current(notification)).toMatchObject({
      isResolving: false,
      total: deliveries.length,
      counts,
    });
    const events = await eventsIn(notification);
    expect(events.filter(({ livrareId }) => livrareId === undefined).map(({ tip }) => tip)).toEqual([
      "CREATA",
      "EXTINSA",
    ]);
  });

  it("leaves neither a message, nor a lease, nor an address, nor a place in the due index", async () => {
    expect(await messagesLeft()).toBe(0);
    for (const field of ["leaseUntil", "adresa", "dueStatus", "dueAt", "attempts"])
      expect(deliveries.filter((one) => Object.hasOwn(one, field))).toEqual([]);
    expect(await current(notification)).not.toHaveProperty("leaseUntil");
  });

  it("met as many kills, faults and changes as were wanted", () => {
    const { "worker-1": one = 0, "worker-2": two = 0, "expander-1": expander = 0 } = system.kills;
    expect([one + two, expander]).toEqual([WORKER_KILLS, EXPANDER_KILLS]);
    expect(faults.refused).toBeGreaterThan(0);
    expect(changes).toBeGreaterThan(EXPANDER_KILLS);
  });
});

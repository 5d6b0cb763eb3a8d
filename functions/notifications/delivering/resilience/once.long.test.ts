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
import { createMachine } from "../../testing.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Stored } from "../../../../shared/data/entity.ts";
import { seededRandom } from "../../../../shared/testing/random.ts";
import { accepted, current, deliveriesIn } from "../expansion/testing.ts";
import { readCounts } from "../../state/progress/large.ts";
import type { Delivery } from "../../records/delivery.ts";
import type { Notification } from "../../records/notification.ts";

/*
 * Nothing is lost or doubled: one call with 2,000 recipients over a cloud and a mail server that fail, with workers
 * and expanders that are killed at seeded moments. TEMELIA_RECIPIENTS makes it shorter.
 */

const TOTAL = Number(process.env.TEMELIA_RECIPIENTS ?? 2000);
const WORKER_KILLS = 3;
const EXPANDER_KILLS = 2;
/** How many deliveries a worker has at once. */
const BATCH = 10;
/** Any number of short pauses: no delivery is given up here. */
const PAUSES = Array.from({ length: 50 }, () => "1").join(",");

const system = startWholeSystem(PAUSES);
const random = seededRandom(`kills ${seed}`);
afterAll(() => system.stop());

let notification: Stored<Notification>;
let deliveries: Stored<Delivery>[];
let faults: MailFaultCounts;

/** Kills at seeded writes: the first half of those of a run, because the number of all depends on the faults. */
function killAtSeededMoments(): void {
  const anyOf = (most: number) => 1 + Math.floor(random() * most);
  for (let i = 0; i < WORKER_KILLS; i += 1)
    system.killAt(random() < 0.5 ? "worker-1" : "worker-2", anyOf(TOTAL / 2));
  for (let i = 0; i < EXPANDER_KILLS; i += 1) system.killAt("expander-1", anyOf(TOTAL / 60));
}

async function isDone(): Promise<boolean> {
  const { isResolving } = await current(notification);
  const number = await endedIn(notification);
  process.stdout.write(`${number} of ${TOTAL} deliveries have ended\n`);
  return !isResolving && number === TOTAL && (await messagesLeft()) === 0;
}

beforeAll(async () => {
  await createProviders(3);
  const machine = await createMachine();
  faults = badMailServer({ faults: 0.2, ambiguous: 0.05 });
  await ownCloud.faults.change({ ...badCloud, seed: 33 });
  killAtSeededMoments();
  notification = await accepted(machine, TOTAL);
  await system.runUntil(isDone);
  await ownCloud.faults.change(goodCloud);
  mailSink.recover();
  // The record of a large notification follows its counter within a minute.
  await system.runUntil(async () => (await current(notification)).status === "Sent");
  deliveries = await deliveriesIn(notification);
}, 1_800_000);

describe(`${TOTAL} recipients over a bad day`, () => {
  it("are one delivery each, and each is sent", () => {
    expect(deliveries.map(({ recipient }) => recipient)).toEqual(Array.from({ length: TOTAL }, (_, i) => i));
    expect(deliveries.filter(({ status }) => status !== "Sent")).toEqual([]);
  });

  it("get one Message-ID each, and no mail that is not theirs", () => {
    expect(Object.keys(mailSink.counts())).toHaveLength(TOTAL);
    expect(deliveries.filter((one) => mailsOf(one) === 0)).toEqual([]);
  });

  it("get a mail again only after an ambiguous answer or a kill", () => {
    const taken = Object.values(mailSink.counts()).reduce((sum, count) => sum + count, 0);
    process.stdout.write(
      `${taken - TOTAL} repeated; ${JSON.stringify({ ...faults, kills: system.kills })}\n`,
    );
    expect(taken - TOTAL).toBeLessThanOrEqual(faults.ambiguous + WORKER_KILLS * BATCH);
    // Otherwise nothing was tested.
    expect(faults.ambiguous).toBeGreaterThan(0);
    expect(faults.refused).toBeGreaterThan(TOTAL / 10);
  });

  it("are counted as their rows are", async () => {
    expect(await readCounts(notification)).toEqual({ Sent: TOTAL });
    expect(await current(notification)).toMatchObject({
      status: "Sent",
      counts: { Sent: TOTAL },
      isResolving: false,
    });
  });

  it("have events in order: each delivery was sent once, after its attempts", async () => {
    const events = await eventsIn(notification);
    expect(events.filter(({ livrareId }) => livrareId === undefined).map(({ tip }) => tip)).toEqual([
      "CREATA",
      "EXTINSA",
    ]);
    const byDelivery = Map.groupBy(events, ({ livrareId }) => livrareId);
    for (const { id, incercari } of deliveries) {
      const kinds = byDelivery.get(id)?.map(({ tip }) => tip) ?? [];
      expect([id, ...kinds]).toEqual([
        id,
        ...Array.from({ length: incercari - 1 }, () => "REPROGRAMATA"),
        "TRIMISA",
      ]);
    }
    const times = events.map(({ creatLa }) => creatLa);
    expect(times).toEqual(times.toSorted());
  });

  it("leave neither a message, nor a lease, nor an address, nor a place in the due index", async () => {
    expect(await messagesLeft()).toBe(0);
    for (const field of ["leaseUntil", "adresa", "dueStatus", "dueAt", "attempts"])
      expect(deliveries.filter((one) => Object.hasOwn(one, field))).toEqual([]);
    expect(await current(notification)).not.toHaveProperty("leaseUntil");
  });

  it("met as many kills as were wanted", () => {
    const { "worker-1": one = 0, "worker-2": two = 0, "expander-1": expander = 0 } = system.kills;
    expect([one + two, expander]).toEqual([WORKER_KILLS, EXPANDER_KILLS]);
  });
});

import {
  badCloud,
  badMailServer,
  createProviders,
  endedIn,
  eventsIn,
  goodCloud,
  isMailedAfter,
  mailsOf,
  mailSink,
  messagesLeft,
  ownCloud,
  startWholeSystem,
} from "./testing.ts";
import { administrator, call, createMachine } from "../../testing.ts";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { Stored } from "../../../../shared/data/entity.ts";
import { accepted, current, deliveriesIn } from "../expansion/testing.ts";
import { readCounts } from "../../state/progress/large.ts";
import type { Notification } from "../../records/notification.ts";
import type { Machine } from "../../accepting/sending/testing.ts";

/*
 * Dead letters that are replayed twice at once, and a purge while a notification is being sent, with the cloud, the
 * mail server and the kills of a bad day.
 */

const TOTAL = Number(process.env.TEMELIA_RECIPIENTS ?? 400);
/** The index shows a dead letter after this time, in ms. */
const INDEX_MS = 1500;

const system = startWholeSystem("1,1");
afterAll(() => system.stop());

let machine: Machine;
let admin: Record<string, string>;
beforeAll(async () => {
  await createProviders(3);
  machine = await createMachine();
  admin = await administrator();
}, 150_000);
beforeEach(() => ownCloud.faults.change({ ...badCloud, seed: 34 }));

const post = <Body>(address: string) => call<Body>(`POST /api/admin/rabbit/queues/${address}`, admin);

const hasSettled = async (notification: Stored<Notification>) =>
  !(await current(notification)).isResolving &&
  (await endedIn(notification)) === TOTAL &&
  (await messagesLeft()) === 0;

/** Replays all dead letters by two requests at once. @returns how many they replayed together */
async function replayTwice(): Promise<number> {
  await sleep(INDEX_MS);
  const answers = await Promise.all([1, 2].map(() => post<{ replayed: number }>("deliveries-dlq/replay")));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  return answers.reduce((sum, { json }) => sum + json.replayed, 0);
}

it("dead letters that are replayed twice at once are replayed once each, until every mail has arrived", async () => {
  mailSink.clear();
  const faults = badMailServer({ faults: 0.1, ambiguous: 0.05, lost: 0.4 });
  system.killAt("worker-1", TOTAL / 4);
  const notification = await accepted(machine, TOTAL);
  let replayed = 0;
  for (;;) {
    await system.runUntil(() => hasSettled(notification));
    const { Failed: dead = 0 } = await readCounts(notification);
    if (dead === 0) break;
    const now = await replayTwice();
    process.stdout.write(`${dead} dead letters, ${now} replayed\n`);
    replayed += now;
  }
  await ownCloud.faults.change(goodCloud);
  const deliveries = await deliveriesIn(notification);
  expect(deliveries.filter(({ status }) => status !== "Sent")).toEqual([]);
  expect(await readCounts(notification)).toEqual({ Sent: TOTAL });
  const events = await eventsIn(notification);
  const numberOf = (kind: string) => events.filter(({ tip }) => tip === kind).length;
  expect([numberOf("REIMPUSA"), numberOf("ESUATA"), numberOf("TRIMISA")]).toEqual([
    replayed,
    replayed,
    TOTAL,
  ]);
  expect(replayed).toBeGreaterThan(0);
  const taken = deliveries.map(mailsOf);
  expect(taken).not.toContain(0);
  const repeated = taken.reduce((sum, count) => sum + count, 0) - TOTAL;
  expect(repeated).toBeLessThanOrEqual(faults.ambiguous + 10);
}, 1_800_000);

it("a purge in the middle: nothing that was purged arrives later, and everything else arrives", async () => {
  mailSink.clear();
  const faults = badMailServer({ faults: 0.1, ambiguous: 0.02 });
  const notification = await accepted(machine, TOTAL);
  const running = system.runUntil(() => hasSettled(notification));
  while (Object.keys(mailSink.counts()).length < TOTAL / 5) await sleep(20);
  const { ambiguous } = faults;
  const { status } = await post("deliveries/purge");
  const purgedAt = new Date().toISOString();
  expect(status).toBe(200);
  await running;
  await ownCloud.faults.change(goodCloud);
  const deliveries = await deliveriesIn(notification);
  const purged = deliveries.filter(({ motiv }) => motiv === "golit");
  const sent = deliveries.filter((one) => one.status === "Sent");
  process.stdout.write(`${purged.length} purged, ${sent.length} sent\n`);
  expect(purged.length).toBeGreaterThan(0);
  expect(purged.map((one) => one.status)).toEqual(purged.map(() => "Cancelled"));
  // A worker that held a delivery at the mark may send it; without an answer it counts as not sent, and is purged.
  expect(purged.filter((one) => isMailedAfter(one, purgedAt)).length).toBeLessThanOrEqual(
    faults.ambiguous - ambiguous,
  );
  expect(sent.filter((one) => mailsOf(one) === 0)).toEqual([]);
  const others = deliveries.filter((one) => one.status !== "Sent" && one.motiv !== "golit");
  expect(others.filter(({ cauza }) => cauza !== "technical")).toEqual([]);
  expect(await readCounts(notification)).toEqual({
    Sent: sent.length,
    Cancelled: purged.length,
    ...(others.length > 0 ? { Failed: others.length } : {}),
  });
}, 1_800_000);

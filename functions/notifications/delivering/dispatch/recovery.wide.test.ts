import { createSystem } from "../../testing.ts";
import { accept, mailSink, someAddress } from "../delivery/testing.ts";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { clock } from "../../../../shared/clock.ts";
import type { Stored } from "../../../../shared/data/entity.ts";
import { closePools } from "../../../../shared/mail/pool.ts";
import { drain } from "../../../../shared/testing/queues.ts";
import { sinkProvider } from "../channels/testing/messages.ts";
import { holdDelayed } from "../channels/testing/delays.ts";
import { handler as deliver } from "../delivery/consumer.ts";
import { handler as deliverHigh } from "../delivery/consumer-high.ts";
import { deliveriesIn } from "../expansion/testing.ts";
import { handler as expand } from "../expansion/consumer.ts";
import { countIn } from "../../operating/queues/list-queues.ts";
import { deliveries, deliveriesHigh, expansions, type Priority, waitingIn } from "../../records/lanes.ts";
import type { System } from "../../records/system.ts";
import { handler as dispatch } from "../../handlers/dispatcher.ts";

/* A provider that fails and comes back, second by second on the clock of the test. */

/** Deliveries of each priority: fewer than the provider takes in the half minute before it goes. */
const EACH = 15;
const PER_SECOND = 2;
/** The lane flows so soon after the server is back, in ms. */
const SOON_MS = 35_000;
/** More seconds than all mails take then. */
const MOST_SECONDS = 150;

let delays: ReturnType<typeof holdDelayed>;
beforeAll(async () => {
  await sinkProvider({ peSecunda: PER_SECOND });
  delays = holdDelayed();
  clock.freeze(new Date());
});
afterEach(() => mailSink.recover());
afterAll(() => {
  delays.end();
  clock.resume();
});

/** A second passes: what is due by then happens. The dispatcher runs at the seconds that a minute divides. */
async function second(number: number): Promise<void> {
  clock.freeze(new Date(clock.now().getTime() + 1000));
  await delays.release();
  if (number % 60 === 0) await dispatch();
  for (let handled = 1; handled > 0;) {
    const drained = [
      await drain(expansions, expand),
      await drain(deliveriesHigh, deliverHigh),
      await drain(deliveries, deliver),
    ];
    handled = drained.reduce((sum, one) => sum + one.handled, 0);
  }
}

/** Deliveries that wait for the dispatcher. */
async function fill(system: Stored<System>, priority: Priority) {
  const recipients = Array.from({ length: EACH }, () => ({ canal: "Email" as const, adresa: someAddress() }));
  const { notification } = await accept({
    ...{ system, content: { recipients }, notification: { priority }, delivery: { dueAt: clock.iso() } },
  });
  const partition = waitingIn(priority, system.id, "Email");
  await vi.waitFor(async () => expect(await countIn([partition], "due")).toBe(EACH), { timeout: 60_000 });
  return notification;
}

it.each([12, 40, 70, 95])(
  "a server that goes after 3 s and is back after %i s: mail flows within 35 s of its return, High first",
  async (backAfter) => {
    const system = await createSystem();
    const notifications = [await fill(system, "High"), await fill(system, "Medium")];
    const rows = async () => (await Promise.all(notifications.map(deliveriesIn))).flat();
    for (let at = 0; at < 3; at += 1) await second(at);
    closePools();
    mailSink.fail("connect", 421);
    for (let at = 3; at < backAfter; at += 1) await second(at);
    const left = (await rows()).filter(({ status }) => status === "Sending").map(({ id }) => id);
    expect(left.length).toBeGreaterThan(EACH);
    mailSink.recover();
    const back = clock.now().getTime();
    for (let at = backAfter; (await rows()).some(({ status }) => status === "Sending"); at += 1) {
      expect(at - backAfter).toBeLessThan(MOST_SECONDS);
      await second(at);
    }
    const after = (await rows())
      .filter(({ id }) => left.includes(id))
      .map(({ priority, trimisLa = "" }) => ({ priority, ms: Date.parse(trimisLa) - back }))
      .sort((one, other) => one.ms - other.ms);
    expect(after[0]?.ms).toBeLessThanOrEqual(SOON_MS);
    const high = after.filter(({ priority }) => priority === "High").map(({ ms }) => ms);
    // High needs little more time than its provider takes for it.
    expect(after[0]?.priority).toBe("High");
    expect(Math.max(...high)).toBeLessThanOrEqual(SOON_MS + (high.length * 1000) / PER_SECOND + 5000);
    expect(after.at(-1)?.ms).toBeLessThanOrEqual(2 * SOON_MS);
  },
  120_000,
);

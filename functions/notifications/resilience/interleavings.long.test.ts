import { ownCloud } from "../../../shared/testing/own-cloud.ts";
import { accept, deliverBy, deliveryOf, fakeChannels, later, notificationOf } from "../delivery/testing.ts";
import { createSystem } from "../testing.ts";
import type { InitializeHandler, MiddlewareStack } from "@smithy/types";
import type { Scheduler } from "fast-check";
import { setImmediate as tick } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { dynamo } from "../../../shared/aws/clients.ts";
import { clock } from "../../../shared/clock.ts";
import type { Stored } from "../../../shared/data/entity.ts";
import { isRefusal } from "../../../shared/errors.ts";
import { isLeased } from "../../../shared/jobs/lease.ts";
import { drawn } from "../../../shared/testing/drawn.ts";
import { fc } from "../../../shared/testing/properties.ts";
import type { Outcome } from "../channels/message.ts";
import { closed } from "../dispatch/testing.ts";
import { dispatch } from "../dispatch/dispatch.ts";
import { queueNamed } from "../queues/queues.ts";
import { purgeQueue } from "../queues/purge-queue.ts";
import { replayQueue } from "../queues/replay-queue.ts";
import type { Delivery } from "../records/delivery.ts";
import { givenUpIn, waitingIn } from "../records/lanes.ts";
import { hasEnded } from "../records/states.ts";
import type { System } from "../records/system.ts";
import { cancelNotification } from "../tracking/cancel.ts";

/*
 * Two workers, the dispatcher, cancel, purge and replay meet over one delivery. Each call to the database is a step, and the
 * scheduler of fast-check chooses the actor whose step comes next.
 */

let system: Stored<System>;
beforeAll(async () => {
  system = await createSystem();
});
afterAll(() => ownCloud.stop());

/** Runs actors so that one step happens after the other, in the order of the scheduler. */
async function interleave(scheduler: Scheduler, actors: (() => Promise<unknown>)[]): Promise<void> {
  const stack = dynamo().middlewareStack as unknown as MiddlewareStack<object, object>;
  let underWay = 0;
  const stepping =
    (next: InitializeHandler<object, object>): InitializeHandler<object, object> =>
    async (args) => {
      await scheduler.schedule(Promise.resolve());
      underWay += 1;
      try {
        return await next(args);
      } finally {
        underWay -= 1;
      }
    };
  /** A step is over when its call has been answered and its actor has come to the next one. */
  const settled = async (release: () => Promise<void>) => {
    await release();
    do await tick();
    while (underWay > 0);
    await tick();
  };
  stack.add(stepping, { step: "initialize", name: "steps" });
  try {
    await scheduler.waitFor(Promise.all(actors.map((act) => act())), settled);
  } finally {
    stack.remove("steps");
  }
}

type Start = "waits" | "last attempt" | "given up";

const dead: Partial<Delivery> = {
  status: "Failed",
  cauza: "technical",
  motiv: "incercari-epuizate",
  incercari: 6,
  dueStatus: givenUpIn("Medium"),
};

/** A delivery of a small notification, as it is when the actors meet. */
async function begin(start: Start) {
  if (start === "given up")
    return accept({
      system,
      notification: { status: "Failed", counts: { Failed: 1 } },
      delivery: { ...dead, dueAt: clock.iso(), incheiatLa: clock.iso() },
    });
  const delivery = { dueAt: clock.iso(), ...(start === "last attempt" ? { incercari: 5 } : {}) };
  return accept({ system, delivery });
}

const outcomes: Outcome[] = [
  { kind: "accepted", messageId: "1" },
  { kind: "provider", code: "421" },
  { kind: "ambiguous", code: "ETIMEDOUT" },
  { kind: "recipient", code: "550", reason: "continut-refuzat" },
];

/** What the channels saw of a delivery. */
interface Sends {
  begun: number;
  accepted: number;
  atOnce: number;
  mostAtOnce: number;
}

/** Channels whose sends take a step, and end as the case has it. */
function channelsOf(scheduler: Scheduler, endings: Outcome[], sends: Sends) {
  const hand = async (): Promise<Outcome> => {
    const outcome = endings[sends.begun % endings.length] ?? { kind: "provider", code: "421" };
    sends.begun += 1;
    sends.atOnce += 1;
    sends.mostAtOnce = Math.max(sends.mostAtOnce, sends.atOnce);
    await scheduler.schedule(Promise.resolve());
    sends.atOnce -= 1;
    if (outcome.kind === "accepted") sends.accepted += 1;
    return outcome;
  };
  return fakeChannels(undefined, { hand });
}

/** A delivery that may still change has an act that will change it. */
function expectWayForward(row: Stored<Delivery>): void {
  if (!hasEnded(row)) {
    expect(row).toMatchObject({ dueStatus: waitingIn("Medium", row.sistemId, "Email") });
    expect([row.adresa, row.dueAt]).not.toContain(undefined);
  }
  if (
    row.status === "Failed" &&
    row.cauza === "technical" &&
    row.motiv !== undefined &&
    row.adresa !== undefined
  )
    expect(row).toMatchObject({ dueStatus: givenUpIn("Medium") });
  expect(isLeased(row)).toBe(false);
}

/** Time passes; the messages that the dispatcher sends reach a worker whose channel works. */
async function goOn(id: number): Promise<Stored<Delivery>> {
  const sends: number[] = [];
  const working = fakeChannels(undefined, {
    hand: () => {
      sends.push(id);
      return Promise.resolve({ kind: "accepted" });
    },
  });
  later(7200);
  await deliverBy(working, id);
  clock.resume();
  const row = await deliveryOf(id);
  expect(sends.length).toBe(row.status === "Sent" && sends.length > 0 ? 1 : 0);
  return row;
}

interface Case {
  start: Start;
  endings: Outcome[];
  acts: { cancel: boolean; purge: boolean; replay: boolean };
}

async function check(scheduler: Scheduler, { start, endings, acts }: Case): Promise<void> {
  const { id, notification } = await begin(start);
  const sends: Sends = { begun: 0, accepted: 0, atOnce: 0, mostAtOnce: 0 };
  const channels = channelsOf(scheduler, endings, sends);
  /** The sends that had begun when the cancellation was confirmed, if no worker held the delivery then. */
  let begunAtCancel: number | undefined;
  const cancel = async () => {
    try {
      await cancelNotification({ id: notification.id, by: "test" });
    } catch (error) {
      if (isRefusal(error)) return;
      throw error;
    }
    if (!isLeased(await deliveryOf(id))) begunAtCancel = sends.begun;
  };
  const actors = [
    () => deliverBy(channels, id),
    () => deliverBy(channels, id),
    () => dispatch({ breakers: closed, until: performance.now() + 20_000 }),
    ...(acts.cancel ? [cancel] : []),
    ...(acts.purge ? [() => purgeQueue(queueNamed("deliveries"))] : []),
    ...(acts.replay ? [() => replayQueue(queueNamed("deliveries-dlq"), { messageIds: [id] })] : []),
  ];
  await interleave(scheduler, actors);
  expect(sends.mostAtOnce).toBeLessThanOrEqual(1);
  if (begunAtCancel !== undefined) expect(sends.begun).toBe(begunAtCancel);
  const between = await deliveryOf(id);
  expectWayForward(between);
  const row = await goOn(id);
  expect(hasEnded(row)).toBe(true);
  if (row.status === "Cancelled") expect(sends.accepted).toBe(0);
  if (between.status === "Sent") expect(sends.accepted).toBe(1);
  expect(sends.accepted).toBeLessThanOrEqual(1);
  expect((await notificationOf(notification)).counts).toEqual({ [row.status]: 1 });
}

it("every interleaving leaves one lease at most, no send after a confirmed cancellation, and a way forward", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.record({
        start: fc.constantFrom<Start>("waits", "last attempt", "given up"),
        endings: fc.array(fc.constantFrom(...outcomes), { minLength: 1, maxLength: 3 }),
        acts: fc.record({ cancel: fc.boolean(), purge: fc.boolean(), replay: fc.boolean() }),
      }),
      check,
    ),
    { numRuns: drawn(400) },
  );
});

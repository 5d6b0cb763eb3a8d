import { ownCloud } from "../../../../shared/testing/own-cloud.ts";
import {
  accept,
  deliverBy,
  deliveryOf,
  eventsOfNotification,
  fakeChannels,
  later,
  notificationOf,
} from "../delivery/testing.ts";
import { createSystem } from "../../testing.ts";
import type { InitializeHandler, MiddlewareStack } from "@smithy/types";
import type { Scheduler } from "fast-check";
import { AsyncLocalStorage } from "node:async_hooks";
import { setImmediate as tick } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { dynamo } from "../../../../shared/aws/clients.ts";
import { clock } from "../../../../shared/clock.ts";
import type { Stored } from "../../../../shared/data/entity.ts";
import { isRefusal } from "../../../../shared/errors.ts";
import { isLeased } from "../../../../shared/jobs/lease.ts";
import { drawn } from "../../../../shared/testing/drawn.ts";
import { fc } from "../../../../shared/testing/properties.ts";
import type { Outcome } from "../channels/message.ts";
import { closed } from "../dispatch/testing.ts";
import { dispatch } from "../dispatch/dispatch.ts";
import { queueNamed } from "../../operating/queues/queues.ts";
import { purgeQueue } from "../../operating/queues/purge-queue.ts";
import { replayQueue } from "../../operating/queues/replay-queue.ts";
import type { Delivery } from "../../records/delivery.ts";
import { givenUpIn, laneMarkKey, waitingIn } from "../../records/lanes.ts";
import { hasEnded } from "../../records/states.ts";
import type { System } from "../../records/system.ts";
import { cancelNotification } from "../../accepting/tracking/cancel.ts";

/*
 * Two workers, the dispatcher, cancel, purge and replay collide on one delivery. Each call to the database is a step,
 * and the scheduler of fast-check chooses whose step comes next.
 */

let system: Stored<System>;
beforeAll(async () => {
  system = await createSystem();
});
afterAll(() => ownCloud.stop());

/** Moments when an actor falls behind the others. */
interface Pace {
  /** How many steps later it begins: acts differ in length, and would end one after the other. */
  lag: number;
  /** It pauses before this call, for this many steps. */
  before: number;
  pause: number;
}

interface Actor {
  act(): Promise<unknown>;
  /** Told of each call of the actor that the database has answered. @param input the call as JSON */
  saw?(input: string): void;
}

/** An actor in a meeting. */
interface Acting extends Pace {
  actor: Actor;
  /** Its calls so far. */
  calls: number;
}

/** The actor that makes a call; none outside of a meeting. */
const acting = new AsyncLocalStorage<Acting>();

/** Runs actors so that one step happens after the other, in the order of the scheduler. */
async function interleave(scheduler: Scheduler, actors: Actor[], paces: Pace[]): Promise<void> {
  const stack = dynamo().middlewareStack as unknown as MiddlewareStack<object, object>;
  let underWay = 0;
  const passSteps = async (number: number) => {
    for (let left = number; left > 0; left -= 1) await scheduler.schedule(Promise.resolve());
  };
  const stepping =
    (next: InitializeHandler<object, object>): InitializeHandler<object, object> =>
    async (args) => {
      const one = acting.getStore();
      if (one && (one.calls += 1) === one.before) await passSteps(one.pause);
      await passSteps(1);
      underWay += 1;
      try {
        const answer = await next(args);
        one?.actor.saw?.(JSON.stringify(args.input));
        return answer;
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
    const acts = actors.map(async (actor, i) => {
      const pace = paces[i] ?? { lag: 0, before: 0, pause: 0 };
      await passSteps(pace.lag);
      await acting.run({ ...pace, actor, calls: 0 }, () => actor.act());
    });
    await scheduler.waitFor(Promise.all(acts), settled);
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

/** A delivery of a small notification, in the state that the actors find. */
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

/** Faults are more frequent, because a delivery continues after them. */
const outcomes: Outcome[] = [
  { kind: "accepted", messageId: "1" },
  { kind: "provider", code: "421" },
  { kind: "provider", code: "451" },
  { kind: "ambiguous", code: "ETIMEDOUT" },
  { kind: "recipient", code: "550", reason: "continut-refuzat" },
];

/** What the channels saw of a delivery, and what was decided about it meanwhile. */
interface Sends {
  begun: number;
  accepted: number;
  atOnce: number;
  mostAtOnce: number;
  /** True once a mark is stored that stops whoever reads it: of a cancellation, or of a purge of its lane. */
  isStopped: boolean;
  /** Sends that began although their worker could read such a mark, or had read nothing since its claim. */
  againstMark: number;
}

interface Meeting {
  id: number;
  notification: { id: number };
  sends: Sends;
}

/** A worker whose sends take a step, and end as the case has it. */
function workerIn({ id, sends }: Meeting, scheduler: Scheduler, endings: Outcome[]): Actor {
  let mayBegin = false;
  const hand = async (): Promise<Outcome> => {
    const outcome = endings[sends.begun % endings.length] ?? { kind: "provider", code: "421" };
    if (!mayBegin) sends.againstMark += 1;
    mayBegin = false;
    sends.begun += 1;
    sends.atOnce += 1;
    sends.mostAtOnce = Math.max(sends.mostAtOnce, sends.atOnce);
    await scheduler.schedule(Promise.resolve());
    sends.atOnce -= 1;
    if (outcome.kind === "accepted") sends.accepted += 1;
    return outcome;
  };
  return {
    act: () => deliverBy(fakeChannels(undefined, { hand }), id),
    saw(input) {
      // The facts that decide if a delivery is still sent are read together with the mark of its lane.
      if (input.includes(laneMarkKey("Medium").pk)) mayBegin = !sends.isStopped;
    },
  };
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

/** The sends whose outcome is told by an event: nobody takes a delivery from the worker who holds it. */
async function toldSends(notification: { id: number }): Promise<number> {
  const events = await eventsOfNotification(notification);
  return events.filter(({ tip }) => ["TRIMISA", "REPROGRAMATA", "ESUATA"].includes(tip)).length;
}

/** Time passes, and a message reaches a worker whose channel works. @returns true if it was sent then */
async function goOn(id: number): Promise<boolean> {
  const working = fakeChannels(undefined, { hand: () => Promise.resolve({ kind: "accepted" }) });
  later(7200);
  await deliverBy(working, id);
  clock.resume();
  return working.given.length > 0;
}

/** The acts that collide with the workers and the dispatcher. */
interface Acts {
  cancel?: true;
  purge?: true;
  replay?: true;
}

const meetings: Acts[] = [
  { cancel: true },
  { purge: true },
  { replay: true },
  { cancel: true, purge: true },
  { cancel: true, replay: true },
  { purge: true, replay: true },
  { cancel: true, purge: true, replay: true },
];

/** A cancellation; there may be nothing left to cancel. */
const cancelIn = ({ notification, sends }: Meeting): Actor => ({
  async act() {
    try {
      await cancelNotification({ id: notification.id, by: "test" });
    } catch (error) {
      if (!isRefusal(error)) throw error;
    }
  },
  saw(input) {
    sends.isStopped ||= input.includes("anulatLa");
  },
});

/** A purge stops what waits in the lane, unless a replay begins another round. */
const purgeIn = ({ sends }: Meeting, { replay }: Acts): Actor => ({
  act: () => purgeQueue(queueNamed("deliveries")),
  saw(input) {
    sends.isStopped ||= !replay && input.includes("purgedBefore");
  },
});

interface Case {
  start: Start;
  endings: Outcome[];
  /** For each actor. */
  paces: Pace[];
  acts: Acts;
}

/** Lets the actors of a case collide. */
async function meet(scheduler: Scheduler, { endings, acts, paces }: Case, meeting: Meeting): Promise<void> {
  const actors: Actor[] = [
    workerIn(meeting, scheduler, endings),
    workerIn(meeting, scheduler, endings),
    { act: () => dispatch({ breakers: closed, until: performance.now() + 20_000 }) },
    ...(acts.cancel ? [cancelIn(meeting)] : []),
    ...(acts.purge ? [purgeIn(meeting, acts)] : []),
    ...(acts.replay
      ? [{ act: () => replayQueue(queueNamed("deliveries-dlq"), { messageIds: [meeting.id] }) }]
      : []),
  ];
  await interleave(scheduler, actors, paces);
}

async function check(scheduler: Scheduler, met: Case): Promise<void> {
  const { id, notification } = await begin(met.start);
  const sends = { begun: 0, accepted: 0, atOnce: 0, mostAtOnce: 0, isStopped: false, againstMark: 0 };
  await meet(scheduler, met, { id, notification, sends });
  expect(sends).toMatchObject({ againstMark: 0, mostAtOnce: Math.min(sends.begun, 1) });
  expectWayForward(await deliveryOf(id));
  expect(await toldSends(notification)).toBe(sends.begun);
  const isSentLater = await goOn(id);
  if (sends.isStopped) expect(isSentLater).toBe(false);
  const row = await deliveryOf(id);
  expect(hasEnded(row)).toBe(true);
  const accepted = sends.accepted + (isSentLater ? 1 : 0);
  expect(accepted).toBe(row.status === "Sent" ? 1 : 0);
  expect((await notificationOf(notification)).counts).toEqual({ [row.status]: 1 });
}

const MOST_LAG = 15;
const MOST_ACTORS = 6;

/**
 * The workers begin close to each other, so that they often collide at the claim. Each pauses near its claim, its
 * reading of the marks or its outcome, so that the others decide meanwhile.
 */
const paces = fc
  .record({
    first: fc.nat(10),
    later: fc.nat(2),
    lags: fc.array(fc.nat(MOST_LAG), { minLength: MOST_ACTORS, maxLength: MOST_ACTORS }),
    pauses: fc.array(
      fc.record({ before: fc.integer({ min: 2, max: 5 }), pause: fc.constantFrom(0, 10, 20, 30) }),
      {
        minLength: 2,
        maxLength: 2,
      },
    ),
  })
  .map(({ first, later, lags, pauses }) =>
    [first, first + later, ...lags.slice(2)].map((lag, i): Pace => ({
      lag,
      ...(pauses[i] ?? { before: 0, pause: 0 }),
    })),
  );

it("every interleaving leaves one lease at most, no send after a confirmed cancellation, and a way forward", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.record({
        start: fc.constantFrom<Start>("waits", "waits", "last attempt", "given up"),
        endings: fc.array(fc.constantFrom(...outcomes), { minLength: 1, maxLength: 3 }),
        paces,
        acts: fc.constantFrom(...meetings),
      }),
      check,
    ),
    // Without shrinking: the order of steps has too many smaller ones.
    { numRuns: drawn(1000), endOnFailure: true },
  );
});

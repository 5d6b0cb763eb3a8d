import { ownCloud } from "../../../../shared/testing/own-cloud.ts";
import { mailSink } from "../../../../shared/testing/local-mail.ts";
import { createProvider } from "../providers/testing.ts";
import { join } from "node:path";
import type { SQSBatchResponse, SQSEvent } from "aws-lambda";
import type { Stored } from "../../../../shared/data/entity.ts";
import { readMany } from "../../../../shared/data/repository.ts";
import { idsIn } from "../../../../shared/data/lists.ts";
import { depthOf } from "../../../../shared/messaging/depth.ts";
import type { Queue } from "../../../../shared/messaging/queue.ts";
import { queueUrl } from "../../../../shared/messaging/send.ts";
import { changeVisibility } from "../../../../shared/messaging/sqs-calls.ts";
import {
  Killed,
  killableProcesses,
  type KillableProcesses,
} from "../../../../shared/testing/killable-processes.ts";
import { passTime } from "../../../../shared/testing/pass-time.ts";
import { drain } from "../../../../shared/testing/queues.ts";
import { seededRandom } from "../../../../shared/testing/random.ts";
import { readCounts } from "../../state/progress/large.ts";
import { Events, eventsOf, type StoredEvent } from "../../records/event.ts";
import { callbacks, deliveries, deliveriesHigh, expansions } from "../../records/lanes.ts";
import { hasEnded, type State } from "../../records/states.ts";

/*
 * The whole service in one cloud: two workers, an expander and a dispatcher, each in a process of its own, over the mail sink.
 * Every message of a queue goes to two workers at once. Time passes faster when nothing else can happen, so that leases and
 * pauses end. Import this before anything else.
 */

export { mailSink, ownCloud };

let aheadMs = 0;

/** Time passes for all processes, this one included. */
export function wait(seconds: number): void {
  aheadMs += seconds * 1000;
  passTime(aheadMs);
}

/** `TEMELIA_KILLS_SEED` selects other faults and other moments. */
export const seed = process.env.TEMELIA_KILLS_SEED ?? "1";

const roles = ["worker-1", "worker-2", "expander-1", "dispatcher-1"] as const;
type Role = (typeof roles)[number];

const modules = {
  deliver: "delivery/consumer.ts",
  deliverHigh: "delivery/consumer-high.ts",
  expand: "expansion/consumer.ts",
  call: "../accepting/callbacks/consumer.ts",
  dispatch: "../handlers/dispatcher.ts",
};
type Module = keyof typeof modules;

export interface WholeSystem {
  /** Passes the messages that the queues hold now to their consumers, and lets the dispatcher run. @returns the messages handled */
  turn(): Promise<number>;
  /** Turns, and lets time pass when nothing else happens, until `isDone`. @throws Error if that takes too long */
  runUntil(isDone: () => Promise<boolean>): Promise<void>;
  /** Kills the process of a role after its nth write from now, once. */
  killAt(role: Role, nth: number): void;
  /** The kills that happened, by role. */
  kills: Partial<Record<Role, number>>;
  /** A message goes to a worker, as the queue brings it. */
  deliver(role: "worker-1" | "worker-2", livrareId: number): Promise<void>;
  stop(): Promise<void>;
}

/** A message that met a fault comes again after a pause; outages end within this time, in seconds. */
const STEP_SECONDS = 31;
/** Steps without any progress: every lease, pause and rest has ended long before. */
const MOST_STEPS = 400;

/** @param retrySeconds the pauses between attempts, as the setting has them */
export function startWholeSystem(retrySeconds: string): WholeSystem {
  process.env.DELIVERY_RETRY_SECONDS = retrySeconds;
  const processes = new Map<Role, KillableProcesses>(
    roles.map((role) => [role, killableProcesses([role], { aheadMs: () => aheadMs })]),
  );
  const kills: Partial<Record<Role, number>> = {};
  const killing: Promise<void>[] = [];
  const ofRole = (role: Role): KillableProcesses => {
    const found = processes.get(role);
    if (!found) throw new Error(`no process ${role}`);
    return found;
  };
  const call = async (role: Role, module: Module, event: object): Promise<unknown> =>
    ofRole(role).handlerOf(join(import.meta.dirname, "..", modules[module]))(event as never);
  const system: WholeSystem = {
    kills,
    turn: async () => {
      const handled = await Promise.all([
        drainTo(deliveries, (event) => toBoth(call, "deliver", event)),
        drainTo(deliveriesHigh, (event) => toBoth(call, "deliverHigh", event)),
        drainTo(expansions, (event) => called(() => call("expander-1", "expand", event))),
        drainTo(callbacks, (event) => called(() => call("expander-1", "call", event))),
        called(() => call("dispatcher-1", "dispatch", {})),
      ]);
      return handled.reduce<number>((sum, one) => sum + (typeof one === "number" ? one : 0), 0);
    },
    runUntil: (isDone) => runUntil(system, isDone),
    killAt(role, nth) {
      let writes = 0;
      const hold = ownCloud.faults.hold(({ application }) => application === role && (writes += 1) === nth);
      killing.push(
        hold.caught.then(async () => {
          kills[role] = (kills[role] ?? 0) + 1;
          await ofRole(role).kill(role);
          hold.release();
        }),
      );
    },
    deliver: async (role, livrareId) =>
      void (await called(() => call(role, "deliver", eventOf({ livrareId })))),
    stop: async () => {
      await Promise.all([...processes.values()].map((one) => one.stop()));
      await ownCloud.stop();
    },
  };
  return system;
}

type Call = (role: Role, module: Module, event: object) => Promise<unknown>;

/** A batch goes to both workers, in another order to the second: the answer of the first counts for the queue. */
async function toBoth(call: Call, module: Module, event: SQSEvent): Promise<SQSBatchResponse | undefined> {
  const [first] = await Promise.all([
    called<SQSBatchResponse>(() => call("worker-1", module, event)),
    called(() => call("worker-2", module, { Records: event.Records.toReversed() })),
  ]);
  return first;
}

/** The answer of a function; undefined if its process was killed or it failed, as AWS shows it to the caller. */
async function called<Answer>(act: () => Promise<unknown>): Promise<Answer | undefined> {
  try {
    return (await act()) as Answer;
  } catch (error) {
    if (!(error instanceof Killed)) process.stdout.write(`a function failed: ${String(error)}\n`);
    return undefined;
  }
}

/** What a consumer failed at, or did not answer for, comes again at once. */
async function drainTo(
  queue: Queue,
  handle: (event: SQSEvent) => Promise<SQSBatchResponse | undefined>,
): Promise<number> {
  const { handled } = await drain(queue, async (event) => {
    const all = event.Records.map(({ messageId }) => ({ itemIdentifier: messageId }));
    const { batchItemFailures } = (await handle(event)) ?? { batchItemFailures: all };
    const failed = new Set(batchItemFailures.map(({ itemIdentifier }) => itemIdentifier));
    await showAgain(
      queue,
      event.Records.filter(({ messageId }) => failed.has(messageId)),
    );
    return { batchItemFailures };
  });
  return handled;
}

/** A repeated attempt finds its message visible already, which SQS refuses. */
const showAgain = (queue: Queue, records: SQSEvent["Records"]) =>
  Promise.allSettled(
    records.map(({ receiptHandle }) =>
      changeVisibility({ QueueUrl: queueUrl(queue), ReceiptHandle: receiptHandle, VisibilityTimeout: 0 }),
    ),
  );

export const eventOf = (message: object) => ({
  Records: [{ messageId: "1", receiptHandle: "", body: JSON.stringify(message), messageAttributes: {} }],
});

async function runUntil(system: WholeSystem, isDone: () => Promise<boolean>): Promise<void> {
  for (let steps = 0; steps < MOST_STEPS; steps += 1) {
    const handled = await system.turn();
    if (await isDone()) return;
    if (handled === 0) wait(STEP_SECONDS);
  }
  throw new Error(`the system did not come to its end in ${MOST_STEPS} turns`);
}

/** Providers over the mail sink: several, so that an outage of one does not stop the channel. */
export async function createProviders(number: number): Promise<void> {
  for (let i = 1; i <= number; i += 1)
    await createProvider({
      configuratie: { host: "127.0.0.1", port: mailSink.port },
      prioritate: i,
      peSecunda: 1000,
    });
}

/** The cloud of a bad day: dropped answers, conflicts, an index that lags, messages that come again and out of order. */
export const badCloud = {
  gsiLagMs: 300,
  transactionConflict: 0.05,
  dynamodbThrottling: 0.02,
  unprocessedKeys: 0.05,
  dynamodbDropped: 0.03,
  sqsDropped: 0.03,
  s3Dropped: 0.03,
  duplicateMessages: 0.2,
  reorderedMessages: 0.5,
};

/** A cloud without faults; its index still lags. */
export const goodCloud = Object.fromEntries(
  Object.keys(badCloud).map((name) => [name, name === "gsiLagMs" ? 300 : 0]),
);

/** The faults of the mail server that happened. */
export interface MailFaultCounts {
  refused: number;
  /** Mails that were taken without an answer. */
  ambiguous: number;
  lost: number;
}

/** Shares of the dialogues. */
interface MailFaultShares {
  faults: number;
  /** Mails that are taken without an answer. */
  ambiguous: number;
  /** Connections that end within the message, which is not taken. Default: 0. */
  lost?: number;
}

/** A mail server that refuses some mails, and takes or loses some without an answer. */
export function badMailServer({ faults, ambiguous, lost = 0 }: MailFaultShares): MailFaultCounts {
  const random = seededRandom(`mail ${seed}`);
  const counts: MailFaultCounts = { refused: 0, ambiguous: 0, lost: 0 };
  const draw = (name: keyof MailFaultCounts, share: number) => () => {
    const happens = random() < share;
    if (happens) counts[name] += 1;
    return happens;
  };
  mailSink.recover();
  mailSink.fail("sender", 451, draw("refused", faults / 2));
  mailSink.fail("end", 452, draw("refused", faults / 2));
  mailSink.fail("message", "hangup", draw("lost", lost));
  mailSink.fail("taken", "hangup", draw("ambiguous", ambiguous));
  return counts;
}

const MOST_EVENTS = 100_000;

/** The events of a notification, oldest first. */
export async function eventsIn({ id }: { id: number }): Promise<Stored<StoredEvent>[]> {
  const ids = await idsIn(Events.table, [{ partitions: [eventsOf(id)] }], MOST_EVENTS);
  return (await readMany(Events, ids)).toSorted((one, other) => one.id - other.id);
}

/** The messages that are in any queue of deliveries, expansions and callbacks, dead letters excepted. */
export async function messagesLeft(): Promise<number> {
  const depths = await Promise.all(
    [deliveries, deliveriesHigh, expansions, callbacks].map((queue) => depthOf(queue)),
  );
  return depths.reduce((sum, { visible, inFlight, delayed }) => sum + visible + inFlight + delayed, 0);
}

const messageIdOf = ({ id }: { id: number }): string => `<livrare-${id}@temelia.test>`;

/** The number of mails that the sink took of a delivery. */
export const mailsOf = (delivery: { id: number }): number => mailSink.counts()[messageIdOf(delivery)] ?? 0;

/** True if the sink took a mail of the delivery after this time of the real clock. It keeps 500 mails. */
export const isMailedAfter = (delivery: { id: number }, time: string): boolean =>
  mailSink
    .mails()
    .some(
      ({ headers, receivedAt }) =>
        headers["message-id"] === messageIdOf(delivery) && Date.parse(receivedAt) > Date.parse(time),
    );

/** The number of deliveries of a large notification that have ended, by its counter. */
export async function endedIn(notification: { id: number }): Promise<number> {
  const counts = Object.entries(await readCounts(notification)) as [State, number][];
  return counts.reduce((sum, [status, count]) => sum + (hasEnded({ status }) ? count : 0), 0);
}

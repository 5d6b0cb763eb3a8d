import type { Notification } from "../../../functions/notifications/records/notification.ts";
import { expand } from "../../../functions/notifications/delivering/expansion/expand.ts";
import { type Cost, costsOf } from "../list-cost.ts";
import { median, timed } from "../measure.ts";
import { answer, asksAbout } from "./questions.ts";
import { measureExpansion } from "./expansion.ts";
import { fillNotification, modelOf, type Model } from "./fill-notification.ts";
import { startRole, type RunningRole } from "./role.ts";
import type { Ran, Role } from "./role-process.ts";
import { accept, type SendingSystem } from "./sending.ts";
import { deliveriesIn } from "./worker.ts";

export interface CampaignSize {
  /** Calls of the campaign, a multiple of ten. */
  calls: number;
  /** Addresses of each call. */
  recipients: number;
  /** Deliveries of a call that the worker sends; the others wait. */
  sent: number;
  /** The time of the dispatcher after each call. */
  dispatchMs: number;
  /** Addresses of the calls that are asked about, of which there is one before the campaign. */
  asked: number;
  /** Rounds of these questions. */
  rounds: number;
  /** Expansions whose calls are made bare: their addresses and their number. */
  bare: { recipients: number; rounds: number };
}

/** The roles that act on a campaign. */
export type ActingRole = Extract<Role, "expander" | "dispatcher" | "worker">;

/** The memory of each role in megabytes. */
type Memory = Record<ActingRole, number>;

export interface Campaign {
  afterFirstCall: Memory;
  atEnd: Memory;
  /** Deliveries that the expander made a second, in the median call of the first tenth and of the last one. */
  perSecond: { first: number; last: number };
  /** Addresses a second of the calls of expansions made bare, after the first tenth and at the end. */
  barePerSecond: { first: number; last: number };
  fillSeconds: number;
  /** What a reader pays: at the start, after the first tenth, at the end. */
  costs: Cost[][];
}

/**
 * A campaign of many calls. The expander, the dispatcher and a worker act on each call of the first and the last tenth; the
 * deliveries between are filled, and wait.
 */
export async function runCampaign(
  sender: SendingSystem,
  kept: ReadonlySet<number>,
  size: CampaignSize,
): Promise<Campaign> {
  const processes = {
    expander: startRole("expander"),
    dispatcher: startRole("dispatcher"),
    worker: startRole("worker"),
  };
  const act = { sender, kept, size, processes };
  try {
    const costs = [await costsNow(act)];
    const first = await runCall(act);
    const model = await modelOf(first.notification);
    const firstTenth = [first, ...(await runCalls(act, size.calls / 10 - 1))];
    costs.push(await costsNow(act));
    const bareFirst = await barePerSecond(act);
    const { ms } = await timed(() => fillCalls(act, model));
    const lastTenth = await runCalls(act, size.calls / 10);
    const bareLast = await barePerSecond(act);
    costs.push(await costsNow(act));
    return {
      afterFirstCall: first.memory,
      atEnd: lastTenth.at(-1)?.memory ?? first.memory,
      perSecond: { first: rateOf(firstTenth, size), last: rateOf(lastTenth, size) },
      barePerSecond: { first: bareFirst, last: bareLast },
      fillSeconds: ms / 1000,
      costs,
    };
  } finally {
    await Promise.all(Object.values(processes).map((role) => role.stop()));
  }
}

interface Acting {
  sender: SendingSystem;
  kept: ReadonlySet<number>;
  size: CampaignSize;
  processes: Record<ActingRole, RunningRole>;
}

interface Call {
  notification: Notification;
  /** Of the expansion. */
  seconds: number;
  memory: Memory;
}

async function runCall({ sender, size, processes }: Acting): Promise<Call> {
  const notification = await accept(sender, size.recipients);
  const expanded = await processes.expander.run([notification.id]);
  const ids = await deliveriesIn(notification);
  const ran: Record<ActingRole, Ran> = {
    expander: expanded,
    dispatcher: await processes.dispatcher.run([size.dispatchMs]),
    worker: await processes.worker.run(ids.slice(0, size.sent)),
  };
  const memory = {
    expander: ran.expander.megabytes,
    dispatcher: ran.dispatcher.megabytes,
    worker: ran.worker.megabytes,
  };
  return { notification, seconds: expanded.seconds, memory };
}

/** The costs of questions about a new call that is like the one before the campaign. */
async function costsNow({ sender, size: { asked, rounds } }: Acting): Promise<Cost[]> {
  const notification = await accept(sender, asked);
  await expand(notification.id, { onMade: () => undefined });
  return costsOf(await asksAbout(sender, notification), rounds, answer);
}

/** The rate at which the tables take the calls of an expansion. */
async function barePerSecond({ sender, kept, size: { bare } }: Acting): Promise<number> {
  const expansion = await measureExpansion({ sender, kept, ...bare });
  return (bare.recipients * 1000) / expansion.bare;
}

async function runCalls(act: Acting, count: number): Promise<Call[]> {
  const calls: Call[] = [];
  for (let i = 0; i < count; i += 1) calls.push(await runCall(act));
  return calls;
}

/** The calls between the first and the last tenth. */
async function fillCalls({ sender, size }: Acting, model: Model): Promise<void> {
  for (let i = 0; i < size.calls * 0.8; i += 1)
    await fillNotification(await accept(sender, size.recipients), model);
}

const rateOf = (calls: Call[], { recipients }: CampaignSize): number =>
  recipients / median(calls.map(({ seconds }) => seconds));

import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { callsOf } from "../../../shared/testing/aws-calls.ts";
import { endProcess } from "../end-process.ts";
import { median, timed } from "../measure.ts";
import { type BareMail, bareMail } from "../notifications/bare-mail.ts";
import type { Expanded } from "../notifications/expander-process.ts";
import { measureExpansion } from "../notifications/expansion.ts";
import { accept, accepting, addProvider, addSystem, type SendingSystem } from "../notifications/sending.ts";
import { startSink } from "../notifications/sink.ts";
import { bulkOnBoth, recordRound, replayRound, type Round } from "../notifications/worker.ts";
import { takeBatch } from "../notifications/take-batch.ts";
import { ms, ratio, table, verdict, type Section } from "../report.ts";
import { type Measured, measure } from "./overhead.ts";

const MOST_OVER_BARE = 1.15;
const LEAST_OF_FLOOR = 0.85;
const LEAST_A_SECOND = 500;
const MOST_MEGABYTES = 256;
/** Deliveries of a batch of messages. */
const BATCH = 10;
/** A median of fewer expansions is that of one disturbance: two of them gave 0.8 and 1.4 for the same code. */
const LEAST_EXPANSIONS = 10;

interface Size {
  rounds: number;
  /** Recipients of an expansion that is compared with its calls. */
  expanded: number;
  /** Batches of ten deliveries that a worker sends. */
  batches: number;
  /** Recipients of the expansion whose memory is measured. */
  recipients: number;
}

interface Compared {
  name: string;
  own: number;
  bare: number;
}

/** Notifications: acceptance, a worker and the expander beside exactly the same AWS and SMTP calls made bare. */
export async function notifications(size: Size): Promise<Section> {
  const sink = await startSink();
  const mail = bareMail(sink.port);
  const sender = await addSystem();
  const provider = await addProvider(sink.port);
  const kept: ReadonlySet<number> = new Set([sender.system.id, provider.id]);
  try {
    const accepted = await measureAcceptance(sender, kept, size);
    const rounds = await measureRounds({ sender, kept, mail }, size);
    const { outside, ...chunks } = await measureExpansion({
      sender,
      kept,
      recipients: size.expanded,
      rounds: expansionsOf(size),
    });
    const worker = await measureWorker({ sender, kept, mail }, size);
    const expander = await measureExpander(sender, size);
    const compared: Compared[] = [
      { name: "accept one mail", own: accepted.handler, bare: accepted.bare },
      { name: "a worker's round of one delivery", ...rounds },
      { name: `expand ${size.expanded} recipients`, ...chunks },
    ];
    return section(size, { compared, outside, worker, expander });
  } finally {
    mail.stop();
    await sink.stop();
  }
}

const measureAcceptance = (
  sender: SendingSystem,
  fixed: ReadonlySet<number>,
  { rounds }: Size,
): Promise<Measured> =>
  measure({ name: "accept one mail", ready: () => accepting(sender, 1).run, reads: "own", fixed }, rounds);

interface Working {
  sender: SendingSystem;
  kept: ReadonlySet<number>;
  mail: BareMail;
}

/** One delivery after the other: the worker, then its calls and its dialogue bare. */
async function measureRounds(
  { sender, kept, mail }: Working,
  { rounds }: Size,
): Promise<Omit<Compared, "name">> {
  const [own, bare]: [number[], number[]] = [[], []];
  const ids = await bulkOnBoth(sender, kept, 2 * rounds);
  for (const [i, id] of ids.entries()) {
    const round = await recordRound(id, kept);
    // Recorded as well, so that the recorder is on both sides.
    const { result } = await callsOf(() => timed(() => replayRound(round, mail)));
    if (i < rounds) continue;
    own.push(round.ms);
    bare.push(result.ms);
  }
  return { own: median(own), bare: median(bare) };
}

/** The number of expansions that are compared with their calls. */
const expansionsOf = ({ rounds }: Size): number => Math.max(LEAST_EXPANSIONS, Math.ceil(rounds / 10));

/** Deliveries a second, and CPU milliseconds of this process for each. */
interface Rate {
  perSecond: number;
  cpuMs: number;
}

interface WorkerRate {
  worker: Rate;
  floor: Rate;
}

/** Ten deliveries at once, batch by batch: a worker, and the calls and dialogues of as many deliveries bare. */
async function measureWorker({ sender, kept, mail }: Working, { batches }: Size): Promise<WorkerRate> {
  const count = batches * BATCH;
  const recorded: Round[] = [];
  for (const id of await bulkOnBoth(sender, kept, count)) recorded.push(await recordRound(id, kept));
  const ids = await bulkOnBoth(sender, kept, count);
  const inBatches = <T>(all: T[]) =>
    Array.from({ length: batches }, (_, i) => all.slice(i * BATCH, (i + 1) * BATCH));
  const worker = await rateOf(inBatches(ids), takeBatch);
  const floor = await rateOf(inBatches(recorded), (rounds) =>
    Promise.all(rounds.map((round) => replayRound(round, mail))),
  );
  return { worker, floor };
}

async function rateOf<T>(batches: T[][], act: (batch: T[]) => Promise<unknown>): Promise<Rate> {
  const [first = [], ...others] = batches;
  // The first batch opens the connections.
  await act(first);
  const cpu = process.cpuUsage();
  const { ms: took } = await timed(async () => {
    for (const batch of others) await act(batch);
  });
  const { user, system } = process.cpuUsage(cpu);
  const count = others.reduce((sum, { length }) => sum + length, 0);
  return { perSecond: (count * 1000) / took, cpuMs: (user + system) / 1000 / count };
}

/** The rate and the memory of the expander, in a process of its own. */
async function measureExpander(sender: SendingSystem, { recipients }: Size): Promise<Expanded> {
  const { id } = await accept(sender, recipients);
  const child = fork(join(import.meta.dirname, "../notifications/expander-process.ts"));
  child.send(id);
  const [expanded] = (await once(child, "message")) as [Expanded];
  await endProcess(child);
  return expanded;
}

interface Results {
  compared: Compared[];
  /** Milliseconds of an expansion outside its calls. */
  outside: number;
  worker: WorkerRate;
  expander: Expanded;
}

function section(size: Size, { compared, outside, worker: { worker, floor }, expander }: Results): Section {
  const share = worker.perSecond / floor.perSecond;
  const perSecond = size.recipients / expander.seconds;
  return {
    title: "15. Notifications: acceptance, worker and expander beside their calls",
    body: [
      `${size.rounds} rounds, A B A B, medians, ${expansionsOf(size)} of them of the expansion; the bare calls carry the inputs that ` +
        "were sent, about other records, through the SDK's clients as they come; the mail server is a process of this machine. " +
        `An expansion spends ${ms(outside)} ms outside its calls: its deliveries, their HMACs and the transactions. ` +
        `At most ${MOST_OVER_BARE} of the bare calls: ${verdict(compared.every(({ own, bare }) => own / bare <= MOST_OVER_BARE))}.`,
      table(
        ["act", "ms", "bare ms", "ratio"],
        compared.map(({ name, own, bare }) => [name, ms(own), ms(bare), ratio(own / bare)]),
      ),
      `One worker with ten deliveries at once, ${size.batches} batches, beside the same calls and dialogues bare; at least ` +
        `${LEAST_OF_FLOOR} of them: ${verdict(share >= LEAST_OF_FLOOR)}.`,
      table(
        ["", "deliveries/s", "CPU ms a delivery"],
        [
          ["worker", worker.perSecond.toFixed(0), ms(worker.cpuMs)],
          ["bare", floor.perSecond.toFixed(0), ms(floor.cpuMs)],
          ["ratio", ratio(share), ratio(worker.cpuMs / floor.cpuMs)],
        ],
      ),
      table(
        ["expander", "must be", "is", ""],
        [
          [
            `${size.recipients.toLocaleString("en")} recipients: deliveries a second`,
            `≥ ${LEAST_A_SECOND}`,
            perSecond.toFixed(0),
            verdict(perSecond >= LEAST_A_SECOND),
          ],
          [
            "its memory at most, MB",
            `< ${MOST_MEGABYTES}`,
            expander.megabytes.toFixed(0),
            verdict(expander.megabytes < MOST_MEGABYTES),
          ],
        ],
      ),
    ],
  };
}

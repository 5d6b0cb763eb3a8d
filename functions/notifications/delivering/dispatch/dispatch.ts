import { clock } from "../../../../shared/clock.ts";
import { depthOf } from "../../../../shared/messaging/depth.ts";
import { laneMarks } from "../../state/lanes/lane-mark.ts";
import { continuePurge } from "../../state/lanes/purge.ts";
import { readSystems, waitingOf } from "../../state/lanes/systems.ts";
import { takeWithdrawn } from "../../state/lanes/withdrawn.ts";
import { type Priority, priorities, queueOf } from "../../records/lanes.ts";
import type { System } from "../../records/system.ts";
import type { Breakers } from "./breakers.ts";
import { type Clocks, pacing, type Pace } from "./pace.ts";
import { releaseLane, type Released } from "./release-lane.ts";
import { takeTurn } from "./turn.ts";
import { readWays, type Ways } from "./ways.ts";

interface Dispatching {
  breakers: Breakers;
  /** When the last round begins, on the clock of `performance.now()`. At most a minute from now: the lease has no renewal. */
  until: number;
}

/** High goes before Medium, Medium before Low. */
const lanes = priorities.toReversed();

/** One priority of each queue: marks and depths belong to queues. */
const ofQueues: Priority[] = ["High", "Medium"];

/**
 * Releases the deliveries that are due: no faster than the providers take them, spread over a minute, the queue never holding
 * more than a minute of work. A caller that finds a dispatcher at work asks it for another run.
 * @returns undefined if another dispatcher is at work
 */
export async function dispatch({ breakers, until }: Dispatching): Promise<Released | undefined> {
  const turn = await takeTurn();
  if (!turn) return undefined;
  const sum: Released = { released: 0, settled: 0 };
  let { clocks } = turn;
  try {
    do {
      const run = await runOnce({ breakers, until }, clocks);
      clocks = run.clocks;
      sum.released += run.released;
      sum.settled += run.settled;
    } while (performance.now() < until && (await turn.isAskedAgain(clocks)));
  } finally {
    await turn.end(clocks);
  }
  return sum;
}

async function runOnce(
  { breakers, until }: Dispatching,
  before: Clocks,
): Promise<Released & { clocks: Clocks }> {
  const systems = await readSystems();
  const ways = await readWays(breakers);
  const pace = pacing({ clocks: before, now: clock.now().getTime(), down: ways.down });
  await Promise.all([
    ...ofQueues.map((priority) => holdBack(pace, priority)),
    giveBack(pace, { ways, systems }),
  ]);
  let [released, settled] = [0, 0];
  for (const priority of lanes) {
    const lane = await releasedIn(systems, priority, { ways, pace, until });
    released += lane.released;
    settled += lane.settled;
  }
  for (const priority of ofQueues) settled += await continuePurge(systems, priority, until);
  return { released, settled, clocks: pace.clocks };
}

/**
 * The messages that a queue holds although their time has come. Those with a delay are not work yet: they were released and count in
 * the clocks, or they are retries and scheduled messages of the next 15 minutes, which are nothing that others wait for.
 */
async function holdBack(pace: Pace, priority: Priority): Promise<void> {
  const { visible, inFlight } = await depthOf(queueOf(priority));
  pace.hold(priority === "High", visible + inFlight);
}

/** The places of deliveries that were released and are cancelled. */
async function giveBack(
  pace: Pace,
  { ways, systems }: { ways: Ways; systems: readonly System[] },
): Promise<void> {
  const withdrawn = await takeWithdrawn();
  if (Object.keys(withdrawn).length === 0) return;
  for (const { priority, system, canal, partition } of lanes.flatMap((lane) => waitingOf(systems, lane))) {
    const way = ways.wayOf(system, { canal, expeditorId: system.expeditorId });
    pace.giveBack(way, priority, withdrawn[partition] ?? 0);
  }
}

const releasedIn = async (
  systems: readonly System[],
  priority: Priority,
  { ways, pace, until }: { ways: Ways; pace: Pace; until: number },
): Promise<Released> =>
  releaseLane({
    priority,
    waiting: waitingOf(systems, priority),
    marks: await laneMarks(priority),
    ways,
    pace,
    until,
  });

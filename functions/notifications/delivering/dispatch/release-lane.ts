import { clock } from "../../../../shared/clock.ts";
import { readDue, type DueKey, type DuePosition } from "../../../../shared/data/due.ts";
import type { Stored } from "../../../../shared/data/entity.ts";
import { readItems, recordOf } from "../../../../shared/data/repository.ts";
import { makeDigest } from "../digests/collect.ts";
import { doEach } from "../../state/lanes/due-rows.ts";
import type { LaneMarks } from "../../state/lanes/lane-mark.ts";
import { isFree, isPurged, settleExpired, settlePurged } from "../../state/lanes/settle.ts";
import type { Waiting } from "../../state/lanes/systems.ts";
import { hasExpired } from "../../state/progress/ended-delivery.ts";
import { Deliveries, type Delivery } from "../../records/delivery.ts";
import type { Priority } from "../../records/lanes.ts";
import type { Pace } from "./pace.ts";
import { release, type Release } from "./release.ts";
import type { Ways } from "./ways.ts";

/** How many rows a round has for all systems. */
const ROUND = 100;
/** After how many rounds without a free way for any of its deliveries a system waits for the next run. */
const MOST_FRUITLESS = 10;

/** The due deliveries of a system over a channel, page by page. */
interface Source {
  waiting: Waiting;
  keys: DueKey[];
  from?: DuePosition | undefined;
  isComplete: boolean;
  /** Rounds that released none of its deliveries. */
  fruitless: number;
}

interface Lane {
  priority: Priority;
  waiting: readonly Waiting[];
  marks: LaneMarks;
  ways: Ways;
  pace: Pace;
  /** When the last round begins, on the clock of `performance.now()`. */
  until: number;
}

/** Numbers of deliveries. */
export interface Released {
  released: number;
  /** Ended because their time was over, or because their lane was purged. */
  settled: number;
}

/** Releases the due deliveries of a priority, oldest first, the systems in turn, until every way is full. */
export async function releaseLane({ waiting, ...lane }: Lane): Promise<Released> {
  const { priority, marks, until } = lane;
  const at = clock.iso();
  const sum: Released = { released: 0, settled: 0 };
  let sources = waiting.map((one): Source => ({ waiting: one, keys: [], isComplete: false, fruitless: 0 }));
  for (;;) {
    sources = sources.filter((source) => hasMore(source) && !isFull(lane, source));
    if (sources.length === 0 || performance.now() >= until) return sum;
    const rows = await nextRows(sources, at);
    const ending = rows.filter(({ row }) => hasExpired(row) || isPurged(row, marks));
    sum.settled += await doEach(ending, until, ({ row }) => settle(row, marks));
    const living = rows.filter(({ row }) => !hasExpired(row) && !isPurged(row, marks));
    const ready = living.filter(({ row }) => !row.isCollected);
    const digests = await digestsOf(living, until);
    sum.released += await release(priority, placed([...ready, ...digests], lane));
  }
}

const hasMore = ({ keys, isComplete }: Source): boolean => keys.length > 0 || !isComplete;

/**
 * True if the way of what the system sends now is full. What it accepted under another sender may have another way: such
 * deliveries are passed over for some rounds.
 */
const isFull = ({ ways, pace, priority }: Placing, { waiting, fruitless }: Source): boolean =>
  fruitless >= MOST_FRUITLESS ||
  pace.isFull(
    ways.wayOf(waiting.system, { canal: waiting.canal, expeditorId: waiting.system.expeditorId }),
    priority,
  );

const settle = (row: Stored<Delivery>, marks: LaneMarks): Promise<boolean> =>
  isPurged(row, marks) ? settlePurged(row) : settleExpired(row);

interface Candidate {
  row: Stored<Delivery>;
  source: Source;
}

/** The next rows of every source, in turn: the first of each, then the second of each. */
async function nextRows(sources: readonly Source[], at: string): Promise<Candidate[]> {
  const share = Math.max(1, Math.floor(ROUND / sources.length));
  const turns = await Promise.all(sources.map(async (source) => take(source, share, at)));
  const keys = interleaved(turns);
  const items = await readItems(
    Deliveries.table,
    keys.map(({ key }) => key),
  );
  return keys.flatMap(({ source }, i) => {
    const item = items[i];
    const row = item && recordOf<Delivery>(item);
    return row && isDue(row, source.waiting, at) ? [{ row, source }] : [];
  });
}

/** The mails of the day for the rows that wait for one. */
async function digestsOf(rows: readonly Candidate[], until: number): Promise<Candidate[]> {
  const made: Candidate[] = [];
  const collected = rows.filter(({ row }) => row.isCollected);
  const ofPeople = Map.groupBy(collected, ({ row }) => `${row.destinatarId}/${row.sistemId}`);
  const firsts = [...ofPeople.values()].flatMap((those) => those.slice(0, 1));
  await doEach(firsts, until, async ({ row: { destinatarId = 0 }, source }) => {
    const row = await makeDigest({ destinatarId, system: source.waiting.system });
    if (row) made.push({ row, source });
    return row !== undefined;
  });
  return made;
}

/** The index lags: it may show a row that was released, claimed or sent meanwhile. */
const isDue = (row: Delivery, { partition }: Waiting, at: string): boolean =>
  isFree(row) && row.dueStatus === partition && row.dueAt !== undefined && row.dueAt <= at;

interface WaitingKey {
  key: DueKey;
  source: Source;
}

async function take(source: Source, most: number, until: string): Promise<WaitingKey[]> {
  if (source.keys.length === 0 && !source.isComplete) {
    const { partition } = source.waiting;
    const page = await readDue(Deliveries.table, { partition, until, limit: ROUND, from: source.from });
    source.keys = page.keys;
    source.from = page.next;
    source.isComplete = page.next === undefined;
  }
  return source.keys.splice(0, most).map((key) => ({ key, source }));
}

function interleaved<T>(turns: readonly T[][]): T[] {
  const longest = Math.max(0, ...turns.map(({ length }) => length));
  return Array.from({ length: longest }, (_, i) => turns.flatMap((turn) => turn.slice(i, i + 1))).flat();
}

type Placing = Pick<Lane, "ways" | "pace" | "priority">;

/** The rows that their ways still take, each with its place in the minute. */
function placed(rows: readonly Candidate[], { ways, pace, priority }: Placing): Release[] {
  const places = rows.map(({ row, source }) => {
    const delaySeconds = pace.take(ways.wayOf(source.waiting.system, row), priority);
    return { row, source, delaySeconds };
  });
  const taken = places.flatMap(({ row, source, delaySeconds }) =>
    delaySeconds === undefined ? [] : [{ row, source, delaySeconds }],
  );
  const fruitful = new Set(taken.map(({ source }) => source));
  for (const source of new Set(rows.map((one) => one.source)))
    if (!fruitful.has(source)) source.fruitless += 1;
  return taken;
}

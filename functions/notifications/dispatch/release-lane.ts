import { clock } from "../../../shared/clock.ts";
import { readDue, type DueKey, type DuePosition } from "../../../shared/data/due.ts";
import type { Stored } from "../../../shared/data/entity.ts";
import { readItems, recordOf } from "../../../shared/data/repository.ts";
import { doEach } from "../lanes/due-rows.ts";
import type { LaneMark } from "../lanes/lane-mark.ts";
import { hasExpired, isFree, isPurged, settleExpired, settlePurged } from "../lanes/settle.ts";
import type { Waiting } from "../lanes/systems.ts";
import { Deliveries, type Delivery } from "../records/delivery.ts";
import type { Priority } from "../records/lanes.ts";
import { wayOf } from "./capacity.ts";
import type { Pace } from "./pace.ts";
import { release, type Release } from "./release.ts";

/** Rows of a round, which the systems share. */
const ROUND = 100;

/** The due deliveries of a system over a channel, page by page. */
interface Source {
  waiting: Waiting;
  keys: DueKey[];
  from?: DuePosition | undefined;
  isComplete: boolean;
}

interface Lane {
  priority: Priority;
  waiting: readonly Waiting[];
  mark: LaneMark | undefined;
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
export async function releaseLane({ priority, waiting, mark, pace, until }: Lane): Promise<Released> {
  const at = clock.iso();
  const sum: Released = { released: 0, settled: 0 };
  let sources: Source[] = waiting.map((one) => ({ waiting: one, keys: [], isComplete: false }));
  for (;;) {
    sources = sources.filter((source) => hasMore(source) && !isFull(pace, source));
    if (sources.length === 0 || performance.now() >= until) return sum;
    const rows = await nextRows(sources, at);
    const ending = rows.filter(({ row }) => hasExpired(row) || isPurged(row, mark));
    sum.settled += await doEach(ending, until, ({ row }) => settle(row, mark));
    const living = rows.filter(({ row }) => !hasExpired(row) && !isPurged(row, mark));
    sum.released += await release(priority, placed(living, pace));
  }
}

const hasMore = ({ keys, isComplete }: Source): boolean => keys.length > 0 || !isComplete;

const isFull = (pace: Pace, { waiting: { system, canal, priority } }: Source): boolean =>
  pace.isFull(wayOf(system, canal), priority);

const settle = (row: Stored<Delivery>, mark: LaneMark | undefined): Promise<boolean> =>
  isPurged(row, mark) ? settlePurged(row) : settleExpired(row);

interface Candidate {
  row: Stored<Delivery>;
  waiting: Waiting;
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
  return keys.flatMap(({ waiting }, i) => {
    const item = items[i];
    const row = item && recordOf<Delivery>(item);
    return row && isDue(row, waiting, at) ? [{ row, waiting }] : [];
  });
}

/** The index lags: it may show a row that was released, claimed or sent meanwhile. */
const isDue = (row: Delivery, { partition }: Waiting, at: string): boolean =>
  isFree(row) && row.dueStatus === partition && row.dueAt !== undefined && row.dueAt <= at;

interface WaitingKey {
  key: DueKey;
  waiting: Waiting;
}

async function take(source: Source, most: number, until: string): Promise<WaitingKey[]> {
  const { waiting } = source;
  if (source.keys.length === 0 && !source.isComplete) {
    const { partition } = waiting;
    const page = await readDue(Deliveries.table, { partition, until, limit: ROUND, from: source.from });
    source.keys = page.keys;
    source.from = page.next;
    source.isComplete = page.next === undefined;
  }
  return source.keys.splice(0, most).map((key) => ({ key, waiting }));
}

function interleaved<T>(turns: readonly T[][]): T[] {
  const longest = Math.max(0, ...turns.map(({ length }) => length));
  return Array.from({ length: longest }, (_, i) => turns.flatMap((turn) => turn.slice(i, i + 1))).flat();
}

/** The rows that their ways still take, each with its place in the minute. */
const placed = (rows: readonly Candidate[], pace: Pace): Release[] =>
  rows.flatMap(({ row, waiting: { system, canal, priority } }) => {
    const delaySeconds = pace.take(wayOf(system, canal), priority);
    return delaySeconds === undefined ? [] : [{ row, delaySeconds }];
  });

import { ofProcess } from "./of-process.ts";

const MEGABYTE = 1_000_000;
/**
 * The limit of private memory for all openers of a process together, in addition to the need of the largest file. The
 * whole system may grow by 512 MB: the rest is for requests, and for the growth of a process until it is ended.
 */
const MOST_TOGETHER = 430 * MEGABYTE;

/** A process that opens files. */
export interface Holder {
  /** Bytes of private memory. */
  readonly held: number;
  /** Bytes that the file of the current call may take because of its size. */
  readonly forFile: number;
  readonly isIdle: boolean;
  /** True if it is not ended in favour of others. */
  readonly hasPriority: boolean;
  /** Ends the process, because the others need its memory. */
  giveWay(): void;
}

const holders = ofProcess("temelia.openers.memory", () => new Set<Holder>());

/** Counts a process until `leave` is called. */
export function countIn(holder: Holder): { leave(): void } {
  holders.add(holder);
  return { leave: () => void holders.delete(holder) };
}

/** Ends processes until the others fit: first idle ones, then those that hold most. */
export function keepWithinMemory(): void {
  const all = [...holders];
  let over = all.reduce((sum, { held }) => sum + held, 0) - MOST_TOGETHER;
  if (over <= 0) return;
  over -= Math.max(...all.map(({ forFile }) => forFile));
  const byTurn = all
    .filter(({ hasPriority }) => !hasPriority)
    .sort((a, b) => Number(b.isIdle) - Number(a.isIdle) || b.held - a.held);
  for (const holder of byTurn) {
    if (over <= 0) return;
    over -= holder.held;
    holder.giveWay();
  }
}

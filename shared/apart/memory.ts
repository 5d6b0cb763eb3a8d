import { ofProcess } from "./of-process.ts";

const MEGABYTE = 1_000_000;
/**
 * What all openers of a process may hold together, in bytes of their own, besides what the largest file needs. The whole
 * system may rise by 512 MB: the rest is for requests, and for what a process takes until it is ended.
 */
const MOST_TOGETHER = 430 * MEGABYTE;

/** A process that opens files. */
export interface Holder {
  /** Bytes of its memory that no other process has. */
  readonly held: number;
  /** Bytes that the file of its call in progress may take by its size. */
  readonly forFile: number;
  readonly isIdle: boolean;
  /** It is not ended for the others. */
  readonly hasPriority: boolean;
  /** Ends it: the others need its memory. */
  giveWay(): void;
}

const holders = ofProcess("temelia.openers.memory", () => new Set<Holder>());

/** Counts a process until `leave` is called. */
export function countIn(holder: Holder): { leave(): void } {
  holders.add(holder);
  return { leave: () => void holders.delete(holder) };
}

/** Ends processes until the others fit: idle ones, then those that hold most. */
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

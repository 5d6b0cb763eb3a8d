import { clock } from "../../../../shared/clock.ts";
import { followingEach } from "../progress/large.ts";
import type { System } from "../../records/system.ts";
import { type Priority, purgeScopes } from "../../records/lanes.ts";
import { walkRows } from "./due-rows.ts";
import { closeMark, laneMarks, type LaneMarks } from "./lane-mark.ts";
import { isFree, isPurged, settlePurged } from "./settle.ts";
import { partitionsBehind } from "./systems.ts";
import { withdrawing } from "./withdrawn.ts";

/** After this time, rows that were written before the mark are in the index, so that the last walk finds them. */
export const INDEX_LAG_MS = 60_000;

/**
 * Cancels the rows behind a purged lane, until the time is over.
 * @returns how many, and true if the index knows of no more
 */
export async function cancelPurged(
  systems: readonly System[],
  priority: Priority,
  { marks, until }: { marks: LaneMarks; until: number },
): Promise<{ changed: number; isComplete: boolean }> {
  const partitions = partitionsBehind(systems, priority, false);
  const follow = followingEach();
  const withdrawn = withdrawing();
  const walk = await walkRows({ partitions, until }, async (row) => {
    if (!isFree(row) || !isPurged(row, marks)) return false;
    await follow(row);
    const isSettled = await settlePurged(row);
    if (isSettled) withdrawn.add(row);
    return isSettled;
  });
  await withdrawn.store();
  return walk;
}

/** Continues a purge that its request could not complete. @returns how many deliveries were cancelled */
export async function continuePurge(
  systems: readonly System[],
  priority: Priority,
  until: number,
): Promise<number> {
  const marks = await laneMarks(priority);
  const open = purgeScopes.filter((scope) => marks[scope]?.isOpen);
  if (open.length === 0) return 0;
  const { changed, isComplete } = await cancelPurged(systems, priority, { marks, until });
  for (const scope of open) {
    const mark = marks[scope];
    const age = mark && clock.now().getTime() - Date.parse(mark.purgedBefore);
    if (mark && isComplete && age !== undefined && age > INDEX_LAG_MS) await closeMark(priority, scope, mark);
  }
  return changed;
}

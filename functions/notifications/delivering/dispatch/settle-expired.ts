import { clock } from "../../../../shared/clock.ts";
import type { DuePosition } from "../../../../shared/data/due.ts";
import { type Progress, readProgress } from "../../../../shared/data/progress.ts";
import { doEach, readDueRows } from "../../state/lanes/due-rows.ts";
import { isFree, settleExpired } from "../../state/lanes/settle.ts";
import { readSystems, waitingOf } from "../../state/lanes/systems.ts";
import { hasExpired } from "../../state/progress/ended-delivery.ts";
import { Deliveries } from "../../records/delivery.ts";
import { priorities } from "../../records/lanes.ts";

/**
 * Ends expired deliveries that cannot be released because their channel is down or behind: one page of each partition
 * per run, from where the last run stopped.
 * @returns how many ended
 */
export async function settleExpiredRows(until: number): Promise<number> {
  const progress = await readProgress(Deliveries.table, "expired-deliveries");
  const systems = await readSystems();
  const partitions = priorities.flatMap((priority) =>
    waitingOf(systems, priority).map(({ partition }) => partition),
  );
  let settled = 0;
  for (const partition of partitions) {
    if (performance.now() >= until) return settled;
    settled += await settlePage(partition, progress, until);
  }
  return settled;
}

async function settlePage(partition: string, progress: Progress, until: number): Promise<number> {
  const from = progress.of(partition) as DuePosition | undefined;
  const { rows, next } = await readDueRows({ partition, until: clock.iso(), from });
  if (from !== undefined || next !== undefined) await progress.reach(partition, next);
  return doEach(
    rows.filter((row) => isFree(row) && hasExpired(row)),
    until,
    settleExpired,
  );
}

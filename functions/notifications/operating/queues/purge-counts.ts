import * as z from "zod";
import { clock } from "../../../../shared/clock.ts";
import { type DuePosition, readDue } from "../../../../shared/data/due.ts";
import { EVER, readRows } from "../../state/lanes/due-rows.ts";
import { isFree, scopeAt } from "../../state/lanes/settle.ts";
import { partitionsBehind, readSystems } from "../../state/lanes/systems.ts";
import type { System } from "../../records/system.ts";
import { Deliveries } from "../../records/delivery.ts";
import { type PurgeScope, purgeScopes } from "../../records/lanes.ts";
import { countIn, QueueView, viewOf } from "./list-queues.ts";
import type { LaneQueue } from "./queues.ts";

/** What a purge takes: by default what is due. */
export const Purge = z
  .object({ scope: z.enum([...purgeScopes, "all"]).optional() })
  .meta({ id: "GolireDeCoada", examples: [{ scope: "scheduled" }] });
export type Purge = z.output<typeof Purge>;

/** The scopes that a purge names. */
export const scopesIn = ({ scope = "due" }: Purge): readonly PurgeScope[] =>
  scope === "all" ? purgeScopes : [scope];

/** The number of deliveries that a purge takes. */
export const totalIn = (counts: PurgeCounts, purge: Purge): number =>
  scopesIn(purge).reduce((sum, scope) => sum + counts[scope], 0);

const PurgeCounts = z.object({ due: z.int(), scheduled: z.int(), quiet: z.int() });
export type PurgeCounts = z.output<typeof PurgeCounts>;

/** A queue with the number of deliveries that a purge of each scope would take, up to 10,000. */
export const QueueDetails = QueueView.extend({ purge: PurgeCounts }).meta({ id: "CoadaInDetaliu" });

export async function readQueue(queue: LaneQueue): Promise<z.output<typeof QueueDetails>> {
  const systems = await readSystems();
  const [view, purge] = await Promise.all([viewOf(queue, systems), countPurged(queue, systems)]);
  return { ...view, purge };
}

/** Rows of a page, and the most rows that are read. */
const [PAGE, MOST] = [100, 10_000];
/** How many partitions are read in parallel. */
const AT_ONCE = 20;

/** The number of deliveries behind a queue that a purge of each scope would take, up to 10,000. */
export async function countPurged(
  { priority, isDead }: LaneQueue,
  systems: readonly System[],
): Promise<PurgeCounts> {
  const partitions = partitionsBehind(systems, priority, isDead);
  const counts: PurgeCounts = { due: await countIn(partitions, "due"), scheduled: 0, quiet: 0 };
  for (let start = 0; !isDead && start < partitions.length; start += AT_ONCE)
    await Promise.all(partitions.slice(start, start + AT_ONCE).map((one) => countLater(one, counts)));
  return { ...counts, due: Math.min(counts.due, MOST) };
}

/** Adds the deliveries of a partition that are due later, the last ones first. */
async function countLater(partition: string, counts: PurgeCounts): Promise<void> {
  const at = clock.iso();
  let from: DuePosition | undefined;
  do {
    const reading = { partition, until: EVER, limit: PAGE, from, isNewestFirst: true };
    const { keys, next } = await readDue(Deliveries.table, reading);
    const later = keys.filter(({ dueAt }) => dueAt > at);
    for (const row of await readRows(later, partition)) if (isFree(row)) counts[scopeAt(row, at)] += 1;
    from = later.length < keys.length ? undefined : next;
  } while (from && counts.due + counts.scheduled + counts.quiet < MOST);
}

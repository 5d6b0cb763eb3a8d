import * as z from "zod";
import { readDue } from "../../../../shared/data/due.ts";
import { readMany } from "../../../../shared/data/repository.ts";
import { EVER, readRows } from "../../state/lanes/due-rows.ts";
import { partitionsBehind, readSystems } from "../../state/lanes/systems.ts";
import { channels, Deliveries, type Delivery } from "../../records/delivery.ts";
import { priorities } from "../../records/lanes.ts";
import { Systems } from "../../records/system.ts";
import { type LaneQueue } from "./queues.ts";
import { waitingSince } from "../../state/lanes/waiting-since.ts";

export const MessageView = z
  .object({
    /** The id of the delivery. */
    messageId: z.int(),
    notificareId: z.int(),
    /** The code of the system. */
    sistem: z.string(),
    canal: z.enum(channels),
    priority: z.enum(priorities),
    incercari: z.int(),
    asteaptaDin: z.iso.datetime(),
    /** Masked. */
    destinatar: z.string(),
  })
  .meta({ id: "MesajInCoada" });

const MOST = 10;

interface Message extends z.output<typeof MessageView> {
  /** The order of messages. */
  dueAt: string | undefined;
}

/** The first deliveries behind a queue. They are read from their rows, so nothing is received and nothing moves. */
export async function previewMessages(queue: LaneQueue): Promise<Message[]> {
  const partitions = partitionsBehind(await readSystems(), queue.priority, queue.isDead);
  const rows = await firstRows(partitions);
  const systems = await readMany(Systems, [...new Set(rows.map(({ sistemId }) => sistemId))]);
  const codes = new Map(systems.map(({ id, cod }) => [id, cod]));
  return rows.map((row) => ({
    messageId: row.id,
    notificareId: row.notificareId,
    sistem: codes.get(row.sistemId) ?? String(row.sistemId),
    canal: row.canal,
    priority: row.priority,
    incercari: row.incercari,
    asteaptaDin: waitingSince(row),
    destinatar: row.destinatar,
    dueAt: row.dueAt,
  }));
}

/** The rows that are due first, of all partitions. */
async function firstRows(partitions: readonly string[]): Promise<Delivery[]> {
  const pages = await Promise.all(
    partitions.map(async (partition) => {
      const { keys } = await readDue(Deliveries.table, { partition, until: EVER, limit: MOST });
      return readRows(keys, partition);
    }),
  );
  return pages
    .flat()
    .toSorted((a, b) => ((a.dueAt ?? "") < (b.dueAt ?? "") ? -1 : 1))
    .slice(0, MOST);
}

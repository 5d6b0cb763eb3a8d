import { clock } from "../../../shared/clock.ts";
import { everyRow } from "../../../shared/data/lists.ts";
import { readMany } from "../../../shared/data/repository.ts";
import { isLeased } from "../../../shared/jobs/lease.ts";
import { wake } from "../audits/ask-for-audit.ts";
import { type Audit, Audits, UNFINISHED } from "../records/audit.ts";

/** By then a sent message is with a worker, unless all workers are busy. */
const PATIENCE_MS = 20 * 60_000;

/** Wakes workers for audits whose message was lost, whose worker was killed, or whose mail was not sent. */
export async function wakeForgotten(): Promise<number> {
  const ids: number[] = [];
  for await (const { id } of everyRow(Audits.table, [{ partitions: [UNFINISHED], counter: null }]))
    ids.push(id);
  const forgotten = (await readMany(Audits, ids)).filter(isForgotten);
  for (const { id } of forgotten) await wake(id);
  return forgotten.length;
}

const isForgotten = (audit: Audit): boolean =>
  !isLeased(audit) && Date.parse(audit.requestedAt) + PATIENCE_MS <= clock.now().getTime();

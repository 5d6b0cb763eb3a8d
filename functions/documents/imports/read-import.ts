import { clock } from "../../../shared/clock.ts";
import { notFound } from "../../../shared/errors.ts";
import { isLeased } from "../../../shared/messaging/lease.ts";
import type { Principal } from "../access/principal.ts";
import { type Import, viewOfImport } from "../records/import.ts";
import { readImport, secondsToWait } from "./run-import.ts";
import { wakeWorker } from "./wake-worker.ts";

/** The status of the caller's own import. A read of one whose message was lost wakes a worker again. */
export async function showImport(caller: Principal, id: number) {
  const state = await readImport(id);
  if (state?.row.creator !== caller.key) throw notFound("importInexistent");
  if (isForgotten(state.row) && secondsToWait(state.items) === 0) await wakeWorker(id);
  return viewOfImport(state.row, state.items);
}

const PATIENCE_MS = 60_000;

/** Nobody works on it, and has not for a minute. */
const isForgotten = (row: Import): boolean =>
  row.status === "IN_LUCRU" &&
  !isLeased(row) &&
  clock.now().getTime() - Date.parse(row.dueAt ?? row.createdAt) > PATIENCE_MS;

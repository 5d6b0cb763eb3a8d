import { clock } from "../../../shared/clock.ts";
import { readDue } from "../../../shared/data/due.ts";
import { read } from "../../../shared/data/repository.ts";
import { isLeased } from "../../../shared/messaging/lease.ts";
import { Imports, IMPORTS_DUE } from "../records/import.ts";
import { wakeWorker } from "./wake-worker.ts";

const MOST = 1000;

/** Wakes a worker for each import that nobody works on: its message was lost. Its end takes it out of the index. */
export async function sweepImports(): Promise<boolean> {
  const { keys } = await readDue(Imports.table, {
    partition: IMPORTS_DUE,
    until: clock.iso(),
    limit: MOST,
  });
  for (const { pk } of keys) {
    const row = await read(Imports, { id: Number(pk.split("#")[1]) });
    if (row?.status === "IN_LUCRU" && !isLeased(row)) await wakeWorker(row.id);
  }
  return true;
}

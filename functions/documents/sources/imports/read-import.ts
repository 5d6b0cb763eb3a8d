import type { Principal } from "../../access/principal.ts";
import { viewOfImport } from "../../records/import.ts";
import { importJob } from "./import-job.ts";
import { readImport } from "./import-state.ts";
import { refusals } from "./texts.ts";

/**
 * The status of the caller's own import. If the import's message was lost, reading the status wakes a worker again.
 */
export async function showImport(caller: Principal, id: number) {
  const state = await readImport(id);
  if (state?.row.creator !== caller.key) throw refusals.importInexistent();
  await importJob.wakeIfForgotten(state.row);
  return viewOfImport(state.row, state.items);
}

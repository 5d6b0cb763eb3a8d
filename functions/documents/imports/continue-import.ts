import { LONGEST_DELAY_SECONDS } from "../../../shared/messaging/send.ts";
import { runImport, secondsToWait } from "./run-import.ts";
import { wakeWorker } from "./wake-worker.ts";

/** Below Lambda's 900 s, with time for the items that are in hand. */
const WORK_MS = 600_000;

/**
 * The background job of an import. What is left (because the supplier wants us to wait, or the time is over) gets another
 * message.
 */
export async function continueImport(importId: number, workMs = WORK_MS): Promise<void> {
  const left = await runImport(importId, { until: performance.now() + workMs });
  if (!left || left.row.status === "FINALIZATA") return;
  await wakeWorker(importId, Math.min(secondsToWait(left.items), LONGEST_DELAY_SECONDS));
}

import { log } from "../../../shared/log.ts";
import { send } from "../../../shared/messaging/send.ts";
import { importQueue } from "../records/import.ts";

/** Wakes a worker. Where that fails, the next read of the status or the sweep wakes one. */
export async function wakeWorker(importId: number, delaySeconds = 0): Promise<void> {
  try {
    await send(importQueue, { importId }, { delaySeconds });
  } catch (error) {
    log.error("no worker was told of an import", error, { object: importId });
  }
}

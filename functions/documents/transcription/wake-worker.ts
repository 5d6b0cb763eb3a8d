import { log } from "../../../shared/log.ts";
import { send } from "../../../shared/messaging/send.ts";
import { conversionQueue } from "../records/conversion.ts";

/** Wakes a worker. Where that fails, the next reader or the sweep wakes one. */
export async function wakeWorker(conversionId: number): Promise<void> {
  try {
    await send(conversionQueue, { conversionId });
  } catch (error) {
    log.error("no worker was told of a conversion", error, { object: conversionId });
  }
}

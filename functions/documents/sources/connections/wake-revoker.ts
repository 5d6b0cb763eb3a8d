import { log } from "../../../../shared/log.ts";
import { send } from "../../../../shared/messaging/send.ts";
import { importQueue } from "../../records/import.ts";

/** Wakes a worker that revokes the ended connections of a person. If that fails, the daily sweep wakes one. */
export async function wakeRevoker(endedOf: string, delaySeconds = 0): Promise<void> {
  try {
    await send(importQueue, { endedOf }, { delaySeconds });
  } catch (error) {
    log.error("enqueueing the revocation of ended connections failed; the daily sweep retries", error, {
      object: endedOf,
    });
  }
}

import { log } from "../../../../shared/log.ts";
import { LONGEST_DELAY_SECONDS, send } from "../../../../shared/messaging/send.ts";
import { expansions } from "../../records/lanes.ts";

/**
 * Wakes the dispatcher after `seconds`; beyond the longest delay of a message its next minute is soon enough. A
 * failure is only logged: the scheduled dispatcher runs each minute.
 */
export async function wakeDispatcher(seconds = 0): Promise<void> {
  if (seconds > LONGEST_DELAY_SECONDS) return;
  try {
    await send(expansions, { wakes: "dispatcher" }, { delaySeconds: Math.max(0, Math.ceil(seconds)) });
  } catch (error) {
    log.error("waking the dispatcher failed; it runs each minute", error);
  }
}

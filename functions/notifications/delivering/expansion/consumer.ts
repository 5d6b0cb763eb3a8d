import { consumer } from "../../../../shared/messaging/consumer.ts";
import { log } from "../../../../shared/log.ts";
import { breakers } from "../dispatch/provider-breakers.ts";
import { dispatch } from "../dispatch/dispatch.ts";
import { isAnythingWithdrawn } from "../../state/lanes/withdrawn.ts";
import { expansions } from "../../records/lanes.ts";
import { runCancellation } from "../../accepting/tracking/run-cancellation.ts";
import { expand } from "./expand.ts";

/** How long the dispatcher may run within a run of the expander, in ms. */
const DISPATCH_MS = 20_000;

export const handler = consumer({
  service: "notifications",
  queue: expansions,
  handle: async (message) => {
    if ("wakes" in message) return dispatchNow();
    const { notificareId } = message;
    await expandAndDispatch(notificareId);
    await runCancellation(notificareId);
    // Others need not wait for the minute of a bulk that was cancelled.
    if (await isAnythingWithdrawn()) await dispatchNow();
  },
  retrySeconds: 30,
});

/** The first deliveries are sent while the others are made. */
async function expandAndDispatch(notificareId: number): Promise<void> {
  const running: Promise<void>[] = [];
  try {
    await expand(notificareId, { onMade: () => running.push(dispatchNow()) });
  } finally {
    await Promise.all(running);
  }
}

/** A failure is only logged: the scheduled dispatcher runs each minute. */
async function dispatchNow(): Promise<void> {
  try {
    await dispatch({ breakers, until: performance.now() + DISPATCH_MS });
  } catch (error) {
    log.error("dispatching failed; the scheduled dispatcher follows", error);
  }
}

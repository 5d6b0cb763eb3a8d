import { currentBudget } from "../../../shared/context.ts";
import { scheduledHandler } from "../../../shared/scheduled.ts";
import { expansionJob } from "../sending/expansion-job.ts";
import { breakers } from "./provider-breakers.ts";
import { dispatch } from "./dispatch.ts";
import { refreshLarge } from "./refresh-large.ts";
import { settleExpiredRows } from "./settle-expired.ts";

/** Kept back for the round that is under way when the time is over, in ms. */
const CLOSING_MS = 10_000;

/** Each minute: expanders are woken, deliveries released, large notifications follow their counters. */
export const handler = scheduledHandler("notifications", "the dispatcher", async () => {
  const until = (currentBudget()?.endsAt ?? Infinity) - CLOSING_MS;
  const parts = await Promise.allSettled([
    expansionJob.sweep(until),
    dispatch({ breakers, until }),
    refreshLarge(until),
    settleExpiredRows(until),
  ]);
  const failed = parts.find((part) => part.status === "rejected");
  if (failed) throw failed.reason;
  const [expansions, dispatched, refreshed, expired] = parts.map((part) =>
    part.status === "fulfilled" ? part.value : undefined,
  );
  return { expansions, dispatched, refreshed, expired };
});

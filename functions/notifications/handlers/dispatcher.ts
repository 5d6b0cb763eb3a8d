import { currentBudget } from "../../../shared/context.ts";
import { log } from "../../../shared/log.ts";
import { scheduledHandler } from "../../../shared/jobs/scheduled.ts";
import { statesOfQueues } from "../../../shared/messaging/depth.ts";
import { sampleStates } from "../../../shared/metrics/sample-states.ts";
import { listQueues } from "../operating/queues/list-queues.ts";
import { answerJob } from "../accepting/callbacks/answer-job.ts";
import { callbackJob } from "../accepting/callbacks/callback-job.ts";
import { readStandings } from "../delivering/channels/outages.ts";
import { partitionsBehind, readSystems } from "../state/lanes/systems.ts";
import { oldestAgeIn } from "../state/lanes/waiting-since.ts";
import { completeOrders } from "../operating/queues/dead-letter-orders.ts";
import { expansionJob } from "../accepting/sending/expansion-job.ts";
import { cancellationJob } from "../accepting/tracking/cancellation-job.ts";
import { callRungs } from "../delivering/dispatch/call-rungs.ts";
import { dispatch } from "../delivering/dispatch/dispatch.ts";
import { followDigests } from "../delivering/dispatch/follow-digests.ts";
import { breakers } from "../delivering/dispatch/provider-breakers.ts";
import { refreshLarge } from "../delivering/dispatch/refresh-large.ts";
import { settleExpiredRows } from "../delivering/dispatch/settle-expired.ts";

/** Reserved for the round that is under way when the time is over, in ms. */
const CLOSING_MS = 10_000;

/** Each minute: workers of jobs are woken, deliveries released, large notifications follow their counters. */
export const handler = scheduledHandler("notifications", "the dispatcher", async () => {
  const until = (currentBudget()?.endsAt ?? Infinity) - CLOSING_MS;
  // Each part continues if another one fails; then the run fails, which its alarm shows.
  const parts = await Promise.allSettled([
    expansionJob.sweep(until),
    cancellationJob.sweep(until),
    callbackJob.sweep(until),
    answerJob.sweep(until),
    dispatch({ breakers, until }),
    refreshLarge(until),
    settleExpiredRows(until),
    callRungs(until),
    followDigests(until),
    completeOrders(until),
    reportAge(),
    reportOutages(),
    sampleStates("notifications", { every: "slot", read: async () => statesOfQueues(await listQueues()) }),
  ]);
  const [expansions, cancellations, callbacks, answers, ...others] = parts;
  const [dispatched, refreshed, expired, rungs, digests, orders] = others;
  const failed = parts.find((part) => part.status === "rejected");
  if (failed) throw failed.reason;
  return Object.fromEntries(
    Object.entries({
      ...{ expansions, cancellations, callbacks, answers },
      ...{ dispatched, refreshed, expired, rungs, digests, orders },
    }).map(([name, part]) => [name, part.status === "fulfilled" ? part.value : undefined]),
  );
});

/** Emits the age of the oldest delivery that is due, in seconds, as the metric OldestDueSeconds. */
async function reportAge(): Promise<void> {
  const systems = await readSystems();
  const partitions = (["High", "Medium"] as const).flatMap((priority) =>
    partitionsBehind(systems, priority, false),
  );
  log.metric("OldestDueSeconds", await oldestAgeIn(partitions));
}

/** Emits the number of active providers that take no messages, as the metric ProvidersDown. */
async function reportOutages(): Promise<void> {
  const standings = await readStandings();
  log.metric("ProvidersDown", standings.filter(({ outage }) => outage).length);
}

import { currentBudget } from "../context.ts";
import { scheduledHandler } from "./scheduled.ts";
import { sampleStates } from "../metrics/sample-states.ts";
import type { Sweepable } from "./job.ts";

/** Kept back for the messages that are being sent when the time is over, in ms. */
const CLOSING_MS = 5_000;

/**
 * The scheduled function that wakes workers for jobs of a service whose message was lost or whose worker was stopped, and keeps what
 * `states` reads for the plots of operators (`sampleStates`).
 * @returns for how many rows, by the name of the job
 */
export const sweepHandler = (
  service: string,
  jobs: Sweepable[],
  states: () => Promise<Readonly<Record<string, number>>>,
) =>
  scheduledHandler(service, "the sweep of jobs", async () => {
    const until = (currentBudget()?.endsAt ?? Infinity) - CLOSING_MS;
    const woken = await Promise.all(jobs.map(async (job) => [job.name, await job.sweep(until)] as const));
    await sampleStates(service, states);
    return Object.fromEntries(woken);
  });

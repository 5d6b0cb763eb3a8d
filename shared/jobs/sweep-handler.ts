import { currentBudget } from "../context.ts";
import { scheduledHandler } from "./scheduled.ts";
import { type Sampling, sampleStates } from "../metrics/sample-states.ts";
import type { Sweepable } from "./job.ts";

/** Kept back for the messages that are being sent when the time is over, in ms. */
const CLOSING_MS = 5_000;

/**
 * The scheduled function that wakes workers for jobs of a service whose message was lost or whose worker was stopped, and keeps the
 * states that plots of operators show (`sampleStates`).
 * @returns for how many rows, by the name of the job
 */
export const sweepHandler = (service: string, jobs: Sweepable[], states: readonly Sampling[]) =>
  scheduledHandler(service, "the sweep of jobs", async () => {
    const until = (currentBudget()?.endsAt ?? Infinity) - CLOSING_MS;
    const woken = await Promise.all(jobs.map(async (job) => [job.name, await job.sweep(until)] as const));
    for (const sampling of states) await sampleStates(service, sampling);
    return Object.fromEntries(woken);
  });

import { currentBudget } from "../context.ts";
import { scheduledHandler } from "./scheduled.ts";
import type { Sweepable } from "./job.ts";

/** Kept back for the messages that are being sent when the time is over, in ms. */
const CLOSING_MS = 5_000;

/**
 * The scheduled function that wakes workers for jobs of a service whose message was lost or whose worker was stopped.
 * @returns for how many rows, by the name of the job
 */
export const sweepHandler = (service: string, jobs: Sweepable[]) =>
  scheduledHandler(service, "the sweep of jobs", async () => {
    const until = (currentBudget()?.endsAt ?? Infinity) - CLOSING_MS;
    const woken = await Promise.all(jobs.map(async (job) => [job.name, await job.sweep(until)] as const));
    return Object.fromEntries(woken);
  });

import * as z from "zod";
import type { Progress } from "../../../../shared/data/progress.ts";
import { log } from "../../../../shared/log.ts";

/** The results of a maintenance run. */
export const MaintenanceReport = z
  .object({
    arhivate: z.int(),
    purjate: z.int(),
    /** Objects removed that belonged to no version. */
    orfane: z.int(),
    /** Failures; the next run retries them. */
    erori: z.int(),
    /** True if nothing is left to do; otherwise the next run continues where this one stopped. */
    terminat: z.boolean(),
  })
  .meta({ id: "RaportMentenanta" });
export type MaintenanceReport = z.output<typeof MaintenanceReport>;
export type Counter = Exclude<keyof MaintenanceReport, "terminat">;

/** One run: its actor, the documents it covers, the progress of earlier runs, and its limits. */
export interface Run {
  actor: string;
  covers(document: { bucketId: number }): boolean;
  progress: Progress;
  /** Number of documents that it may still change. */
  left: number;
  /** When it stops, as in `performance.now()`. */
  until: number;
  report: MaintenanceReport;
}

export const isSpent = ({ left, until }: Run): boolean => left <= 0 || performance.now() >= until;

/** Runs one step and counts it. A failure is logged and left to the next run. */
export async function runAndCount(
  run: Run,
  counter: Counter | undefined,
  object: string | number,
  act: () => Promise<boolean>,
): Promise<void> {
  try {
    const isDone = await act();
    if (isDone && counter) run.report[counter] += 1;
  } catch (error) {
    run.report.erori += 1;
    log.error("maintenance failed", error, { object });
  }
}

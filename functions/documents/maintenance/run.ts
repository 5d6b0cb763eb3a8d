import * as z from "zod";
import type { Progress } from "../../../shared/data/progress.ts";
import { log } from "../../../shared/log.ts";

/** What a run of maintenance did. */
export const MaintenanceReport = z
  .object({
    arhivate: z.int(),
    purjate: z.int(),
    /** Objects removed that belonged to no version. */
    orfane: z.int(),
    /** What failed; the next run tries again. */
    erori: z.int(),
    /** Nothing is left to do; else the next run goes on where this one stopped. */
    terminat: z.boolean(),
  })
  .meta({ id: "RaportMentenanta" });
export type MaintenanceReport = z.output<typeof MaintenanceReport>;
export type Counter = Exclude<keyof MaintenanceReport, "terminat">;

/** One run: who acts, on whose documents, how far the earlier ones came, and how much it may do. */
export interface Run {
  actor: string;
  covers(document: { bucketId: number }): boolean;
  progress: Progress;
  /** Documents that it may still change. */
  left: number;
  /** When it stops, by `performance.now()`. */
  until: number;
  report: MaintenanceReport;
}

export const isSpent = ({ left, until }: Run): boolean => left <= 0 || performance.now() >= until;

/** Does one thing of a run and counts it. What fails is logged and left to the next run. */
export async function runCounted(
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

import { randomUUID } from "node:crypto";
import { withContext } from "../../../shared/context.ts";
import { log } from "../../../shared/log.ts";
import { invoicing } from "../service.ts";
import { sweepOverdue, type SweepReport } from "./sweep.ts";

/** Runs by schedule. A fault is the run's: the next one begins where this one stopped. */
export const handler = (): Promise<SweepReport> =>
  withContext({ correlationId: randomUUID(), service: invoicing.name }, async () => {
    const report = await sweepOverdue();
    log.info("overdue invoices were marked", { ...report });
    return report;
  });

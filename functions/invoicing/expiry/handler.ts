import { randomUUID } from "node:crypto";
import { REQUEST_MS, withBudget, withContext, type Invocation } from "../../../shared/context.ts";
import { log } from "../../../shared/log.ts";
import { invoicing } from "../service.ts";
import { sweepOverdue, type SweepReport } from "./sweep.ts";

/** Runs on a schedule. A fault ends only this run: the next one starts from the stored cursor. */
export const handler = (_event?: unknown, invocation?: Invocation): Promise<SweepReport> =>
  withBudget(invocation, REQUEST_MS, (budget) =>
    withContext({ correlationId: randomUUID(), service: invoicing.name, budget }, async () => {
      const report = await sweepOverdue();
      log.info("overdue invoices were marked", { ...report });
      return report;
    }),
  );

import { randomUUID } from "node:crypto";
import { BACKGROUND_MS, withBudget, withContext, type Invocation } from "../context.ts";
import { log } from "../log.ts";
import { readSecrets } from "../secrets/read-secrets.ts";

type ScheduledHandler<Report> = (event?: unknown, invocation?: Invocation) => Promise<Report>;

/** Wraps `work` as a scheduled Lambda function. Logs its report; an exception fails the run, which the alarms see. */
export const scheduledHandler =
  <Report extends object>(
    service: string,
    name: string,
    work: () => Promise<Report>,
  ): ScheduledHandler<Report> =>
  (_event, invocation) =>
    withBudget(invocation, BACKGROUND_MS, (budget) =>
      withContext({ correlationId: randomUUID(), service, budget }, async () => {
        await readSecrets(service);
        const report = await work();
        log.info(`${name} ended`, { report });
        return report;
      }),
    );

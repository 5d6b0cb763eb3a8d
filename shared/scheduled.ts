import { randomUUID } from "node:crypto";
import { withContext } from "./context.ts";
import { log } from "./log.ts";

/** Wraps `work` as a scheduled Lambda function. Logs its report; an exception fails the run, which the alarms see. */
export const scheduledHandler =
  <Report extends object>(
    service: string,
    name: string,
    work: () => Promise<Report>,
  ): (() => Promise<Report>) =>
  () =>
    withContext({ correlationId: randomUUID(), service }, async () => {
      const report = await work();
      log.info(`${name} ended`, { report });
      return report;
    });

import { randomUUID } from "node:crypto";
import { withContext } from "./context.ts";
import { log } from "./log.ts";

/**
 * A Lambda function that a schedule starts. Its report is logged; what it throws ends it with an error, which the
 * alarms see.
 */
export const scheduled =
  (service: string, name: string, work: () => Promise<object>): (() => Promise<object>) =>
  () =>
    withContext({ correlationId: randomUUID(), service }, async () => {
      const report = await work();
      log.info(`${name} ended`, { report });
      return report;
    });

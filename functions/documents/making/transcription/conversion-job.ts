import { job } from "../../../../shared/jobs/job.ts";
import { conversionQueue, Conversions, CONVERSIONS_DUE, isOver } from "../../records/conversion.ts";

/** Extracts texts that take longer than a request may. */
export const conversionJob = job({
  name: "conversion",
  entity: Conversions,
  queue: conversionQueue,
  message: (conversionId) => ({ conversionId }),
  waitingIn: CONVERSIONS_DUE,
  isWaiting: (row) => !isOver(row),
  waits: (row) => ({ ...row, status: "IN_ASTEPTARE" as const }),
});

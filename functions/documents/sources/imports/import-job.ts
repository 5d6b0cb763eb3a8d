import { job } from "../../../../shared/jobs/job.ts";
import { importQueue, Imports, IMPORTS_DUE } from "../../records/import.ts";

/** Imports files from a provider. */
export const importJob = job({
  name: "import",
  entity: Imports,
  queue: importQueue,
  message: (importId) => ({ importId }),
  waitingIn: IMPORTS_DUE,
  isWaiting: ({ status }) => status === "IN_LUCRU",
});

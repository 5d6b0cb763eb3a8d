import { lambdaHandler } from "../../../shared/http/handler.ts";
import { approvals } from "./approvals/routes.ts";
import { changes } from "./changes/routes.ts";
import { purgingIn } from "../keeping/documents/purge-routes.ts";
import { adminMachineClients } from "../administration/machine-clients/admin-routes.ts";
import { adminJobs, adminQueues } from "./operations/routes.ts";
import { documentReaders } from "../granting/readers/routes.ts";
import { zones } from "../access/zone-access.ts";
import { documents } from "../service.ts";

/** The zone of administrators. */
export const handler = lambdaHandler(
  documents,
  purgingIn(zones.admin),
  documentReaders,
  adminMachineClients,
  adminJobs,
  adminQueues,
  changes,
  approvals,
);

import { lambdaHandler } from "../../../shared/http/handler.ts";
import { attachments } from "../accepting/attachments/routes.ts";
import { ofRegistry } from "../recipients/registry/offered.ts";
import { machineReports } from "../accepting/reports/routes.ts";
import { appSending, machineSending, machineSendingById } from "../accepting/sending/machine-routes.ts";
import { notifications } from "../service.ts";
import { appTemplates, machineTemplates } from "../accepting/templates/machine-routes.ts";
import { appTracking, machineTracking } from "../accepting/tracking/machine-routes.ts";

/** The interface of systems, by client certificate and in the app zone. */
export const handler = lambdaHandler(
  notifications,
  machineSending,
  ...ofRegistry(machineSendingById),
  machineTracking,
  machineReports,
  machineTemplates,
  attachments,
  appSending,
  appTracking,
  appTemplates,
);

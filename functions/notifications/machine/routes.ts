import { lambdaHandler } from "../../../shared/http/handler.ts";
import { attachments } from "../attachments/routes.ts";
import { ofRegistry } from "../registry/offered.ts";
import { machineReports } from "../reports/routes.ts";
import { appSending, machineSending, machineSendingById } from "../sending/machine-routes.ts";
import { notifications } from "../service.ts";
import { appTemplates, machineTemplates } from "../templates/machine-routes.ts";
import { appTracking, machineTracking } from "../tracking/machine-routes.ts";

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

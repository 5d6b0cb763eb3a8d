import { lambdaHandler } from "../../../shared/http/handler.ts";
import { groupRecords } from "../groups/routes.ts";
import { staffGroups } from "../groups/staff-routes.ts";
import { operatorContext, operatorGroups } from "../operator/routes.ts";
import { provisioning } from "../provisioning/routes.ts";
import { ofRegistry } from "../registry/offered.ts";
import { adminRecipients, contacts, devices, preferences, recipients } from "../registry/routes.ts";
import { notifications } from "../service.ts";

/** What service administrators and operators do with the registry of recipients, and the context of operators. It sends nothing. */
export const handler = lambdaHandler(
  notifications,
  operatorContext,
  ...ofRegistry(
    recipients,
    contacts,
    preferences,
    devices,
    provisioning,
    groupRecords,
    operatorGroups,
    adminRecipients,
    staffGroups,
  ),
);

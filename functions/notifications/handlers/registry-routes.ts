import { lambdaHandler } from "../../../shared/http/handler.ts";
import { groupRecords } from "../recipients/groups/routes.ts";
import { staffGroups } from "../recipients/groups/staff-routes.ts";
import { operatorContext, operatorGroups } from "../accepting/operator/routes.ts";
import { provisioning } from "../recipients/provisioning/routes.ts";
import { ofRegistry } from "../recipients/registry/offered.ts";
import {
  adminRecipients,
  contacts,
  devices,
  preferences,
  recipients,
} from "../recipients/registry/routes.ts";
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

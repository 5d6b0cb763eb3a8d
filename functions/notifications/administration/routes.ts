import { lambdaHandler } from "../../../shared/http/handler.ts";
import { operatorContext, operatorGroups } from "../operator/routes.ts";
import { queues } from "../queues/routes.ts";
import { consoleSending, consoleSendingById, operatorSendingById, recordSending } from "../sending/routes.ts";
import { provisioning } from "../provisioning/routes.ts";
import { ofRegistry } from "../registry/offered.ts";
import { contacts, devices, preferences, recipients } from "../registry/routes.ts";
import { notifications } from "../service.ts";
import { suppressions } from "../suppressions/routes.ts";
import { deliveryRecords, eventRecords, notificationRecords } from "../tracking/routes.ts";

/** What service administrators and operators do, the records of notifications, and the registry of recipients. */
export const handler = lambdaHandler(
  notifications,
  consoleSending,
  recordSending,
  suppressions,
  queues,
  notificationRecords,
  deliveryRecords,
  eventRecords,
  operatorContext,
  ...ofRegistry(
    consoleSendingById,
    operatorSendingById,
    recipients,
    contacts,
    preferences,
    devices,
    provisioning,
    operatorGroups,
  ),
);

import { lambdaHandler } from "../../../shared/http/handler.ts";
import { operatorContext, operatorGroups } from "../operator/routes.ts";
import { queues } from "../queues/routes.ts";
import { consoleSending, recordSending } from "../sending/routes.ts";
import { notifications } from "../service.ts";
import { suppressions } from "../suppressions/routes.ts";
import { deliveryRecords, eventRecords, notificationRecords } from "../tracking/routes.ts";

/** What service administrators and operators do, and the records of notifications. */
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
  operatorGroups,
);

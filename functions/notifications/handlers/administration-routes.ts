import { lambdaHandler } from "../../../shared/http/handler.ts";
import {
  consoleSending,
  consoleSendingById,
  operatorSendingById,
  recordSending,
  staffSending,
} from "../accepting/sending/routes.ts";
import { ofRegistry } from "../recipients/registry/offered.ts";
import { notifications } from "../service.ts";
import { suppressions } from "../recipients/suppressions/routes.ts";
import { staffAsking } from "../accepting/asking/routes.ts";
import { staffFollowing } from "../accepting/following/routes.ts";
import { staffCategories } from "../accepting/categories/routes.ts";
import { staffTemplates } from "../accepting/templates/routes.ts";
import {
  deliveryRecords,
  eventRecords,
  notificationRecords,
  staffNotifications,
} from "../accepting/tracking/routes.ts";

/** What service administrators and operators do, including sending, and the records of notifications. */
export const handler = lambdaHandler(
  notifications,
  consoleSending,
  recordSending,
  suppressions,
  notificationRecords,
  deliveryRecords,
  eventRecords,
  staffSending,
  staffAsking,
  staffNotifications,
  staffFollowing,
  staffTemplates,
  staffCategories,
  ...ofRegistry(consoleSendingById, operatorSendingById),
);

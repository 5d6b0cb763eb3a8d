import { lambdaHandler } from "../../../shared/http/handler.ts";
import { queues } from "../queues/routes.ts";
import { consoleSending, recordSending } from "../sending/routes.ts";
import { notifications } from "../service.ts";
import { suppressions } from "../suppressions/routes.ts";

/** What service administrators do. */
export const handler = lambdaHandler(notifications, consoleSending, recordSending, suppressions, queues);

import { lambdaHandler } from "../../../shared/http/handler.ts";
import { approvals } from "../approvals/routes.ts";
import { changes } from "../changes/routes.ts";
import { adminJobs } from "../jobs/routes.ts";
import { adminQueues, queues } from "../queues/routes.ts";
import { notifications } from "../service.ts";

/** The zone of administrators, and the queues, whose purges and replays it carries out. */
export const handler = lambdaHandler(notifications, queues, adminQueues, adminJobs, changes, approvals);

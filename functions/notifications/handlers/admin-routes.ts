import { lambdaHandler } from "../../../shared/http/handler.ts";
import { approvals } from "../operating/approvals/routes.ts";
import { changes } from "../operating/changes/routes.ts";
import { adminJobs } from "../operating/jobs/routes.ts";
import { adminQueues, queues } from "../operating/queues/routes.ts";
import { notifications } from "../service.ts";

/** The zone of administrators, and the queues, with purges and replays. */
export const handler = lambdaHandler(notifications, queues, adminQueues, adminJobs, changes, approvals);

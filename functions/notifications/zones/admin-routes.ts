import { lambdaHandler } from "../../../shared/http/handler.ts";
import { approvals } from "../approvals/routes.ts";
import { notifications } from "../service.ts";

/** The zone of administrators. */
export const handler = lambdaHandler(notifications, approvals);

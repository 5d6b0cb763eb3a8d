import { lambdaHandler } from "../../../shared/http/handler.ts";
import { documents } from "../service.ts";
import { approvals } from "./approvals.ts";

/** The zone of administrators. */
export const handler = lambdaHandler(documents, approvals);

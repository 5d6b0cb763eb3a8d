import { tokens } from "../client.ts";
import { loginAt } from "../person.ts";
import type { ApprovalService } from "./services.ts";

/** Filters for approvals that wait for the person: nobody decides their own. */
export const waitingAt = (service: ApprovalService) => ({
  "filter[status]": "IN_ASTEPTARE",
  "filter[requestedBy][notEquals]": loginAt(tokens, service) ?? "",
});

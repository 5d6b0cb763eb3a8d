import { activePerson } from "../../../shared/features/approvals/active-person.ts";
import { approvalRoutes } from "../../../shared/features/approvals/routes.ts";
import { Accounts } from "../access/account.ts";
import { access } from "../access/authentication.ts";
import { accountRemoval } from "../accounts/account-removal.ts";
import { queuePurge, queueReplay } from "../queues/approvals.ts";
import { notifications } from "../service.ts";

export const approvals = approvalRoutes(access.serviceAdmin, {
  service: notifications.name,
  verbs: [accountRemoval, queuePurge, queueReplay],
  person: activePerson(Accounts),
});

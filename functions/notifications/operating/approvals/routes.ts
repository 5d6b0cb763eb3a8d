import { activePerson } from "../../../../shared/features/approvals/active-person.ts";
import { approvalRoutes } from "../../../../shared/features/approvals/routes.ts";
import { Accounts } from "../../access/account.ts";
import { zones } from "../../access/zone-access.ts";
import { accountRemoval } from "../accounts/account-removal.ts";
import { queuePurge, queueReplay } from "../queues/approvals.ts";
import { notifications } from "../../service.ts";
import { factorReset } from "../accounts/factor-reset.ts";

export const approvals = approvalRoutes(zones.admin, {
  service: notifications.name,
  verbs: [factorReset, accountRemoval, queuePurge, queueReplay],
  accounts: Accounts,
  person: activePerson(Accounts),
});

import { activePerson } from "../../../../shared/features/approvals/active-person.ts";
import { approvalRoutes } from "../../../../shared/features/approvals/routes.ts";
import { Accounts } from "../../access/account.ts";
import { access } from "../../access/authentication.ts";
import { templateAdmin } from "../../service.ts";
import { factorReset } from "./factor-reset.ts";

export const approvals = approvalRoutes(access.serviceAdmin, {
  service: templateAdmin.name,
  verbs: [factorReset],
  accounts: Accounts,
  person: activePerson(Accounts),
});

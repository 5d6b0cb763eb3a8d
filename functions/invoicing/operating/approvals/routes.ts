import { activePerson } from "../../../../shared/features/approvals/active-person.ts";
import { approvalRoutes } from "../../../../shared/features/approvals/routes.ts";
import { Accounts } from "../../access/account.ts";
import { access } from "../../access/authentication.ts";
import { bankTokenIssue } from "../../extras/bank-token-issue.ts";
import { lineMatch } from "../../extras/line-match.ts";
import { invoiceCancellation, invoiceRefund } from "../../invoices/approvals.ts";
import { invoicing } from "../../service.ts";
import { factorReset } from "../accounts/factor-reset.ts";

export const approvals = approvalRoutes(access.serviceAdmin, {
  service: invoicing.name,
  verbs: [bankTokenIssue, factorReset, invoiceCancellation, invoiceRefund, lineMatch],
  accounts: Accounts,
  person: activePerson(Accounts),
});

import { isServiceAdmin } from "../../../../shared/features/accounts/access.ts";
import { changeRoutes, recorded } from "../../../../shared/features/changes/routes.ts";
import { Accounts } from "../../access/account.ts";
import { access } from "../../access/authentication.ts";
import { BankTokens } from "../../records/bank-token.ts";
import { Services } from "../../records/service.ts";

/** The ledger of an invoice and the origin of a bank line are parts of these records. */
export const changes = changeRoutes(
  { access: access.serviceAdmin, isServiceAdmin },
  {
    users: recorded(Accounts),
    services: recorded(Services),
    "bank-tokens": recorded(BankTokens),
  },
);

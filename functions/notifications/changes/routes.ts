import { isServiceAdmin } from "../../../shared/features/accounts/access.ts";
import { changeRoutes, recorded } from "../../../shared/features/changes/routes.ts";
import { Accounts } from "../access/account.ts";
import { zones } from "../access/zone-access.ts";
import { Senders } from "../records/sender.ts";

/** Systems, templates and providers have an address of their own for their history. */
export const changes = changeRoutes(
  { access: zones.admin, isServiceAdmin },
  { users: recorded(Accounts), "mail-senders": recorded(Senders) },
);

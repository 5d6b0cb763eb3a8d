import { isServiceAdmin } from "../../../../shared/features/accounts/access.ts";
import { changeRoutes, recorded } from "../../../../shared/features/changes/routes.ts";
import { Accounts } from "../../access/account.ts";
import { zones } from "../../access/zone-access.ts";
import { Systems } from "../../records/system.ts";

export const changes = changeRoutes(
  { access: zones.admin, isServiceAdmin },
  { users: recorded(Accounts), systems: recorded(Systems) },
);

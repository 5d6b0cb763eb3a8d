import { isServiceAdmin } from "../../../../shared/features/accounts/access.ts";
import { changeRoutes, recorded } from "../../../../shared/features/changes/routes.ts";
import { Accounts } from "../../access/account.ts";
import { access } from "../../access/authentication.ts";
import { Templates } from "../../records/template.ts";

export const changes = changeRoutes(
  { access: access.serviceAdmin, isServiceAdmin },
  { users: recorded(Accounts), templates: recorded(Templates) },
);

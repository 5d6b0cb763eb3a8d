import { accountAccess } from "../../../shared/features/accounts/access.ts";
import { users } from "../../../shared/features/accounts/accounts.ts";
import { restricted } from "../../../shared/http/access.ts";
import { notifications } from "../service.ts";
import { Accounts } from "./account.ts";
import { demandReader } from "./callers.ts";

const people = accountAccess(notifications.name, users(Accounts).get);

/** Access declarations for the routes of this service. */
export const access = {
  ...people,
  /** Service administrators and operators. */
  reader: restricted(people.user, "staff", demandReader),
};

import { accountAccess } from "../../../shared/features/accounts/access.ts";
import { users } from "../../../shared/features/accounts/accounts.ts";
import { organizationToken } from "../../../shared/features/organization-tokens/access.ts";
import { keySet } from "../../../shared/features/organization-tokens/key-set.ts";
import { templateAdmin } from "../service.ts";
import { Accounts } from "./account.ts";

/** Access declarations for the routes of this service: projects use their token, administrators their account. */
export const access = {
  organization: organizationToken(keySet(templateAdmin.name)),
  ...accountAccess(Accounts, users(Accounts).get),
};

import { accountsOf, type AccountOf } from "../../../shared/features/accounts/account.ts";
import { platform } from "../service.ts";

/** The authority of officials: the staff zone asks for it. Administrators give it; a registration does not. */
export const ROLE_STAFF = "ROLE_STAFF";

/** The accounts of this service: administrators and officials. They have no fields beyond the common ones. */
export const Accounts = accountsOf(platform.name, {});

export type Account = AccountOf<typeof Accounts>;

import { accountsOf, type AccountOf } from "../../../shared/features/accounts/account.ts";
import { platform } from "../service.ts";

/** The accounts of this service: administrators and officials. They have no fields beyond the common ones. */
export const Accounts = accountsOf(platform.name, {});

export type Account = AccountOf<typeof Accounts>;

import { accountsOf, subject, type AccountOf } from "../../../shared/features/accounts/account.ts";
import { platform } from "../service.ts";

/** The accounts of this service: administrators and officials. */
export const Accounts = accountsOf(platform.name, { subject });

export type Account = AccountOf<typeof Accounts>;

import { accountsOf, flag, reference } from "../../../shared/features/accounts/account.ts";
import { invoicing } from "../service.ts";

/** The accounts of this service. Its contract shows these fields; no right in this service depends on them. */
export const Accounts = accountsOf(invoicing.name, {
  clientId: reference,
  sistemId: { ...reference, neededByOperators: true },
  hasSecret: flag,
});

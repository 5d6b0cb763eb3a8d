import { accountsOf, reference, subject, type AccountOf } from "../../../shared/features/accounts/account.ts";
import { notifications } from "../service.ts";

/** The accounts of this service: administrators, the operators of a system, and citizens. */
export const Accounts = accountsOf(notifications.name, {
  /** The system that an operator works for. */
  sistemId: { ...reference, neededByOperators: true, indexed: true },
  /** The linked recipient. Provisioning sets it; the link ends with the account. */
  destinatarId: { stored: reference.stored },
  subject,
});

export type Account = AccountOf<typeof Accounts>;

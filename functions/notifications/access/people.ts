import type { Write } from "../../../shared/data/transaction.ts";
import {
  accounts,
  type AccountChange,
  refuseOrganization,
} from "../../../shared/features/accounts/accounts.ts";
import { requiringSystem } from "../records/system.ts";
import { type Account, Accounts } from "./account.ts";
import { followingLink } from "./recipient-link.ts";

/**
 * The accounts of this service. They have no organization; the system of an operator must exist, and the link with a
 * recipient ends with the account.
 */
export const people = accounts(Accounts, {
  alongside: async (change) => [...references(change), ...(await followingLink(change))],
});

function references(change: AccountChange<Account>): Write[] {
  const { before, after } = change;
  if (!after) return [];
  refuseOrganization(change);
  return requiringSystem(after, before);
}

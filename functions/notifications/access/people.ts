import type { Write } from "../../../shared/data/transaction.ts";
import { unknownReference } from "../../../shared/errors.ts";
import { accounts, type AccountChange } from "../../../shared/features/accounts/accounts.ts";
import { requiringSystem } from "../records/system.ts";
import { type Account, Accounts } from "./account.ts";
import { followingLink } from "./recipient-link.ts";

/**
 * The accounts of this service. None is given an organization; the system of an operator must exist, and the link with a
 * recipient ends with the account.
 */
export const people = accounts(Accounts, {
  alongside: async (change) => [...references(change), ...(await followingLink(change))],
});

function references({ before, after }: AccountChange<Account>): Write[] {
  if (!after) return [];
  if (after.organizatieId !== undefined && after.organizatieId !== before?.organizatieId)
    throw unknownReference("organizatieId");
  return requiringSystem(after, before);
}

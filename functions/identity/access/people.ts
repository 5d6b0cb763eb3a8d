import { mustExist } from "../../../shared/data/precondition.ts";
import type { Write } from "../../../shared/data/transaction.ts";
import { accounts, type AccountChange } from "../../../shared/features/accounts/accounts.ts";
import { unknownReference } from "../../../shared/refusals.ts";
import { Organizations } from "../records/organization.ts";
import { Accounts } from "./account.ts";

/**
 * The accounts of this service: its administrators and the users of organizations, all created by an administrator.
 * The transaction checks that an account's organization exists.
 */
export const people = accounts(Accounts, {
  alongside: async (change) => requiringOrganization(change),
});

function requiringOrganization({ before, after }: AccountChange): Write[] {
  if (after?.organizatieId === undefined || after.organizatieId === before?.organizatieId) return [];
  return [mustExist(Organizations, { id: after.organizatieId }, () => unknownReference("organizatieId"))];
}

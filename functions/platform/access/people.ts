import type { Write } from "../../../shared/data/transaction.ts";
import { unknownReference } from "../../../shared/errors.ts";
import { accounts, type AccountChange } from "../../../shared/features/accounts/accounts.ts";
import { type Account, Accounts } from "./account.ts";

/** The accounts of this service. They belong to no organization. */
export const people = accounts(Accounts, {
  alongside: (change) => Promise.resolve(refuseOrganization(change)),
});

/** @throws badRequest for a new organization: this service has none */
function refuseOrganization({ before, after }: AccountChange<Account>): Write[] {
  if (after?.organizatieId !== undefined && after.organizatieId !== before?.organizatieId)
    throw unknownReference("organizatieId");
  return [];
}

import { accounts, refuseOrganization } from "../../../shared/features/accounts/accounts.ts";
import { Accounts } from "./account.ts";

/** The administrators of this service. Users of organizations have accounts only in the identity service. */
export const people = accounts(Accounts, {
  alongside: async (change) => {
    refuseOrganization(change);
    return [];
  },
});

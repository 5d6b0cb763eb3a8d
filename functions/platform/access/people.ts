import { accounts, refuseOrganization } from "../../../shared/features/accounts/accounts.ts";
import { Accounts } from "./account.ts";

/** The accounts of this service. They belong to no organization. */
export const people = accounts(Accounts, {
  alongside: async (change) => {
    refuseOrganization(change);
    return [];
  },
});

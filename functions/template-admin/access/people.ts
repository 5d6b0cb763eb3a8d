import { unknownReference } from "../../../shared/errors.ts";
import { accounts } from "../../../shared/features/accounts/accounts.ts";
import { Accounts } from "./account.ts";

/** The administrators of this service. Users of organizations have accounts only in the identity service. */
export const people = accounts(Accounts, {
  alongside: async ({ before, after }) => {
    if (after?.organizatieId !== undefined && after.organizatieId !== before?.organizatieId)
      throw unknownReference("organizatieId");
    return [];
  },
});

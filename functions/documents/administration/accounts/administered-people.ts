import type { Accounts } from "../../../../shared/features/accounts/accounts.ts";
import type { Account } from "../../access/account.ts";
import { endsActing } from "../../access/end-connections.ts";
import { people } from "../../access/people.ts";
import { personKey } from "../../access/principal.ts";
import { wakeRevoker } from "../../sources/connections/wake-revoker.ts";

/**
 * The accounts for the routes that delete and deactivate them, with immediate revocation of their connections'
 * tokens.
 */
export const administeredPeople: Accounts<Account> = {
  ...people,
  async settled(change) {
    if (endsActing(change) && change.before) await wakeRevoker(personKey(change.before.id));
  },
};

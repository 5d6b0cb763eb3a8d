import type { User } from "../accounts/access.ts";
import type { Account, AccountRecords } from "../accounts/account.ts";
import { users } from "../accounts/accounts.ts";

/** Finds the requester of an act in services whose people are only accounts; undefined if they may no longer act. */
export function activePerson<A extends Account>(
  records: AccountRecords<A>,
): (id: number) => Promise<User<A> | undefined> {
  const standings = users(records);
  return async (id) => {
    const found = await standings.get(id);
    return found?.activated ? found : undefined;
  };
}

import type { Entity } from "../../data/entity.ts";
import { read } from "../../data/repository.ts";
import type { Write } from "../../data/transaction.ts";
import type { LoadUser, User } from "./access.ts";
import { type Account, accountsOf } from "./account.ts";

/** An account before and after a write: without `before` it is new, without `after` it is removed. */
export type AccountChange = { before?: Account; after: Account } | { before: Account; after?: undefined };

/** The accounts of one service, the first argument of every function of the feature. */
export interface Accounts {
  service: string;
  entity: Entity<Account>;
  /** Whether people register and choose passwords themselves; else an administrator gives the first one. */
  selfService: boolean;
  /**
   * The writes that the service adds to the transaction of an account: conditions on the records that the account
   * refers to, deletions of the person's data. Throws for a change that the service refuses.
   */
  alongside(change: AccountChange): Promise<Write[]>;
}

export const accounts = (
  service: string,
  additions: Partial<Pick<Accounts, "alongside" | "selfService">> = {},
): Accounts => ({
  service,
  entity: accountsOf(service),
  selfService: true,
  alongside: async () => [],
  ...additions,
});

/** The loader of services that add no fields to a person. */
export function loadUser(service: string): LoadUser<User> {
  const entity = accountsOf(service);
  return async (id) => {
    const account = await read(entity, { id });
    if (!account) return undefined;
    const user: User & Pick<Account, "passwordHash"> = { ...account };
    delete user.passwordHash;
    return user;
  };
}

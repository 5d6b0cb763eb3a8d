import type { Entity } from "../../data/entity.ts";
import { read } from "../../data/repository.ts";
import type { Write } from "../../data/transaction.ts";
import type { LoadUser, User } from "./access.ts";
import { type Account, accountsOf } from "./account.ts";

/** An account before and after a write: without `before` it is new, without `after` it is removed. */
export type AccountChange = { before?: Account; after: Account } | { before: Account; after?: undefined };

/** The accounts of one service. Every verb of the feature takes them first. */
export interface Accounts {
  service: string;
  entity: Entity<Account>;
  /** Whether people register and choose passwords themselves; else an administrator gives the first one. */
  selfService: boolean;
  /**
   * What the service adds to the transaction that writes an account: conditions on what the account names,
   * the removal of what belongs to the person. It throws for what the service refuses.
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

/** Loads a person for services that add nothing to them. */
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

import { standings, type Standings } from "../../auth/standings.ts";
import type { Entity } from "../../data/entity.ts";
import { recordOf } from "../../data/repository.ts";
import type { Write } from "../../data/transaction.ts";
import type { User } from "./access.ts";
import { type Account, accountsOf } from "./account.ts";

/** An account before and after a write: without `before` it is new, without `after` it is removed. */
export type AccountChange = { before?: Account; after: Account } | { before: Account; after?: undefined };

/** The accounts of one service, passed as the first argument to every function of the feature. */
export interface Accounts {
  service: string;
  entity: Entity<Account>;
  /**
   * The writes that the service adds to the transaction of an account: conditions on records to which the account
   * refers, deletions of the user's data. Throws for a change that the service refuses.
   */
  alongside(change: AccountChange): Promise<Write[]>;
  /** Called after the transaction of an account. It must not throw: the change is stored. */
  settled(change: AccountChange): Promise<void>;
  /** The precondition that an additional authority exists, in services that have such authorities. */
  requiresAuthority?: (name: string) => Write;
}

export const accounts = (
  service: string,
  additions: Partial<Pick<Accounts, "alongside" | "settled" | "requiresAuthority">> = {},
): Accounts => ({
  service,
  entity: accountsOf(service),
  alongside: async () => [],
  settled: async () => {},
  ...additions,
});

/** The signed-in users of services that add no fields to a user. */
export const users = (service: string): Standings<User> =>
  standings(accountsOf(service).table, "user", (items) => userIn(items));

/** The account among the items of its partition, without fields that are never exposed. */
export function userIn(items: Record<string, unknown>[]): User | undefined {
  const item = items.find(({ sk }) => sk === "user");
  if (!item) return undefined;
  const user: User & Pick<Account, "passwordHash"> = recordOf<Account>(item);
  delete user.passwordHash;
  return user;
}

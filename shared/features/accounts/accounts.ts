import { standings, type Standings } from "../../auth/standings.ts";
import { recordOf } from "../../data/repository.ts";
import type { Write } from "../../data/transaction.ts";
import { unknownReference } from "../../refusals.ts";
import type { User } from "./access.ts";
import type { Account, AccountRecords } from "./account.ts";
import { signInsIn } from "./sign-in-records.ts";

/** An account before and after a write: without `before` it is new, without `after` it is removed. */
export type AccountChange<A extends Account = Account> =
  | { before?: A; after: A }
  | { before: A; after?: undefined };

/** @throws badRequest for a new organization, in a service without organizations */
export function refuseOrganization({ before, after }: AccountChange): void {
  if (after?.organizatieId !== undefined && after.organizatieId !== before?.organizatieId)
    throw unknownReference("organizatieId");
}

/** The accounts of one service, passed as the first argument to every function of the feature. */
export interface Accounts<A extends Account = Account> {
  service: string;
  entity: AccountRecords<A>;
  /**
   * The writes that the service adds to the transaction of an account: conditions on records that the account
   * refers, deletions of the user's data. Throws for a change that the service refuses.
   */
  alongside(change: AccountChange<A>): Promise<Write[]>;
  /** Called after the transaction of an account. It must not throw: the change is stored. */
  settled(change: AccountChange<A>): Promise<void>;
  /** The preconditions of an additional authority, in services that have such authorities; throws for an unknown one. */
  requiresAuthority?: (name: string) => Write | Write[];
}

export const accounts = <A extends Account>(
  entity: AccountRecords<A>,
  additions: Partial<Pick<Accounts<A>, "alongside" | "settled" | "requiresAuthority">> = {},
): Accounts<A> => ({
  service: entity.service,
  entity,
  alongside: async () => [],
  settled: async () => {},
  ...additions,
});

/** The signed-in users of services that add no records to a user. */
export const users = <A extends Account>({ table }: AccountRecords<A>): Standings<User<A>> =>
  standings(table, "user", (items) => userIn<A>(items));

/** The account among the items of its partition with its sign-ins, without fields that are never exposed. */
export function userIn<A extends Account>(items: Record<string, unknown>[]): User<A> | undefined {
  const item = items.find(({ sk }) => sk === "user");
  if (!item) return undefined;
  const { passwordHash: _, ...user } = recordOf<A>(item);
  return { ...user, signIns: signInsIn(items) };
}

import { mustExist } from "../../../shared/data/precondition.ts";
import type { Write } from "../../../shared/data/transaction.ts";
import { unknownReference } from "../../../shared/errors.ts";
import { accounts, type AccountChange } from "../../../shared/features/accounts/accounts.ts";
import { Systems } from "../records/system.ts";
import { type Account, Accounts } from "./account.ts";

/** The accounts of this service. They belong to no organization; the system of an operator must exist. */
export const people = accounts(Accounts, { alongside: async (change) => requiringSystem(change) });

function requiringSystem({ before, after }: AccountChange<Account>): Write[] {
  if (!after) return [];
  if (after.organizatieId !== undefined) throw unknownReference("organizatieId");
  const { sistemId } = after;
  if (sistemId === undefined || sistemId === before?.sistemId) return [];
  return [mustExist(Systems, { id: sistemId }, () => unknownReference("sistemId"))];
}

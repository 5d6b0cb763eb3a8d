import type { Stored } from "../../data/entity.ts";
import { read } from "../../data/repository.ts";
import { kernel } from "../../refusals.ts";
import type { Account } from "./account.ts";
import type { Accounts } from "./accounts.ts";

/** The person who changes their own account. */
export interface Owner {
  id: number;
  /** Their IP address: wrong passwords are counted with it. */
  address: string;
}

/** The caller's account, read again: the one used for authentication may have been cached for some seconds. */
export async function readOwn({ entity }: Accounts, id: number): Promise<Stored<Account>> {
  const account = await read(entity, { id });
  if (!account) throw kernel.neautentificat();
  return account;
}

import { hashOfToken } from "../../../shared/auth/client-secrets.ts";
import { standings } from "../../../shared/auth/standings.ts";
import { findUnique, recordOf } from "../../../shared/data/repository.ts";
import type { User } from "../../../shared/features/accounts/access.ts";
import { type System, Systems } from "../records/system.ts";
import type { Account } from "./account.ts";

/** A registered system that calls with its own token. */
export type SystemCaller = Pick<System, "id" | "cod">;

/** Whoever a zone admits: a person, or a system. */
export type Caller = User<Account> | SystemCaller;

export const isSystem = (caller: Caller): caller is SystemCaller => !("login" in caller);

interface SystemStanding extends SystemCaller {
  tokenHash: string | undefined;
}

/** Systems that are inactive have no standing. */
const systems = standings(Systems.table, "system", (items): SystemStanding | undefined => {
  const item = items.find(({ sk }) => sk === Systems.name);
  if (!item?.activ) return undefined;
  const { id, cod, tokenHash } = recordOf<System>(item);
  return { id, cod, tokenHash };
});

/** No system has this id: an unknown token makes the calls of a known one. */
const NO_ID = 0;

/**
 * The active system that a token belongs to. The unique row leads to the system, and its standing, which is cached under its
 * revision, tells if the token still counts: it ends at the next request once it is rotated.
 */
export async function findSystem(token: string): Promise<SystemCaller | undefined> {
  const hash = hashOfToken(token);
  const found = await systems.get((await findUnique(Systems, "token", hash)) ?? NO_ID);
  return found?.tokenHash === hash ? { id: found.id, cod: found.cod } : undefined;
}

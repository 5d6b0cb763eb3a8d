import type { Stored } from "../data/entity.ts";
import { create } from "../data/repository.ts";
import { type Account, accountsOf, newAccount } from "../features/accounts/account.ts";
import { userTokens } from "../features/accounts/user-tokens.ts";
import { nextId } from "../ids.ts";

/** An account with no rights unless `fields` give them. */
export function accountWith(fields: Partial<Account>): Account {
  const id = fields.id ?? nextId();
  const login = fields.login ?? `om-${id}`;
  return newAccount({ email: `${login}@exemplu.md`, ...fields, id, login }, "system");
}

/** Stores a user of a service. */
export const addPersonTo = (service: string, fields: Partial<Account> = {}): Promise<Stored<Account>> =>
  create(accountsOf(service), accountWith(fields));

export const addServiceAdmin = (service: string): Promise<Stored<Account>> =>
  addPersonTo(service, { authorities: ["ROLE_USER", "ROLE_ADMIN"], adminServiciu: true });

export const addOrganizationAdmin = (service: string, organizatieId: number): Promise<Stored<Account>> =>
  addPersonTo(service, { authorities: ["ROLE_USER", "ROLE_ADMIN"], organizatieId });

/** The header that authenticates the user to a service. */
export const bearerOf = (service: string, person: Account): Record<string, string> => ({
  authorization: `Bearer ${userTokens(service).issue(person)}`,
});

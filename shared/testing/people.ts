import { clock } from "../clock.ts";
import type { Stored } from "../data/entity.ts";
import { create } from "../data/repository.ts";
import { type Account, accountsOf } from "../features/accounts/account.ts";
import { userTokens } from "../features/accounts/user-tokens.ts";
import { nextId } from "../ids.ts";

/** An account with no rights unless `fields` give them. */
export function accountWith(fields: Partial<Account>): Account {
  const id = fields.id ?? nextId();
  const login = fields.login ?? `om-${id}`;
  const now = clock.iso();
  return {
    id,
    login,
    email: `${login}@exemplu.md`,
    langKey: "ro",
    activated: true,
    authorities: ["ROLE_USER"],
    hasSecret: false,
    adminServiciu: false,
    tokensFrom: 0,
    createdBy: "system",
    createdDate: now,
    lastModifiedBy: "system",
    lastModifiedDate: now,
    ...fields,
  };
}

/** Stores a person of a service. */
export const personOf = (service: string, fields: Partial<Account> = {}): Promise<Stored<Account>> =>
  create(accountsOf(service), accountWith(fields));

export const serviceAdminOf = (service: string): Promise<Stored<Account>> =>
  personOf(service, { authorities: ["ROLE_USER", "ROLE_ADMIN"], adminServiciu: true });

export const organizationAdminOf = (service: string, organizatieId: number): Promise<Stored<Account>> =>
  personOf(service, { authorities: ["ROLE_USER", "ROLE_ADMIN"], organizatieId });

/** The header that authenticates the person to a service. */
export const bearerOf = (service: string, person: Account): Record<string, string> => ({
  authorization: `Bearer ${userTokens(service).issue(person)}`,
});

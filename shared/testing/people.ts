import { Accounts as documents } from "../../functions/documents/access/account.ts";
import { Accounts as identity } from "../../functions/identity/access/account.ts";
import { Accounts as invoicing } from "../../functions/invoicing/access/account.ts";
import { Accounts as notifications } from "../../functions/notifications/access/account.ts";
import { Accounts as platform } from "../../functions/platform/access/account.ts";
import { Accounts as templateAdmin } from "../../functions/template-admin/access/account.ts";
import type { Stored } from "../data/entity.ts";
import { create } from "../data/repository.ts";
import {
  newAccount,
  type Account,
  type AccountOf,
  type AccountRecords,
} from "../features/accounts/account.ts";
import { userTokens } from "../features/accounts/user-tokens.ts";
import { nextId } from "../ids.ts";

/** The accounts of each service. */
export const accountRecords = {
  documents,
  identity,
  invoicing,
  notifications,
  platform,
  "template-admin": templateAdmin,
};

/** A service with accounts. */
export type ServiceName = keyof typeof accountRecords;
type AccountIn<Name extends ServiceName> = AccountOf<(typeof accountRecords)[Name]>;

/** An account with no rights unless `fields` give them. */
export function accountWith<A extends Account>(accounts: AccountRecords<A>, fields: Partial<A>): A {
  const id = fields.id ?? nextId();
  const login = fields.login ?? `om-${id}`;
  return newAccount(accounts, { email: `${login}@exemplu.md`, ...fields, id, login }, "system");
}

/** Stores a user of a service. */
export function addPersonTo<Name extends ServiceName>(
  service: Name,
  fields: Partial<AccountIn<Name>> = {},
): Promise<Stored<AccountIn<Name>>> {
  const accounts = accountRecords[service] as unknown as AccountRecords<AccountIn<Name>>;
  return create(accounts, accountWith(accounts, fields));
}

const administrator = { authorities: ["ROLE_USER", "ROLE_ADMIN"] } satisfies Partial<Account>;

export const addServiceAdmin = (service: ServiceName): Promise<Stored<Account>> =>
  addPersonTo(service, { ...administrator, adminServiciu: true });

export const addOrganizationAdmin = (service: ServiceName, organizatieId: number): Promise<Stored<Account>> =>
  addPersonTo(service, { ...administrator, organizatieId });

/** The header that authenticates the user to a service. */
export const bearerOf = (service: string, person: Account): Record<string, string> => ({
  authorization: `Bearer ${userTokens(service).issue(person)}`,
});

import * as z from "zod";
import { Account } from "../../../shared/features/accounts/account.ts";
import type { AccountFields } from "../../../shared/features/accounts/administration.ts";
import { UserBody } from "../../../shared/features/accounts/views.ts";
import type { Given } from "../../../shared/features/crud-verbs.ts";

const nume = z.string().trim().max(50).optional();
const MOST_ROLES = 20;

/** What administrators say of a person in this service. */
export const AppUserFields = z.object({
  login: UserBody.shape.login,
  email: UserBody.shape.email,
  prenume: nume,
  nume,
  rolIds: z.array(z.int().positive()).max(MOST_ROLES).optional(),
  organizatieId: z.int().positive().optional(),
  clientId: z.int().positive().optional(),
  operator: z.boolean().optional(),
  hasSecret: z.boolean().optional(),
  activ: z.boolean().optional(),
});

/** A person as this service sees them: another view of the account. */
export const AppUserView = Account.pick({
  id: true,
  login: true,
  email: true,
  organizatieId: true,
  clientId: true,
  operator: true,
  hasSecret: true,
})
  .extend({ prenume: nume, nume, rolIds: z.array(z.int()), activ: z.boolean() })
  .meta({ id: "AppUser" });

/** The account with the names that this view has for its fields. */
export const asAppUser = <A extends Account>(account: A) => ({
  ...account,
  prenume: account.firstName,
  nume: account.lastName,
  rolIds: account.rolIds ?? [],
  activ: account.activated,
});

type Said = z.input<typeof AppUserFields>;

/** What was said of a person, as the account's own fields; a name that was not said is `before`'s where given. */
export function accountFields(body: Given, before: Partial<Account> = {}): AccountFields {
  const said = body as { [Field in keyof Said]: Said[Field] | null };
  const named = (value: string | null | undefined, present: string | undefined) =>
    value === undefined ? present : (value ?? undefined);
  return {
    login: said.login ?? undefined,
    email: said.email ?? undefined,
    firstName: named(said.prenume, before.firstName),
    lastName: named(said.nume, before.lastName),
    imageUrl: before.imageUrl,
    rolIds: said.rolIds === null ? [] : said.rolIds,
    organizatieId: said.organizatieId,
    clientId: said.clientId,
    operator: said.operator ?? undefined,
    hasSecret: said.hasSecret ?? undefined,
    activated: said.activ ?? undefined,
  };
}

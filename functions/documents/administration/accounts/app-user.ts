import * as z from "zod";
import { Account, type AccountOf } from "../../../../shared/features/accounts/account.ts";
import type { AccountFields } from "../../../../shared/features/accounts/administration.ts";
import { UserBody } from "../../../../shared/features/accounts/views.ts";
import type { Partly } from "../../../../shared/features/crud-verbs.ts";
import { type Accounts, ownFields } from "../../access/account.ts";

const nume = z.string().trim().max(50).optional();
const MOST_ROLES = 20;

/** The fields of a person that administrators set in this service. */
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

/** A person in this service: another view of the account. */
export const AppUserView = Account.pick({ id: true, login: true, email: true, organizatieId: true })
  .extend({
    clientId: ownFields.clientId.stored,
    operator: ownFields.operator.stored,
    hasSecret: ownFields.hasSecret.stored,
    prenume: nume,
    nume,
    rolIds: z.array(z.int()),
    activ: z.boolean(),
  })
  .meta({ id: "AppUser" });
export type AppUserView = z.output<typeof AppUserView>;

type FullAccount = AccountOf<typeof Accounts>;

/** The account with the field names of this view. */
export const asAppUser = <A extends FullAccount>(account: A) => ({
  ...account,
  prenume: account.firstName,
  nume: account.lastName,
  rolIds: account.rolIds ?? [],
  activ: account.activated,
});

/** The body as fields of the account; fields that the body omits keep the values of `before`, if given. */
export function accountFields(
  body: Partly<typeof AppUserFields>,
  before: Partial<FullAccount> = {},
): AccountFields<FullAccount> {
  const named = (value: string | null | undefined, present: string | undefined) =>
    value === undefined ? present : (value ?? undefined);
  return {
    login: body.login,
    email: body.email,
    firstName: named(body.prenume, before.firstName),
    lastName: named(body.nume, before.lastName),
    imageUrl: before.imageUrl,
    organizatieId: body.organizatieId,
    activated: body.activ ?? undefined,
    own: {
      rolIds: body.rolIds === undefined ? undefined : [...new Set(body.rolIds)],
      clientId: body.clientId,
      operator: body.operator ?? undefined,
      hasSecret: body.hasSecret ?? undefined,
    },
  };
}

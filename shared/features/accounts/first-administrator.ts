import type * as z from "zod";
import type { Stored } from "../../data/entity.ts";
import { type Account, newAccount } from "./account.ts";
import type { Accounts } from "./accounts.ts";
import { hashNewPassword } from "./passwords.ts";
import { addAccount } from "./save-account.ts";
import { UserBody } from "./views.ts";

/** The fields of the first administrator: no account exists that could create it. */
export const FirstAdministrator = UserBody.pick({ login: true, email: true, langKey: true, password: true });

/**
 * Creates a service administrator. Without a password the user requests one by `reset-password/init`, so that no one
 * else ever knows it and the mail address is proven. No route calls this: it requires write access to the table.
 * @throws badRequest `error.userexists`, `error.emailexists` or `error.invalidpassword`
 */
export async function addServiceAdministrator(
  accounts: Accounts,
  { login, email, langKey = "ro", password }: z.output<typeof FirstAdministrator>,
): Promise<Stored<Account>> {
  const administrator = newAccount(
    accounts.entity,
    {
      login,
      email,
      ...(password ? { passwordHash: await hashNewPassword(password) } : {}),
      langKey,
      authorities: ["ROLE_USER", "ROLE_ADMIN"],
      adminServiciu: true,
    },
    "system",
  );
  return addAccount(accounts, administrator);
}

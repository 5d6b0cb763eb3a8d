import * as z from "zod";
import type { User } from "../accounts/access.ts";
import type { Account } from "../accounts/account.ts";
import type { Accounts } from "../accounts/accounts.ts";
import { deleteAccount, readAccount } from "../accounts/delete-account.ts";
import { refuseTakeover } from "../accounts/administration-rights.ts";
import type { AccountRemoval } from "../accounts/routes.ts";
import { nameOf } from "./account-name.ts";
import { subjectOf } from "./approval.ts";
import { approvable, type Approvable, byApproval } from "./approvable.ts";

const Named = z.object({ login: z.string() });

/** The deletion of an account. Administrators of its organization decide about it, too. */
export const accountRemoval = <A extends Account>(
  accounts: Accounts<A>,
): Approvable<z.input<typeof Named>, User, void> =>
  approvable("users.remove", {
    service: accounts.service,
    args: Named,
    demands: "admin",
    isOfEveryRecord: true,
    async subject(caller: User, { login }) {
      const account = await readAccount(accounts, caller, login);
      refuseTakeover(caller, account);
      return { record: account, at: [subjectOf(accounts.entity, account)] };
    },
    organizatieId: ({ organizatieId }) => organizatieId,
    rezumat: (account: Account) => {
      const name = nameOf(account);
      return [
        `Se șterge contul ${name}.`,
        `Учётная запись ${name} удаляется.`,
        `Delete the account ${name}.`,
      ];
    },
    act: (caller, { login }, { ifMatch }) => deleteAccount(accounts, caller, login, { ifMatch }),
  });

/** The same for `userAdministrationRoutes`. */
export const removalByApproval = ({
  askOrAct,
}: Approvable<z.input<typeof Named>, User, void>): AccountRemoval => ({
  ...byApproval,
  remove: (caller, login, options) => askOrAct(caller, { login }, options),
});

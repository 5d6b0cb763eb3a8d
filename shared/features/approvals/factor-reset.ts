import * as z from "zod";
import { post, routes, type RouteGroup } from "../../http/route.ts";
import type { AccountAccess, User } from "../accounts/access.ts";
import type { Account } from "../accounts/account.ts";
import type { Accounts } from "../accounts/accounts.ts";
import { type FactorMails, readResettable, resetFactors } from "../accounts/change-factors.ts";
import { nameOf } from "./account-name.ts";
import { approvable, type Approvable } from "./approvable.ts";
import { ApprovalView, subjectOf } from "./approval.ts";

const Named = z.object({ login: z.string() });

/** The reset of a person's second factors. One administrator alone could otherwise act as anybody whose password they know. */
export const factorReset = <A extends Account>(
  accounts: Accounts<A>,
  mails?: FactorMails,
): Approvable<z.input<typeof Named>, User, void> =>
  approvable("users.revokeFactors", {
    service: accounts.service,
    args: Named,
    demands: "admin",
    isOfEveryRecord: true,
    async subject(caller: User, { login }) {
      const account = await readResettable(accounts, caller, login);
      return { record: account, at: [subjectOf(accounts.entity, account)] };
    },
    organizatieId: ({ organizatieId }) => organizatieId,
    rezumat: (account: Account) => {
      const name = nameOf(account);
      return [
        `Se șterg factorii de autentificare ai contului ${name}: va intra doar cu parola, până adaugă altul.`,
        `Факторы входа учётной записи ${name} удаляются: до добавления нового вход будет только по паролю.`,
        `Delete the sign-in factors of the account ${name}: it will sign in with only the password until it adds another.`,
      ];
    },
    act: (caller, { login }) => resetFactors(accounts, caller, login, mails),
  });

/** Mails to the person, in services that send mail. The mails load with the first of them. */
export const resetMails: FactorMails = {
  async notify(account, notice) {
    const { sendNotice } = await import("../accounts/mails.ts");
    await sendNotice(account, notice);
  },
};

type Reset = ReturnType<typeof factorReset>;

/** `/api/admin/users/{login}/reset-factors`: asks for the reset, at any setting of `FOUR_EYES`. */
export const factorResetRoutes = (
  access: Pick<AccountAccess<User>, "admin">,
  reset: Pick<Reset, "ask">,
): RouteGroup =>
  routes("users", {
    revokeFactors: post(
      "/api/admin/users/{login}/reset-factors",
      {
        access: access.admin,
        summary: "Cere resetarea factorilor de autentificare ai unui cont",
        returns: ApprovalView,
        status: 202,
      },
      ({ caller, params }) => reset.ask(caller, { login: params.login }),
    ),
  });

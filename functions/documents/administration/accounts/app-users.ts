import type { Stored } from "../../../../shared/data/entity.ts";
import { listRecords, wholeList } from "../../../../shared/data/list-records.ts";
import type { ListQuery, Page } from "../../../../shared/data/page.ts";
import { read } from "../../../../shared/data/repository.ts";
import { pageOfRows } from "../../../../shared/data/row-page.ts";
import { ACCOUNTS, organizationAccounts } from "../../../../shared/features/accounts/account.ts";
import { seesAccount } from "../../../../shared/features/accounts/administration-rights.ts";
import { createAccount, editAccount } from "../../../../shared/features/accounts/administration.ts";
import { accountMails } from "../../../../shared/features/accounts/self-service/account-mails.ts";
import { refusals as sharedAccountsRefusals } from "../../../../shared/features/accounts/texts.ts";
import type { AnsweringVerbs } from "../../../../shared/features/crud-verbs.ts";
import type { Account } from "../../access/account.ts";
import { isServiceAdmin, type Person } from "../../access/principal.ts";
import { accountRemoval } from "./account-removal.ts";
import { accountFields, type AppUserFields, asAppUser } from "./app-user.ts";
import { administeredPeople as people } from "./administered-people.ts";

/** The people that a caller may see: all, those of their organization, or only themselves. */
async function list({ caller, query }: { caller: Person; query: ListQuery }): Promise<Page<Stored<Account>>> {
  const { organizatieId } = caller;
  if (!isServiceAdmin(caller) && organizatieId === undefined) return onlySelf(caller, query);
  const partition = isServiceAdmin(caller) ? ACCOUNTS : organizationAccounts(organizatieId ?? 0);
  const scope = wholeList<Account>(partition, { name: `app-users#${partition}`, as: asAppUser });
  return listRecords(people.entity, scope, query);
}

async function onlySelf({ id }: Person, query: ListQuery): Promise<Page<Stored<Account>>> {
  const self = await read(people.entity, { id });
  return pageOfRows(self ? [self] : [], query, { name: `app-users#${id}`, as: asAppUser });
}

async function visibleAccount({ caller, id }: { caller: Person; id: number }): Promise<Stored<Account>> {
  const account = await read(people.entity, { id });
  if (!account || !(account.id === caller.id || seesAccount(caller, account)))
    throw sharedAccountsRefusals.contInexistent();
  return account;
}

/** People as reference records: the same records, rights and rules as `/api/admin/users`. */
export const appUsers: AnsweringVerbs<Account, typeof AppUserFields, Person, Person> = {
  list,

  read: visibleAccount,

  create: ({ caller, body }) =>
    createAccount(
      people,
      caller,
      { ...accountFields(body), login: body.login, email: body.email },
      accountMails,
    ),

  replace: ({ caller, id, body, ifMatch }) =>
    editAccount(
      people,
      caller,
      id,
      {
        fields: ({ imageUrl }) => accountFields(body, { imageUrl }),
        ifMatch,
      },
      accountMails,
    ),

  patch: ({ caller, id, body, ifMatch }) =>
    editAccount(
      people,
      caller,
      id,
      { fields: (before) => accountFields(body, before), ifMatch },
      accountMails,
    ),

  async remove({ caller, id, ifMatch }) {
    const { login } = await visibleAccount({ caller, id });
    return accountRemoval.askOrAct(caller, { login }, { ifMatch });
  },
};

import type { Stored } from "../../../shared/data/entity.ts";
import { listRecords } from "../../../shared/data/listing.ts";
import { pageOfRows } from "../../../shared/data/cursor.ts";
import { compareBy, passes, type ListQuery, type Page } from "../../../shared/data/page.ts";
import { read } from "../../../shared/data/repository.ts";
import { presenting } from "../../../shared/data/transaction.ts";
import { notFound } from "../../../shared/errors.ts";
import { type Account, ACCOUNTS, organizationAccounts } from "../../../shared/features/accounts/account.ts";
import { seesAccount } from "../../../shared/features/accounts/administration-rights.ts";
import {
  createAccount,
  deleteAccount,
  editAccount,
} from "../../../shared/features/accounts/administration.ts";
import type { RecordVerbs } from "../../../shared/features/crud-verbs.ts";
import { refuseId, refuseOtherId } from "../../../shared/http/body-id.ts";
import { isServiceAdmin, type Caller } from "../access/authentication.ts";
import { accountFields, asAppUser } from "./app-user.ts";
import { people } from "../access/people.ts";

/** The people whom a caller may see: all, those of their organization, or themselves. */
async function list({ caller, query }: { caller: Caller; query: ListQuery }): Promise<Page<Stored<Account>>> {
  const { organizatieId } = caller;
  if (!isServiceAdmin(caller) && organizatieId === undefined) return onlySelf(caller, query);
  const partition = isServiceAdmin(caller) ? ACCOUNTS : organizationAccounts(organizatieId ?? 0);
  const scope = { name: `app-users#${partition}`, lists: [{ partitions: [partition] }], as: asAppUser };
  const page = await listRecords(people.entity, scope, query);
  return { ...page, items: page.items.map(asAppUser) };
}

async function onlySelf({ id }: Caller, query: ListQuery): Promise<Page<Stored<Account>>> {
  const self = await read(people.entity, { id });
  const rows = self ? [asAppUser(self)].filter((person) => passes(person, query.filters)) : [];
  return pageOfRows(rows.sort(compareBy(query.sort)), query, `app-users#${id}`);
}

async function visibleAccount({ caller, id }: { caller: Caller; id: number }): Promise<Stored<Account>> {
  const account = await read(people.entity, { id });
  if (!account || !(account.id === caller.id || seesAccount(caller, account)))
    throw notFound("contInexistent");
  return account;
}

/**
 * People as reference records: the same record, the same rights and the same rules as `/api/admin/users`.
 */
export const appUsers: RecordVerbs<Account, Caller, Caller> = {
  list,

  read: async (target) => asAppUser(await visibleAccount(target)),

  create({ caller, body }) {
    refuseId(body);
    const { login = "", email = "", ...fields } = accountFields(body);
    return presenting(asAppUser, () => createAccount(people, caller, { ...fields, login, email }));
  },

  replace: ({ caller, id, body, ifMatch }) =>
    edit({ caller, id, body, ifMatch }, ({ imageUrl }) => accountFields(body, { imageUrl })),

  patch: ({ caller, id, body, ifMatch }) =>
    edit({ caller, id, body, ifMatch }, (before) => accountFields(body, before)),

  async remove({ caller, id, ifMatch }) {
    const { login } = await visibleAccount({ caller, id });
    await deleteAccount(people, caller, login, { ifMatch });
  },
};

type Target = Parameters<RecordVerbs<Account, Caller, Caller>["patch"]>[0];

async function edit(
  { caller, id, body, ifMatch }: Target,
  fields: (before: Account) => ReturnType<typeof accountFields>,
): Promise<Stored<Account>> {
  refuseOtherId(body, id);
  return asAppUser(await editAccount(people, caller, id, { fields, ifMatch }));
}

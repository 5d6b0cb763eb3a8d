import type { Language } from "../../context.ts";
import type { Stored } from "../../data/entity.ts";
import { listRecords, wholeList } from "../../data/list-records.ts";
import type { ListQuery, Operator, Page } from "../../data/page.ts";
import { refuseStale } from "../../data/repository.ts";
import { log } from "../../log.ts";
import { kernel } from "../../refusals.ts";
import type { User } from "./access.ts";
import {
  type Account,
  type AccountRecords,
  ACCOUNTS,
  newAccount,
  withTokensEnded,
  foldedLogin,
  isAdmin,
  isServiceAdmin,
  organizationAccounts,
} from "./account.ts";
import type { Accounts } from "./accounts.ts";
import {
  refuseBeyondRights,
  refuseContradiction,
  refuseTakeover,
  seesAccount,
  withoutLostRole,
  type WayIn,
} from "./administration-rights.ts";
import { readAccount } from "./delete-account.ts";
import type { Notice } from "./mails.ts";
import { hashNewPassword } from "./passwords.ts";
import { addAccount, changeAccount, modified } from "./save-account.ts";
import { refusals } from "./texts.ts";
import { demandRecentFactor } from "./recent-factor.ts";

/**
 * The fields of an account that an administrator sets. Absent names and picture are removed; absent fields that
 * determine access are left unchanged, and null removes a reference.
 */
export interface AccountFields<A extends Account = Account> {
  id?: number | null | undefined;
  login?: string | undefined;
  email?: string | undefined;
  password?: string | null | undefined;
  firstName?: string | undefined;
  lastName?: string | undefined;
  imageUrl?: string | undefined;
  activated?: boolean | undefined;
  langKey?: Language | undefined;
  authorities?: Account["authorities"] | undefined;
  organizatieId?: number | null | undefined;
  adminServiciu?: boolean | undefined;
  /** The fields that the service adds; null removes a value. */
  own?: GivenFields<A>;
}

type GivenFields<A extends Account> = {
  [Name in Exclude<keyof A, keyof Account>]?: A[Name] | null | undefined;
};

/** The fields that the service adds, in a body of `/api/admin/users`. */
export const ownFieldsIn = <A extends Account>({ own }: AccountRecords<A>, body: object): GivenFields<A> =>
  Object.fromEntries(Object.entries(body).filter(([name]) => own[name]?.sent)) as GivenFields<A>;

/**
 * The accounts visible to an administrator: all, or those of their organization.
 * @throws forbidden for an administrator of neither the service nor an organization
 */
export async function listAccounts<A extends Account>(
  { entity }: Accounts<A>,
  caller: User,
  query: ListQuery,
): Promise<Page<Stored<A>>> {
  const name = `accounts ${isServiceAdmin(caller) ? "" : caller.organizatieId}`;
  const scope = wholeList<A>(partitionsFor(caller, query), { name, narrowing: ["organizatieId"] });
  return listRecords(entity, scope, query);
}

/** The shortest lists that contain the result: those of organizations, also if a filter selects them. */
function partitionsFor(caller: User, { filters }: ListQuery): string[] {
  if (!isServiceAdmin(caller)) {
    if (caller.organizatieId === undefined) throw kernel.interzis();
    return [organizationAccounts(caller.organizatieId)];
  }
  const asked = filters.find(({ field, operator }) => field === "organizatieId" && chooses.has(operator));
  return asked ? asked.values.map((id) => organizationAccounts(Number(id))) : [ACCOUNTS];
}

const chooses: ReadonlySet<Operator> = new Set(["equals", "in"]);

/** The mails of administration. Only functions that send mail have them; elsewhere they are only logged. */
export interface AccountMails {
  /** Tells a user without a password how to choose one. */
  invite(accounts: Accounts, account: Account): Promise<void>;
  /** Tells a user about an administrator's change. */
  notify(account: Account, notice: Notice): Promise<void>;
  /** Mails a key for a new password, or the activation again; false if the account is eligible for neither. */
  reset(accounts: Accounts, account: Account): Promise<boolean>;
}

/**
 * Creates an account, by default activated and in the caller's organization; a service administrator may name another
 * one. Without a password, the user gets an invitation by mail, with a key to choose one.
 * People who sign in through the government's login need neither.
 * @throws badRequest `error.invalidpassword` if there is no password and no invitation mail
 */
export async function createAccount<A extends Account>(
  accounts: Accounts<A>,
  caller: User,
  fields: AccountFields<NoInfer<A>> & { login: string; email: string },
  mails?: AccountMails,
): Promise<Stored<A>> {
  if (fields.id !== undefined && fields.id !== null) throw kernel.idexists();
  const { own } = accounts.entity;
  const blank = blankAccount(accounts.entity, caller);
  const after = edited(blank, fields, caller);
  if (!fields.password && !mails && after.subject === undefined) throw refusals.invalidpassword();
  refuseBeyondRights(caller, { before: blank, after }, own);
  refuseContradiction(after, own);
  if (isAdmin(after)) demandRecentFactor();
  const account = await addAccount(accounts, await withPassword(after, fields.password));
  if (account.activated && !account.passwordHash && account.subject === undefined)
    await mails?.invite(accounts, account);
  return account;
}

function blankAccount<A extends Account>(records: AccountRecords<A>, caller: User): A {
  const organizatieId = isServiceAdmin(caller) ? undefined : caller.organizatieId;
  const fields = { login: "", email: "", organizatieId } satisfies Partial<Account>;
  return newAccount(records, fields as typeof fields & Partial<A>, caller.login);
}

interface AccountEdit<A extends Account = Account> {
  /** The fields, or a function that computes them from the current account. */
  fields: AccountFields<A> | ((before: A) => AccountFields<A>);
  /** Revisions that the caller accepts; if absent, any. */
  ifMatch?: number[] | undefined;
}

/**
 * Changes an account. A new password, another subject or a deactivation invalidates its tokens and sessions; an account that
 * leaves its organization loses ROLE_ADMIN.
 * @throws notFound, badRequest, forbidden beyond the caller's rights, conflict for the last service administrator,
 *   stale
 */
export async function editAccount<A extends Account>(
  accounts: Accounts<A>,
  caller: User,
  id: number,
  edit: AccountEdit<NoInfer<A>>,
  mails?: AccountMails,
): Promise<Stored<A>> {
  const { own } = accounts.entity;
  let left: Stored<A> | undefined;
  let changed: WayIn[] = [];
  const stored = await changeAccount(accounts, id, async (before) => {
    left = before;
    if (!seesAccount(caller, before)) throw refusals.contInexistent();
    refuseStale(before, edit.ifMatch);
    const fields = typeof edit.fields === "function" ? edit.fields(before) : edit.fields;
    if (fields.login !== undefined && foldedLogin(fields.login) !== before.login)
      throw refusals.loginNeschimbat();
    const after = withoutLostRole(before, edited(before, fields, caller));
    refuseBeyondRights(caller, { before, after }, own);
    changed = [
      ...(fields.password ? (["password"] as const) : []),
      ...(after.email !== before.email ? (["email"] as const) : []),
      ...(after.subject !== before.subject ? (["subject"] as const) : []),
    ];
    refuseTakeover(caller, before, changed);
    refuseContradiction(after, own);
    if (givesRights(before, after) || changed.length > 0) demandRecentFactor();
    const saved = await withPassword(after, fields.password);
    const isDeactivated = before.activated && !after.activated;
    const signsInOtherwise = changed.includes("password") || changed.includes("subject");
    return isDeactivated || signsInOtherwise ? withTokensEnded(saved) : saved;
  });
  if (left && caller.id !== id) await tellPerson(left, changed, mails);
  return stored;
}

/** True for a change of who administers what: such a change, and a new way in for another person, ask for a recent factor. */
const givesRights = (before: Account, after: Account): boolean =>
  isAdmin(before) !== isAdmin(after) ||
  before.adminServiciu !== after.adminServiciu ||
  (isAdmin(after) && before.organizatieId !== after.organizatieId);

const notices = { password: "passwordSet", email: "addressSet", subject: "subjectSet" } as const;

/** Notifies the user at the previous address: a new one may belong to another person. */
async function tellPerson(account: Account, changed: WayIn[], mails?: AccountMails): Promise<void> {
  for (const way of changed) {
    log.info("an administrator changed the sign-in data of an account", {
      object: account.id,
      field: way,
      security: "rights",
    });
    await mails?.notify(account, notices[way]);
  }
}

/**
 * Mails a key for a new password, as the user could request it: to the address of their account, which the caller
 * does not choose. A registration that awaits activation gets the activation mail again.
 * @throws notFound for an unknown account and for one outside the caller's organization; conflict for a deactivated
 * one
 */
export async function startReset(
  accounts: Accounts,
  caller: User,
  login: string,
  mails: AccountMails,
): Promise<void> {
  const account = await readAccount(accounts, caller, login);
  if (!(await mails.reset(accounts, account))) throw refusals.contDezactivat();
  log.info("an administrator requested a reset mail", { object: account.id });
}

/** The account with `fields` applied; a login never changes once it is set. */
function edited<A extends Account>(before: A, fields: AccountFields<A>, caller: User): A {
  const { firstName, lastName, imageUrl } = fields;
  const activated = fields.activated ?? before.activated;
  const after: A = {
    ...before,
    login: before.login || foldedLogin(fields.login ?? ""),
    email: fields.email ?? before.email,
    firstName,
    lastName,
    imageUrl,
    activated,
    registeredUntil: activated ? undefined : before.registeredUntil,
    langKey: fields.langKey ?? before.langKey,
    authorities: fields.authorities ? [...new Set(fields.authorities)] : before.authorities,
    organizatieId: reference(fields.organizatieId, before.organizatieId),
    adminServiciu: fields.adminServiciu ?? before.adminServiciu,
    ...changedFields<A>(fields.own),
  };
  return modified(after, caller.login);
}

const reference = (given: number | null | undefined, present: number | undefined): number | undefined =>
  given === undefined ? present : (given ?? undefined);

const changedFields = <A extends Account>(given: GivenFields<A> = {}): Partial<A> =>
  Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value ?? undefined]],
    ),
  ) as Partial<A>;

const withPassword = async <A extends Account>(account: A, password: string | null | undefined): Promise<A> =>
  password ? { ...account, passwordHash: await hashNewPassword(password) } : account;

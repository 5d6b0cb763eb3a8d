import type { Stored } from "../../data/entity.ts";
import { readUnique } from "../../data/repository.ts";
import { means } from "../../errors.ts";
import { randomCode } from "../../ids.ts";
import { type Account, isAdmin, isOfficial, isServiceAdmin, newAccount } from "../accounts/account.ts";
import type { Accounts } from "../accounts/accounts.ts";
import { addAccount, changeAccount, modified } from "../accounts/save-account.ts";
import { refusals as sharedAccountsRefusals } from "../accounts/texts.ts";
import type { GivenAuthority } from "./config.ts";
import type { GovernmentPerson } from "./person.ts";
import type { SessionZone } from "./sign-in-service.ts";

/** The name under which a sign-in changes an account. */
const BY = "system";
const LOGIN_LETTERS = 12;

/**
 * The account of a person, if there is one, with the authorities that their roles give now. A deactivated account stays as it
 * is.
 * @throws conflict `error.ultimulAdministrator` if the roles would take the last administrator away
 */
export async function accountFollowingRoles(
  accounts: Accounts,
  { subject, authorities: given }: GovernmentPerson,
): Promise<Stored<Account> | undefined> {
  const found = await readUnique(accounts.entity, "subject", subject);
  if (!found?.activated || haveSame(found.authorities, authoritiesOf(found, given))) return found;
  return changeAccount(accounts, found.id, (account) => {
    // An administrator has linked the subject with another account meanwhile.
    if (account.subject !== subject) throw sharedAccountsRefusals.contInexistent();
    return modified({ ...account, authorities: authoritiesOf(account, given) }, BY);
  });
}

/**
 * The account of an official who signs in for the first time. It has no password and no mail address: the address that the
 * issuer names could belong to another person here.
 */
export async function addOfficial(accounts: Accounts, person: GovernmentPerson): Promise<Stored<Account>> {
  const { subject, name, lastName, authorities } = person;
  // Some issuers say the whole name alone. Without one, nobody would find the official to share a document with them.
  const firstName =
    person.firstName ?? (lastName === undefined && name !== "" ? name.slice(0, 50) : undefined);
  const login = `oficial-${randomCode(LOGIN_LETTERS).toLowerCase()}`;
  const blank = newAccount(accounts.entity, { login, email: `${login}@login.invalid` }, BY);
  const account = {
    ...blank,
    subject,
    ...(firstName === undefined ? {} : { firstName }),
    ...(lastName === undefined ? {} : { lastName }),
    authorities: authoritiesOf(blank, authorities),
  };
  try {
    return await addAccount(accounts, account);
  } catch (error) {
    // Another sign-in of the same person has just made it.
    const made = isTaken(error) ? await accountFollowingRoles(accounts, person) : undefined;
    if (!made) throw error;
    return made;
  }
}

const isTaken = (error: unknown): boolean => means(error, sharedAccountsRefusals.subiectFolosit);

/**
 * The authorities of an account under the roles of its person. Without a role nothing but ROLE_USER remains. ROLE_ADMIN needs an
 * organization or `adminServiciu`, which administrators give; until then it is ROLE_STAFF.
 */
function authoritiesOf(
  { authorities, adminServiciu, organizatieId }: Account,
  given: readonly GivenAuthority[],
): string[] {
  if (given.length === 0) return ["ROLE_USER"];
  const mayAdminister = adminServiciu || organizatieId !== undefined;
  const own = authorities.filter((name) => name !== "ROLE_STAFF" && name !== "ROLE_ADMIN");
  const fromRoles = given.map((name) => (mayAdminister ? name : "ROLE_STAFF"));
  return [...new Set(["ROLE_USER", ...own, ...fromRoles])];
}

const haveSame = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((name) => others.includes(name));

/** The zones that an account enters. */
export function zonesOfOfficial(account: Account): SessionZone[] {
  const administers = isServiceAdmin(account) || (isAdmin(account) && account.organizatieId !== undefined);
  return [...(isOfficial(account) ? (["staff"] as const) : []), ...(administers ? (["admin"] as const) : [])];
}

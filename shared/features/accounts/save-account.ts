import { isDeepStrictEqual } from "node:util";
import { clock } from "../../clock.ts";
import type { Stored } from "../../data/entity.ts";
import { whenItem } from "../../data/precondition.ts";
import {
  adding,
  changing,
  read,
  readPartition,
  removing,
  revised,
  unrevised,
} from "../../data/repository.ts";
import type { Key } from "../../data/tables.ts";
import { type Purpose, retry, transact, withNewId, type Write } from "../../data/transaction.ts";
import { sortableId } from "../../ids.ts";
import { log } from "../../log.ts";
import { unknownReference } from "../../refusals.ts";
import {
  type Account,
  canAdministerService,
  isAdmin,
  isPendingActivation,
  isOfSystem,
  SERVICE_ADMINISTRATORS,
} from "./account.ts";
import type { Accounts } from "./accounts.ts";
import { removingFactors } from "./factors.ts";
import { forgetSignIns } from "./remove-sign-ins.ts";
import { refusals } from "./texts.ts";

/** Every write of an account goes through this file, so that no code path skips the rules for accounts. */

export const modified = <A extends Account>(account: A, by: string): A => ({
  ...account,
  lastModifiedBy: by,
  lastModifiedDate: clock.iso(),
});

/** @throws badRequest `error.userexists` or `error.emailexists` */
export const addAccount = <A extends Account>(accounts: Accounts<A>, composed: A): Promise<Stored<A>> =>
  withNewId(async (id) => {
    const account = unrevised({ ...composed, id });
    const writes = [
      ...adding(accounts.entity, account),
      ...requiringAuthorities(accounts, [], account.authorities),
      ...(await accounts.alongside({ after: account })),
    ];
    await transact(writes, { answer: account });
    noteRights(undefined, account);
    return account;
  });

/**
 * Stores the result of `change` for an account; a lost race re-reads and retries.
 * @param also writes for the same transaction, made after `change`
 * @throws notFound for a deleted account, conflict for the last service administrator, and any error of `change`
 */
export function changeAccount<A extends Account>(
  accounts: Accounts<A>,
  id: number,
  change: (account: Stored<A>) => A | Promise<A>,
  also: () => Write[] = () => [],
): Promise<Stored<A>> {
  return retry(async () => {
    const before = await read(accounts.entity, { id });
    if (!before) throw refusals.contInexistent();
    const after = await change(before);
    return saveAccount(accounts, { before, after }, also());
  });
}

async function saveAccount<A extends Account>(
  accounts: Accounts<A>,
  { before, after }: { before: Stored<A>; after: A },
  also: Write[],
): Promise<Stored<A>> {
  const writes = [
    ...also,
    ...changing(accounts.entity, before, after),
    ...(await requiringAnotherAdministrator(accounts, before, after)),
    ...requiringAuthorities(accounts, before.authorities, after.authorities),
    ...(await accounts.alongside({ before, after })),
  ];
  const stored = revised(before, after);
  await transact(writes, { answer: stored });
  noteRights(before, stored);
  await accounts.settled({ before, after });
  return stored;
}

/** The fields of accounts that decide what their people may do, in whatever service has them. */
const rights = [
  "activated",
  "adminServiciu",
  "authorities",
  "clientId",
  "hasSecret",
  "organizatieId",
  "sistemId",
];

/** Notes changed rights, by their fields, and tells operators of a new administrator: an attacker who is one makes another. */
function noteRights(before: Account | undefined, after: Stored<Account>): void {
  const [were, are]: Record<string, unknown>[] = [{ ...before }, { ...after }];
  const changed = rights.filter((name) => !isDeepStrictEqual(were?.[name], are?.[name]));
  if (changed.length === 0) return;
  log.info("the rights of an account changed", { object: after.id, fields: changed, security: "rights" });
  const isAdministrator =
    isAdmin(after) && (!before || !isAdmin(before) || (after.adminServiciu && !before.adminServiciu));
  if (!isAdministrator) return;
  log.warn("an account became an administrator", { object: after.id, security: "rights" });
  log.metric("AdministratorsAdded", 1);
}

/** Preconditions: the additional authorities assigned to an account exist. @throws badRequest in services without any */
function requiringAuthorities({ requiresAuthority }: Accounts, before: string[], after: string[]): Write[] {
  const given = after.filter((name) => !isOfSystem(name) && !before.includes(name));
  if (given.length > 0 && !requiresAuthority) throw unknownReference("authorities");
  return given.flatMap((name) => requiresAuthority?.(name) ?? []);
}

/** @throws RevisionConflict if the account changed since it was read; conflict for the last service administrator */
export async function removeAccount(
  accounts: Accounts,
  before: Stored<Account>,
  purpose?: Purpose,
): Promise<void> {
  const writes = [
    ...(before.secondFactor ? await removingFactors(accounts.service, before.id) : []),
    ...removing(accounts.entity, before),
    ...(await requiringAnotherAdministrator(accounts, before, undefined)),
    ...(await accounts.alongside({ before })),
  ];
  await transact(writes, purpose);
  if (!isPendingActivation(before)) await forgetSignIns(accounts.service, before.id);
  await accounts.settled({ before });
}

/**
 * A service never loses its last administrator: a write that removes one has the condition that another, named one
 * remains. If two administrators remove each other, one write fails the condition, retries and finds no other.
 */
async function requiringAnotherAdministrator(
  { entity }: Accounts,
  before: Account,
  after: Account | undefined,
): Promise<Write[]> {
  if (!canAdministerService(before) || (after && canAdministerService(after))) return [];
  const rows = await readPartition(entity.table, SERVICE_ADMINISTRATORS, { limit: 2 });
  const other = rows.find(({ sk }) => sk !== sortableId(before.id)) as Key | undefined;
  if (!other) throw refusals.ultimulAdministrator();
  return [whenItem(entity.table, { pk: other.pk, sk: other.sk }, "present")];
}

import { config as auth } from "../../auth/config.ts";
import { clock } from "../../clock.ts";
import { HistoryLine, historyOf } from "../../data/history.ts";
import { findUnique, readPartition } from "../../data/repository.ts";
import { firstIdAt, sortableId } from "../../ids.ts";
import type { User } from "../accounts/access.ts";
import type { AccountRecords } from "../accounts/account.ts";
import { config } from "./config.ts";
import { refusals } from "./texts.ts";

const DAY_MS = 24 * 3_600_000;

/** Fields of an account that give no way to act as it, and no right. */
const harmless: ReadonlySet<string> = new Set(["firstName", "lastName", "imageUrl", "langKey"]);

/** The actor of changes that no account made: the first administrator, roles of the government's login. */
const NOBODY = "system";

/** The accounts that one account goes back to. More than these are no everyday work. */
const MOST_FOLLOWED = 50;

type Named = Pick<User, "id" | "login">;

/**
 * Two accounts can be one person's. So the approver may not go back to the requester, nor the requester to the approver, nor both to
 * one administrator: by the histories of accounts, one that was made, or given a role, an organization, a password, an address or a
 * subject, goes back to the account that did it, and further, for `APPROVER_APART_DAYS`. If the government's login is required, both
 * are people of that login; its subjects are unique, so they differ.
 * @throws forbidden
 */
export async function demandAnotherPerson(
  records: AccountRecords,
  approver: User,
  requester: User,
): Promise<void> {
  const isRequired = auth.governmentLogin !== "optional" && records.own.subject !== undefined;
  if (isRequired && [approver, requester].some(({ subject }) => subject === undefined))
    throw refusals.aprobareFaraLogin();
  if (config.approverApartDays === 0) return;
  const [some, others] = await Promise.all([approver, requester].map((one) => originsOf(records, one)));
  if (!some || !others || [...some].some((login) => others.has(login)))
    throw refusals.aprobareAceleiasiPersoane({ zile: config.approverApartDays });
}

/** The logins of an account and of all that it goes back to; undefined if that cannot be told: one was removed, or there are too many. */
async function originsOf(records: AccountRecords, account: Named): Promise<Set<string> | undefined> {
  const found = new Set([account.login]);
  let next: Named[] = [account];
  while (next.length > 0) {
    const logins = (await Promise.all(next.map((one) => giversOf(records, one)))).flat();
    const fresh = [...new Set(logins)].filter((login) => !found.has(login));
    if (found.size + fresh.length > MOST_FOLLOWED) return undefined;
    const ids = await Promise.all(fresh.map((login) => findUnique(records, "login", login)));
    next = fresh.flatMap((login, i) => (ids[i] === undefined ? [] : [{ id: ids[i], login }]));
    if (next.length < fresh.length) return undefined;
    for (const login of fresh) found.add(login);
  }
  return found;
}

/** The accounts that made this one, or gave it a right or a way in, within the time. */
async function giversOf({ name, table }: AccountRecords, { id }: Named): Promise<string[]> {
  const since = new Date(clock.now().getTime() - config.approverApartDays * DAY_MS);
  const partition = historyOf({ name, id });
  const items = await readPartition(table, partition, {
    from: sortableId(firstIdAt(since)),
    confirmsLater: true,
  });
  return items
    .map((item) => HistoryLine.parse(item))
    .filter(({ actor, campuri }) => actor !== NOBODY && !campuri?.every((field) => harmless.has(field)))
    .map(({ actor }) => actor);
}

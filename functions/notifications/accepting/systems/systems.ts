import { indexPartition, type Stored } from "../../../../shared/data/entity.ts";
import { ROWS } from "../../../../shared/data/counters.ts";
import { listRecords, wholeList } from "../../../../shared/data/list-records.ts";
import { idsIn } from "../../../../shared/data/lists.ts";
import type { ListQuery, Page } from "../../../../shared/data/page.ts";
import { read } from "../../../../shared/data/repository.ts";
import { pageOfRows } from "../../../../shared/data/row-page.ts";
import { readTotals } from "../../../../shared/data/totals.ts";
import { isServiceAdmin } from "../../../../shared/features/accounts/access.ts";
import { removeRecord, type Target } from "../../../../shared/features/crud-verbs.ts";
import { Accounts } from "../../access/account.ts";
import { type Person, systemOf } from "../../access/callers.ts";
import { viewOf } from "./fields.ts";
import { categoriesOfSystem } from "../../records/category.ts";
import { groupsOfSystem } from "../../records/group.ts";
import { notificationsOfSystem } from "../../records/notification.ts";
import { SYSTEMS, type System, Systems } from "../../records/system.ts";
import { templatesOfSystem } from "../../records/template.ts";
import { refusals } from "./texts.ts";

/** The systems that a person may read: all for service administrators, their own for operators. */
export async function listSystems(caller: Person, query: ListQuery): Promise<Page<Stored<System>>> {
  if (isServiceAdmin(caller)) return listRecords(Systems, wholeList(SYSTEMS, { as: viewOf }), query);
  const id = systemOf(caller);
  const own = id === undefined ? undefined : await read(Systems, { id });
  return pageOfRows(own ? [own] : [], query, { name: `systems#${id}`, as: viewOf });
}

/**
 * Removes a system that no other record refers to. A system in use is retired by `activ: false`.
 * @throws conflict if it is in use; notFound, stale
 */
export async function removeSystem(target: Target<Person>): Promise<void> {
  if (await isUsed(target.id)) throw refusals.sistemFolosit();
  return removeRecord(Systems, target);
}

/** True if a template, a group, a category, an operator or a notification is the system's. */
async function isUsed(id: number): Promise<boolean> {
  const uncounted = [notificationsOfSystem(id), indexPartition(Accounts.name, "sistemId", id)];
  const [totals, [newest]] = await Promise.all([
    readTotals(Systems.table, [templatesOfSystem(id), groupsOfSystem(id), categoriesOfSystem(id)]),
    idsIn(Systems.table, [{ partitions: uncounted, counter: null }], 1),
  ]);
  return newest !== undefined || totals.some((counted) => (counted.get(ROWS) ?? 0) > 0);
}

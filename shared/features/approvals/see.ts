import type { Stored } from "../../data/entity.ts";
import { listRecords, type Scope } from "../../data/list-records.ts";
import type { List } from "../../data/lists.ts";
import type { ListQuery, Page } from "../../data/page.ts";
import { readItems, recordOf } from "../../data/repository.ts";
import type { User } from "../accounts/access.ts";
import { isAdmin, isServiceAdmin } from "../accounts/account.ts";
import {
  type Approval,
  APPROVALS,
  approvalsOfOrganization,
  approvalsOfRequester,
  asNow,
  isWaiting,
} from "./approval.ts";
import { type ByRecords, readSeen, verbOf } from "./decide.ts";

export async function listApprovals<Caller extends User>(
  deciding: ByRecords<Caller>,
  caller: Caller,
  query: ListQuery,
): Promise<Page<Stored<Approval>>> {
  const page = await listRecords(deciding.records, scopeOf(caller), query);
  return { ...page, items: await Promise.all(page.items.map((approval) => summarized(deciding, approval))) };
}

/** @throws notFound, also for an approval that the caller neither asked for nor may decide */
export const readApproval = async <Caller extends User>(
  deciding: ByRecords<Caller>,
  caller: Caller,
  id: number,
): Promise<Stored<Approval>> => summarized(deciding, await readSeen(deciding, caller, id));

/** The approval, while it waits with a summary by its record as it is now. */
async function summarized<A extends Approval, Caller extends User>(
  deciding: ByRecords<Caller>,
  approval: A,
): Promise<A> {
  const [subject] = approval.subjects;
  if (!isWaiting(approval) || !subject) return asNow(approval);
  const [item] = await readItems(deciding.records.table, [{ pk: subject.pk, sk: subject.sk }]);
  const verb = verbOf(deciding, approval);
  return item && verb
    ? { ...approval, rezumat: verb.rezumat(recordOf(item), approval.args) }
    : asNow(approval);
}

/** The approvals that a caller sees: those of `sees`. */
function scopeOf(caller: User): Scope<Approval> {
  const { id, organizatieId } = caller;
  const rowsIn = (partition: string): List => ({ partitions: [partition], counter: null });
  const scope = (name: string, ...lists: List[]) => ({ name, lists, as: asNow<Stored<Approval>> });
  if (isServiceAdmin(caller)) return scope(APPROVALS, rowsIn(APPROVALS));
  const own = rowsIn(approvalsOfRequester(id));
  if (!isAdmin(caller) || organizatieId === undefined) return scope(`${APPROVALS}#${id}`, own);
  const isElsewhere = (row: Record<string, unknown>) => row.organizatieId !== organizatieId;
  return scope(`${APPROVALS}#${id}#${organizatieId}`, rowsIn(approvalsOfOrganization(organizatieId)), {
    ...own,
    shows: isElsewhere,
  });
}

import type { Stored } from "../../data/entity.ts";
import type { Scope } from "../../data/list-records.ts";
import type { List } from "../../data/lists.ts";
import { read, readItems, recordOf } from "../../data/repository.ts";
import type { User } from "../accounts/access.ts";
import { type AccountRecords, isAdmin, isServiceAdmin } from "../accounts/account.ts";
import type { ApprovableVerb } from "./approvable.ts";
import {
  type Approval,
  type ApprovalRecords,
  APPROVALS,
  approvalsOfOrganization,
  approvalsOfRequester,
  asNow,
  isWaiting,
} from "./approval.ts";
import { refusals } from "./texts.ts";

/** The approvals of a service: its verbs and its people. */
export interface Deciding<Caller extends User> {
  service: string;
  verbs: readonly ApprovableVerb<Caller>[];
  accounts: AccountRecords;
  /** An account as it is now; undefined if it may no longer act. */
  person(id: number): Promise<Caller | undefined>;
}

/** … with its records, which are declared once. */
export interface ByRecords<Caller extends User> extends Deciding<Caller> {
  records: ApprovalRecords;
}

export const verbOf = <Caller extends User>(
  { verbs }: Deciding<Caller>,
  { verb }: Approval,
): ApprovableVerb<Caller> | undefined => verbs.find(({ name }) => name === verb);

/** @throws notFound, also for an approval that the caller neither asked for nor may decide */
export async function readSeen<Caller extends User>(
  { records }: ByRecords<Caller>,
  caller: Caller,
  id: number,
): Promise<Stored<Approval>> {
  const approval = await read(records, { id });
  if (!approval || !sees(caller, approval)) throw refusals.aprobareInexistenta();
  return approval;
}

/** The approval, while it waits with a summary by its record as it is now. */
export async function summarized<A extends Approval, Caller extends User>(
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

/** Service administrators see every approval, organization administrators those of their organization, requesters their own. */
const sees = (caller: User, { requesterId, organizatieId }: Approval): boolean =>
  isServiceAdmin(caller) ||
  requesterId === caller.id ||
  (isAdmin(caller) && organizatieId !== undefined && organizatieId === caller.organizatieId);

/** The approvals that a caller sees: those of `sees`. */
export function scopeOf(caller: User): Scope<Approval> {
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

import type { Stored } from "../../data/entity.ts";
import { takeEphemeral } from "../../data/ephemeral.ts";
import { listRecords } from "../../data/list-records.ts";
import type { ListQuery, Page } from "../../data/page.ts";
import { revised } from "../../data/repository.ts";
import { transact } from "../../data/transaction.ts";
import { openReply } from "../../http/sealed-reply.ts";
import { log } from "../../log.ts";
import type { User } from "../accounts/access.ts";
import type { ApprovableVerb } from "./approvable.ts";
import { type Approval, type ApprovalRecords, isWaiting, resultKey } from "./approval.ts";
import { carryOut, decided, moving } from "./carry-out.ts";
import { type ByRecords, readSeen, scopeOf, summarized, verbOf } from "./see.ts";
import { refusals } from "./texts.ts";

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

/** @throws forbidden for one's own, and as `carryOut` */
export async function approve<Caller extends User>(
  deciding: ByRecords<Caller>,
  caller: Caller,
  id: number,
): Promise<Stored<Approval>> {
  const waiting = await readToDecide(deciding, caller, id);
  const executed = await carryOut(deciding, caller, waiting);
  log.info("an approval was executed", { object: id, verb: waiting.verb.name });
  return executed;
}

/** @throws forbidden for one's own; conflict if it has ended */
export async function reject<Caller extends User>(
  deciding: ByRecords<Caller>,
  caller: Caller,
  { id, reason }: { id: number; reason: string | undefined },
): Promise<Stored<Approval>> {
  const { approval } = await readToDecide(deciding, caller, id);
  return settle(deciding.records, approval, decided(approval, caller, { status: "RESPINSA", reason }));
}

/** @throws forbidden for another's; conflict if it has ended */
export async function withdraw<Caller extends User>(
  deciding: ByRecords<Caller>,
  caller: Caller,
  id: number,
): Promise<Stored<Approval>> {
  const approval = await readOwn(deciding, caller, id);
  if (!isWaiting(approval)) throw refusals.aprobareIncheiata();
  return settle(deciding.records, approval, decided(approval, caller, { status: "RETRASA" }));
}

/** The result of an act that shows a secret, once. @throws forbidden for another's, notFound if there is none or it was read */
export async function readResult<Caller extends User>(
  deciding: ByRecords<Caller>,
  caller: Caller,
  id: number,
): Promise<Record<string, unknown>> {
  const key = resultKey(deciding.service, await readOwn(deciding, caller, id));
  const kept = await takeEphemeral(key);
  if (!kept) throw refusals.rezultatInexistent();
  return openReply<Record<string, unknown>>(String(kept.sealed), key);
}

async function readOwn<Caller extends User>(
  deciding: ByRecords<Caller>,
  caller: Caller,
  id: number,
): Promise<Stored<Approval>> {
  const approval = await readSeen(deciding, caller, id);
  if (approval.requesterId !== caller.id) throw refusals.aprobareStraina();
  return approval;
}

/** @throws forbidden for one's own approval and without the role, conflict for one that has ended */
async function readToDecide<Caller extends User>(
  deciding: ByRecords<Caller>,
  caller: Caller,
  id: number,
): Promise<{ approval: Stored<Approval>; verb: ApprovableVerb<Caller> }> {
  const approval = await readSeen(deciding, caller, id);
  if (approval.requesterId === caller.id) throw refusals.aprobareProprie();
  const verb = verbOf(deciding, approval);
  if (!verb) throw refusals.aprobareInexistenta();
  verb.demandRole(caller);
  if (!isWaiting(approval)) throw refusals.aprobareIncheiata();
  return { approval, verb };
}

async function settle(
  records: ApprovalRecords,
  approval: Stored<Approval>,
  after: Approval,
): Promise<Stored<Approval>> {
  const answer = revised(approval, after);
  await transact(moving(records, approval, after), { answer });
  return answer;
}

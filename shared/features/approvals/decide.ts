import * as z from "zod";
import { clock } from "../../clock.ts";
import type { Stored } from "../../data/entity.ts";
import { takeEphemeral } from "../../data/ephemeral.ts";
import { whenItem } from "../../data/precondition.ts";
import { changing, read, readItems, revised } from "../../data/repository.ts";
import { ephemeralTable } from "../../data/tables.ts";
import { transact, withCompanion, type Write } from "../../data/transaction.ts";
import { AppError, means } from "../../errors.ts";
import { openReply, sealReply } from "../../http/sealed-reply.ts";
import { log } from "../../log.ts";
import type { User } from "../accounts/access.ts";
import type { AccountRecords } from "../accounts/account.ts";
import { demandAnotherPerson } from "./another-person.ts";
import type { ApprovableVerb } from "./approvable.ts";
import { type Approval, type ApprovalRecords, isWaiting, resultKey } from "./approval.ts";
import { sees } from "./sees.ts";
import { refusals } from "./texts.ts";
import { demandRecentFactor } from "../accounts/recent-factor.ts";

/** How long a result waits for its requester, in seconds. */
const RESULT_SECONDS = 24 * 3600;

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

/** @throws forbidden for one's own, and as `carryOut` */
export async function approve<Caller extends User>(
  deciding: ByRecords<Caller>,
  caller: Caller,
  id: number,
): Promise<Stored<Approval>> {
  demandRecentFactor();
  const waiting = await readToDecide(deciding, caller, id);
  const executed = await carryOut(deciding, caller, waiting);
  log.info("an approval was executed", { object: id, verb: waiting.verb.name, security: "approval" });
  return executed;
}

/** @throws forbidden for one's own; conflict if it has ended */
export async function reject<Caller extends User>(
  deciding: ByRecords<Caller>,
  caller: Caller,
  { id, reason }: { id: number; reason: string | undefined },
): Promise<Stored<Approval>> {
  const { approval, verb } = await readToDecide(deciding, caller, id);
  const rejected = await settle(
    deciding.records,
    approval,
    decided(approval, caller, { status: "RESPINSA", reason }),
  );
  log.warn("an approval was refused", { object: id, verb: verb.name, security: "approval" });
  log.metric("ApprovalsRefused", 1);
  return rejected;
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
  demandRecentFactor();
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

export const verbOf = <Caller extends User>(
  { verbs }: Deciding<Caller>,
  { verb }: Approval,
): ApprovableVerb<Caller> | undefined => verbs.find(({ name }) => name === verb);

async function settle(
  records: ApprovalRecords,
  approval: Stored<Approval>,
  after: Approval,
): Promise<Stored<Approval>> {
  const answer = revised(approval, after);
  await transact(moving(records, approval, after), { answer });
  return answer;
}

const hasChanged = (): AppError => refusals.subiectSchimbat();

const decided = (
  approval: Stored<Approval>,
  { login }: User,
  change: Pick<Approval, "status" | "reason">,
): Approval => ({ ...approval, ...change, decidedBy: login, decidedAt: clock.iso() });

/** The writes that move a waiting approval. The second of two is refused. */
const moving = (records: ApprovalRecords, before: Stored<Approval>, after: Approval): Write[] =>
  changing(records, before, after).map((write) => ({
    ...write,
    refused: () => refusals.aprobareIncheiata(),
  }));

/**
 * Carries out the act of a waiting approval: its own transaction moves the approval, on condition that its subjects have not
 * changed.
 * @throws forbidden for that of an account that may be the same person's, and without the right of the approver or of the requester;
 * conflict if it has ended or its subject has changed
 */
async function carryOut<Caller extends User>(
  { service, records, accounts, person }: ByRecords<Caller>,
  approver: Caller,
  { approval, verb }: { approval: Stored<Approval>; verb: ApprovableVerb<Caller> },
): Promise<Stored<Approval>> {
  const requester = await withRightsOfNow(await person(approval.requesterId), verb);
  await demandAnotherPerson(accounts, approver, requester);
  // Reads in the same turn as the act, so that one call brings the records of both. Nothing is written before it has ended.
  const refusal = verb.demandRight(approver, approval.args).then(
    () => undefined,
    (error: unknown) => error,
  );
  try {
    const answer = await withCompanion(
      async (result) => {
        const found = await refusal;
        if (found !== undefined) throw found;
        const after = decided(approval, approver, { status: "EXECUTATA" });
        return {
          answer: revised(approval, after),
          writes: [
            ...moving(records, approval, after),
            ...unchanged(records, approval),
            ...keepingResult(service, approval, verb, result),
          ],
        };
      },
      () => verb.act(requester, approval.args, { approved: { askedAt: approval.requestedAt } }),
    );
    if (!answer) throw hasChanged();
    return answer;
  } catch (error) {
    throw await failureOf(records, approval, { error, refusal: await refusal });
  }
}

/** @throws forbidden if the requester may no longer ask for it */
async function withRightsOfNow<Caller extends User>(
  requester: Caller | undefined,
  verb: ApprovableVerb<Caller>,
): Promise<Caller> {
  if (!requester) throw refusals.solicitantFaraDrept();
  try {
    verb.demandRole(requester);
  } catch {
    throw refusals.solicitantFaraDrept();
  }
  return requester;
}

const unchanged = (records: ApprovalRecords, { subjects }: Approval): Write[] =>
  subjects.map(({ pk, sk, rev }) => whenItem(records.table, { pk, sk }, { rev }, hasChanged));

async function isChanged(records: ApprovalRecords, { subjects }: Approval): Promise<boolean> {
  const items = await readItems(records.table, subjects);
  return subjects.some(({ rev }, i) => items[i]?.rev !== rev);
}

/** Why an approval fails. A changed subject comes first, because it is the reason of the other refusals. */
async function failureOf(
  records: ApprovalRecords,
  approval: Approval,
  { error, refusal }: { error: unknown; refusal: unknown },
): Promise<unknown> {
  if (!(error instanceof AppError) || means(error, refusals.aprobareIncheiata)) return error;
  if (await isChanged(records, approval)) return hasChanged();
  if (refusal instanceof AppError) return isHidden(refusal) ? refusals.faraDreptDeAprobare() : refusal;
  return isHidden(error) ? refusals.solicitantFaraDrept() : error;
}

/** Refusals that say that the record of an act hides from a caller, or that they may not do it. */
const isHidden = ({ kind }: AppError): boolean => kind === "notFound" || kind === "forbidden";

/** The write that keeps the result of an act that shows a secret, sealed, for its requester. */
function keepingResult(
  service: string,
  approval: Approval,
  { shows }: ApprovableVerb,
  answer: unknown,
): Write[] {
  if (!shows) return [];
  const key = resultKey(service, approval);
  const sealed = sealReply(z.record(z.string(), z.unknown()).parse(shows.parse(answer)), key);
  const Item = { ...key, sealed, expiresAt: clock.epochSeconds() + RESULT_SECONDS };
  return [{ item: { Put: { TableName: ephemeralTable(), Item } } }];
}

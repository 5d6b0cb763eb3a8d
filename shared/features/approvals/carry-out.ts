import * as z from "zod";
import { clock } from "../../clock.ts";
import type { Stored } from "../../data/entity.ts";
import { whenItem } from "../../data/precondition.ts";
import { changing, readItems, revised } from "../../data/repository.ts";
import { ephemeralTable } from "../../data/tables.ts";
import { withCompanion, type Write } from "../../data/transaction.ts";
import { AppError, means } from "../../errors.ts";
import { sealReply } from "../../http/sealed-reply.ts";
import type { User } from "../accounts/access.ts";
import { demandAnotherPerson } from "./another-person.ts";
import { type Approval, type ApprovalRecords, resultKey } from "./approval.ts";
import type { ApprovableVerb } from "./approvable.ts";
import type { ByRecords } from "./see.ts";
import { refusals } from "./texts.ts";

/** How long a result waits for its requester, in seconds. */
const RESULT_SECONDS = 24 * 3600;

const hasChanged = (): AppError => refusals.subiectSchimbat();

export const decided = (
  approval: Stored<Approval>,
  { login }: User,
  change: Pick<Approval, "status" | "reason">,
): Approval => ({ ...approval, ...change, decidedBy: login, decidedAt: clock.iso() });

/** The writes that move a waiting approval. The second of two is refused. */
export const moving = (records: ApprovalRecords, before: Stored<Approval>, after: Approval): Write[] =>
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
export async function carryOut<Caller extends User>(
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

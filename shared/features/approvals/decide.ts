import * as z from "zod";
import { clock } from "../../clock.ts";
import type { Stored } from "../../data/entity.ts";
import { takeEphemeral } from "../../data/ephemeral.ts";
import { listRecords, type Scope } from "../../data/list-records.ts";
import type { List } from "../../data/lists.ts";
import type { ListQuery, Page } from "../../data/page.ts";
import { whenItem } from "../../data/precondition.ts";
import { changing, read, readItems, recordOf, revised } from "../../data/repository.ts";
import { ephemeralTable } from "../../data/tables.ts";
import { transact, withCompanion, type Write } from "../../data/transaction.ts";
import { AppError, means } from "../../errors.ts";
import { openReply, sealReply } from "../../http/sealed-reply.ts";
import { log } from "../../log.ts";
import type { User } from "../accounts/access.ts";
import { type AccountRecords, isAdmin, isServiceAdmin } from "../accounts/account.ts";
import { demandAnotherPerson } from "./another-person.ts";
import {
  type Approval,
  approvalsOf,
  APPROVALS,
  approvalsOfOrganization,
  approvalsOfRequester,
  asNow,
  isWaiting,
  resultKey,
} from "./approval.ts";
import type { ApprovableVerb } from "./approvable.ts";
import { refusals } from "./texts.ts";

/** The approvals of a service: its verbs and its people. */
export interface Deciding<Caller extends User> {
  service: string;
  verbs: readonly ApprovableVerb<Caller>[];
  accounts: AccountRecords;
  /** An account as it is now; undefined if it may no longer act. */
  person(id: number): Promise<Caller | undefined>;
}

/** The approvals of one service, as its administrators decide them. */
export interface Approvals<Caller extends User> {
  list(caller: Caller, query: ListQuery): Promise<Page<Stored<Approval>>>;
  /** @throws notFound, also for an approval that the caller neither asked for nor may decide */
  read(caller: Caller, id: number): Promise<Stored<Approval>>;
  /**
   * Carries out the act: its own transaction moves the approval, on condition that its subjects have not changed.
   * @throws forbidden for one's own, for that of an account that may be the same person's, and without the right of the approver or of
   * the requester; conflict if it has ended or its
   * subject has changed
   */
  approve(caller: Caller, id: number): Promise<Stored<Approval>>;
  /** @throws forbidden for one's own; conflict if it has ended */
  reject(caller: Caller, id: number, reason: string | undefined): Promise<Stored<Approval>>;
  /** @throws forbidden for another's; conflict if it has ended */
  withdraw(caller: Caller, id: number): Promise<Stored<Approval>>;
  /** The result of an act that shows a secret, once. @throws forbidden for another's, notFound if there is none or it was read */
  readResult(caller: Caller, id: number): Promise<Record<string, unknown>>;
}

/** Seconds for which a result waits for its requester. */
const RESULT_SECONDS = 24 * 3600;

const hasEnded = (): AppError => refusals.aprobareIncheiata();
const hasChanged = (): AppError => refusals.subiectSchimbat();

export function approvals<Caller extends User>({
  service,
  verbs,
  accounts,
  person,
}: Deciding<Caller>): Approvals<Caller> {
  const records = approvalsOf(service);
  const verbOf = ({ verb }: Approval): ApprovableVerb<Caller> | undefined =>
    verbs.find(({ name }) => name === verb);

  async function readSeen(caller: Caller, id: number): Promise<Stored<Approval>> {
    const approval = await read(records, { id });
    if (!approval || !sees(caller, approval)) throw refusals.aprobareInexistenta();
    return approval;
  }

  /** @throws forbidden for one's own approval and without the role, conflict for one that has ended */
  async function readToDecide(caller: Caller, id: number) {
    const approval = await readSeen(caller, id);
    if (approval.requesterId === caller.id) throw refusals.aprobareProprie();
    const verb = verbOf(approval);
    if (!verb) throw refusals.aprobareInexistenta();
    verb.demandRole(caller);
    if (!isWaiting(approval)) throw hasEnded();
    return { approval, verb };
  }

  /** The writes that move a waiting approval. The second of two is refused. */
  const moving = (before: Stored<Approval>, after: Approval): Write[] =>
    changing(records, before, after).map((write) => ({ ...write, refused: hasEnded }));

  const decided = (
    approval: Stored<Approval>,
    { login }: Caller,
    change: Pick<Approval, "status" | "reason">,
  ): Approval => ({ ...approval, ...change, decidedBy: login, decidedAt: clock.iso() });

  async function decide(approval: Stored<Approval>, after: Approval): Promise<Stored<Approval>> {
    const answer = revised(approval, after);
    await transact(moving(approval, after), { answer });
    return answer;
  }

  /** The requester with the rights of now. @throws forbidden if they may no longer ask for it */
  async function requesterOf({ requesterId }: Approval, verb: ApprovableVerb<Caller>): Promise<Caller> {
    const requester = await person(requesterId);
    if (!requester) throw refusals.solicitantFaraDrept();
    try {
      verb.demandRole(requester);
    } catch {
      throw refusals.solicitantFaraDrept();
    }
    return requester;
  }

  const unchanged = ({ subjects }: Approval): Write[] =>
    subjects.map(({ pk, sk, rev }) => whenItem(records.table, { pk, sk }, { rev }, hasChanged));

  async function isChanged({ subjects }: Approval): Promise<boolean> {
    const items = await readItems(records.table, subjects);
    return subjects.some(({ rev }, i) => items[i]?.rev !== rev);
  }

  /** Why an approval fails. A changed subject comes first, because it is the reason of the other refusals. */
  async function failureOf(approval: Approval, error: unknown, refusal: unknown): Promise<unknown> {
    if (!(error instanceof AppError) || means(error, refusals.aprobareIncheiata)) return error;
    if (await isChanged(approval)) return hasChanged();
    if (refusal instanceof AppError) return isHidden(refusal) ? refusals.faraDreptDeAprobare() : refusal;
    return isHidden(error) ? refusals.solicitantFaraDrept() : error;
  }

  /** Summaries by the records as they are now, for approvals that wait. One read for all of them. */
  const withSummaries = <A extends Approval>(shown: readonly A[]): Promise<A[]> =>
    Promise.all(
      shown.map(async (approval) => {
        const [subject] = approval.subjects;
        if (!isWaiting(approval) || !subject) return asNow(approval);
        const [item] = await readItems(records.table, [{ pk: subject.pk, sk: subject.sk }]);
        const verb = verbOf(approval);
        return item && verb
          ? { ...approval, rezumat: verb.rezumat(recordOf(item), approval.args) }
          : asNow(approval);
      }),
    );

  const summarized = async (approval: Stored<Approval>): Promise<Stored<Approval>> =>
    (await withSummaries([approval]))[0] ?? approval;

  return {
    async list(caller, query) {
      const page = await listRecords(records, scopeOf(caller), query);
      return { ...page, items: await withSummaries(page.items) };
    },

    read: async (caller, id) => summarized(await readSeen(caller, id)),

    async approve(caller, id) {
      const { approval, verb } = await readToDecide(caller, id);
      const requester = await requesterOf(approval, verb);
      await demandAnotherPerson(accounts, caller, requester);
      let after: Approval | undefined;
      // Reads in the same turn as the act, so that one call brings the records of both. Nothing is written before it has ended.
      const refusal = verb.demandRight(caller, approval.args).then(
        () => undefined,
        (error: unknown) => error,
      );
      const result: Write[] = [];
      const isDone = await withCompanion(
        {
          async prepare(answer) {
            const found = await refusal;
            if (found !== undefined) throw found;
            after = decided(approval, caller, { status: "EXECUTATA" });
            result.splice(0, Infinity, ...keepingResult(service, approval, verb, answer));
            return revised(approval, after);
          },
          writes: () => [...moving(approval, after ?? approval), ...unchanged(approval), ...result],
        },
        () => verb.act(requester, approval.args, { approved: { askedAt: approval.requestedAt } }),
      ).catch(async (error: unknown) => {
        throw await failureOf(approval, error, await refusal);
      });
      if (!isDone || !after) throw hasChanged();
      log.info("an approval was executed", { object: id, verb: verb.name });
      return revised(approval, after);
    },

    async reject(caller, id, reason) {
      const { approval } = await readToDecide(caller, id);
      return decide(approval, decided(approval, caller, { status: "RESPINSA", reason }));
    },

    async withdraw(caller, id) {
      const approval = await readSeen(caller, id);
      if (approval.requesterId !== caller.id) throw refusals.aprobareStraina();
      if (!isWaiting(approval)) throw hasEnded();
      return decide(approval, decided(approval, caller, { status: "RETRASA" }));
    },

    async readResult(caller, id) {
      const approval = await readSeen(caller, id);
      if (approval.requesterId !== caller.id) throw refusals.aprobareStraina();
      const key = resultKey(service, approval);
      const kept = await takeEphemeral(key);
      if (!kept) throw refusals.rezultatInexistent();
      return openReply<Record<string, unknown>>(String(kept.sealed), key);
    },
  };
}

/** Service administrators see every approval, organization administrators those of their organization, requesters their own. */
const sees = (caller: User, { requesterId, organizatieId }: Approval): boolean =>
  isServiceAdmin(caller) ||
  requesterId === caller.id ||
  (isAdmin(caller) && organizatieId !== undefined && organizatieId === caller.organizatieId);

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

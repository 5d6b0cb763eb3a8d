import type * as z from "zod";
import { clock } from "../../clock.ts";
import { adding, refuseStale, unrevised } from "../../data/repository.ts";
import { transact, withNewId } from "../../data/transaction.ts";
import { accepted } from "../../http/accepted.ts";
import type { Reply } from "../../http/responses.ts";
import { validate } from "../../http/validation.ts";
import { kernel } from "../../refusals.ts";
import { carried, type Text } from "../../texts.ts";
import type { User } from "../accounts/access.ts";
import { isAdmin, isServiceAdmin } from "../accounts/account.ts";
import { ApprovalView, approvalsOf, type Approval, endOfDecision, type Subject } from "./approval.ts";
import { config } from "./config.ts";
import { demandRecentFactor } from "../accounts/recent-factor.ts";

/** The roles that a verb may demand. The rights on a record are the verb's own. */
const roles = {
  user: () => true,
  admin: isAdmin,
  serviceAdmin: isServiceAdmin,
} satisfies Record<string, (caller: User) => boolean>;

/** The records that an act changes, as a caller who may do it reads them. */
export interface Subjects<R> {
  /** The record of the summary: the first of `at`. Absent for an act that changes no record. */
  record: R;
  at: Subject[];
}

/** How an act is carried out. */
interface Carrying {
  /** When it was asked for (ISO 8601). Absent: it is carried out at once, without an approval. */
  approved?: { askedAt: string };
  /** Revisions that the caller accepts. They count when an approval is asked for. */
  ifMatch?: number[] | undefined;
}

interface Definition<Args extends z.ZodObject, Caller extends User, R, Result> {
  service: string;
  /** Its output is stored: it must be JSON and contain no secret. */
  args: Args;
  demands: keyof typeof roles;
  /** Service administrators may do it with every record, so that their approval reads none. Default: only if nobody else may do it. */
  isOfEveryRecord?: true;
  /** @throws the refusal of a caller who may not do it now */
  subject(caller: Caller, args: z.output<Args>): Promise<Subjects<R>>;
  /** The organization whose administrators may decide. Default: none, only service administrators do. */
  organizatieId?(record: R): number | undefined | Promise<number | undefined>;
  /** The effect in words. It contains nothing that is hidden from administrators: no secret, no name of a SECRET document. */
  rezumat(record: R, args: z.output<Args>): Text;
  /**
   * Carries it out with the rights of the caller. It makes its fact in one transaction with a purpose (`transact`), which takes
   * the approval along.
   */
  act(caller: Caller, args: z.output<Args>, carrying: Carrying): Promise<Result>;
  /** The result, if it shows a secret: the requester reads it once. */
  shows?: z.ZodType;
}

type Asked = Reply<z.input<typeof ApprovalView>>;
type IfMatch = Pick<Carrying, "ifMatch">;
type Asking = IfMatch & { asks?: boolean | undefined };

/** A verb that asks first and acts later. The deciding part passes it the arguments that it stored. */
export interface ApprovableVerb<Caller extends User = never> {
  name: string;
  service: string;
  shows: z.ZodType | undefined;
  /** @throws forbidden without the role */
  demandRole(caller: User): void;
  /** @throws the refusal of a caller with the role, but without the right to the records */
  demandRight(caller: Caller, args: unknown): Promise<void>;
  rezumat(record: unknown, args: unknown): Approval["rezumat"];
  act(caller: Caller, args: unknown, carrying: Carrying): Promise<unknown>;
}

export interface Approvable<Args, Caller extends User, Result> extends ApprovableVerb<Caller> {
  /** Asks for an approval: 202 with its address. Nothing else happens. @throws the refusals of the act itself */
  ask(caller: Caller, args: Args, options?: IfMatch): Promise<Asked>;
  /** Asks with `FOUR_EYES=on`, at an address that is for asking, and for what is always asked; otherwise acts at once. */
  askOrAct(caller: Caller, args: Args, options?: Asking): Promise<Result | Asked>;
}

/** An act that nobody carries out alone, at any setting of `FOUR_EYES`. Thrown before anything was done: it is asked for instead. */
export class NeedsSecondPerson extends Error {
  override readonly name = "NeedsSecondPerson";
}

/** Seconds after which clients may look at an approval again. */
const LOOK_AGAIN_SECONDS = 60;

/** The declarations of a route that may answer with an approval. */
export const byApproval = { also: { 202: ApprovalView } };

/** How another address of such a route differs, where the act is asked for in any case. */
export const asking = {
  returns: ApprovalView,
  present: (asked: unknown) => asked as never,
  status: 202,
  also: undefined,
  keptSealed: false,
  as: () => ({ asks: true }),
};

/** True if acts that cannot be undone need a second person at every address. */
export const needsSecondPerson = (): boolean => config.fourEyes === "on";

/**
 * Makes a verb that needs a second person. A caller who may do it asks for it, another one approves, and then it is
 * carried out with the rights that the requester has by then, on the records as they were when it was asked for.
 * @param name the id of its operation without the zone: `documents.purge`
 */
export function approvable<Args extends z.ZodObject, Caller extends User, R, Result>(
  name: string,
  definition: Definition<Args, Caller, R, Result>,
): Approvable<z.input<Args>, Caller, Result> {
  const { service, demands } = definition;
  const records = approvalsOf(service);
  type Parsed = z.output<Args>;
  const summaryOf = (record: R, args: Parsed) => carried(definition.rezumat(record, args));

  async function ask(caller: Caller, sent: z.input<Args>, { ifMatch }: IfMatch = {}): Promise<Asked> {
    demandRole(caller);
    demandRecentFactor();
    const args = await validate(definition.args, sent, caller.langKey);
    const { record, at } = await definition.subject(caller, args);
    if (at[0]) refuseStale(at[0], ifMatch);
    const organizatieId = await definition.organizatieId?.(record);
    const requestedAt = clock.iso();
    return withNewId(async (id) => {
      const approval = unrevised<Approval>({
        id,
        verb: name,
        args,
        rezumat: summaryOf(record, args),
        subjects: at,
        requesterId: caller.id,
        requestedBy: caller.login,
        requestedAt,
        expiresAt: endOfDecision(requestedAt),
        status: "IN_ASTEPTARE",
        organizatieId,
      });
      const answer = answerOf(service, approval);
      await transact(adding(records, approval), { answer });
      return answer;
    });
  }

  async function actAtOnce(caller: Caller, args: Parsed, carrying: Carrying): Promise<Result> {
    demandRecentFactor();
    return definition.act(caller, args, carrying);
  }

  function demandRole(caller: User): void {
    if (!roles[demands](caller)) throw kernel.interzis();
  }

  return {
    name,
    service,
    shows: definition.shows,
    demandRole,
    async demandRight(caller, args) {
      const isOfEveryRecord = definition.isOfEveryRecord === true || demands === "serviceAdmin";
      if (!isOfEveryRecord || !isServiceAdmin(caller)) await definition.subject(caller, args as Parsed);
    },
    rezumat: (record, args) => summaryOf(record as R, args as Parsed),
    act: (caller, args, carrying) => definition.act(caller, args as Parsed, carrying),
    ask,
    async askOrAct(caller, args, { ifMatch, asks = needsSecondPerson() } = {}) {
      if (asks) return ask(caller, args, { ifMatch });
      try {
        return await actAtOnce(caller, args as Parsed, { ifMatch });
      } catch (error) {
        if (error instanceof NeedsSecondPerson) return ask(caller, args, { ifMatch });
        throw error;
      }
    },
  };
}

const answerOf = (service: string, approval: Approval): Asked =>
  accepted(approval, `/${service}/api/v1/admin/approvals/${approval.id}`, LOOK_AGAIN_SECONDS);

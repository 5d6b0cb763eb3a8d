import * as z from "zod";
import { clock } from "../../clock.ts";
import { type ById, entity, type Entity, inOwnPartition, type Stored } from "../../data/entity.ts";
import { ephemeralKey } from "../../data/ephemeral.ts";
import type { Key } from "../../data/tables.ts";

/** The states of an approval. EXPIRATA is never stored: it is what IN_ASTEPTARE becomes at `expiresAt`. */
const statuses = ["IN_ASTEPTARE", "EXECUTATA", "RESPINSA", "RETRASA", "EXPIRATA"] as const;

const HOURS_TO_DECIDE = 24;

/** A summary for people; approvals from before English have none. */
const Summary = z
  .object({ ro: z.string(), ru: z.string(), en: z.string().optional() })
  .meta({ id: "RezumatulAprobarii" });

/** A record that the act changes, and its revision when the act was asked for. */
const Subject = z.object({ pk: z.string(), sk: z.string(), rev: z.int() });
export type Subject = z.output<typeof Subject>;

/** An act that was asked for and that another person decides. Neither `args` nor `rezumat` contains a secret. */
export const Approval = z.object({
  id: z.int(),
  /** The name of the verb. */
  verb: z.string(),
  args: z.record(z.string(), z.unknown()),
  /** The effect in words, by the records as they were when it was asked for. */
  rezumat: Summary,
  subjects: z.array(Subject),
  /** Id and login of the account that asked. */
  requesterId: z.int(),
  requestedBy: z.string(),
  requestedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  status: z.enum(statuses),
  /** Login. */
  decidedBy: z.string().optional(),
  decidedAt: z.iso.datetime().optional(),
  reason: z.string().optional(),
  /** The organization whose administrators see the approval. */
  organizatieId: z.int().optional(),
});
export type Approval = z.output<typeof Approval>;
export type ApprovalRecords = Entity<Approval, ById>;

export const ApprovalView = Approval.omit({
  subjects: true,
  requesterId: true,
  organizatieId: true,
}).meta({ id: "AprobareCeruta" });
export type ApprovalView = z.output<typeof ApprovalView>;

/** The list of all approvals of a service. */
export const APPROVALS = "approvals";

/** The list of the approvals that the administrators of an organization may decide. */
export const approvalsOfOrganization = (organizatieId: number): string =>
  `${APPROVALS}#organization#${organizatieId}`;

/** The list of the approvals that an account asked for. */
export const approvalsOfRequester = (id: number): string => `${APPROVALS}#requester#${id}`;

/** The approvals of a service, in its own table. */
export const approvalsOf = (service: string): ApprovalRecords =>
  entity({
    name: "approval",
    service,
    schema: Approval,
    key: inOwnPartition("approval"),
    lists: ({ organizatieId, requesterId }) => {
      const own = { partition: approvalsOfRequester(requesterId), counter: null };
      const all = { partition: APPROVALS, counter: null };
      if (organizatieId === undefined) return [all, own];
      const ofOrganization = { partition: approvalsOfOrganization(organizatieId), counter: null };
      return [all, ofOrganization, { ...own, attributes: { organizatieId } }];
    },
  });

/** Until when an approval can be decided that was asked for at `requestedAt` (ISO). */
export const endOfDecision = (requestedAt: string): string =>
  new Date(Date.parse(requestedAt) + HOURS_TO_DECIDE * 3_600_000).toISOString();

/** The approval as it is now: without a decision in its time it has expired. */
export const asNow = <A extends Approval>(approval: A): A =>
  approval.status === "IN_ASTEPTARE" && approval.expiresAt <= clock.iso()
    ? { ...approval, status: "EXPIRATA" }
    : approval;

export const isWaiting = (approval: Approval): boolean => asNow(approval).status === "IN_ASTEPTARE";

/** The key of the sealed result of an approval, until its requester has read it. */
export const resultKey = (service: string, { id }: ById): Key => ephemeralKey(service, "approval-result", id);

/** A record that an act changes, as it was read. */
export const subjectOf = <T extends ById, K>({ key }: Entity<T, K>, record: Stored<T> & K): Subject => ({
  ...key(record),
  rev: record.rev,
});

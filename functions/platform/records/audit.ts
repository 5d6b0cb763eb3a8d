import * as z from "zod";
import { entity, inOwnPartition } from "../../../shared/data/entity.ts";
import { queue } from "../../../shared/messaging/queue.ts";
import { Counts } from "./system.ts";

const statuses = ["IN_ASTEPTARE", "IN_LUCRU", "FINALIZAT", "ESUAT", "OPRIT"] as const;
type Status = (typeof statuses)[number];

const AuditedContract = z
  .object({ sha256: z.string(), version: z.string(), operations: z.int32() })
  .meta({ id: "AuditedContract" });

/** An audit of a system: the row of its report, which is in the bucket of evidence. */
export const Audit = z.object({
  id: z.int(),
  systemId: z.int(),
  /** Code of the system when it was asked for. */
  cod: z.string(),
  status: z.enum(statuses),
  trigger: z.enum(["schedule", "demand", "build"]),
  requestedAt: z.iso.datetime(),
  startedAt: z.iso.datetime().optional(),
  finishedAt: z.iso.datetime().optional(),
  /** Edition of the standard. */
  standard: z.string().optional(),
  verdict: z.enum(["PASS", "WARN", "FAIL"]).optional(),
  counts: Counts.optional(),
  contract: AuditedContract.optional(),
  requests: z.int32().optional(),
  /** Issues that it opened or reopened, and closed. */
  opened: z.int32().optional(),
  closed: z.int32().optional(),
  /** The mail to the contact is still to be sent. */
  mailDue: z.boolean().optional(),
  leaseUntil: z.string().optional(),
  /** Workers that have begun it. */
  attempts: z.int().optional(),
});
export type Audit = z.output<typeof Audit>;

export const AuditView = Audit.omit({ mailDue: true, leaseUntil: true, attempts: true }).meta({
  id: "Audit",
});

export const isOver = ({ status }: { status: Status }): boolean =>
  status !== "IN_ASTEPTARE" && status !== "IN_LUCRU";

/** The partition of all audits. */
export const AUDITS = "audits";
export const auditsOfSystem = (systemId: number): string => `${AUDITS}#system#${systemId}`;
/** The audits of a system that ended as planned: its trend. */
export const trendOfSystem = (systemId: number): string => `${AUDITS}#trend#${systemId}`;
/** The audits that still wait for a worker, or for their mail. */
export const UNFINISHED = "audits#unfinished";

export const Audits = entity({
  name: "audit",
  service: "platform",
  schema: Audit,
  key: inOwnPartition("audit"),
  lists: (audit) => [
    { partition: AUDITS },
    { partition: auditsOfSystem(audit.systemId) },
    ...(audit.status === "FINALIZAT" ? [{ partition: trendOfSystem(audit.systemId) }] : []),
    ...(!isOver(audit) || audit.mailDue ? [{ partition: UNFINISHED, counter: null }] : []),
  ],
});

/** The wish of an administrator that a running audit ends. A record of its own: the row of the audit belongs to its worker. */
const Stop = z.object({ id: z.int() });

export const Stops = entity({
  name: "stop",
  service: "platform",
  schema: Stop,
  key: inOwnPartition("auditstop"),
});

/** Wakes the worker of an audit. */
export const auditsQueue = queue("audits", z.object({ auditId: z.int() }));

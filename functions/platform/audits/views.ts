import * as z from "zod";
import { AuditView } from "../records/audit.ts";

/** Reports from before English have none. */
const Text = z
  .object({ ro: z.string(), ru: z.string(), en: z.string().optional() })
  .meta({ id: "StandardText" });
const Verdict = z.enum(["PASS", "WARN", "FAIL"]);
/** The verdict of a rule; a rule with nothing to check is not applicable. */
const RuleVerdict = z.enum(["PASS", "WARN", "FAIL", "NOT_APPLICABLE"]);

const BreachView = z
  .object({
    operation: z.string(),
    expected: z.string(),
    found: z.string(),
    /** The numbers of the exchanges that prove it. */
    exchanges: z.array(z.int32()),
    curl: z.string(),
    verdict: Verdict,
    waiver: z
      .object({
        reason: z.string(),
        validUntil: z.iso.datetime().optional(),
        decision: z.string().optional(),
      })
      .meta({ id: "UsedWaiver" })
      .optional(),
    /** True if it did not happen when it was tried again. */
    unsteady: z.boolean().optional(),
  })
  .meta({ id: "Breach" });

const NotExercisedView = z.object({ what: z.string(), why: Text }).meta({ id: "NotExercised" });

const RuleRowView = z
  .object({
    rule: z.string(),
    says: Text,
    source: z.string(),
    level: z.enum(["must", "should"]),
    verdict: RuleVerdict,
    checked: z.int32(),
    notExercised: z.array(NotExercisedView),
    notExercisedTotal: z.int32(),
    breaches: z.array(BreachView),
    breachesTotal: z.int32(),
    fix: Text,
  })
  .meta({
    id: "RuleRow",
    examples: [
      {
        rule: "noun",
        says: {
          ro: "Resursele sunt substantive la plural",
          ru: "Ресурсы — существительные во множественном числе",
          en: "Resources are plural nouns",
        },
        source: "section 8",
        level: "must",
        verdict: "FAIL",
        checked: 12,
        notExercised: [],
        notExercisedTotal: 0,
        breaches: [
          {
            operation: "GET /api/v1/staff/request",
            expected: "requests",
            found: "request",
            exchanges: [3],
            curl: "curl https://exemplu.md/api/v1/staff/request",
            verdict: "FAIL",
          },
        ],
        breachesTotal: 1,
        fix: { ro: "Redenumiți resursa", ru: "Переименуйте ресурс", en: "Rename the resource" },
      },
    ],
  });

const Turn = z.object({ from: z.int32(), size: z.int32(), of: z.int32() }).meta({ id: "Turn" });
const Changes = z.object({ new: z.array(z.string()), gone: z.array(z.string()) }).meta({ id: "Changes" });

const AcceptedWriteView = z
  .object({ operation: z.string(), path: z.string(), found: z.string(), exchange: z.int32() })
  .meta({ id: "AcceptedWrite" });

/** An audit with its report, once there is one. */
export const ReportView = AuditView.extend({
  endedEarly: z.enum(["requests", "time", "silence", "stopped"]).optional(),
  acceptedWrites: z.array(AcceptedWriteView).optional(),
  turn: Turn.optional(),
  changes: Changes.optional(),
  rules: z.array(RuleRowView).optional(),
}).meta({ id: "Report" });
export type ReportView = z.output<typeof ReportView>;

export const ExchangeView = z
  .object({
    n: z.int32(),
    reason: z.string(),
    method: z.string(),
    path: z.string(),
    caller: z.string(),
    sent: z.record(z.string(), z.string()),
    body: z.string().optional(),
    fault: z.string().optional(),
    status: z.int32().optional(),
    headers: z.record(z.string(), z.string()).optional(),
    /** The text of an open answer; the form of any other. */
    answer: z.unknown().optional(),
  })
  .meta({ id: "Exchange" });
export type ExchangeView = z.output<typeof ExchangeView>;

/** A finished audit as a point of the trend. */
export const TrendView = z
  .object({
    id: z.int(),
    finishedAt: z.iso.datetime(),
    standard: z.string(),
    verdict: Verdict,
    counts: AuditView.shape.counts.unwrap(),
    opened: z.int32(),
    closed: z.int32(),
  })
  .meta({ id: "TrendPoint" });

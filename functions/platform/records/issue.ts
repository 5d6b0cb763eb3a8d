import { createHash } from "node:crypto";
import * as z from "zod";
import { entity, inOwnPartition } from "../../../shared/data/entity.ts";
import { RevisionConflict } from "../../../shared/data/transaction.ts";
import { line, paragraphs } from "../../../shared/text-fields.ts";

/** The operation of an issue that stands for its whole rule. */
export const EVERY_OPERATION = "*";

/** The fields of an issue that people set; only audits change the others. */
export const IssueFields = z.object({ note: paragraphs(2000).optional(), assignee: line(255).optional() });

/** A deviation of a system from a rule at an operation, from the audit that opened it to the one that closed it. */
export const Issue = IssueFields.extend({
  id: z.int(),
  systemId: z.int(),
  rule: z.string(),
  operation: z.string(),
  /** DESCHISA, ACCEPTATA (waived) or INCHISA. */
  status: z.enum(["DESCHISA", "ACCEPTATA", "INCHISA"]),
  verdict: z.enum(["WARN", "FAIL"]),
  expected: z.string(),
  found: z.string(),
  openedAt: z.iso.datetime(),
  openedBy: z.int(),
  seenAt: z.iso.datetime(),
  /** The last audit that has seen it. */
  seenBy: z.int(),
  /** The audits that have seen it. */
  seen: z.int32(),
  reopenedAt: z.iso.datetime().optional(),
  closedAt: z.iso.datetime().optional(),
  closedBy: z.int().optional(),
});
export type Issue = z.output<typeof Issue>;

export const IssueView = Issue.meta({ id: "Issue" });
export type IssueView = z.output<typeof IssueView>;

export const ISSUES = "issues";
export const issuesOfSystem = (systemId: number): string => `${ISSUES}#system#${systemId}`;
/** The issues of a system that are not closed. */
export const unclosedOfSystem = (systemId: number): string => `${ISSUES}#unclosed#${systemId}`;

/** One issue for each system, rule and operation. Operations are texts of strangers, so the value is hashed. */
export const issueName = ({
  systemId,
  rule,
  operation,
}: Pick<Issue, "systemId" | "rule" | "operation">): string =>
  createHash("sha256")
    .update(JSON.stringify([systemId, rule, operation]))
    .digest("base64url");

export const Issues = entity({
  name: "issue",
  service: "platform",
  schema: Issue,
  key: inOwnPartition("issue"),
  unique: { name: { of: issueName, taken: () => new RevisionConflict("the issue is open already") } },
  lists: (issue) => [
    { partition: ISSUES },
    { partition: issuesOfSystem(issue.systemId) },
    ...(issue.status === "INCHISA" ? [] : [{ partition: unclosedOfSystem(issue.systemId), counter: null }]),
  ],
});

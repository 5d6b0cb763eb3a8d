import type * as z from "zod";
import type { Stored } from "../../../shared/data/entity.ts";
import { read, refuseStale, update } from "../../../shared/data/repository.ts";
import type { Patch } from "../../../shared/http/body.ts";
import { kernel } from "../../../shared/refusals.ts";
import { type Issue, type IssueFields, Issues } from "../records/issue.ts";

/** @throws notFound */
export async function readIssue(id: number): Promise<Stored<Issue>> {
  const issue = await read(Issues, { id });
  if (!issue) throw kernel.negasit();
  return issue;
}

/** Sets or removes (null) the note and the assignee of an issue. @throws notFound, stale */
export const annotateIssue = (
  id: number,
  fields: Patch<z.output<typeof IssueFields>>,
  ifMatch: number[] | undefined,
): Promise<Stored<Issue>> =>
  update(Issues, { id }, (before) => {
    refuseStale(before, ifMatch);
    const { note = before.note, assignee = before.assignee } = fields;
    const { note: _, assignee: __, ...others } = before;
    return { ...others, ...(note ? { note } : {}), ...(assignee ? { assignee } : {}) };
  });

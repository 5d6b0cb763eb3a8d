import type { Calls, World } from "../calls.expectations.ts";

const ofSystem = { parameter: ({ systemId }: World) => systemId };
const ofIssue = { parameter: ({ issueId }: World) => issueId };

export const calls: Calls = {
  "admin.systems.listIssues": ofSystem,
  "staff.systems.listIssues": ofSystem,
  "admin.issues.read": ofIssue,
  "admin.issues.patch": { ...ofIssue, body: () => ({ note: "De îndreptat" }) },
  "staff.issues.read": ofIssue,
};

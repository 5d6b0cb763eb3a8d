import type { Calls } from "../calls.expectations.ts";

export const calls: Calls = {
  records: { parameter: ({ made }) => made.organization.id, others: { kind: "organizations" } },
};

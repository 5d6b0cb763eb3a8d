import type { Calls } from "../calls.expectations.ts";

export const calls: Calls = {
  records: { parameter: ({ systemId }) => systemId, others: { kind: "systems" } },
};

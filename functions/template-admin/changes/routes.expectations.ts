import type { Calls } from "../calls.expectations.ts";

export const calls: Calls = { records: { parameter: () => 1, others: { kind: "templates" } } };

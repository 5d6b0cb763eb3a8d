import type { Calls } from "../../calls.expectations.ts";

export const calls: Calls = { records: { parameter: ({ made }) => `organizations-${made.organization.id}` } };

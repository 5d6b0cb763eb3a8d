import type { Calls } from "../../calls.expectations.ts";

export const calls: Calls = { records: { parameter: ({ systemId }) => `systems-${systemId}` } };

import type { Calls } from "../calls.expectations.ts";
import { waitingCancellation } from "./testing.ts";

export const calls: Calls = {
  jobs: { parameter: async () => (await waitingCancellation()).id, others: { kind: "cancellation" } },
};

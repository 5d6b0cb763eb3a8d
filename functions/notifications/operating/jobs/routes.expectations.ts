import type { Calls } from "../../calls.expectations.ts";
import { waitingCancellation } from "./testing.ts";

export const calls: Calls = {
  jobs: { parameter: async () => `cancellation-${(await waitingCancellation()).id}` },
};

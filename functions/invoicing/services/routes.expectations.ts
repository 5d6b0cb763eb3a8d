import type { Calls } from "../calls.expectations.ts";
import { createService } from "../testing.ts";

export const calls: Calls = {
  service: { parameter: async () => (await createService()).code },
};

import { askForReset } from "../../../../shared/testing/ask-for-reset.ts";
import type { Calls } from "../../calls.expectations.ts";

export const calls: Calls = {
  approvals: { parameter: () => askForReset("template-admin") },
};

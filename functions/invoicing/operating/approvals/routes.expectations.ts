import type { Calls } from "../../calls.expectations.ts";
import { askForCancellation } from "./testing.ts";

export const calls: Calls = {
  approvals: { parameter: ({ project }) => askForCancellation({ project }) },
};

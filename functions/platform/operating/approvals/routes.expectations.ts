import type { Calls } from "../../calls.expectations.ts";
import { askForDeletion } from "./testing.ts";

export const calls: Calls = {
  approvals: { parameter: () => askForDeletion() },
};

import type { Calls } from "../../calls.expectations.ts";

export const calls: Calls = {
  "documents.downloadWithPassword": { body: () => ({ parola: "oricare" }) },
};

import type { Calls } from "../../calls.expectations.ts";

export const calls: Calls = {
  "attachments.create": { body: () => ({ fileName: "aviz.pdf", dimensiune: 12 }) },
};

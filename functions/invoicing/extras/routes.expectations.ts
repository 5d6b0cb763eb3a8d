import type { Calls } from "../calls.expectations.ts";
import { createInvoiceFor, fresh } from "../testing.ts";

export const calls: Calls = {
  "extras.create": {
    body: async ({ project }) => ({
      reference: fresh("R"),
      invoice: (await createInvoiceFor(project)).code,
      amount: "1",
    }),
  },
};

import type { Calls } from "../calls.expectations.ts";
import { createInvoiceFor, createService, freshIdno } from "../testing.ts";

export const calls: Calls = {
  "invoice.create": { body: async () => ({ idno: freshIdno(), service: (await createService()).code }) },
  "invoice.read": { parameter: async ({ project }) => (await createInvoiceFor(project)).code },
};

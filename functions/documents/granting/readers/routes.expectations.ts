import { type Calls, prepareDocument } from "../../calls.expectations.ts";

export const calls: Calls = {
  "admin.documents.listReaders": { subject: prepareDocument },
  "admin.buckets.listReaders": { subject: async ({ bucket: { id } }) => Promise.resolve({ id }) },
};

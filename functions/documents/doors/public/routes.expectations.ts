import { prepareDocument, type Calls } from "../../calls.expectations.ts";

export const calls: Calls = {
  "public-documents": {
    subject: (world) => prepareDocument({ ...world, document: { ...world.document, visibility: "PUBLIC" } }),
  },
  "public-documents.downloadWithPassword": { body: () => ({ parola: "oricare" }) },
};

import { prepareDocument, type Calls } from "../../calls.expectations.ts";
import { textFile } from "../../testing.ts";

export const calls: Calls = {
  documents: { subject: prepareDocument },
  "documents.create": { body: () => ({ denumire: "x" }) },
  "documents.upload": { file: textFile("nou") },
  "documents.replace": { body: () => ({ denumire: "y" }) },
  "documents.patch": { body: () => ({ descriere: "y" }) },
  "documents.restore": { state: "archive" },
  "documents.purge": { state: "remove" },
  "admin.documents.purge": { state: "remove" },
};

import { prepareDocument, type Calls } from "../../calls.expectations.ts";
import { textFile } from "../../testing.ts";

export const calls: Calls = {
  versions: { subject: prepareDocument },
  "versions.create": { file: textFile("nou") },
  "versions.downloadWithPassword": { body: () => ({ parola: "oricare" }) },
};

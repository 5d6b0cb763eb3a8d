import { consumer } from "../../../shared/messaging/consumer.ts";
import { importQueue } from "../records/import.ts";
import { continueImport } from "./continue-import.ts";

export const handler = consumer({
  service: "documents",
  queue: importQueue,
  handle: ({ importId }) => continueImport(importId),
  retrySeconds: 30,
});

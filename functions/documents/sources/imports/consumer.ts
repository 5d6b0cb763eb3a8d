import { consumer } from "../../../../shared/messaging/consumer.ts";
import { revokeEnded } from "../connections/revoke-ended.ts";
import { importQueue } from "../../records/import.ts";
import { runImport } from "./run-import.ts";

export const handler = consumer({
  service: "documents",
  queue: importQueue,
  handle: (message) => ("endedOf" in message ? revokeEnded(message.endedOf) : runImport(message.importId)),
  retrySeconds: 30,
});

import { consumer } from "../../../../shared/messaging/consumer.ts";
import { conversionQueue } from "../../records/conversion.ts";
import { transcribe } from "./work.ts";

export const handler = consumer({
  service: "documents",
  queue: conversionQueue,
  handle: ({ conversionId }) => transcribe(conversionId),
  retrySeconds: 30,
});

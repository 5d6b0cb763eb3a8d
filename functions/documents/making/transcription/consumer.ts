import { consumer } from "../../../../shared/messaging/consumer.ts";
import { conversionQueue } from "../../records/conversion.ts";
import { startByItself } from "./start-by-itself.ts";
import { transcribe } from "./work.ts";

export const handler = consumer({
  service: "documents",
  queue: conversionQueue,
  async handle(message) {
    const id = "conversionId" in message ? message.conversionId : await startByItself(message);
    if (id !== undefined) await transcribe(id);
  },
  retrySeconds: 30,
});

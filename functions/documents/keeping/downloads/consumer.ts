import { consumer } from "../../../../shared/messaging/consumer.ts";
import { prepareCopy, removeCopy } from "../../files/content/make-copy.ts";
import { copyQueue } from "../../records/delivery-copy.ts";

export const handler = consumer({
  service: "documents",
  queue: copyQueue,
  handle: (message) => ("remove" in message ? removeCopy(message.remove) : prepareCopy(message.prepare)),
  retrySeconds: 30,
});

import * as z from "zod";
import { consumer } from "../../../shared/messaging/consumer.ts";
import { prepareCopy, removeCopy } from "../content/make-copy.ts";

const Message = z.union([
  z.object({ prepare: z.object({ id: z.int(), numarVersiune: z.int() }) }),
  z.object({ remove: z.string() }),
]);

/** The queue of delivery copies: to be made, and 15 minutes later to be removed. */
export const handler = consumer({
  service: "documents",
  message: Message,
  handle: (message) => ("remove" in message ? removeCopy(message.remove) : prepareCopy(message.prepare)),
  retrySeconds: 30,
});

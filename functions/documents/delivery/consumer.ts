import * as z from "zod";
import { consumer } from "../../../shared/messaging/consumer.ts";
import { prepareCopy, removeCopy } from "../content/make-copy.ts";

const Message = z.union([
  z.object({ pregateste: z.object({ id: z.int(), numarVersiune: z.int() }) }),
  z.object({ sterge: z.string() }),
]);

/** The queue of delivery copies: to be made, and 15 minutes later to be removed. */
export const handler = consumer({
  service: "documents",
  message: Message,
  handle: (message) => ("sterge" in message ? removeCopy(message.sterge) : prepareCopy(message.pregateste)),
  retrySeconds: 30,
});

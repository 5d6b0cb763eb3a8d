import { consumer } from "../../../../shared/messaging/consumer.ts";
import { linkMailQueue } from "../../records/link-mail.ts";
import { sendLink } from "./send-link.ts";

export const handler = consumer({
  service: "documents",
  queue: linkMailQueue,
  handle: ({ linkId }) => sendLink(linkId),
  retrySeconds: 30,
});

import { consumer } from "../../../../shared/messaging/consumer.ts";
import { scanQueue } from "../../records/scan.ts";
import { rescan } from "./rescan.ts";
import { scanContent } from "./scan-content.ts";

export const handler = consumer({
  service: "documents",
  queue: scanQueue,
  async handle(message) {
    await ("rescan" in message ? rescan() : scanContent(message.scanId));
  },
  retrySeconds: 30,
});

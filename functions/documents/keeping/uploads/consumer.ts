import { consumer } from "../../../../shared/messaging/consumer.ts";
import { uploadQueue } from "../../records/upload.ts";
import { finishInBackground } from "./finish-upload.ts";

export const handler = consumer({
  service: "documents",
  queue: uploadQueue,
  handle: ({ uploadId }) => finishInBackground(uploadId),
  retrySeconds: 30,
});

import * as z from "zod";
import { consumer } from "../../../shared/messaging/consumer.ts";
import { finishInBackground } from "./finish-upload.ts";

/** The queue of uploads that were promised. */
export const handler = consumer({
  service: "documents",
  message: z.object({ uploadId: z.int() }),
  handle: ({ uploadId }) => finishInBackground(uploadId),
  retrySeconds: 30,
});

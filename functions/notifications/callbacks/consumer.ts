import { consumer } from "../../../shared/messaging/consumer.ts";
import { guardedFetch } from "../../../shared/outgoing/guarded-fetch.ts";
import { callbacks } from "../records/lanes.ts";
import { config } from "./config.ts";
import { callbackRunner } from "./run-callback.ts";

const run = callbackRunner(guardedFetch(config.privateCallbackAddresses));

export const handler = consumer({
  service: "notifications",
  queue: callbacks,
  handle: ({ callbackId }) => run(callbackId),
  retrySeconds: 30,
});

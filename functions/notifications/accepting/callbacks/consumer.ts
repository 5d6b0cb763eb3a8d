import { consumer } from "../../../../shared/messaging/consumer.ts";
import { guardedFetch } from "../../../../shared/outgoing/guarded-fetch.ts";
import { callbacks } from "../../records/lanes.ts";
import { config } from "./config.ts";
import { answerRunner } from "./run-answer.ts";
import { callbackRunner } from "./run-callback.ts";

const calls = guardedFetch(config.privateCallbackAddresses);
const runChange = callbackRunner(calls);
const runAnswer = answerRunner(calls);

export const handler = consumer({
  service: "notifications",
  queue: callbacks,
  handle: (signal) => ("answerId" in signal ? runAnswer(signal.answerId) : runChange(signal.callbackId)),
  retrySeconds: 30,
});

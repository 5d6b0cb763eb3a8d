import type { Calls } from "../../calls.expectations.ts";

export const calls: Calls = {
  queues: { parameter: () => "deliveries-dlq" },
  "queues.replay": { body: () => ({}) },
};

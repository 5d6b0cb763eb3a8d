import { consumer } from "../../../../shared/messaging/consumer.ts";
import { deliveriesHigh } from "../../records/lanes.ts";
import { emitOutcomes } from "../measures/outcomes.ts";
import { notifications } from "../../service.ts";
import { channels } from "./channels.ts";
import { deliverer } from "./deliver.ts";

/** Sends deliveries of priority High. */
export const handler = consumer({
  service: notifications.name,
  queue: deliveriesHigh,
  handle: deliverer(channels),
  afterBatch: emitOutcomes,
});

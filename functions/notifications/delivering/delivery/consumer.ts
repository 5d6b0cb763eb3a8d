import { consumer } from "../../../../shared/messaging/consumer.ts";
import { deliveries } from "../../records/lanes.ts";
import { emitOutcomes } from "../measures/outcomes.ts";
import { notifications } from "../../service.ts";
import { channels } from "./channels.ts";
import { deliverer } from "./deliver.ts";

/** Sends deliveries of priority Medium and Low. */
export const handler = consumer({
  service: notifications.name,
  queue: deliveries,
  handle: deliverer(channels),
  afterBatch: emitOutcomes,
});

import * as z from "zod";
import { entity, inSharedPartition } from "../../../shared/data/entity.ts";

/** An approved act on the dead letters of a queue. Once it is stored, the dispatcher completes it. */
const DeadLetterOrder = z.object({
  id: z.int(),
  queue: z.string(),
  act: z.enum(["forget", "replay"]),
  /** It takes what had been given up by then. ISO 8601. */
  askedAt: z.string(),
  /** Default: all. */
  messageIds: z.array(z.int()).optional(),
});
export type DeadLetterOrder = z.output<typeof DeadLetterOrder>;

/** The partition of all of them: few, and only until they are completed. */
export const DEAD_LETTER_ORDERS = "dead-letter-orders";

export const DeadLetterOrders = entity({
  name: "dead-letter-order",
  service: "notifications",
  schema: DeadLetterOrder,
  ...inSharedPartition(DEAD_LETTER_ORDERS),
});

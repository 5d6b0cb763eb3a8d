import * as z from "zod";
import { entity } from "../../../shared/data/entity.ts";
import { jobFields } from "../../../shared/jobs/row.ts";

/**
 * The walk over the deliveries of a notification that was cancelled, or got another hour, as a job: it has the id of
 * the notification and waits in the `due` index until all of them have followed. The notification itself already
 * stops its deliveries before that.
 */
export const Cancellation = z.object({
  id: z.int(),
  /** The walk over the deliveries continues below this one. */
  below: z.int().optional(),
  /** True if the walk has passed a delivery that could not be cancelled yet. */
  isIncomplete: z.boolean().optional(),
  ...jobFields,
  expiresOn: z.int(),
});
export type Cancellation = z.output<typeof Cancellation>;

/** Partition of the `due` index with the cancellations that have not ended. */
export const CANCELLATIONS_DUE = "cancellations";

export const Cancellations = entity({
  name: "cancellation",
  service: "notifications",
  schema: Cancellation,
  key: ({ id }) => ({ pk: `notification#${id}`, sk: "cancellation" }),
  endsAt: ({ expiresOn }) => expiresOn,
});

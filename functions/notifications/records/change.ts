import * as z from "zod";
import { entity } from "../../../shared/data/entity.ts";
import { RevisionConflict } from "../../../shared/data/transaction.ts";
import { callbackFields } from "./callback.ts";
import { inShard } from "./shards.ts";
import { TrackingId } from "./notification.ts";
import { states } from "./states.ts";

/**
 * A change of a notification's state. A system's changes are its feed; with a callback address, each is also a job
 * until the system has taken the call.
 */
export const StatusChange = z.object({
  ...callbackFields,
  trackingId: TrackingId,
  status: z.enum(states),
  /** 1 for the first change of the notification. */
  numar: z.int(),
  creatLa: z.iso.datetime(),
});
export type StatusChange = z.output<typeof StatusChange>;

/** The partition of the changes of a system: its feed. */
export const changesOf = (systemId: number): string => `changes#system#${systemId}`;

/** Partition of the `due` index with the changes that systems must still be told of. */
export const CALLBACKS_DUE = "callbacks";

/** The unique value of a change in the order of its notification. */
export const orderOf = ({ notificareId, numar }: Pick<StatusChange, "notificareId" | "numar">): string =>
  `${notificareId}/${numar}`;

export const Changes = entity({
  name: "status-change",
  service: "notifications",
  schema: StatusChange,
  key: inShard("changes"),
  /** Callbacks keep the order of the changes, so a change finds the one before it and the next one. */
  unique: {
    order: {
      of: (change) => (change.callbackUrl === undefined ? undefined : orderOf(change)),
      taken: () => new RevisionConflict(),
    },
  },
  lists: ({ sistemId }) => [{ partition: changesOf(sistemId), counter: null }],
  endsAt: ({ expiresOn }) => expiresOn,
});

import * as z from "zod";
import { clock } from "../../../shared/clock.ts";
import { entity } from "../../../shared/data/entity.ts";
import { ephemeralKey } from "../../../shared/data/ephemeral.ts";
import { isLeased } from "../../../shared/jobs/lease.ts";
import { queue } from "../../../shared/messaging/queue.ts";

/**
 * The delivery copy of a sealed version, finished or in preparation; all callers share it. Losing the row does no
 * harm.
 */
export const DeliveryCopy = z.object({
  /** Id of the document. */
  id: z.int(),
  numarVersiune: z.int(),
  /** Key in the delivery bucket, and the time until which addresses of it are issued. */
  key: z.string().optional(),
  usableUntil: z.string().optional(),
  /** A message for the background job was sent; until this time it is assumed to be on its way. */
  promisedUntil: z.string().optional(),
  leaseUntil: z.string().optional(),
  /** The sealed content is damaged and cannot be decrypted. */
  damaged: z.boolean().optional(),
  expiresAt: z.int(),
});

export type DeliveryCopy = z.output<typeof DeliveryCopy>;

export const DeliveryCopies = entity({
  name: "delivery-copy",
  service: "ephemeral",
  schema: DeliveryCopy,
  key: ({ id, numarVersiune }: Pick<DeliveryCopy, "id" | "numarVersiune">) =>
    ephemeralKey("documents", "delivery-copy", id, numarVersiune),
});

/** Copies to be made, and objects of the delivery bucket to be removed 15 minutes later. */
export const copyQueue = queue(
  "copies",
  z.union([
    z.object({ prepare: DeliveryCopy.pick({ id: true, numarVersiune: true }) }),
    z.object({ remove: z.string() }),
  ]),
);

const isAhead = (time: string | undefined) => time !== undefined && time > clock.iso();

export const isUsable = (copy: DeliveryCopy): copy is DeliveryCopy & { key: string } =>
  copy.key !== undefined && isAhead(copy.usableUntil);

/** A worker has the lease, or a message for one is on its way. */
export const isBeingMade = (copy: DeliveryCopy): boolean => isLeased(copy) || isAhead(copy.promisedUntil);

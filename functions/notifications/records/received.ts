import * as z from "zod";
import { entity } from "../../../shared/data/entity.ts";
import { sortableId } from "../../../shared/ids.ts";

/**
 * A notification that a person got, or would have got, with the notification's id. It is written with the person's
 * deliveries, so a person has only those of one choice, however often a call names them. It is outside the partition
 * of the recipient, whose revision must not move with each message.
 */
export const Received = z.object({
  id: z.int(),
  destinatarId: z.int(),
  sistemId: z.int(),
  /** The deliveries, in the order of their channels. */
  livrari: z.array(z.int()),
  creatLa: z.iso.datetime(),
  /** True if it was scheduled: the person sees it once it is sent. */
  isScheduled: z.boolean().optional(),
  expiresOn: z.int(),
});
export type Received = z.output<typeof Received>;

/** How long people see what they were sent, in seconds. */
const KEPT_SECONDS = 90 * 24 * 3600;

/** The end of the record of a notification that is sent at a time, in seconds since 1970. */
export const endOfReceived = (at: string): number => Math.floor(Date.parse(at) / 1000) + KEPT_SECONDS;

/** The partition of what a person was sent, in the order of the notifications. */
export const receivedBy = (recipientId: number): string => `received#recipient#${recipientId}`;

export const ReceivedNotices = entity({
  name: "received",
  service: "notifications",
  schema: Received,
  key: ({ id, destinatarId }: Pick<Received, "id" | "destinatarId">) => ({
    pk: receivedBy(destinatarId),
    sk: sortableId(id),
  }),
  endsAt: ({ expiresOn }) => expiresOn,
});

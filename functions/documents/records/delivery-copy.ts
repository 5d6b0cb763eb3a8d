import * as z from "zod";
import { clock } from "../../../shared/clock.ts";
import { entity } from "../../../shared/data/entity.ts";
import { ephemeralKey } from "../../../shared/data/ephemeral.ts";
import { isLeased } from "../../../shared/messaging/lease.ts";

/** The delivery copy of a sealed version, made or in the making: one for all who ask. Losing the row loses nothing. */
export const DeliveryCopy = z.object({
  /** The document's. */
  id: z.int(),
  numarVersiune: z.int(),
  /** Key in the delivery bucket, and until when addresses to it are given out. */
  cheie: z.string().optional(),
  folosibilaPana: z.string().optional(),
  /** A message for the background was sent; it is believed until then. */
  promisaPana: z.string().optional(),
  leaseUntil: z.string().optional(),
  /** The sealed content is not whole: nothing can be made of it. */
  defecta: z.boolean().optional(),
  expiresAt: z.int(),
});

export type DeliveryCopy = z.output<typeof DeliveryCopy>;

export const DeliveryCopies = entity({
  name: "copie",
  service: "ephemeral",
  schema: DeliveryCopy,
  key: ({ id, numarVersiune }) => ephemeralKey("copie", id, numarVersiune ?? 0),
});

const isAhead = (time: string | undefined) => time !== undefined && time > clock.iso();

export const isUsable = (copie: DeliveryCopy): copie is DeliveryCopy & { cheie: string } =>
  copie.cheie !== undefined && isAhead(copie.folosibilaPana);

/** Somebody makes it, or was told to. */
export const isInMaking = (copie: DeliveryCopy): boolean => isLeased(copie) || isAhead(copie.promisaPana);

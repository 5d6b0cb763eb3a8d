import * as z from "zod";
import { clock } from "../../../shared/clock.ts";
import { over } from "../../../shared/jobs/row.ts";
import type { NewEvent } from "../progress/change-delivery.ts";
import type { Delivery } from "../records/delivery.ts";
import { causes, hasEnded, mayBecome } from "../records/states.ts";

export const receiptStates = ["Delivered", "Read", "Failed"] as const;

/** What became of a message, as its provider tells. */
export const Receipt = z.object({
  status: z.enum(receiptStates),
  /** Of a failure; default: temporary. */
  cauza: z.enum(causes).optional(),
  /** The time as the provider tells it. */
  at: z.iso.datetime({ offset: true }).optional(),
});
export type Receipt = z.output<typeof Receipt>;

const kinds = { Delivered: "LIVRATA", Read: "CITITA", Failed: "ESUATA" } as const;

/** A delivery after a receipt, with its event. */
export interface Received {
  after: Delivery;
  event: NewEvent;
  /** True if the address refused the message for good. */
  isBounce: boolean;
}

/** A delivery after a receipt; undefined if its state does not allow the change, as for a receipt that comes again. */
export function received(
  delivery: Delivery,
  { status, cauza = "temporary", at }: Receipt,
): Received | undefined {
  if (!hasEnded(delivery) || !mayBecome(delivery, status)) return undefined;
  const { cauza: _cause, motiv: _reason, ...rest } = over(delivery);
  const isBounce = status === "Failed" && cauza === "permanent";
  const why =
    status !== "Failed" ? {} : { cauza, ...(isBounce ? { motiv: "adresa-refuzata" as const } : {}) };
  return {
    after: { ...rest, status, ...why, incheiatLa: clock.iso() },
    event: { tip: kinds[status], detalii: { ...why, ...(at === undefined ? {} : { la: at }) } },
    isBounce,
  };
}

import * as z from "zod";
import { clock } from "../../../../shared/clock.ts";
import { over } from "../../../../shared/jobs/row.ts";
import { saysAddressIsGone } from "../../../../shared/mail/outcome.ts";
import type { NewEvent } from "../../state/progress/change-delivery.ts";
import type { Delivery } from "../../records/delivery.ts";
import { causes, hasEnded, mayBecome } from "../../records/states.ts";

export const receiptStates = ["Delivered", "Read", "Failed"] as const;

/** What became of a message, according to its provider. */
export const Receipt = z.object({
  status: z.enum(receiptStates),
  /** The cause of a failure. Default: temporary. */
  cauza: z.enum(causes).optional(),
  /** The time as the provider tells it. */
  at: z.iso.datetime({ offset: true }).optional(),
});
export interface Receipt extends z.output<typeof Receipt> {
  /** The enhanced code of a bounce, where its report has one (RFC 3463). */
  code?: string | undefined;
}

const kinds = { Delivered: "LIVRATA", Read: "CITITA", Failed: "ESUATA" } as const;

/** A delivery after a receipt, with its event. */
export interface Received {
  after: Delivery;
  event: NewEvent;
  /** True if the address does not exist. */
  isBounce: boolean;
}

/** A delivery after a receipt; undefined if its state does not allow the change, as for a receipt that comes again. */
export function received(
  delivery: Delivery,
  { status, cauza = "temporary", at, code }: Receipt,
): Received | undefined {
  if (!hasEnded(delivery) || !mayBecome(delivery, status)) return undefined;
  const { cauza: _cause, motiv: _reason, ...rest } = over(delivery);
  const isForGood = status === "Failed" && cauza === "permanent";
  const why =
    status !== "Failed" ? {} : { cauza, ...(isForGood ? { motiv: "adresa-refuzata" as const } : {}) };
  const told = { ...(code === undefined ? {} : { cod: code }), ...(at === undefined ? {} : { la: at }) };
  return {
    after: { ...rest, status, ...why, incheiatLa: clock.iso() },
    event: { tip: kinds[status], detalii: { ...why, ...told } },
    isBounce: isForGood && (code === undefined || saysAddressIsGone(code)),
  };
}

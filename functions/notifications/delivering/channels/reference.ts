import { config } from "../../../../shared/config.ts";

/** The name of a delivery at providers, the same in every attempt: Idempotency-Key, `reference` of receipts. */
export const referenceOf = (deliveryId: number): string => `livrare-${deliveryId}`;

/** The delivery that a receipt names; undefined if the text is not a reference. */
export function deliveryOf(reference: string): number | undefined {
  const [, digits] = /^livrare-([1-9][0-9]{0,15})$/.exec(reference) ?? [];
  const id = Number(digits);
  return Number.isSafeInteger(id) ? id : undefined;
}

/** The Message-ID of a delivery, without angle brackets. Its domain never changes, whoever sends the mail. */
export const messageIdOf = (deliveryId: number): string =>
  `${referenceOf(deliveryId)}@${new URL(config.publicUrl).hostname}`;

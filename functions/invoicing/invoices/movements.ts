import { allows, type Invoice, isOverdue, type Status } from "../records/invoice.ts";
import type { Reason } from "../records/bank-line.ts";
import type { Entry } from "./ledger.ts";

/** The ledger entries of an action, and the state that results. */
export interface Movement {
  entries: Entry[];
  status: Status;
}

interface Money {
  /** Bani, above zero. */
  amount: number;
  currency: string;
}

/** The reason why this money cannot pay this invoice; undefined if it can. */
export function refusalReason(invoice: Invoice, { amount, currency }: Money): Reason | undefined {
  if (invoice.status === "Expired" || isOverdue(invoice)) return "Expired";
  if (invoice.status === "Paid") return "Overpayment";
  if (!allows("pay", invoice)) return "Closed";
  if (currency !== invoice.currency) return "Currency";
  return amount > invoice.balance ? "Overpayment" : undefined;
}

/** Money with its references, its bank and its payer. */
export type Payment = Money & Pick<Entry, "reference" | "uuid" | "bank" | "payer" | "paidAt">;

export const issueEntries = (amount: number): Entry[] => [{ kind: "Issue", amount }];

export function paymentMovement(
  { balance }: Invoice,
  { amount, uuid, reference, bank, payer, paidAt }: Payment,
): Movement {
  return {
    entries: [{ kind: "Payment", amount: -amount, uuid, reference, bank, payer, paidAt }],
    status: amount === balance ? "Paid" : "PartiallyPaid",
  };
}

/** The unpaid balance is written off. */
export const expiryMovement = ({ balance }: Invoice): Movement => ({
  entries: [{ kind: "Expiry", amount: -balance }],
  status: "Expired",
});

export const cancellationMovement = ({ balance }: Invoice, reason?: string): Movement => ({
  entries: [{ kind: "Cancellation", amount: -balance, reason }],
  status: "Cancelled",
});

/**
 * Refunded money is not owed again, so each refund comes with a cancellation. Refunding the whole paid amount ends
 * the invoice, so its cancellation also writes off the open balance.
 */
export function refundMovement(
  { balance, paid, status }: Invoice,
  { amount, uuid, reference, reason }: Pick<Entry, "amount" | "reference" | "uuid" | "reason">,
): Movement {
  const isWhole = amount === paid;
  return {
    entries: [
      { kind: "Refund", amount, uuid, reference, reason },
      { kind: "Cancellation", amount: -amount - (isWhole ? balance : 0) },
    ],
    status: isWhole ? "Refunded" : status,
  };
}

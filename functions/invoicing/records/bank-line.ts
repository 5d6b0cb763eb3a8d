import * as z from "zod";
import { inOwnPartition, entity } from "../../../shared/data/entity.ts";
import { AmountView } from "../money.ts";
import { refusals } from "./texts.ts";

/** Reasons why a payment cannot be booked. The bank's line is stored with the reason, so nothing is lost. */
const reasons = ["UnknownInvoice", "Overpayment", "Expired", "Closed", "Currency"] as const;
export type Reason = (typeof reasons)[number];

/**
 * A line of a bank's statement as it was delivered, matched with an invoice or waiting for an administrator to
 * match it.
 */
export const BankLine = z.object({
  id: z.int(),
  /** The transaction's id. */
  uuid: z.string(),
  bank: z.string(),
  reference: z.string(),
  /** The invoice as the bank named it. */
  invoice: z.string(),
  /** Bani. */
  amount: z.int(),
  currency: z.string(),
  paidAt: z.iso.datetime({ offset: true }).optional(),
  payer: z.string().optional(),
  receivedAt: z.iso.datetime(),
  status: z.enum(["Matched", "Unmatched"]),
  /** The reason why it was not matched on delivery; kept when an administrator matches it later. */
  reason: z.enum(reasons).optional(),
  /** Code of the invoice that it has paid. */
  matchedWith: z.string().optional(),
  matchedAt: z.iso.datetime().optional(),
  /** The administrator who matched it; absent if it was matched on delivery. */
  matchedBy: z.string().optional(),
});
export type BankLine = z.output<typeof BankLine>;

export const BankLineView = BankLine.extend({ amount: AmountView }).meta({ id: "BankLine" });
export type BankLineView = z.output<typeof BankLineView>;

/** The list of the lines that wait to be matched. */
export const UNMATCHED = "banklines#unmatched";

/** A reference is unique within a bank: another bank may use the same one. */
export const referenceOf = ({ bank, reference }: Pick<BankLine, "bank" | "reference">): string =>
  `${bank}#${reference}`;

export const BankLines = entity({
  name: "bankline",
  service: "invoicing",
  schema: BankLine,
  key: inOwnPartition("bankline"),
  unique: { bankReference: { of: referenceOf, taken: () => refusals.referintaFolosita() } },
  lists: ({ status }) => (status === "Unmatched" ? [{ partition: UNMATCHED }] : []),
});

import * as z from "zod";
import { AmountText, leiText } from "../money.ts";
import { type Invoice, isOverdue, statuses } from "../records/invoice.ts";
import { lineKinds, type Line } from "./ledger.ts";

/** The answer to a creation: the id of the invoice, or of the transaction. */
export const Created = z.object({ id: z.uuid() }).meta({ id: "Created" });

/** A payment or a refund. */
const TransactionView = z
  .object({
    id: z.string(),
    type: z.enum(["Payment", "Refund"]),
    reference: z.string(),
    amount: AmountText,
    currency: z.string(),
    payer: z.string().optional(),
    paidAt: z.iso.datetime({ offset: true }).optional(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: "Transaction" });

export const InvoiceView = z
  .object({
    id: z.string(),
    code: z.string(),
    number: z.int(),
    idno: z.string(),
    service: z.string(),
    project: z.string(),
    amount: AmountText,
    balance: AmountText.meta({ description: "Ce mai este de plătit: suma liniilor din registru" }),
    currency: z.string(),
    status: z.enum(statuses),
    due: z.iso.datetime(),
    createdAt: z.iso.datetime(),
    transactions: z.array(TransactionView),
  })
  .meta({ id: "Invoice" });
export type InvoiceView = z.output<typeof InvoiceView>;

const LineView = z
  .object({
    number: z.int(),
    kind: z.enum(lineKinds),
    amount: AmountText.meta({ description: "Cu semn: cu atât crește ce este de plătit" }),
    reference: z.string().optional(),
    bank: z.string().optional(),
    reason: z.string().optional(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: "LedgerLine" });

/** The invoice as administrators see it, with every line of its ledger. */
export const AccountView = InvoiceView.extend({ ledger: z.array(LineView) }).meta({ id: "InvoiceAccount" });

/** An invoice as returned to callers: an overdue one is Expired even before the sweep has marked it. */
export function viewOf(invoice: Invoice, lines: Line[]): z.output<typeof InvoiceView> {
  const { uuid, code, number, idno, service, project, currency, due, createdAt } = invoice;
  return {
    id: uuid,
    code,
    number,
    idno,
    service,
    project,
    amount: leiText(invoice.amount),
    balance: leiText(invoice.balance),
    currency,
    status: isOverdue(invoice) ? "Expired" : invoice.status,
    due,
    createdAt,
    transactions: lines.flatMap((line) => transactionOf(line, currency)),
  };
}

function transactionOf(line: Line, currency: string): z.output<typeof TransactionView>[] {
  const { kind, uuid, reference, payer, paidAt, createdAt } = line;
  if (kind !== "Payment" && kind !== "Refund") return [];
  return [
    {
      id: uuid ?? "",
      type: kind,
      reference: reference ?? "",
      amount: leiText(Math.abs(line.amount)),
      currency,
      payer,
      paidAt,
      createdAt,
    },
  ];
}

export const accountOf = (invoice: Invoice, lines: Line[]): z.output<typeof AccountView> => ({
  ...viewOf(invoice, lines),
  ledger: lines.map((line) => ({ ...line, amount: leiText(line.amount) })),
});

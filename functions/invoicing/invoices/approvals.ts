import * as z from "zod";
import type { User } from "../../../shared/features/accounts/access.ts";
import { subjectOf } from "../../../shared/features/approvals/approval.ts";
import { approvable } from "../../../shared/features/approvals/approvable.ts";
import type { Account as UserAccount } from "../../../shared/features/accounts/account.ts";
import { leiText } from "../money.ts";
import { type Action, allows, type Invoice, Invoices } from "../records/invoice.ts";
import { invoicing } from "../service.ts";
import { cancelInvoice, refundInvoice } from "./end-invoice.ts";
import { readInvoice } from "./read-invoice.ts";
import { refusals } from "./texts.ts";
import { accountOf } from "./view.ts";

const common = { service: invoicing.name, demands: "serviceAdmin" } as const;

/** @throws notFound, and conflict if the state of the invoice does not allow the action */
async function invoiceFor(action: Action, name: string) {
  const invoice = await readInvoice(name);
  if (!allows(action, invoice)) throw refusals.stareNepermisa({ status: invoice.status });
  return { record: invoice, at: [subjectOf(Invoices, invoice)] };
}

/** The cancellation of an unpaid invoice. */
export const invoiceCancellation = approvable("invoices.cancel", {
  ...common,
  args: z.object({ code: z.string(), reason: z.string().optional() }),
  subject: (_: User<UserAccount>, { code }) => invoiceFor("cancel", code),
  rezumat: ({ code, balance, currency }: Invoice) => [
    `Se anulează factura ${code}: ${leiText(balance)} ${currency} nu se mai plătesc.`,
    `Счёт ${code} аннулируется: ${leiText(balance)} ${currency} больше не оплачиваются.`,
    `Cancel the invoice ${code}: ${leiText(balance)} ${currency} no longer has to be paid.`,
  ],
  act: async (_, { code, reason }) => {
    const { invoice, lines } = await cancelInvoice(code, reason);
    return accountOf(invoice, lines);
  },
});

/** The refund of payments, in full or in part. */
export const invoiceRefund = approvable("invoices.refund", {
  ...common,
  args: z.object({
    code: z.string(),
    reference: z.string(),
    /** Bani; default: the whole paid amount. */
    amount: z.int().positive().optional(),
    reason: z.string().optional(),
  }),
  async subject(_: User<UserAccount>, { code, amount = 0 }) {
    const subjects = await invoiceFor("refund", code);
    if (amount > subjects.record.paid) throw refusals.rambursareImposibila();
    return subjects;
  },
  rezumat: ({ code, paid, currency }: Invoice, { amount = paid, reference }) => [
    `Se rambursează ${leiText(amount)} ${currency} din factura ${code}, cu referința ${reference}.`,
    `По счёту ${code} возвращается ${leiText(amount)} ${currency}, референс ${reference}.`,
    `Refund ${leiText(amount)} ${currency} of the invoice ${code}, with the reference ${reference}.`,
  ],
  act: async (_, { code, ...request }) => {
    const { invoice, lines } = await refundInvoice(code, request);
    return accountOf(invoice, lines);
  },
});

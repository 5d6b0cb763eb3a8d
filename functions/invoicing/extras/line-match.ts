import * as z from "zod";
import type { User } from "../../../shared/features/accounts/access.ts";
import { subjectOf } from "../../../shared/features/approvals/approval.ts";
import { approvable } from "../../../shared/features/approvals/approvable.ts";
import { unknownReference } from "../../../shared/refusals.ts";
import { refusalReason } from "../invoices/movements.ts";
import { findInvoice } from "../invoices/read-invoice.ts";
import { leiText } from "../money.ts";
import { type BankLine, BankLines } from "../records/bank-line.ts";
import { Invoices } from "../records/invoice.ts";
import { invoicing } from "../service.ts";
import { matchLine, readLine } from "./match-line.ts";
import { refusals } from "./texts.ts";

/** The match of an unmatched line with the invoice that it pays. */
export const lineMatch = approvable("unmatched-lines.match", {
  service: invoicing.name,
  args: z.object({ id: z.int(), invoice: z.string() }),
  demands: "serviceAdmin",
  async subject(_: User, { id, invoice: name }) {
    const [line, invoice] = [await readLine(id), await findInvoice(name)];
    if (!invoice) throw unknownReference("invoice");
    if (line.status === "Matched") throw refusals.linieFolosita({ cod: String(line.matchedWith) });
    const reason = refusalReason(invoice, line);
    if (reason) throw refusals.linieNepotrivita({ motiv: reason });
    return { record: line, at: [subjectOf(BankLines, line), subjectOf(Invoices, invoice)] };
  },
  rezumat: ({ bank, reference, amount, currency }: BankLine, { invoice }) => [
    `Linia ${reference} a băncii ${bank} plătește ${leiText(amount)} ${currency} din factura ${invoice}.`,
    `Строка ${reference} банка ${bank} оплачивает ${leiText(amount)} ${currency} по счёту ${invoice}.`,
    `Pay ${leiText(amount)} ${currency} of the invoice ${invoice} with the line ${reference} of the bank ${bank}.`,
  ],
  act: (caller, { id, invoice }) => matchLine(id, invoice, caller.login),
});

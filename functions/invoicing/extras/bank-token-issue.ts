import * as z from "zod";
import type { User } from "../../../shared/features/accounts/access.ts";
import { approvable } from "../../../shared/features/approvals/approvable.ts";
import { BankCode, NewBankTokenView } from "../records/bank-token.ts";
import { invoicing } from "../service.ts";
import { issueBankToken } from "./bank-tokens.ts";

export const BankTokenFields = z.object({ bank: BankCode, name: z.string().trim().min(1).max(255) });
type About = z.output<typeof BankTokenFields>;

/** A new token, with which a bank reports payments: whoever holds it can have invoices paid. Only the requester sees it. */
export const bankTokenIssue = approvable("bank-tokens.create", {
  service: invoicing.name,
  demands: "serviceAdmin",
  args: BankTokenFields,
  subject: (_: User, about: About) => Promise.resolve({ record: about, at: [] }),
  rezumat: ({ bank, name }: About) => [
    `Banca ${bank} primește un token nou, „${name}”, cu care poate trimite plăți.`,
    `Банк ${bank} получает новый токен «${name}», с которым может передавать платежи.`,
    `Give the bank ${bank} a new token, ‘${name}’, with which it can send payments.`,
  ],
  act: (_, about) => issueBankToken(about),
  shows: NewBankTokenView,
});

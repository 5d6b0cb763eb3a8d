import type { Invoice } from "../../client/generated/invoicing/types.ts";
import { KeyValues } from "../kit/facts.tsx";
import { useFormats } from "../words/formats.ts";
import { useWords } from "../words/words.ts";
import { useMoney } from "./money.ts";
import { invoicingWords } from "./words.ts";

export function InvoiceFacts({ invoice }: { invoice: Omit<Invoice, "transactions"> }) {
  const text = useWords(invoicingWords).invoices;
  const money = useMoney();
  const { dateTime, number } = useFormats();
  const { amount, balance, currency } = invoice;
  return (
    <div className="facts">
      <KeyValues
        entries={[
          { label: text.amount, value: money(amount, currency) },
          { label: text.balance, value: money(balance, currency) },
          { label: text.service, value: invoice.service },
          { label: text.idno, value: invoice.idno },
          { label: text.project, value: invoice.project },
          { label: text.number, value: number(invoice.number) },
          { label: text.createdAt, value: dateTime(invoice.createdAt) },
          { label: text.due, value: dateTime(invoice.due) },
        ]}
      />
    </div>
  );
}

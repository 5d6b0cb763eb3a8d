import type { InvoiceAccount, LedgerLine, Transaction } from "../../client/generated/invoicing/types.ts";
import { EmptyState } from "../kit/states.tsx";
import { Table } from "../kit/table.tsx";
import { useFormats } from "../words/formats.ts";
import { useWords } from "../words/words.ts";
import { useMoney } from "./money.ts";
import { invoicingWords } from "./words.ts";

export function Payments({ invoice: { transactions } }: { invoice: InvoiceAccount }) {
  const text = useWords(invoicingWords).invoices;
  const money = useMoney();
  const { dateTime } = useFormats();
  return (
    <Table<Transaction>
      label={text.payments}
      rows={transactions}
      idOf={({ id }) => id}
      textOf={({ reference }) => reference}
      columns={[
        { id: "type", title: text.what, cell: ({ type }) => text.type[type] },
        { id: "amount", title: text.amount, isNumber: true, cell: (row) => money(row.amount, row.currency) },
        { id: "reference", title: text.reference, isWideOnly: true, cell: ({ reference }) => reference },
        { id: "payer", title: text.payer, isWideOnly: true, cell: ({ payer }) => payer ?? "–" },
        { id: "at", title: text.when, cell: ({ paidAt, createdAt }) => dateTime(paidAt ?? createdAt) },
      ]}
      empty={
        <EmptyState title={text.noPayments} icon="clock">
          {text.noPaymentsText}
        </EmptyState>
      }
    />
  );
}

/** All lines of the ledger: their sum is what remains to be paid. */
export function Ledger({ invoice: { ledger, currency } }: { invoice: InvoiceAccount }) {
  const text = useWords(invoicingWords).invoices;
  const money = useMoney();
  const { dateTime, number } = useFormats();
  return (
    <Table<LedgerLine>
      label={text.ledger}
      rows={ledger}
      idOf={(line) => String(line.number)}
      textOf={({ kind }) => text.kind[kind]}
      columns={[
        {
          id: "kind",
          title: text.what,
          cell: (line) => `${number(line.number)}. ${text.kind[line.kind]}`,
        },
        { id: "amount", title: text.amount, isNumber: true, cell: ({ amount }) => money(amount, currency) },
        {
          id: "reference",
          title: text.reference,
          isWideOnly: true,
          cell: ({ reference }) => reference ?? "–",
        },
        { id: "bank", title: text.bank, isWideOnly: true, cell: ({ bank }) => bank ?? "–" },
        { id: "reason", title: text.reason, isWideOnly: true, cell: ({ reason }) => reason ?? "–" },
        { id: "at", title: text.when, cell: ({ createdAt }) => dateTime(createdAt) },
      ]}
    />
  );
}

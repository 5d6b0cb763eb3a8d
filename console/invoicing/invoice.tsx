import { useQuery } from "@tanstack/react-query";
import { lazy } from "react";
import { adminInvoicesRead } from "../../client/generated/invoicing/operations.ts";
import type {
  Invoice,
  InvoiceAccount,
  LedgerLine,
  Transaction,
} from "../../client/generated/invoicing/types.ts";
import { client } from "../api/client.ts";
import { Loaded } from "../api/failed.tsx";
import { Link } from "../kit/button.tsx";
import { useDialogAddress } from "../kit/dialog-address.ts";
import { AddressDialog } from "../kit/dialog.tsx";
import { CopyButton, KeyValues } from "../kit/facts.tsx";
import { Panel } from "../kit/panel.tsx";
import { EmptyState } from "../kit/states.tsx";
import { Table } from "../kit/table.tsx";
import { PageTitle } from "../shell/page-title.tsx";
import { type ScreenProps, screen } from "../shell/screen.tsx";
import { useFormats } from "../words/formats.ts";
import { useWords } from "../words/words.ts";
import { useMoney } from "./money.ts";
import { BASE, INVOICES_KEY, InvoiceBadge } from "./parts.tsx";
import { invoicingWords } from "./words.ts";

function Payments({ invoice: { transactions } }: { invoice: InvoiceAccount }) {
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
function Ledger({ invoice: { ledger, currency } }: { invoice: InvoiceAccount }) {
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

function InvoiceFacts({ invoice }: { invoice: Omit<Invoice, "transactions"> }) {
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

const CancelForm = lazy(() => import("./cancel-form.tsx"));
const RefundForm = lazy(() => import("./refund-form.tsx"));

function InvoiceScreen({ params: { code } }: ScreenProps<"code", object>) {
  const words = useWords(invoicingWords);
  const text = words.invoices;
  const invoice = useQuery({
    queryKey: [...INVOICES_KEY, code],
    queryFn: async () => (await adminInvoicesRead(client, { path: { code } })).data,
  });
  return (
    <>
      <Link href={`${BASE}/facturi`} icon="chevronLeft">
        {words.back.invoices}
      </Link>
      <Loaded query={invoice} lines={8}>
        {(shown) => (
          <>
            <div className="page-head">
              <div className="acts">
                <PageTitle>{text.title(shown.code)}</PageTitle>
                <InvoiceBadge status={shown.status} />
              </div>
              <Acts invoice={shown} />
            </div>
            <div className="stack">
              <InvoiceFacts invoice={shown} />
              <Panel title={text.payments}>
                <Payments invoice={shown} />
              </Panel>
              <Panel title={text.ledger}>
                <Ledger invoice={shown} />
              </Panel>
            </div>
            <Dialogs />
          </>
        )}
      </Loaded>
    </>
  );
}

/** An unpaid invoice is cancelled, a paid one is refunded; what its state does not allow is not offered. */
function Acts({ invoice }: { invoice: InvoiceAccount }) {
  const text = useWords(invoicingWords).invoices;
  const dialogs = useDialogAddress();
  const isPaid = invoice.transactions.length > 0;
  const isRefundable = isPaid && ["PartiallyPaid", "Paid", "Expired"].includes(invoice.status);
  return (
    <div className="acts">
      <CopyButton text={invoice.code} label={text.copy} />
      {isRefundable && (
        <Link href={dialogs.hrefOf({ name: "refund", id: invoice.code })} look="plain">
          {text.refund}
        </Link>
      )}
      {invoice.status === "Active" && (
        <Link href={dialogs.hrefOf({ name: "cancel", id: invoice.code })} look="danger">
          {text.cancel}
        </Link>
      )}
    </div>
  );
}

function Dialogs() {
  const text = useWords(invoicingWords).invoices;
  return (
    <>
      <AddressDialog name="cancel" title={() => text.cancel}>
        {(code, close) => <CancelForm code={code} onEnd={close} />}
      </AddressDialog>
      <AddressDialog name="refund" title={() => text.refundTitle}>
        {(code, close) => <RefundForm code={code} onEnd={close} />}
      </AddressDialog>
    </>
  );
}

export default screen({ params: ["code"], search: () => ({}), page: InvoiceScreen });

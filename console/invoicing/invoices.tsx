import {
  adminInvoicesCancel,
  adminInvoicesRead,
  adminInvoicesRefund,
} from "../../client/generated/invoicing/operations.ts";
import type { InvoiceAccount, LedgerLine, Transaction } from "../../client/generated/invoicing/types.ts";
import { isProblem } from "../../client/index.ts";
import { client } from "../api/client.ts";
import { BriefForm } from "../api/new-form.tsx";
import { act, record } from "../api/register/kind.ts";
import { type PartProps, recordScreen } from "../api/register/record-page.tsx";
import { CopyButton } from "../kit/facts.tsx";
import { TextField } from "../kit/fields.tsx";
import { Panel } from "../kit/panel.tsx";
import { EmptyState } from "../kit/states.tsx";
import { Table } from "../kit/table.tsx";
import { PageTitle } from "../shell/page-title.tsx";
import { screen } from "../shell/screen.tsx";
import { useGo } from "../shell/use-go.ts";
import { useFormats } from "../words/formats.ts";
import { both, useWords } from "../words/words.ts";
import { amountIn, moneyIn, useMoney } from "./money.ts";
import { BASE, INVOICES_KEY, InvoiceBadge, InvoicingSections, invoiceHref } from "./parts.tsx";
import { invoicingWords } from "./words.ts";

const said = <Text,>(pick: (text: (typeof invoicingWords)["ro"]["invoices"]) => Text) =>
  both(invoicingWords, ({ invoices }) => pick(invoices));

/** Finds an invoice by its code: the service lists invoices to the organizations that have made them, to nobody else. */
function FindInvoice() {
  const words = useWords(invoicingWords);
  const text = words.invoices;
  const go = useGo();
  return (
    <>
      <PageTitle>{words.sections.invoices}</PageTitle>
      <InvoicingSections current="invoices" />
      <p>{text.lead}</p>
      <BriefForm
        initial={{ code: "" }}
        verb={text.find}
        validate={({ code }) => ({ code: code.trim() === "" ? words.missing(text.code) : undefined })}
        save={async ({ code }) => {
          try {
            const { data } = await adminInvoicesRead(client, { path: { code: code.trim() } });
            go(invoiceHref(data.code));
            return undefined;
          } catch (error) {
            if (isProblem(error, "notFound")) return { code: text.notFound };
            throw error;
          }
        }}
      >
        {(form) => <TextField label={text.code} hint={text.codeHint} field={form.field("code")} isRequired />}
      </BriefForm>
    </>
  );
}

/** What a payer owes, with what was paid of it. */
const invoices = record({
  key: INVOICES_KEY,
  path: `${BASE}/facturi`,
  texts: {
    title: both(invoicingWords, ({ sections }) => sections.invoices),
    one: both(invoicingWords, ({ sections }) => sections.invoices),
    back: both(invoicingWords, ({ back }) => back.invoices),
    page: said(({ title }) => title),
    none: said(({ notFound }) => notFound),
  },
  nameOf: ({ code }: InvoiceAccount) => code,
  idOf: ({ code }) => code,
  state: ({ status, code }, { say }) => (
    <>
      <InvoiceBadge status={status} />
      <CopyButton text={code} label={say(said(({ copy }) => copy))} />
    </>
  ),
  fields: {
    amount: {
      label: said(({ amount }) => amount),
      isFact: true,
      show: ({ amount, currency }, { language }) => moneyIn(language, amount, currency),
    },
    balance: {
      label: said(({ balance }) => balance),
      isFact: true,
      show: ({ balance, currency }, { language }) => moneyIn(language, balance, currency),
    },
    service: { label: said(({ service }) => service), isFact: true },
    idno: { label: said(({ idno }) => idno), isFact: true },
    project: { label: said(({ project }) => project), isFact: true },
    number: {
      label: said(({ number }) => number),
      isFact: true,
      show: ({ number }, { formats }) => formats.number(number),
    },
    createdAt: {
      label: said(({ createdAt }) => createdAt),
      isFact: true,
      show: ({ createdAt }, { formats }) => formats.dateTime(createdAt),
    },
    due: {
      label: said(({ due }) => due),
      isFact: true,
      show: ({ due }, { formats }) => formats.dateTime(due),
    },
  },
  read: (code) => adminInvoicesRead(client, { path: { code } }),
});

const reason = { label: said((text) => text.reason), input: "area", rows: 2 } as const;

/** An unpaid invoice is cancelled, a paid one is refunded. */
const cancel = act(invoices, {
  name: "cancel",
  verb: said((text) => text.cancel),
  look: "danger",
  title: said((text) => text.cancel),
  text: said(({ cancelText }) => cancelText),
  isShown: ({ status }) => status === "Active",
  fields: { reason },
  run: async ({ id: code, values, known: { say } }) => {
    const body = values.reason === "" ? {} : { reason: values.reason };
    const answer = await adminInvoicesCancel(client, { path: { code }, body });
    if (answer.status === 202) return { asked: answer.data };
    return { said: say(said(({ cancelled }) => cancelled)) };
  },
});

/** What was paid and not refunded: payments lower what remains to be paid, refunds raise it. */
const paidOf = ({ ledger }: InvoiceAccount): string => {
  const moved = ledger.filter(({ kind }) => kind === "Payment" || kind === "Refund");
  return String(-moved.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0) / 100);
};

const refundable: readonly InvoiceAccount["status"][] = ["PartiallyPaid", "Paid", "Expired"];

const refund = act(invoices, {
  name: "refund",
  verb: said((text) => text.refund),
  title: said(({ refundTitle }) => refundTitle),
  isShown: ({ transactions, status }) => transactions.length > 0 && refundable.includes(status),
  fields: {
    reference: {
      label: said(({ refundReference }) => refundReference),
      input: "text",
      hint: said(({ refundReferenceHint }) => refundReferenceHint),
      max: 200,
      required: true,
    },
    amount: {
      label: both(invoicingWords, (text) => text.amount),
      input: "text",
      of: () => "",
      hint: ({ row }: { row: InvoiceAccount | undefined }) => {
        const { ro, ru } = said(({ refundAmountHint }) => refundAmountHint);
        const paid = row ? paidOf(row) : "0";
        return { ro: ro(moneyIn("ro", paid)), ru: ru(moneyIn("ru", paid)) };
      },
      rule: [
        (typed: string) => amountIn(typed) !== undefined,
        both(invoicingWords, (text) => text.amountWrong),
      ],
    },
    reason,
  },
  run: async ({ id: code, values, known: { say } }) => {
    const amount = amountIn(values.amount);
    const body = {
      reference: values.reference,
      ...(amount !== undefined && { amount }),
      ...(values.reason !== "" && { reason: values.reason }),
    };
    const answer = await adminInvoicesRefund(client, { path: { code }, body });
    if (answer.status === 202) return { asked: answer.data };
    return { said: say(said(({ refunded }) => refunded)) };
  },
});

function Payments({ row: { transactions } }: PartProps<InvoiceAccount>) {
  const text = useWords(invoicingWords).invoices;
  const money = useMoney();
  const { dateTime } = useFormats();
  return (
    <Panel title={text.payments}>
      <Table<Transaction>
        label={text.payments}
        rows={transactions}
        idOf={({ id }) => id}
        textOf={({ reference }) => reference}
        columns={[
          { id: "type", title: text.what, cell: ({ type }) => text.type[type] },
          {
            id: "amount",
            title: text.amount,
            isNumber: true,
            cell: (row) => money(row.amount, row.currency),
          },
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
    </Panel>
  );
}

/** All lines of the ledger: their sum is what remains to be paid. */
function Ledger({ row: { ledger, currency } }: PartProps<InvoiceAccount>) {
  const text = useWords(invoicingWords).invoices;
  const money = useMoney();
  const { dateTime, number } = useFormats();
  return (
    <Panel title={text.ledger}>
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
    </Panel>
  );
}

export const find = screen({ search: () => ({}), page: FindInvoice });
export const page = recordScreen(invoices, { acts: [refund, cancel], parts: [Payments, Ledger] });

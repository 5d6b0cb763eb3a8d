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
import type { Register } from "../shell/found.ts";
import { PageTitle } from "../shell/page-title.tsx";
import { plainScreen } from "../shell/screen.tsx";
import { useGo } from "../shell/use-go.ts";
import { useFormats } from "../words/formats.ts";
import { currentLanguage } from "../words/language.ts";
import { inLanguage, useWords } from "../words/words.ts";
import { amountIn, moneyIn, useMoney } from "./money.ts";
import { BASE, INVOICES_KEY, InvoiceBadge, InvoicingSections, invoiceHref } from "./parts.tsx";
import { invoicingWords } from "./words.ts";

const { invoices: texts } = invoicingWords;

/** The code of an invoice as it is written; undefined if there is none. */
async function codeOf(typed: string): Promise<string | undefined> {
  try {
    return (await adminInvoicesRead(client, { path: { code: typed } })).data.code;
  } catch (error) {
    if (isProblem(error, "notFound")) return undefined;
    throw error;
  }
}

/** Finds an invoice by its code. The service lists invoices only to the organizations that made them. */
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
          const found = await codeOf(code.trim());
          if (found === undefined) return { code: text.notFound };
          go(invoiceHref(found));
          return undefined;
        }}
      >
        {(form) => <TextField label={text.code} hint={text.codeHint} field={form.field("code")} isRequired />}
      </BriefForm>
    </>
  );
}

/** What a payer owes and has paid. */
const invoices = record({
  key: INVOICES_KEY,
  path: `${BASE}/facturi`,
  texts: {
    title: invoicingWords.sections.invoices,
    back: invoicingWords.back.invoices,
    page: texts.title,
    none: texts.notFound,
  },
  nameOf: ({ code }: InvoiceAccount) => code,
  idOf: ({ code }) => code,
  state: ({ status, code }, { say }) => (
    <>
      <InvoiceBadge status={status} />
      <CopyButton text={code} label={say(texts.copy)} />
    </>
  ),
  fields: {
    amount: {
      label: texts.amount,
      isFact: true,
      show: ({ amount, currency }, { language }) => moneyIn(language, amount, currency),
    },
    balance: {
      label: texts.balance,
      isFact: true,
      show: ({ balance, currency }, { language }) => moneyIn(language, balance, currency),
    },
    service: { label: texts.service, isFact: true },
    idno: { label: texts.idno, isFact: true },
    project: { label: texts.project, isFact: true },
    number: {
      label: texts.number,
      isFact: true,
      show: ({ number }, { formats }) => formats.number(number),
    },
    createdAt: {
      label: texts.createdAt,
      isFact: true,
      show: ({ createdAt }, { formats }) => formats.dateTime(createdAt),
    },
    due: {
      label: texts.due,
      isFact: true,
      show: ({ due }, { formats }) => formats.dateTime(due),
    },
  },
  read: (code) => adminInvoicesRead(client, { path: { code } }),
});

const reason = { label: texts.reason, input: "area", rows: 2 } as const;

/** For an unpaid invoice; a paid one is refunded instead. */
const cancel = act(invoices, {
  name: "cancel",
  verb: texts.cancel,
  look: "danger",
  title: texts.cancel,
  text: texts.cancelText,
  isShown: ({ status }) => status === "Active",
  fields: { reason },
  isApproved: true,
  run({ id: code, values }) {
    const body = values.reason === "" ? {} : { reason: values.reason };
    return adminInvoicesCancel(client, { path: { code }, body });
  },
  said: texts.cancelled,
});

/** What was paid and not refunded. In the ledger, payments lower what remains to be paid and refunds raise it. */
const paidOf = ({ ledger }: InvoiceAccount): string => {
  const moved = ledger.filter(({ kind }) => kind === "Payment" || kind === "Refund");
  return String(-moved.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0) / 100);
};

const refundable: readonly InvoiceAccount["status"][] = ["PartiallyPaid", "Paid", "Expired"];

const refund = act(invoices, {
  name: "refund",
  verb: texts.refund,
  title: texts.refundTitle,
  isShown: ({ transactions, status }) => transactions.length > 0 && refundable.includes(status),
  fields: {
    reference: {
      label: texts.refundReference,
      input: "text",
      hint: texts.refundReferenceHint,
      max: 200,
      required: true,
    },
    amount: {
      label: invoicingWords.amount,
      input: "text",
      of: () => "",
      hint: ({ row }: { row: InvoiceAccount | undefined }) => {
        const paid = row ? paidOf(row) : "0";
        const language = currentLanguage();
        const said = inLanguage(texts.refundAmountHint, language)(moneyIn(language, paid));
        return [said, said, said] as const;
      },
      rule: [(typed: string) => amountIn(typed) !== undefined, invoicingWords.amountWrong],
    },
    reason,
  },
  isApproved: true,
  run({ id: code, values }) {
    const amount = amountIn(values.amount);
    const body = {
      reference: values.reference,
      ...(amount !== undefined && { amount }),
      ...(values.reason !== "" && { reason: values.reason }),
    };
    return adminInvoicesRefund(client, { path: { code }, body });
  },
  said: texts.refunded,
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
          {
            id: "type",
            title: text.what,
            cell: ({ type, paidAt, createdAt }) => (
              <>
                {text.type[type]} <span className="narrow-only">{dateTime(paidAt ?? createdAt)}</span>
              </>
            ),
          },
          {
            id: "amount",
            title: text.amount,
            isNumber: true,
            cell: (row) => money(row.amount, row.currency),
          },
          { id: "reference", title: text.reference, isWideOnly: true, cell: ({ reference }) => reference },
          { id: "payer", title: text.payer, isWideOnly: true, cell: ({ payer }) => payer ?? "–" },
          {
            id: "at",
            title: text.when,
            isWideOnly: true,
            cell: ({ paidAt, createdAt }) => dateTime(paidAt ?? createdAt),
          },
        ]}
        empty={<EmptyState title={text.noPayments} text={text.noPaymentsText} icon="clock" />}
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
            cell: (line) => (
              <>
                {`${number(line.number)}. ${text.kind[line.kind]} `}
                <span className="narrow-only">{dateTime(line.createdAt)}</span>
              </>
            ),
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
          {
            id: "at",
            title: text.when,
            isWideOnly: true,
            cell: ({ createdAt }) => dateTime(createdAt),
          },
        ]}
      />
    </Panel>
  );
}

/** As its service accepts it in an address. */
const CODE = /^[A-Za-z0-9][\w.-]{0,63}$/;

/** No list has invoices of all organizations: the search everywhere finds one by its whole code. */
const byCode: Register = {
  service: "invoicing",
  isNarrowing: false,
  hrefOf: invoiceHref,
  async find(text) {
    const code = CODE.test(text) && /\d/.test(text) ? await codeOf(text) : undefined;
    return code === undefined
      ? { records: [], total: 0 }
      : { records: [{ href: invoiceHref(code), title: code }], total: 1 };
  },
};

export const find = plainScreen({
  page: FindInvoice,
  useFound: () => ({ title: invoicingWords.sections.invoices, register: byCode }),
});
export const page = recordScreen(invoices, { acts: [refund, cancel], parts: [Payments, Ledger] });

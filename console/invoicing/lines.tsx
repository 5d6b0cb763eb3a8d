import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import {
  adminInvoicesRead,
  adminUnmatchedLinesList,
  adminUnmatchedLinesMatch,
  adminUnmatchedLinesRead,
} from "../../client/generated/invoicing/operations.ts";
import type { BankLine } from "../../client/generated/invoicing/types.ts";
import { ByPerson } from "../api/by-person.tsx";
import { client } from "../api/client.ts";
import { Loaded } from "../api/failed.tsx";
import { act, own, record } from "../api/register/kind.ts";
import { listScreen } from "../api/register/record-list.tsx";
import { recordScreen } from "../api/register/record-page.tsx";
import { Button, Link } from "../kit/button.tsx";
import { KeyValues } from "../kit/facts.tsx";
import type { FieldProps } from "../kit/field-frame.tsx";
import { TextField } from "../kit/fields.tsx";
import { StateBadge } from "../kit/states.tsx";
import { useWords } from "../words/words.ts";
import { moneyIn, useMoney } from "./money.ts";
import { BASE, INVOICES_KEY, InvoiceBadge, LINES_KEY, invoiceHref, sectionsOf } from "./parts.tsx";
import { invoicingWords } from "./words.ts";
const reasons = {
  UnknownInvoice: ["Factura numită nu există", "Указанного счёта нет", "The invoice named does not exist"],
  Overpayment: ["Mai mult decât este de plătit", "Больше, чем нужно оплатить", "More than is due"],
  Expired: ["Factura a expirat", "Счёт истёк", "The invoice has expired"],
  Closed: ["Factura este încheiată", "Счёт закрыт", "The invoice is closed"],
  Currency: ["Altă monedă", "Другая валюта", "Another currency"],
} as const;

/** A payment from a bank that matched no invoice. */
const lines = record({
  key: LINES_KEY,
  touches: [INVOICES_KEY],
  path: `${BASE}/neidentificate`,
  icon: "check",
  Sections: sectionsOf("lines"),
  texts: {
    title: ["Plăți neidentificate", "Неопознанные платежи", "Unmatched payments"],
    about: [
      "Plăți primite de la bănci care nu au putut plăti nicio factură, cu motivul.",
      "Платежи от банков, которые не смогли оплатить ни один счёт, с причиной.",
      "Payments received from banks that could not pay any invoice, with the reason.",
    ],
    back: ["Toate plățile neidentificate", "Все неопознанные платежи", "All unmatched payments"],
    page: [
      (reference: string) => `Plata ${reference}`,
      (reference: string) => `Платёж ${reference}`,
      (reference: string) => `Payment ${reference}`,
    ],
    none: ["Nicio plată neidentificată", "Неопознанных платежей нет", "No unmatched payments"],
    noneText: [
      "Toate plățile trimise de bănci au plătit câte o factură.",
      "Каждый переданный банками платёж оплатил счёт.",
      "Every payment sent by the banks has paid an invoice.",
    ],
  },
  nameOf: ({ reference }: BankLine) => reference,
  isSparse: true,
  filters: [
    {
      name: "text",
      label: ["Caută după referință", "Поиск по референсу", "Search by reference"],
      query: "filter[reference][contains]",
    },
    {
      name: "motiv",
      label: ["De ce nu s-a identificat", "Почему не опознан", "Why it was not matched"],
      query: "filter[reason]",
      choices: reasons,
    },
  ],
  state: ({ status }, { say }) => (
    <StateBadge tone={status === "Matched" ? "good" : "warning"}>
      {say(
        status === "Matched"
          ? ["Identificată", "Опознан", "Matched"]
          : ["Neidentificată", "Не опознан", "Unmatched"],
      )}
    </StateBadge>
  ),
  fields: {
    reference: { label: ["Referința", "Референс", "Reference"], column: ["sorted"] },
    amount: {
      label: ["Suma", "Сумма", "Amount"],
      column: ["sorted", "number"],
      isFact: true,
      show: ({ amount, currency }, { language }) => moneyIn(language, amount, currency),
    },
    reason: {
      label: ["De ce nu s-a identificat", "Почему не опознан", "Why it was not matched"],
      column: ["wide"],
      isFact: true,
      show: ({ reason }, { say }) => (reason ? say(reasons[reason]) : "–"),
    },
    invoice: {
      label: ["Factura numită de bancă", "Счёт, указанный банком", "Invoice named by the bank"],
      isFact: true,
      show: ({ invoice }) => <code>{invoice}</code>,
    },
    bank: { label: ["Banca", "Банк", "Bank"], column: ["sorted", "wide"], isFact: true },
    payer: {
      label: ["Plătitorul", "Плательщик", "Payer"],
      column: ["wide"],
      show: ({ payer = "–" }) => payer,
      fact: ({ payer }) => payer,
    },
    paidAt: {
      label: ["Plătită", "Оплачен", "Paid"],
      isFact: true,
      show: ({ paidAt }, { formats }) => paidAt && formats.dateTime(paidAt),
    },
    receivedAt: {
      label: ["Sosită", "Получен", "Received"],
      column: ["sorted", "wide"],
      isFact: true,
      show: ({ receivedAt }, { formats }) => formats.dateTime(receivedAt),
    },
    matchedWith: {
      label: ["Factura plătită", "Оплаченный счёт", "Invoice paid"],
      isFact: true,
      show: ({ matchedWith }) => matchedWith && <Link href={invoiceHref(matchedWith)}>{matchedWith}</Link>,
    },
    matchedBy: {
      label: ["Cine a identificat-o", "Кто опознал", "Matched by"],
      isFact: true,
      show: ({ matchedWith, matchedBy = "", matchedAt }, { formats }) =>
        matchedWith && <ByPerson login={matchedBy} at={matchedAt ? formats.dateTime(matchedAt) : ""} />,
    },
  },
  list: (query) => adminUnmatchedLinesList(client, { query }),
  read: (id) => adminUnmatchedLinesRead(client, { path: { id: Number(id) } }),
});

/** Matches a payment with the invoice that it pays, after showing that invoice. */
const match = act(lines, {
  name: "match",
  verb: ["Identifică", "Опознать", "Match"],
  title: ["Identifică plata cu o factură", "Опознать платёж по счёту", "Match the payment to an invoice"],
  look: "primary",
  isShown: ({ status }) => status !== "Matched",
  fields: {
    // As the bank named it, often with one wrong letter.
    invoice: {
      label: ["Codul facturii", "Код счёта", "Invoice code"],
      hint: [
        "Codul facturii pe care plata o plătește. Verificați-o înainte.",
        "Код счёта, который оплачивает платёж. Сначала проверьте его.",
        "The code of the invoice that the payment pays. Check the invoice first.",
      ],
      required: true,
      ...own("", InvoiceField),
    },
  },
  isApproved: true,
  run: ({ id, values: { invoice } }) =>
    adminUnmatchedLinesMatch(client, {
      path: { id: Number(id) },
      body: { invoice: invoice.trim() },
    }),
  said: ["Plata a fost identificată", "Платёж опознан", "The payment was matched"],
});

function InvoiceField(props: FieldProps<string>) {
  const text = useWords(invoicingWords).lines;
  const [checked, setChecked] = useState("");
  return (
    <>
      <TextField {...props} />
      <div className="acts">
        <Button icon="search" onPress={() => setChecked(props.field.value.trim())}>
          {text.check}
        </Button>
      </div>
      {checked !== "" && <Checked code={checked} />}
    </>
  );
}

/** What identifies the invoice, and whether the payment can pay it. */
function Checked({ code }: { code: string }) {
  const words = useWords(invoicingWords);
  const text = words.invoices;
  const money = useMoney();
  const invoice = useQuery({
    queryKey: [...INVOICES_KEY, code],
    queryFn: async () => (await adminInvoicesRead(client, { path: { code } })).data,
  });
  return (
    <Loaded query={invoice}>
      {({ status, amount, balance, currency, service, project, idno }) => (
        <div className="facts facts-small">
          <KeyValues
            entries={[
              { label: words.lines.state, value: <InvoiceBadge status={status} /> },
              { label: text.balance, value: money(balance, currency) },
              { label: text.amount, value: money(amount, currency) },
              { label: text.service, value: service },
              { label: text.project, value: project },
              { label: text.idno, value: idno },
            ]}
          />
        </div>
      )}
    </Loaded>
  );
}

export const list = listScreen(lines);
export const page = recordScreen(lines, { acts: [match] });

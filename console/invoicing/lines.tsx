import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import {
  adminInvoicesRead,
  adminUnmatchedLinesList,
  adminUnmatchedLinesMatch,
  adminUnmatchedLinesRead,
} from "../../client/generated/invoicing/operations.ts";
import type { BankLine } from "../../client/generated/invoicing/types.ts";
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
  UnknownInvoice: { ro: "Factura numită nu există", ru: "Указанного счёта нет" },
  Overpayment: { ro: "Mai mult decât este de plătit", ru: "Больше, чем нужно оплатить" },
  Expired: { ro: "Factura a expirat", ru: "Счёт истёк" },
  Closed: { ro: "Factura este încheiată", ru: "Счёт закрыт" },
  Currency: { ro: "Altă monedă", ru: "Другая валюта" },
};

/** A payment that a bank has sent and that could pay no invoice. */
const lines = record({
  key: LINES_KEY,
  touches: [INVOICES_KEY],
  path: `${BASE}/neidentificate`,
  icon: "check",
  Sections: sectionsOf("lines"),
  texts: {
    title: { ro: "Plăți neidentificate", ru: "Неопознанные платежи" },
    about: {
      ro: "Plăți primite de la bănci care nu au putut plăti nicio factură, cu motivul.",
      ru: "Платежи от банков, которые не смогли оплатить ни один счёт, с причиной.",
    },
    one: { ro: "Plăți neidentificate", ru: "Неопознанные платежи" },
    back: { ro: "Toate plățile neidentificate", ru: "Все неопознанные платежи" },
    page: { ro: (reference: string) => `Plata ${reference}`, ru: (reference) => `Платёж ${reference}` },
    none: { ro: "Nicio plată neidentificată", ru: "Неопознанных платежей нет" },
    noneText: {
      ro: "Toate plățile trimise de bănci au plătit câte o factură.",
      ru: "Каждый переданный банками платёж оплатил счёт.",
    },
  },
  nameOf: ({ reference }: BankLine) => reference,
  isSparse: true,
  filters: [
    {
      name: "text",
      label: { ro: "Caută după referință", ru: "Поиск по референсу" },
      query: "filter[reference][contains]",
    },
    {
      name: "motiv",
      label: { ro: "De ce nu s-a identificat", ru: "Почему не опознан" },
      query: "filter[reason]",
      choices: reasons,
    },
  ],
  state: ({ status }, { say }) => (
    <StateBadge tone={status === "Matched" ? "good" : "warning"}>
      {say(
        status === "Matched"
          ? { ro: "Identificată", ru: "Опознан" }
          : { ro: "Neidentificată", ru: "Не опознан" },
      )}
    </StateBadge>
  ),
  fields: {
    reference: { label: { ro: "Referința", ru: "Референс" }, column: ["sorted"] },
    amount: {
      label: { ro: "Suma", ru: "Сумма" },
      column: ["sorted", "number"],
      isFact: true,
      show: ({ amount, currency }, { language }) => moneyIn(language, amount, currency),
    },
    reason: {
      label: { ro: "De ce nu s-a identificat", ru: "Почему не опознан" },
      column: ["wide"],
      isFact: true,
      show: ({ reason }, { say }) => (reason ? say(reasons[reason]) : "–"),
    },
    invoice: {
      label: { ro: "Factura numită de bancă", ru: "Счёт, указанный банком" },
      isFact: true,
      show: ({ invoice }) => <code>{invoice}</code>,
    },
    bank: { label: { ro: "Banca", ru: "Банк" }, column: ["sorted", "wide"], isFact: true },
    payer: {
      label: { ro: "Plătitorul", ru: "Плательщик" },
      column: ["wide"],
      show: ({ payer = "–" }) => payer,
      fact: ({ payer }) => payer,
    },
    paidAt: {
      label: { ro: "Plătită", ru: "Оплачен" },
      isFact: true,
      show: ({ paidAt }, { formats }) => paidAt && formats.dateTime(paidAt),
    },
    receivedAt: {
      label: { ro: "Sosită", ru: "Получен" },
      column: ["sorted", "wide"],
      isFact: true,
      show: ({ receivedAt }, { formats }) => formats.dateTime(receivedAt),
    },
    matchedWith: {
      label: { ro: "Factura plătită", ru: "Оплаченный счёт" },
      isFact: true,
      show: ({ matchedWith }) => matchedWith && <Link href={invoiceHref(matchedWith)}>{matchedWith}</Link>,
    },
    matchedBy: {
      label: { ro: "Cine a identificat-o", ru: "Кто опознал" },
      isFact: true,
      show: ({ matchedWith, matchedBy = "", matchedAt }, { say, formats }) =>
        matchedWith &&
        say({
          ro: (who: string, moment: string) => `${who}, ${moment}`,
          ru: (who, moment) => `${who}, ${moment}`,
        })(matchedBy, matchedAt ? formats.dateTime(matchedAt) : ""),
    },
  },
  list: (query) => adminUnmatchedLinesList(client, { query }),
  read: (id) => adminUnmatchedLinesRead(client, { path: { id: Number(id) } }),
});

/** Matches a payment with the invoice that it pays, after a look at that invoice. */
const match = act(lines, {
  name: "match",
  verb: { ro: "Identifică", ru: "Опознать" },
  title: { ro: "Identifică plata cu o factură", ru: "Опознать платёж по счёту" },
  look: "primary",
  isShown: ({ status }) => status !== "Matched",
  fields: {
    // The bank named it; often a code with one wrong letter.
    invoice: {
      label: { ro: "Codul facturii", ru: "Код счёта" },
      hint: {
        ro: "Codul facturii pe care plata o plătește. Verificați-o înainte.",
        ru: "Код счёта, который оплачивает платёж. Сначала проверьте его.",
      },
      required: true,
      ...own("", InvoiceField),
    },
  },
  run: async ({ id, values: { invoice }, known: { say } }) => {
    const answer = await adminUnmatchedLinesMatch(client, {
      path: { id: Number(id) },
      body: { invoice: invoice.trim() },
    });
    if (answer.status === 202) return { asked: answer.data };
    return { said: say({ ro: "Plata a fost identificată", ru: "Платёж опознан" }) };
  },
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

/** What tells one invoice from another, and whether the payment can pay it. */
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

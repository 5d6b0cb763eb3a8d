import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { adminInvoicesRead, adminInvoicesRefund } from "../../client/generated/invoicing/operations.ts";
import type { AprobareCeruta, InvoiceAccount } from "../../client/generated/invoicing/types.ts";
import { ApprovalAsked } from "../api/approval.tsx";
import { client } from "../api/client.ts";
import { Loaded } from "../api/failed.tsx";
import { NewForm } from "../api/new-form.tsx";
import { TextArea, TextField } from "../kit/fields.tsx";
import { showToast } from "../kit/toast.tsx";
import { useWords } from "../words/words.ts";
import { amountIn, useMoney } from "./money.ts";
import { INVOICES_KEY } from "./parts.tsx";
import { invoicingWords } from "./words.ts";

const initial = { reference: "", amount: "", reason: "" };

interface RefundFormProps {
  code: string;
  onEnd: () => void;
}

export default function RefundForm(props: RefundFormProps) {
  const { code } = props;
  const invoice = useQuery({
    queryKey: [...INVOICES_KEY, code],
    queryFn: async () => (await adminInvoicesRead(client, { path: { code } })).data,
  });
  return <Loaded query={invoice}>{(found) => <Fields {...props} paid={paidOf(found)} />}</Loaded>;
}

/** What was paid and not refunded: payments lower what remains to be paid, refunds raise it. */
const paidOf = ({ ledger }: InvoiceAccount): string => {
  const moved = ledger.filter(({ kind }) => kind === "Payment" || kind === "Refund");
  return String(-moved.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0) / 100);
};

function Fields({ code, onEnd, paid }: RefundFormProps & { paid: string }) {
  const words = useWords(invoicingWords);
  const text = words.invoices;
  const money = useMoney();
  const queries = useQueryClient();
  const [asked, setAsked] = useState<AprobareCeruta>();
  const save = async ({ reference, amount, reason }: typeof initial): Promise<void> => {
    const sum = amountIn(amount);
    const answer = await adminInvoicesRefund(client, {
      path: { code },
      body: {
        reference: reference.trim(),
        ...(sum !== undefined && { amount: sum }),
        ...(reason.trim() && { reason: reason.trim() }),
      },
    });
    if (answer.status === 202) return setAsked(answer.data);
    showToast({ text: text.refunded });
    await queries.invalidateQueries({ queryKey: INVOICES_KEY });
    onEnd();
  };
  if (asked) return <ApprovalAsked service="invoicing" approval={asked} onEnd={onEnd} />;
  return (
    <NewForm
      name={`invoice.refund.${code}`}
      initial={initial}
      save={save}
      onCancel={onEnd}
      verb={text.refund}
      validate={({ reference, amount }) => ({
        reference: reference.trim() === "" ? words.missing(text.refundReference) : undefined,
        amount: amount.trim() !== "" && amountIn(amount) === undefined ? words.amountWrong : undefined,
      })}
    >
      {(form) => (
        <>
          <TextField
            label={text.refundReference}
            hint={text.refundReferenceHint}
            field={form.field("reference")}
            isRequired
            maxLength={200}
          />
          <TextField
            label={words.amount}
            hint={text.refundAmountHint(money(paid))}
            field={form.field("amount")}
          />
          <TextArea label={text.reason} field={form.field("reason")} rows={2} />
        </>
      )}
    </NewForm>
  );
}

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { adminInvoicesRead, adminUnmatchedLinesMatch } from "../../client/generated/invoicing/operations.ts";
import type { AprobareCeruta } from "../../client/generated/invoicing/types.ts";
import { ApprovalAsked } from "../api/approval.tsx";
import { client } from "../api/client.ts";
import { Loaded } from "../api/failed.tsx";
import { NewForm } from "../api/new-form.tsx";
import { Button } from "../kit/button.tsx";
import { KeyValues } from "../kit/facts.tsx";
import { TextField } from "../kit/fields.tsx";
import { showToast } from "../kit/toast.tsx";
import { useWords } from "../words/words.ts";
import { useMoney } from "./money.ts";
import { INVOICES_KEY, InvoiceBadge, LINES_KEY } from "./parts.tsx";
import { invoicingWords } from "./words.ts";

export interface MatchFormProps {
  id: number;
  /** The invoice that the bank named; often a code with one wrong letter. */
  proposed: string;
  onEnd: () => void;
}

/** Matches a payment with the invoice that it pays, after a look at that invoice. */
export default function MatchForm({ id, proposed, onEnd }: MatchFormProps) {
  const words = useWords(invoicingWords);
  const text = words.lines;
  const queries = useQueryClient();
  const [asked, setAsked] = useState<AprobareCeruta>();
  const [checked, setChecked] = useState("");
  const save = async ({ invoice }: { invoice: string }): Promise<void> => {
    const answer = await adminUnmatchedLinesMatch(client, {
      path: { id },
      body: { invoice: invoice.trim() },
    });
    if (answer.status === 202) return setAsked(answer.data);
    showToast({ text: text.matchDone });
    await Promise.all([LINES_KEY, INVOICES_KEY].map((queryKey) => queries.invalidateQueries({ queryKey })));
    onEnd();
  };
  if (asked) return <ApprovalAsked service="invoicing" approval={asked} onEnd={onEnd} />;
  return (
    <NewForm
      name={`line.match.${id}`}
      initial={{ invoice: proposed }}
      save={save}
      onCancel={onEnd}
      verb={text.match}
      validate={({ invoice }) => ({
        invoice: invoice.trim() === "" ? words.missing(words.invoices.code) : undefined,
      })}
    >
      {(form) => (
        <>
          <TextField
            label={words.invoices.code}
            hint={text.matchHint}
            field={form.field("invoice")}
            isRequired
          />
          <div className="acts">
            <Button icon="search" onPress={() => setChecked(form.values.invoice.trim())}>
              {text.check}
            </Button>
          </div>
          {checked !== "" && <Checked code={checked} />}
        </>
      )}
    </NewForm>
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

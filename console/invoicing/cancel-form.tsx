import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { adminInvoicesCancel } from "../../client/generated/invoicing/operations.ts";
import type { AprobareCeruta } from "../../client/generated/invoicing/types.ts";
import { ApprovalAsked } from "../api/approval.tsx";
import { client } from "../api/client.ts";
import { NewForm } from "../api/new-form.tsx";
import { TextArea } from "../kit/fields.tsx";
import { showToast } from "../kit/toast.tsx";
import { useWords } from "../words/words.ts";
import { INVOICES_KEY } from "./parts.tsx";
import { invoicingWords } from "./words.ts";

const initial = { reason: "" };

export default function CancelForm({ code, onEnd }: { code: string; onEnd: () => void }) {
  const text = useWords(invoicingWords).invoices;
  const queries = useQueryClient();
  const [asked, setAsked] = useState<AprobareCeruta>();
  const save = async ({ reason }: typeof initial): Promise<void> => {
    const body = reason.trim() ? { reason: reason.trim() } : {};
    const answer = await adminInvoicesCancel(client, { path: { code }, body });
    if (answer.status === 202) return setAsked(answer.data);
    showToast({ text: text.cancelled });
    await queries.invalidateQueries({ queryKey: INVOICES_KEY });
    onEnd();
  };
  if (asked) return <ApprovalAsked service="invoicing" approval={asked} onEnd={onEnd} />;
  return (
    <NewForm
      name={`invoice.cancel.${code}`}
      initial={initial}
      save={save}
      onCancel={onEnd}
      verb={text.cancel}
    >
      {(form) => (
        <>
          <p>{text.cancelText}</p>
          <TextArea label={text.reason} field={form.field("reason")} rows={2} />
        </>
      )}
    </NewForm>
  );
}

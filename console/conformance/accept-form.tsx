import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { adminSystemsAcceptContract } from "../../client/generated/platform/operations.ts";
import type { AprobareCeruta } from "../../client/generated/platform/types.ts";
import { ApprovalAsked } from "../api/approval.tsx";
import { client } from "../api/client.ts";
import { Failed } from "../api/failed.tsx";
import { TextArea } from "../kit/fields.tsx";
import { Form } from "../kit/form-frame.tsx";
import { useForm } from "../kit/form.ts";
import { showToast } from "../kit/toast.tsx";
import { useDraft } from "../shell/use-draft.ts";
import { useWords } from "../words/words.ts";
import { SYSTEMS_KEY } from "./parts.tsx";
import { systemWords } from "./system-words.ts";

const initial = { reason: "" };

export interface AcceptFormProps {
  systemId: number;
  sha256: string;
  onEnd: () => void;
}

export default function AcceptForm({ systemId, sha256, onEnd }: AcceptFormProps) {
  const text = useWords(systemWords);
  const queries = useQueryClient();
  const [asked, setAsked] = useState<AprobareCeruta>();
  const form = useForm({
    initial,
    draft: useDraft(`contract.${systemId}.${sha256}`, initial),
    validate: ({ reason }) => ({
      reason: reason.trim() === "" ? text.form.missing(text.contracts.reason) : undefined,
    }),
    async submit({ reason }) {
      const answer = await adminSystemsAcceptContract(client, {
        path: { id: systemId },
        body: { sha256, reason: reason.trim() },
      });
      if (answer.status === 202) {
        setAsked(answer.data);
        return undefined;
      }
      showToast({ text: text.contracts.acceptedDone });
      await queries.invalidateQueries({ queryKey: SYSTEMS_KEY });
      onEnd();
      return undefined;
    },
  });
  if (asked) return <ApprovalAsked service="platform" approval={asked} onEnd={onEnd} />;
  return (
    <Form
      form={form}
      verb={text.contracts.accept}
      onCancel={onEnd}
      initial={initial}
      problemOf={(problem) => <Failed error={problem} />}
    >
      <p>{text.contracts.acceptLead}</p>
      <TextArea label={text.contracts.reason} field={form.field("reason")} isRequired rows={3} />
    </Form>
  );
}

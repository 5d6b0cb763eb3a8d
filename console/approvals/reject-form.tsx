import { useQueryClient } from "@tanstack/react-query";
import { client } from "../api/client.ts";
import { Failed } from "../api/failed.tsx";
import { TextArea } from "../kit/fields.tsx";
import { Form } from "../kit/form-frame.tsx";
import { useForm } from "../kit/form.ts";
import { showToast } from "../kit/toast.tsx";
import { useDraft } from "../shell/use-draft.ts";
import { useWords } from "../words/words.ts";
import { APPROVALS } from "./keys.ts";
import type { ApprovalService } from "../api/approvals/services.ts";
import { operationsOf } from "../api/approvals/operations.ts";
import { approvalWords } from "./words.ts";

const LONGEST_REASON = 500;
const initial = { reason: "" };

interface RejectFormProps {
  service: ApprovalService;
  id: string;
  onEnd: () => void;
}

export default function RejectForm({ service, id, onEnd }: RejectFormProps) {
  const text = useWords(approvalWords).rejectForm;
  const queries = useQueryClient();
  const form = useForm({
    initial,
    draft: useDraft(`approval.reject.${service}.${id}`, initial),
    validate: ({ reason }) => ({ reason: reason.length > LONGEST_REASON ? text.tooLong : undefined }),
    async submit({ reason }) {
      const line = reason.replace(/\s+/g, " ").trim();
      const body = line === "" ? {} : { reason: line };
      try {
        await operationsOf[service].reject(client, { path: { id: Number(id) }, body });
      } finally {
        await queries.invalidateQueries({ queryKey: APPROVALS });
      }
      showToast({ text: text.done });
      onEnd();
      return undefined;
    },
  });
  return (
    <Form
      form={form}
      verb={text.verb}
      onCancel={onEnd}
      initial={initial}
      problemOf={(error) => <Failed error={error} />}
    >
      <TextArea label={text.reason} hint={text.reasonHint} field={form.field("reason")} />
    </Form>
  );
}

import { cerereAccesReject } from "../../client/generated/documents/operations.ts";
import { client } from "../api/client.ts";
import { TextArea } from "../kit/fields.tsx";
import { Form } from "../kit/form-frame.tsx";
import { useForm } from "../kit/form.ts";
import { showToast } from "../kit/toast.tsx";
import { useDraft } from "../shell/use-draft.ts";
import { useWords } from "../words/words.ts";
import { Decision, DecisionProblem, decide, useDecided } from "./decision.tsx";
import type { OpenedRequest } from "./queries.ts";
import { requestWords } from "./words.ts";

export default function RejectForm({ id, onEnd }: { id: string; onEnd: () => void }) {
  return (
    <Decision id={id} act="RESPINGE" onEnd={onEnd}>
      {(opened) => <Reason opened={opened} onEnd={onEnd} />}
    </Decision>
  );
}

const initial = { reason: "" };

function Reason({ opened, onEnd }: { opened: OpenedRequest; onEnd: () => void }) {
  const text = useWords(requestWords);
  const readAgain = useDecided();
  const { request, etag } = opened;
  const form = useForm({
    initial,
    draft: useDraft(`request.reject.${request.id}`, initial),
    async submit({ reason }) {
      const body = reason.trim() === "" ? {} : { motiv: reason.trim() };
      await decide(
        () => cerereAccesReject(client, { path: { id: request.id }, body, ifMatch: etag }),
        readAgain,
      );
      showToast({ text: text.rejectForm.done(request.cod) });
      onEnd();
      return undefined;
    },
  });
  return (
    <Form
      form={form}
      verb={text.rejectForm.verb}
      onCancel={onEnd}
      initial={initial}
      problemOf={(error) => <DecisionProblem error={error} />}
    >
      <TextArea
        label={text.rejectForm.reason}
        hint={text.rejectForm.reasonHint}
        field={form.field("reason")}
      />
    </Form>
  );
}

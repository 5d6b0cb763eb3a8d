import { cerereAccesRead, cerereAccesReject } from "../../../client/generated/documents/operations.ts";
import { client } from "../../api/client.ts";
import { Failed } from "../../api/failed.tsx";
import { TextArea } from "../../kit/fields.tsx";
import { Form } from "../../kit/form-frame.tsx";
import { useForm } from "../../kit/form.ts";
import { useDraft } from "../../shell/use-draft.ts";
import { useWords } from "../../words/words.ts";
import { useOpened } from "./opened.ts";
import { useAct } from "./use-act.ts";
import { pageWords } from "./words.ts";

const initial = { motiv: "" };

export default function RejectForm({ id, onEnd }: { id: number; onEnd: () => void }) {
  const text = useWords(pageWords).requests;
  const run = useAct();
  const { document } = useOpened();
  const form = useForm({
    initial,
    draft: useDraft(`reject.${id}`, initial),
    async submit({ motiv }) {
      const { etag } = await cerereAccesRead(client, { path: { id } });
      await cerereAccesReject(client, { path: { id }, body: { motiv: motiv.trim() || null }, ifMatch: etag });
      await run(document.id, () => Promise.resolve({ text: text.rejected }));
      onEnd();
      return undefined;
    },
  });
  return (
    <Form
      form={form}
      verb={text.reject}
      onCancel={onEnd}
      initial={initial}
      problemOf={(problem) => <Failed error={problem} />}
    >
      <TextArea label={text.reason} field={form.field("motiv")} hint={text.reasonHint} />
    </Form>
  );
}

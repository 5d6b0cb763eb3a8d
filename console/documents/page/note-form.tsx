import { evenimentDocumentsCreate } from "../../../client/generated/documents/operations.ts";
import { client } from "../../api/client.ts";
import { Failed } from "../../api/failed.tsx";
import { TextArea } from "../../kit/fields.tsx";
import { Form } from "../../kit/form-frame.tsx";
import { useForm } from "../../kit/form.ts";
import { useDraft } from "../../shell/use-draft.ts";
import { useWords } from "../../words/words.ts";
import { NOTE_KEY } from "./event-words.ts";
import { useAct } from "./use-act.ts";
import { pageWords } from "./words.ts";

const initial = { nota: "" };

/** Writes a note into the history; it stays there for good. */
export default function NoteForm({ id, onEnd }: { id: number; onEnd: () => void }) {
  const text = useWords(pageWords).activity;
  const run = useAct();
  const form = useForm({
    initial,
    draft: useDraft(`note.${id}`, initial),
    validate: ({ nota }) => (nota.trim() === "" ? { nota: text.noteMissing } : {}),
    async submit({ nota }) {
      await evenimentDocumentsCreate(client, {
        body: { documentId: id, detalii: { [NOTE_KEY]: nota.trim() } },
      });
      await run(id, () => Promise.resolve({ text: text.noted }));
      onEnd();
      return undefined;
    },
  });
  return (
    <Form
      form={form}
      verb={text.addNote}
      onCancel={onEnd}
      initial={initial}
      problemOf={(problem) => <Failed error={problem} />}
    >
      <TextArea label={text.note} field={form.field("nota")} hint={text.noteHint} isRequired />
    </Form>
  );
}

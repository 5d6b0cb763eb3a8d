import { useQueryClient } from "@tanstack/react-query";
import { evenimentNotificaresCreate } from "../../../client/generated/notifications/operations.ts";
import { client } from "../../api/client.ts";
import { Failed } from "../../api/failed.tsx";
import { TextArea } from "../../kit/fields.tsx";
import { Form } from "../../kit/form-frame.tsx";
import { useForm } from "../../kit/form.ts";
import { showToast } from "../../kit/toast.tsx";
import { useDraft } from "../../shell/use-draft.ts";
import { useWords } from "../../words/words.ts";
import { trackingWords } from "./words.ts";

const initial = { text: "" };
const MOST_CHARACTERS = 2000;

export default function NoteForm({ noticeId, onEnd }: { noticeId: number; onEnd: () => void }) {
  const text = useWords(trackingWords);
  const queries = useQueryClient();
  const form = useForm({
    initial,
    draft: useDraft(`notice-note.${noticeId}`, initial),
    validate: (values) => {
      if (values.text.trim() === "") return { text: text.noteMissing };
      return values.text.length > MOST_CHARACTERS ? { text: text.noteTooLong } : {};
    },
    async submit(values) {
      await evenimentNotificaresCreate(client, {
        body: { notificareId: noticeId, detalii: { text: values.text.trim() } },
      });
      await queries.invalidateQueries({ queryKey: ["notifications", "events"] });
      showToast({ text: text.noteAdded });
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
      problemOf={(error) => <Failed error={error} />}
    >
      <TextArea label={text.note} hint={text.noteHint} field={form.field("text")} isRequired />
    </Form>
  );
}

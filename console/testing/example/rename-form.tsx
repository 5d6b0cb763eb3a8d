import { TextField } from "../../kit/fields.tsx";
import { Form } from "../../kit/form-frame.tsx";
import { useForm } from "../../kit/form.ts";
import { useDraft } from "../../shell/use-draft.ts";
import { useWords } from "../../words/words.ts";
import { renamed } from "./plants.ts";
import { exampleWords } from "./words.ts";

const initial = { name: "" };

export default function RenameForm({ id, onEnd }: { id: string; onEnd: () => void }) {
  const text = useWords(exampleWords);
  const form = useForm({
    initial,
    draft: useDraft(`rename.${id}`, initial),
    validate: ({ name }) => (name === "" ? { name: text.nameMissing } : {}),
    submit({ name }) {
      renamed.set(id, name);
      onEnd();
      return Promise.resolve(undefined);
    },
  });
  return (
    <Form form={form} verb={text.rename} onCancel={onEnd} initial={initial}>
      <TextField label={text.name} field={form.field("name")} isRequired />
    </Form>
  );
}

import { ComboField } from "../kit/combo-field.tsx";
import { Form } from "../kit/form-frame.tsx";
import { useForm } from "../kit/form.ts";
import type { FoundOption } from "../kit/use-found.ts";
import { useWords } from "../words/words.ts";
import { findDocuments, findPeople } from "./finders.ts";
import { auditWords } from "./words.ts";
import { accessWords } from "./access-words.ts";

interface Values {
  document: FoundOption | undefined;
  person: FoundOption | undefined;
}

interface AccessFormProps extends Values {
  onAsk: (asked: { document: string; person: string | undefined }) => void;
}

/** Chooses whose access to what is explained; without a person, that of all. */
export function AccessForm({ document, person, onAsk }: AccessFormProps) {
  const all = useWords(auditWords);
  const text = useWords(accessWords);
  const form = useForm<Values>({
    initial: { document, person },
    validate: (values) => ({
      document: values.document ? undefined : text.documentMissing,
    }),
    submit(values) {
      if (values.document && values.person) onAsk({ document: values.document.id, person: values.person.id });
      return Promise.resolve(undefined);
    },
  });
  return (
    <Form form={form} verb={text.verb}>
      <ComboField
        label={all.document}
        hint={text.documentHint}
        field={form.field("document")}
        search={findDocuments}
        isRequired
      />
      <ComboField
        label={all.person}
        hint={text.personHint}
        field={form.field("person")}
        search={findPeople}
      />
    </Form>
  );
}

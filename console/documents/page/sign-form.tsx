import { useState } from "react";
import { documentsSign } from "../../../client/generated/documents/operations.ts";
import { client } from "../../api/client.ts";
import { Failed, fieldErrorsIn } from "../../api/failed.tsx";
import { TextField } from "../../kit/fields.tsx";
import { Form } from "../../kit/form-frame.tsx";
import { useForm } from "../../kit/form.ts";
import { EmptyState } from "../../kit/states.tsx";
import { usePerson } from "../../shell/session.ts";
import { useDraft } from "../../shell/use-draft.ts";
import { useWords } from "../../words/words.ts";
import { isReadable, passwordHeader, useOpened } from "./opened.ts";
import { useAct } from "./use-act.ts";
import { pageWords } from "./words.ts";

/** Signs the version that was seen when the dialog was opened; another current one is refused. */
export default function SignForm({ id, onEnd }: { id: number; onEnd: () => void }) {
  const text = useWords(pageWords).signatures;
  const run = useAct();
  const opened = useOpened();
  const person = usePerson();
  const { password } = opened;
  const [numarVersiune] = useState(opened.document.numarVersiune);
  const initial = { semnatar: person.name };
  const form = useForm({
    initial,
    draft: useDraft(`sign.${id}`, initial),
    validate: ({ semnatar }) => (semnatar.trim() === "" ? { semnatar: text.signerMissing } : {}),
    async submit(values) {
      const body = { semnatar: values.semnatar.trim(), numarVersiune };
      try {
        const { data } = await documentsSign(client, {
          path: { id },
          body,
          headers: passwordHeader(password),
        });
        await run(id, () =>
          Promise.resolve({ text: text.signed(String(data.numarVersiune), data.semnatar) }),
        );
      } catch (error) {
        const found = fieldErrorsIn(error, values);
        if (found) return found;
        throw error;
      }
      onEnd();
      return undefined;
    },
  });
  if (!isReadable(opened)) return <EmptyState icon="lock" title={text.locked} />;
  return (
    <Form
      form={form}
      verb={text.signNow(String(numarVersiune))}
      onCancel={onEnd}
      initial={initial}
      problemOf={(problem) => <Failed error={problem} />}
    >
      <p>{text.signHint}</p>
      <TextField label={text.signer} field={form.field("semnatar")} hint={text.signerHint} isRequired />
    </Form>
  );
}

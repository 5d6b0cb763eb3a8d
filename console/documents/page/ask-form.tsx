import { documentsRequestAccess } from "../../../client/generated/documents/operations.ts";
import type { CerereNoua } from "../../../client/generated/documents/types.ts";
import { isProblem } from "../../../client/index.ts";
import { client } from "../../api/client.ts";
import { Failed, fieldErrorsIn } from "../../api/failed.tsx";
import { SelectField, TextArea, TextField } from "../../kit/fields.tsx";
import { Form } from "../../kit/form-frame.tsx";
import { type Errors, useForm } from "../../kit/form.ts";
import { showToast } from "../../kit/toast.tsx";
import { useDraft } from "../../shell/use-draft.ts";
import { useWords } from "../../words/words.ts";
import { rightOptions } from "./right-options.ts";
import { pageWords } from "./words.ts";

const initial: CerereNoua = { cod: "", drept: "CITIRE", motivare: "" };

/** Asks for access to a document by its code. */
export default function AskForm({ onEnd }: { onEnd: () => void }) {
  const text = useWords(pageWords);
  const form = useForm({
    initial,
    draft: useDraft("ask.new", initial),
    validate({ cod, motivare }) {
      const errors: Errors<CerereNoua> = {};
      if (cod.trim() === "") errors.cod = text.missing.codeMissing;
      if (motivare.trim() === "") errors.motivare = text.missing.whyMissing;
      return errors;
    },
    async submit(values) {
      try {
        const body = { ...values, cod: values.cod.trim(), motivare: values.motivare.trim() };
        await documentsRequestAccess(client, { body });
      } catch (error) {
        if (isProblem(error, "notFound")) return { cod: text.missing.codeUnknown };
        const found = fieldErrorsIn(error, values);
        if (found) return found;
        throw error;
      }
      showToast({ text: text.missing.asked });
      onEnd();
      return undefined;
    },
  });
  return (
    <Form
      form={form}
      verb={text.missing.send}
      onCancel={onEnd}
      initial={initial}
      problemOf={(problem) => <Failed error={problem} />}
    >
      <TextField label={text.missing.code} field={form.field("cod")} isRequired />
      <SelectField
        label={text.access.right}
        field={form.field("drept")}
        options={rightOptions(text.rights)}
        isRequired
      />
      <TextArea label={text.missing.why} field={form.field("motivare")} isRequired />
    </Form>
  );
}

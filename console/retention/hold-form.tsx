import { documentsRead } from "../../client/generated/documents/operations.ts";
import { client } from "../api/client.ts";
import { Failed, fieldErrorsIn } from "../api/failed.tsx";
import { useSaved } from "../api/saved.ts";
import { ComboField } from "../kit/combo-field.tsx";
import { TextArea } from "../kit/fields.tsx";
import { Form } from "../kit/form-frame.tsx";
import { type Errors, useForm } from "../kit/form.ts";
import type { FoundOption } from "../kit/use-found.ts";
import { useDraft } from "../shell/use-draft.ts";
import { useWords } from "../words/words.ts";
import { findDocuments, noteReason, setHold } from "./hold.ts";
import { retentionWords } from "./words.ts";

interface Values {
  document: FoundOption | undefined;
  reason: string;
}

const initial: Values = { document: undefined, reason: "" };

/** Finds a document, sets its hold, and notes the reason. */
export default function HoldForm({ onEnd }: { onEnd: () => void }) {
  const text = useWords(retentionWords).holds;
  const saved = useSaved(["documents"]);
  const form = useForm<Values>({
    initial,
    draft: useDraft("hold.new", initial),
    validate: ({ document }) => (document ? {} : { document: text.choose }),
    async submit({ document, reason }): Promise<Errors<Values> | undefined> {
      if (!document) return { document: text.choose };
      const id = Number(document.id);
      const { poate, retinereLegala } = (await documentsRead(client, { path: { id } })).data;
      if (retinereLegala) return { document: text.already };
      if (!poate.includes("RETINE")) return { document: text.refused };
      try {
        await setHold(id, true);
        if (reason.trim() !== "") await noteReason(id, reason.trim());
      } catch (error) {
        const found = fieldErrorsIn(error, initial);
        if (found) return found;
        throw error;
      }
      await saved(text.done(document.label), () => setHold(id, false));
      onEnd();
      return undefined;
    },
  });
  return (
    <Form
      form={form}
      verb={text.setVerb}
      onCancel={onEnd}
      initial={initial}
      problemOf={(problem) => <Failed error={problem} />}
    >
      <ComboField
        label={text.find}
        hint={text.findHint}
        field={form.field("document")}
        search={findDocuments}
        isRequired
      />
      <TextArea label={text.reason} hint={text.reasonHint} field={form.field("reason")} />
    </Form>
  );
}

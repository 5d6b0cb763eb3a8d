import { useQueryClient } from "@tanstack/react-query";
import { documentsRequestAccess } from "../../client/generated/documents/operations.ts";
import type { CerereNoua } from "../../client/generated/documents/types.ts";
import { isProblem } from "../../client/index.ts";
import { client } from "../api/client.ts";
import { Failed } from "../api/failed.tsx";
import { SelectField, TextArea, TextField } from "../kit/fields.tsx";
import { Form } from "../kit/form-frame.tsx";
import { useForm } from "../kit/form.ts";
import { showToast } from "../kit/toast.tsx";
import { useDraft } from "../shell/use-draft.ts";
import { useWords } from "../words/words.ts";
import { REQUESTS } from "./keys.ts";
import { requestWords } from "./words.ts";

/** `id` is `nou`, or the code of the document that is asked for: another page may lead here with it. */
export default function AskForm({ id, onEnd }: { id: string; onEnd: () => void }) {
  const all = useWords(requestWords);
  const text = all.askForm;
  const queries = useQueryClient();
  const initial: CerereNoua = { cod: id === "nou" ? "" : id, drept: "CITIRE", motivare: "" };
  const form = useForm({
    initial,
    draft: useDraft(`request.ask.${id}`, initial),
    validate: ({ cod, motivare }) => ({
      cod: cod.trim() === "" ? text.codeMissing : undefined,
      motivare: motivare.trim() === "" ? text.whyMissing : undefined,
    }),
    async submit({ cod, drept, motivare }) {
      const body = { cod: cod.trim(), drept, motivare: motivare.trim() };
      try {
        const { status } = await documentsRequestAccess(client, { body });
        showToast({ text: status === 200 ? text.alreadyWaits(body.cod) : text.sent(body.cod) });
      } catch (error) {
        if (isProblem(error, "notFound")) return { cod: text.unknown };
        throw error;
      }
      await queries.invalidateQueries({ queryKey: REQUESTS });
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
      <TextField label={text.code} hint={text.codeHint} field={form.field("cod")} isRequired />
      <SelectField
        label={text.right}
        field={form.field("drept")}
        isRequired
        options={[
          { id: "CITIRE", label: all.rights.CITIRE },
          { id: "SCRIERE", label: all.rights.SCRIERE },
        ]}
      />
      <TextArea label={text.why} hint={text.whyHint} field={form.field("motivare")} isRequired />
    </Form>
  );
}

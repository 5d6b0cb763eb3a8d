import { useMemo, useRef } from "react";
import { useDialogAddress } from "../../kit/dialog-address.ts";
import { Form } from "../../kit/form-frame.tsx";
import { type Draft, useForm } from "../../kit/form.ts";
import { useDraft } from "../../shell/use-draft.ts";
import { useWords } from "../../words/words.ts";
import { ContentFields } from "./content-fields.tsx";
import { DeliveryFields } from "./delivery-fields.tsx";
import { RecipientFields } from "./recipient-fields.tsx";
import { fieldsOf, tableOf } from "./request.ts";
import { SendConfirm } from "./send-confirm.tsx";
import { SendPreview } from "./send-preview.tsx";
import { useReadTemplate, useTemplate } from "./use-template.ts";
import { errorsIn } from "./validate.ts";
import type { Sender, SendValues } from "./values.ts";
import { sendWords } from "./words.ts";

export interface SendFormProps {
  /** Of its draft. */
  name: string;
  start: SendValues;
  sender: Sender;
}

/** The form of a notification. Its button asks with the count; the notification is sent by the answer. */
export function SendForm({ name, start, sender }: SendFormProps) {
  const text = useWords(sendWords);
  const dialogs = useDialogAddress();
  const draft = useDraft(name, start);
  const asking = useAskingDraft(draft);
  const readTemplate = useReadTemplate();
  const validate = (values: SendValues) => {
    const template = values.content === "template" ? readTemplate(values.template) : undefined;
    const fields = template ? fieldsOf(template, tableOf(values)) : [];
    return errorsIn(values, { fields, isAdmin: sender.isAdmin, now: Date.now() }, text.errors);
  };
  const form = useForm({
    initial: start,
    draft: asking.draft,
    validate,
    submit() {
      asking.keep();
      dialogs.open({ name: "send", id: "nou" });
      return Promise.resolve(undefined);
    },
  });
  const { values } = form;
  const { to, table: read } = values;
  const table = useMemo(() => tableOf({ to, table: read }), [to, read]);
  const template = useTemplate(values.content === "template" ? values.template : "");
  const fields = useMemo(() => (template ? fieldsOf(template, table) : []), [template, table]);
  return (
    <div className="notice-two">
      <Form form={form} verb={text.check} initial={start}>
        <RecipientFields form={form} sender={sender} table={table} />
        <ContentFields form={form} sender={sender} fields={fields} />
        <DeliveryFields form={form} sender={sender} />
      </Form>
      <SendPreview values={values} template={template} fields={fields} table={table} />
      <SendConfirm
        values={values}
        sender={sender}
        fields={fields}
        isReady={Object.keys(validate(values)).length === 0}
        onSent={draft.discard}
      />
    </div>
  );
}

/** A draft that outlives the question: the form is saved only when the notification was sent. */
function useAskingDraft(draft: Draft<SendValues>): { draft: Draft<SendValues>; keep: () => void } {
  const isKept = useRef(false);
  return {
    draft: {
      ...draft,
      discard() {
        if (!isKept.current) draft.discard();
        isKept.current = false;
      },
    },
    keep() {
      isKept.current = true;
    },
  };
}

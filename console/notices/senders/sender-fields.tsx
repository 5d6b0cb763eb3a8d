import { CheckboxField, SelectField, TextArea, TextField } from "../../kit/fields.tsx";
import type { FormState } from "../../kit/form.ts";
import { useWords } from "../../words/words.ts";
import { useProviders } from "../common/use-providers.ts";
import { commonWords } from "../common/words.ts";
import type { SenderValues } from "./values.ts";
import { senderWords } from "./words.ts";

export function SenderFields({ form, isNew }: { form: FormState<SenderValues>; isNew: boolean }) {
  const text = useWords(senderWords);
  const common = useWords(commonWords);
  const providers = useProviders();
  return (
    <>
      <TextField label={common.name} field={form.field("denumire")} maxLength={255} isRequired />
      <TextField
        label={common.code}
        hint={text.codeHint}
        field={form.field("cod")}
        maxLength={64}
        isRequired
      />
      <TextField
        label={text.from}
        hint={text.fromHint}
        field={form.field("from")}
        maxLength={320}
        isRequired
      />
      <TextField label={text.replyTo} field={form.field("replyTo")} maxLength={320} />
      <SelectField
        label={text.provider}
        field={form.field("providerId")}
        options={[
          { id: "", label: text.anyProvider },
          ...providers
            .filter(({ canal }) => canal === "Email")
            .map(({ id, cod }) => ({ id: String(id), label: cod })),
        ]}
      />
      <CheckboxField label={text.sign} field={form.field("isSigned")} />
      {form.values.isSigned && (
        <>
          <TextField label={text.domain} field={form.field("domeniu")} isRequired />
          <TextField label={text.selector} field={form.field("selector")} isRequired />
          <TextArea
            label={text.key}
            hint={isNew ? text.keyNewHint : text.keyHint}
            field={form.field("cheie")}
            isRequired={isNew}
          />
        </>
      )}
      <CheckboxField label={text.isDefault} field={form.field("implicit")} />
      <CheckboxField label={text.isActive} field={form.field("activ")} />
    </>
  );
}

import { RadioField } from "../../kit/choice-fields.tsx";
import { CheckboxField, SelectField, TextArea, TextField } from "../../kit/fields.tsx";
import type { FormState } from "../../kit/form.ts";
import { NumberField } from "../../kit/number-field.tsx";
import { useWords } from "../../words/words.ts";
import { commonWords } from "../common/words.ts";
import { CapsField } from "./caps-field.tsx";
import { useSystemLabels } from "./labels.ts";
import { useSenders } from "./system-facts.tsx";
import type { SystemValues } from "./values.ts";
import { systemWords } from "./words.ts";

interface SystemFieldsProps {
  form: FormState<SystemValues>;
  hasSecret: boolean;
}

export function SystemFields({ form, hasSecret }: SystemFieldsProps) {
  const text = useWords(systemWords);
  const common = useWords(commonWords);
  const labels = useSystemLabels();
  const senders = useSenders();
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
      <RadioField
        label={text.mode}
        field={form.field("mod")}
        isRequired
        options={[
          { id: "PROBA", label: text.modes.PROBA, hint: text.trialHint },
          { id: "REAL", label: text.modes.REAL, hint: text.realHint },
        ]}
      />
      <CheckboxField label={text.isActive} hint={text.isActiveHint} field={form.field("activ")} />
      <SelectField
        label={labels.expeditorId}
        field={form.field("expeditorId")}
        options={[
          { id: "", label: text.defaultSender },
          ...senders.map(({ id, denumire }) => ({ id: String(id), label: denumire })),
        ]}
      />
      <TextArea
        label={text.certificates}
        hint={text.certificatesFieldHint}
        field={form.field("certificate")}
        rows={4}
      />
      <TextField
        label={text.callback}
        hint={text.callbackHint}
        type="url"
        field={form.field("callbackUrl")}
      />
      <TextField
        label={text.callbackSecret}
        hint={hasSecret ? text.secretKept : text.secretNeeded}
        type="password"
        autoComplete="new-password"
        field={form.field("callbackSecret")}
      />
      <NumberField label={text.minuteLimit} field={form.field("limitaPeMinut")} min={1} max={1_000_000} />
      <NumberField label={text.dayLimit} field={form.field("limitaPeZi")} min={1} max={1_000_000_000} />
      <CapsField field={form.field("plafoane")} />
    </>
  );
}

import { RadioField } from "../../kit/choice-fields.tsx";
import { CheckboxField, SelectField, TextField } from "../../kit/fields.tsx";
import type { FormState } from "../../kit/form.ts";
import { NumberField } from "../../kit/number-field.tsx";
import { useWords } from "../../words/words.ts";
import { channels } from "../common/kinds.ts";
import { commonWords } from "../common/words.ts";
import { kindsOf, type ProviderValues, secretsOf } from "./values.ts";
import { providerWords } from "./words.ts";

interface ProviderFieldsProps {
  form: FormState<ProviderValues>;
  /** A provider stays one of its channel and kind. */
  isNew: boolean;
}

export function ProviderFields({ form, isNew }: ProviderFieldsProps) {
  const text = useWords(providerWords);
  const common = useWords(commonWords);
  return (
    <>
      <TextField
        label={common.code}
        hint={text.codeHint}
        field={form.field("cod")}
        maxLength={64}
        isRequired
      />
      {isNew && <KindFields form={form} />}
      <SettingFields form={form} isNew={isNew} />
      <NumberField
        label={text.priority}
        hint={text.priorityHint}
        field={form.field("prioritate")}
        min={1}
        max={100}
        isRequired
      />
      <NumberField label={text.perSecond} field={form.field("peSecunda")} min={1} max={10_000} />
      <CheckboxField label={text.receipts} hint={text.receiptsHint} field={form.field("recipise")} />
      <CheckboxField label={text.isActive} field={form.field("activ")} />
    </>
  );
}

function KindFields({ form }: Pick<ProviderFieldsProps, "form">) {
  const text = useWords(providerWords);
  const common = useWords(commonWords);
  const channel = form.field("canal");
  const kind = form.field("tip");
  return (
    <>
      <RadioField
        label={text.channel}
        isRequired
        options={channels.map((id) => ({ id, label: common.channel[id] }))}
        field={{
          ...channel,
          onChange(canal) {
            channel.onChange(canal);
            const [first] = kindsOf[canal];
            if (first && !kindsOf[canal].includes(kind.value)) kind.onChange(first);
          },
        }}
      />
      <SelectField
        label={text.kind}
        field={kind}
        isRequired
        options={kindsOf[channel.value].map((id) => ({ id, label: text.kinds[id] }))}
      />
    </>
  );
}

function SettingFields({ form, isNew }: ProviderFieldsProps) {
  const text = useWords(providerWords);
  const { tip } = form.values;
  if (tip !== "SMTP" && tip !== "HTTP") return null;
  return (
    <fieldset className="notice-group">
      <legend>{text.settings}</legend>
      {tip === "SMTP" ? (
        <>
          <TextField label={text.host} field={form.field("host")} isRequired />
          <NumberField label={text.port} field={form.field("port")} min={1} max={65_535} isPlain isRequired />
          <CheckboxField label={text.secure} field={form.field("secure")} />
          <CheckboxField label={text.requireTls} field={form.field("requireTls")} />
          <TextField label={text.user} field={form.field("user")} autoComplete="off" />
        </>
      ) : (
        <>
          <TextField label={text.url} type="url" field={form.field("url")} isRequired />
          <CheckboxField label={text.plain} field={form.field("faraDiacritice")} />
        </>
      )}
      <TextField label={text.from} hint={text.fromHint[tip]} field={form.field("from")} maxLength={320} />
      {secretsOf[tip].map((name) => (
        <TextField
          key={name}
          label={text.secret[name]}
          hint={isNew ? text.secretNewHint : text.secretHint}
          type="password"
          autoComplete="new-password"
          field={form.field(name)}
        />
      ))}
    </fieldset>
  );
}

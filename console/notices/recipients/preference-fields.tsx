import { CheckboxesField, RadioField } from "../../kit/choice-fields.tsx";
import { SelectField, TextField } from "../../kit/fields.tsx";
import type { FormState } from "../../kit/form.ts";
import { useWords } from "../../words/words.ts";
import { type Channel, channels } from "../common/kinds.ts";
import { useSystems } from "../common/systems.ts";
import { commonWords } from "../common/words.ts";
import { recipientWords } from "./words.ts";

export interface PreferenceValues {
  /** The id of a system, "" for all. */
  system: string;
  /** "" for all. */
  category: string;
  activ: boolean;
  channels: readonly Channel[];
  /** `22:00`, "" for none. */
  quietFrom: string;
  quietUntil: string;
  digest: string;
}

export function PreferenceFields({ form }: { form: FormState<PreferenceValues> }) {
  const text = useWords(recipientWords).preference;
  const common = useWords(commonWords);
  const { all } = useSystems();
  const activ = form.field("activ");
  return (
    <>
      <SelectField
        label={common.system}
        field={form.field("system")}
        isRequired
        options={[
          { id: "", label: text.everySystem },
          ...all.map(({ id, denumire }) => ({ id: String(id), label: denumire })),
        ]}
      />
      <TextField
        label={common.category}
        hint={text.categoryHint}
        field={form.field("category")}
        maxLength={64}
      />
      <RadioField
        label={text.wish}
        isRequired
        field={{
          ...activ,
          value: activ.value ? "yes" : "no",
          onChange: (value) => activ.onChange(value === "yes"),
        }}
        options={[
          { id: "yes", label: text.wanted },
          { id: "no", label: text.declined },
        ]}
      />
      {activ.value && (
        <>
          <CheckboxesField
            label={text.channels}
            field={form.field("channels")}
            isRequired
            options={channels.map((id) => ({ id, label: common.channel[id] }))}
          />
          <TextField label={text.quietFrom} type="time" field={form.field("quietFrom")} />
          <TextField label={text.quietUntil} type="time" field={form.field("quietUntil")} />
          <TextField label={text.digestAt} hint={text.digestHint} type="time" field={form.field("digest")} />
        </>
      )}
    </>
  );
}

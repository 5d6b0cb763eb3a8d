import type { System } from "../../client/generated/platform/types.ts";
import { CheckboxField, SelectField, TextField } from "../kit/fields.tsx";
import type { Errors, FormState } from "../kit/form.ts";
import { useWords } from "../words/words.ts";
import { systemWords } from "./system-words.ts";
import { conformanceWords } from "./words.ts";

export interface SystemValues {
  cod: string;
  denumire: string;
  baseUrl: string;
  openapiUrl: string;
  interval: System["interval"];
  activ: boolean;
  public: boolean;
  contact: string;
}

export const newSystem: SystemValues = {
  cod: "",
  denumire: "",
  baseUrl: "",
  openapiUrl: "",
  interval: "weekly",
  activ: true,
  public: false,
  contact: "",
};

export const systemValues = (system: System): SystemValues => ({
  cod: system.cod,
  denumire: system.denumire,
  baseUrl: system.baseUrl ?? "",
  openapiUrl: system.openapiUrl ?? "",
  interval: system.interval,
  activ: system.activ,
  public: system.public,
  contact: system.contact,
});

/** An address that is left empty is taken away. */
export const systemBody = ({ baseUrl, openapiUrl, ...values }: SystemValues) => ({
  ...values,
  baseUrl: baseUrl.trim() || null,
  openapiUrl: openapiUrl.trim() || null,
});

type Texts = (typeof systemWords)["ro"]["form"] | (typeof systemWords)["ru"]["form"];

export const wrongIn = (values: SystemValues, text: Texts): Errors<SystemValues> => ({
  cod: values.cod.trim() === "" ? text.missing(text.cod) : undefined,
  denumire: values.denumire.trim() === "" ? text.missing(text.denumire) : undefined,
  contact: values.contact.trim() === "" ? text.missing(text.contact) : undefined,
  baseUrl: values.baseUrl.trim() === "" && values.openapiUrl.trim() === "" ? text.addressMissing : undefined,
});

export const intervals = ["daily", "weekly", "monthly"] as const;

export function SystemFields({ form }: { form: FormState<SystemValues> }) {
  const text = useWords(systemWords).form;
  const common = useWords(conformanceWords);
  return (
    <>
      <TextField label={text.denumire} field={form.field("denumire")} isRequired maxLength={255} />
      <TextField label={text.cod} hint={text.codHint} field={form.field("cod")} isRequired maxLength={64} />
      <TextField label={text.baseUrl} hint={text.baseUrlHint} field={form.field("baseUrl")} type="url" />
      <TextField
        label={text.openapiUrl}
        hint={text.openapiUrlHint}
        field={form.field("openapiUrl")}
        type="url"
      />
      <TextField label={text.contact} field={form.field("contact")} type="email" isRequired />
      <SelectField
        label={text.interval}
        field={form.field("interval")}
        isRequired
        options={intervals.map((id) => ({ id, label: common.interval[id] }))}
      />
      <CheckboxField label={text.activ} field={form.field("activ")} />
      <CheckboxField label={text.public} field={form.field("public")} />
    </>
  );
}

import type { ServiceRecord } from "../../client/generated/invoicing/types.ts";
import { CheckboxField, TextField } from "../kit/fields.tsx";
import type { Errors, FormState } from "../kit/form.ts";
import { useWords } from "../words/words.ts";
import { amountIn } from "./money.ts";
import { invoicingWords } from "./words.ts";

export interface ServiceValues {
  name: string;
  code: string;
  amount: string;
  active: boolean;
}

export const newService: ServiceValues = { name: "", code: "", amount: "", active: true };

export const serviceValues = ({ name, code, amount, active }: ServiceRecord): ServiceValues => ({
  name,
  code,
  amount,
  active,
});

/** The amount was judged by `wrongIn`; what is none is sent as it was typed and refused by the service. */
export const serviceBody = ({ name, code, amount, active }: ServiceValues) => ({
  name: name.trim(),
  code: code.trim(),
  amount: amountIn(amount) ?? amount,
  active,
});

type Texts = (typeof invoicingWords)["ro"] | (typeof invoicingWords)["ru"];

export const wrongIn = ({ name, code, amount }: ServiceValues, text: Texts): Errors<ServiceValues> => ({
  name: name.trim() === "" ? text.missing(text.services.name) : undefined,
  code: code.trim() === "" ? text.missing(text.services.code) : undefined,
  amount: amountIn(amount) === undefined ? text.amountWrong : undefined,
});

export function ServiceFields({ form }: { form: FormState<ServiceValues> }) {
  const words = useWords(invoicingWords);
  const text = words.services;
  return (
    <>
      <TextField label={text.name} field={form.field("name")} isRequired maxLength={255} />
      <TextField
        label={text.code}
        hint={text.codeHint}
        field={form.field("code")}
        isRequired
        maxLength={64}
      />
      <TextField label={words.amount} hint={text.amountHint} field={form.field("amount")} isRequired />
      <CheckboxField label={text.activeField} field={form.field("active")} />
    </>
  );
}

import type { ReactNode } from "react";
import { Form } from "../kit/form-frame.tsx";
import { type Errors, type FormState, useForm } from "../kit/form.ts";
import { useDraft } from "../shell/use-draft.ts";
import { Failed, fieldErrorsIn } from "./failed.tsx";

export interface NewFormProps<Values extends object> {
  /** The name of its draft, as `person.new`. */
  name: string;
  initial: Values;
  /** Creates the record. */
  save: (values: Values) => Promise<void>;
  onCancel: () => void;
  verb: string;
  validate?: ((values: Values) => Errors<Values>) | undefined;
  /** Secrets: their values are in no draft. */
  unkept?: readonly (keyof Values & string)[] | undefined;
  children: (form: FormState<Values>) => ReactNode;
}

/** A form for a record that does not exist yet. It keeps a draft; refused fields say why. */
export function NewForm<Values extends object>(props: NewFormProps<Values>) {
  const { name, initial, save, onCancel, verb, validate, unkept = [], children } = props;
  const kept = useDraft(name, initial);
  const untyped = Object.fromEntries(unkept.map((field) => [field, initial[field]]));
  const form = useForm({
    initial,
    draft: { ...kept, keep: (values) => kept.keep({ ...values, ...untyped }) },
    validate,
    async submit(values) {
      try {
        await save(values);
      } catch (error) {
        const found = fieldErrorsIn(error, values);
        if (found) return found;
        throw error;
      }
      return undefined;
    },
  });
  return (
    <Form
      form={form}
      verb={verb}
      onCancel={onCancel}
      initial={initial}
      problemOf={(problem) => <Failed error={problem} />}
    >
      {children(form)}
    </Form>
  );
}

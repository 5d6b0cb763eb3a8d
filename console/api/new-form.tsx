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
  children: (form: FormState<Values>) => ReactNode;
}

/** A form for a record that does not exist yet. It keeps a draft; refused fields say why. */
export function NewForm<Values extends object>(props: NewFormProps<Values>) {
  const { name, initial, save, onCancel, verb, validate, children } = props;
  const form = useForm({
    initial,
    draft: useDraft(name, initial),
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

import type { ReactNode } from "react";
import { Form } from "../kit/form-frame.tsx";
import { type Draft, type Errors, type FormState, useForm } from "../kit/form.ts";
import { useDraft } from "../shell/use-draft.ts";
import { Failed, fieldErrorsIn } from "./failed.tsx";

interface OwnFormProps<Values extends object> {
  initial: Values;
  /** Errors that it returns are shown at their fields, like those of a refusal that names fields. */
  save: ((values: Values) => Promise<void>) | ((values: Values) => Promise<Errors<Values> | undefined>);
  onCancel?: (() => void) | undefined;
  verb: string;
  validate?: ((values: Values) => Errors<Values>) | undefined;
  /** Says why the service refused it. Default: the sentence for the refusal. */
  problemOf?: ((problem: unknown) => ReactNode) | undefined;
  children: (form: FormState<Values>) => ReactNode;
}

export interface NewFormProps<Values extends object> extends OwnFormProps<Values> {
  /** The name of its draft, like `person.new`. */
  name: string;
  /** Secrets, whose values are in no draft. */
  unkept?: readonly (keyof Values & string)[] | undefined;
}

/** A form that creates something. It keeps a draft, and refused fields say why. */
export function NewForm<Values extends object>({ name, unkept, ...props }: NewFormProps<Values>) {
  return <Asking {...props} draft={useDraft(name, props.initial, unkept)} />;
}

/** The same without a draft, for what nobody wants to find again: a password, a file, a simple choice. */
export function BriefForm<Values extends object>(props: OwnFormProps<Values>) {
  return <Asking {...props} />;
}

function Asking<Values extends object>(props: OwnFormProps<Values> & { draft?: Draft<Values> }) {
  const { initial, draft, save, onCancel, verb, validate, children } = props;
  const { problemOf = (problem) => <Failed error={problem} /> } = props;
  const form = useForm({
    initial,
    draft,
    validate,
    async submit(values) {
      try {
        return (await save(values)) ?? undefined;
      } catch (error) {
        const found = fieldErrorsIn(error, values);
        if (found) return found;
        throw error;
      }
    },
  });
  return (
    <Form form={form} verb={verb} onCancel={onCancel} initial={initial} problemOf={problemOf}>
      {children(form)}
    </Form>
  );
}

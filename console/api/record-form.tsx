import { type ReactNode, useRef, useState } from "react";
import { isProblem } from "../../client/index.ts";
import { Form } from "../kit/form-frame.tsx";
import { type Errors, type FormState, useForm } from "../kit/form.ts";
import { Conflict } from "../kit/states.tsx";
import { useDraft } from "../shell/use-draft.ts";
import { Failed, fieldErrorsIn } from "./failed.tsx";

/** The values of a form, and the revision of the record that they come from. */
export interface Revised<Values> {
  values: Values;
  etag: string | undefined;
}

export interface RecordFormProps<Values extends object> {
  /** The name of its draft, with the id of the record: `person.7`. */
  name: string;
  start: Revised<Values>;
  /** Reads the record again after another person has written it. */
  reread: () => Promise<Revised<Values>>;
  /** Writes with `ifMatch: etag`. */
  save: (values: Values, etag: string | undefined) => Promise<void>;
  onEnd: () => void;
  verb: string;
  /** The names of the fields in the comparison of two texts. */
  labels: { [Name in keyof Values & string]: string };
  /** How the comparison shows a value. Default: its text. */
  shown?: ((name: keyof Values & string, value: Values[keyof Values & string]) => string) | undefined;
  validate?: ((values: Values) => Errors<Values>) | undefined;
  /** Secrets, whose values are in no draft. */
  unkept?: readonly (keyof Values & string)[] | undefined;
  children: (form: FormState<Values>) => ReactNode;
}

/**
 * A form for a record that others may write at the same time. Every write names the revision that it started from,
 * and a refused one shows both texts.
 */
export function RecordForm<Values extends object>(props: RecordFormProps<Values>) {
  const { name, start, reread, save, onEnd, verb, labels, validate, unkept, children } = props;
  const etag = useRef(start.etag);
  const [theirs, setTheirs] = useState<Revised<Values>>();
  const form = useForm({
    initial: start.values,
    draft: useDraft(name, start.values, unkept),
    validate,
    async submit(values) {
      try {
        await save(values, etag.current);
      } catch (error) {
        if (isProblem(error, "stale")) setTheirs(await reread());
        const found = fieldErrorsIn(error, values);
        if (found) return found;
        throw error;
      }
      onEnd();
      return undefined;
    },
  });
  const textOf = props.shown ?? ((_, value) => String(value));
  const problemOf = (problem: unknown): ReactNode =>
    theirs && isProblem(problem, "stale") ? (
      <Conflict
        fields={namesIn(labels).map((field) => ({
          label: labels[field],
          mine: textOf(field, form.values[field]),
          theirs: textOf(field, theirs.values[field]),
        }))}
        onKeepMine={() => {
          etag.current = theirs.etag;
          form.submit();
        }}
        onTakeTheirs={() => {
          form.draft?.discard();
          onEnd();
        }}
      />
    ) : (
      <Failed error={problem} />
    );
  return (
    <Form form={form} verb={verb} onCancel={onEnd} initial={start.values} problemOf={problemOf}>
      {children(form)}
    </Form>
  );
}

const namesIn = <Labels extends object>(labels: Labels) => Object.keys(labels) as (keyof Labels & string)[];

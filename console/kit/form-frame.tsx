import { type ReactNode, useEffect, useId, useRef } from "react";
import { useWords } from "../words/words.ts";
import { Button } from "./button.tsx";
import type { FormState } from "./form.ts";
import { Problem } from "./states.tsx";
import { kitWords } from "./words.ts";

export interface FormProps<Values extends object> {
  form: FormState<Values>;
  children: ReactNode;
  /** The verb of the button. */
  verb: string;
  onCancel?: (() => void) | undefined;
  /** Draws an error that `submit` threw: a `Problem`, a `Conflict`. */
  problemOf?: ((problem: unknown) => ReactNode) | undefined;
  /** The values that "start again" restores; without them a restored draft cannot be discarded. */
  initial?: Values | undefined;
}

/** Shows the errors at the top, with links to their fields, and at each field. */
export function Form<Values extends object>(props: FormProps<Values>) {
  const { form, children, verb, onCancel, problemOf, initial } = props;
  const text = useWords(kitWords);
  const { draft } = form;
  return (
    <form className="form" noValidate onSubmit={form.onSubmit}>
      {draft?.isRestored && initial && (
        <p className="form-restored">
          {text.form.restored}{" "}
          <Button
            look="quiet"
            onPress={() => {
              draft.discard();
              form.reset(initial);
            }}
          >
            {text.form.discard}
          </Button>
        </p>
      )}
      <ErrorSummary form={form} />
      {form.problem !== undefined && (problemOf?.(form.problem) ?? <Problem title={text.failed} />)}
      {children}
      <div className="acts">
        <Button type="submit" look="primary" isPending={form.isPending}>
          {verb}
        </Button>
        {onCancel && <Button onPress={onCancel}>{text.cancel}</Button>}
      </div>
    </form>
  );
}

function ErrorSummary<Values extends object>({ form }: { form: FormState<Values> }) {
  const text = useWords(kitWords);
  const title = useId();
  const summary = useRef<HTMLDivElement>(null);
  const { failures } = form;
  useEffect(() => {
    if (failures > 0) summary.current?.focus();
  }, [failures]);
  const errors = Object.entries<string | undefined>(form.errors).filter(([, error]) => error);
  if (errors.length === 0) return null;
  return (
    <div ref={summary} className="error-summary" role="alert" tabIndex={-1} aria-labelledby={title}>
      <h2 id={title}>{text.form.errors}</h2>
      <ul>
        {errors.map(([name, error]) => (
          <li key={name}>
            <a
              href={`#${form.idOf(name)}`}
              onClick={(event) => {
                event.preventDefault();
                focusControl(form.idOf(name));
              }}
            >
              {error}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** In a date, the segments take the focus: there is no control with the id. */
function focusControl(id: string): void {
  const control = document.getElementById(id);
  const isControl = control?.matches("input, select, textarea, button");
  const target = isControl ? control : control?.querySelector<HTMLElement>("[tabindex='0'], input, button");
  target?.focus();
}

import type { ReactNode } from "react";
import { type FieldProps, LabelText, Notes } from "./field-frame.tsx";

export interface Choice<Value extends string> {
  id: Value;
  label: string;
  hint?: string | undefined;
}

type GroupProps = Pick<FieldProps<unknown>, "label" | "hint" | "isRequired"> & {
  field: { id: string; error?: string | undefined };
  children: ReactNode;
};

function Group({ label, field, hint, isRequired, children }: GroupProps) {
  return (
    <fieldset id={field.id} className={field.error ? "field field-wrong field-group" : "field field-group"}>
      <legend className="field-label">
        <LabelText label={label} isRequired={isRequired} />
      </legend>
      <Notes field={field} hint={hint} />
      {children}
    </fieldset>
  );
}

export interface ChoiceFieldProps<Value extends string> extends FieldProps<Value> {
  options: readonly Choice<Value>[];
}

/** One of a few options, all in sight. */
export function RadioField<Value extends string>({ options, ...props }: ChoiceFieldProps<Value>) {
  const { field } = props;
  return (
    <Group label={props.label} hint={props.hint} isRequired={props.isRequired} field={field}>
      {options.map(({ id, label, hint }) => (
        <label key={id} className="check">
          <input
            type="radio"
            name={field.id}
            value={id}
            checked={field.value === id}
            onChange={() => field.onChange(id)}
          />
          <span>
            {label}
            {hint && <span className="hint"> {hint}</span>}
          </span>
        </label>
      ))}
    </Group>
  );
}

export interface ChoicesFieldProps<Value extends string> extends FieldProps<readonly Value[]> {
  options: readonly Choice<Value>[];
}

/** Any of a few options; the value keeps the order of the options. */
export function CheckboxesField<Value extends string>({ options, ...props }: ChoicesFieldProps<Value>) {
  const { field } = props;
  const toggle = (id: Value, isChosen: boolean): void =>
    field.onChange(
      options
        .map((option) => option.id)
        .filter((other) => (other === id ? isChosen : field.value.includes(other))),
    );
  return (
    <Group label={props.label} hint={props.hint} isRequired={props.isRequired} field={field}>
      {options.map(({ id, label, hint }) => (
        <label key={id} className="check">
          <input
            type="checkbox"
            name={field.name}
            value={id}
            checked={field.value.includes(id)}
            onChange={(event) => toggle(id, event.target.checked)}
          />
          <span>
            {label}
            {hint && <span className="hint"> {hint}</span>}
          </span>
        </label>
      ))}
    </Group>
  );
}

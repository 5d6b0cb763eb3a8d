import type { ReactNode } from "react";
import { useWords } from "../words/words.ts";
import type { Field } from "./form.ts";
import { kitWords } from "./words.ts";

export interface FieldProps<Value> {
  label: string;
  field: Field<Value>;
  hint?: string;
  /** A field without it says that it is optional. */
  isRequired?: boolean;
}

interface Described {
  "aria-describedby": string | undefined;
  "aria-invalid": boolean | undefined;
  "aria-required": boolean | undefined;
}

export function describe({
  field,
  hint,
  isRequired,
}: Omit<FieldProps<unknown>, "field" | "label"> & { field: { id: string; error?: string } }): Described {
  const ids = [hint && `${field.id}-hint`, field.error && `${field.id}-error`].filter(Boolean);
  return {
    "aria-describedby": ids.length > 0 ? ids.join(" ") : undefined,
    "aria-invalid": field.error ? true : undefined,
    "aria-required": isRequired || undefined,
  };
}

/** The label's text; an optional field says so. */
export function LabelText({ label, isRequired }: { label: string; isRequired?: boolean }) {
  const text = useWords(kitWords).form;
  return (
    <>
      {label}
      {!isRequired && <span className="optional"> ({text.optional})</span>}
    </>
  );
}

type FrameProps = Pick<FieldProps<unknown>, "label" | "hint" | "isRequired"> & {
  field: { id: string; error?: string };
  children: ReactNode;
};

function FieldFrame({ label, field, hint, isRequired, children }: FrameProps) {
  return (
    <div className={field.error ? "field field-wrong" : "field"}>
      <label htmlFor={field.id}>
        <LabelText label={label} isRequired={isRequired} />
      </label>
      <Notes field={field} hint={hint} />
      {children}
    </div>
  );
}

function Notes({ field, hint }: { field: { id: string; error?: string }; hint?: string }) {
  return (
    <>
      {hint && (
        <p id={`${field.id}-hint`} className="hint">
          {hint}
        </p>
      )}
      {field.error && (
        <p id={`${field.id}-error`} className="field-error">
          {field.error}
        </p>
      )}
    </>
  );
}

export interface TextFieldProps extends FieldProps<string> {
  type?: "text" | "email" | "password" | "search" | "tel" | "url";
  autoComplete?: string;
  maxLength?: number;
  autoFocus?: boolean;
}

export function TextField({ type = "text", autoComplete, maxLength, autoFocus, ...props }: TextFieldProps) {
  const { field } = props;
  return (
    <FieldFrame {...props}>
      <input
        id={field.id}
        name={field.name}
        className="input"
        type={type}
        value={field.value}
        autoComplete={autoComplete}
        maxLength={maxLength}
        autoFocus={autoFocus}
        onChange={(event) => field.onChange(event.target.value)}
        {...describe(props)}
      />
    </FieldFrame>
  );
}

export function TextArea({ rows = 4, ...props }: FieldProps<string> & { rows?: number }) {
  const { field } = props;
  return (
    <FieldFrame {...props}>
      <textarea
        id={field.id}
        name={field.name}
        className="input"
        rows={rows}
        value={field.value}
        onChange={(event) => field.onChange(event.target.value)}
        {...describe(props)}
      />
    </FieldFrame>
  );
}

export interface Option {
  id: string;
  label: string;
}

/** `Value` is the union of the ids; "" while nothing is chosen. */
export interface SelectFieldProps<Value extends string> extends FieldProps<Value> {
  options: readonly { id: Value; label: string }[];
}

export function SelectField<Value extends string>({ options, ...props }: SelectFieldProps<Value>) {
  const { field } = props;
  const choose = (id: string): void => {
    const option = options.find((one) => one.id === id);
    if (option) field.onChange(option.id);
  };
  return (
    <FieldFrame label={props.label} hint={props.hint} isRequired={props.isRequired} field={field}>
      <select
        id={field.id}
        name={field.name}
        className="input"
        value={field.value}
        onChange={(event) => choose(event.target.value)}
        {...describe(props)}
      >
        {options.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

export function CheckboxField({ label, field, hint }: FieldProps<boolean>) {
  return (
    <div className={field.error ? "field field-wrong" : "field"}>
      <Notes field={field} hint={hint} />
      <label className="check">
        <input
          id={field.id}
          name={field.name}
          type="checkbox"
          checked={field.value}
          onChange={(event) => field.onChange(event.target.checked)}
          {...describe({ field, hint })}
        />
        {label}
      </label>
    </div>
  );
}

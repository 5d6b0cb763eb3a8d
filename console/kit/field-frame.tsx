import { type ReactNode, createContext, useContext } from "react";
import { useWords } from "../words/words.ts";
import type { Field } from "./form.ts";
import { kitWords } from "./words.ts";

export interface FieldProps<Value> {
  label: string;
  field: Field<Value>;
  hint?: string | undefined;
  /** A field without this says that it is optional. */
  isRequired?: boolean | undefined;
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
}: Omit<FieldProps<unknown>, "field" | "label"> & {
  field: { id: string; error?: string | undefined };
}): Described {
  const ids = [hint && `${field.id}-hint`, field.error && `${field.id}-error`].filter(Boolean);
  return {
    "aria-describedby": ids.length > 0 ? ids.join(" ") : undefined,
    "aria-invalid": field.error ? true : undefined,
    "aria-required": isRequired || undefined,
  };
}

/** False inside a row of filters, where no field is required. */
export const OptionalIsSaid = createContext(true);

/** The label's text; an optional field says so. */
export function LabelText({ label, isRequired }: { label: string; isRequired?: boolean | undefined }) {
  const text = useWords(kitWords).form;
  const isSaid = useContext(OptionalIsSaid);
  return (
    <>
      {label}
      {!isRequired && isSaid && <span className="optional"> ({text.optional})</span>}
    </>
  );
}

type FrameProps = Pick<FieldProps<unknown>, "label" | "hint" | "isRequired"> & {
  field: { id: string; error?: string | undefined };
  children: ReactNode;
};

export function FieldFrame({ label, field, hint, isRequired, children }: FrameProps) {
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

export function Notes({
  field,
  hint,
}: {
  field: { id: string; error?: string | undefined };
  hint?: string | undefined;
}) {
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

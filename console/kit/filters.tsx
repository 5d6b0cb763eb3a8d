import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { OptionalIsSaid } from "./field-frame.tsx";
import type { Field } from "./form.ts";

/** The filters of a list, in a row that wraps, with the act of the list ("New") beside them. */
export function FilterBar({ children, act }: { children?: ReactNode; act?: ReactNode | undefined }) {
  return (
    <div className="filter-bar">
      <OptionalIsSaid value={false}>{children}</OptionalIsSaid>
      {act && <div className="filter-act">{act}</div>}
    </div>
  );
}

const QUIET_MS = 300;

export interface TextFilterProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** Filters after a pause in the typing, so that one word is one question to the service. */
export function TextFilter({ label, value, onChange }: TextFilterProps) {
  const id = useId();
  const [typed, setTyped] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const told = useRef(value);
  useEffect(() => {
    // Follow a value from Back or Forward, but not the echo of what was typed.
    if (value !== told.current) setTyped(value);
    told.current = value;
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const tell = (next: string): void => {
    clearTimeout(timer.current);
    if (next === told.current) return;
    told.current = next;
    onChange(next);
  };
  return (
    <div className="filter">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="input"
        type="search"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          clearTimeout(timer.current);
          timer.current = setTimeout(() => tell(target.value.trim()), QUIET_MS);
        }}
        onKeyDown={({ key }) => {
          if (key === "Enter") tell(typed.trim());
        }}
      />
    </div>
  );
}

export interface ChoiceFilterProps<Value extends string> {
  label: string;
  /** The text for "no filter". */
  all: string;
  options: readonly { id: Value; label: string }[];
  /** "" without a filter. */
  value: Value | "";
  onChange: (value: Value | "") => void;
}

export function ChoiceFilter<Value extends string>(props: ChoiceFilterProps<Value>) {
  const { label, all, options, value, onChange } = props;
  const id = useId();
  return (
    <div className="filter">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="input"
        value={value}
        onChange={({ target }) => onChange(options.find((one) => one.id === target.value)?.id ?? "")}
      >
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}

/** A filter as the field of a form, for controls without a filter of their own: a day, a record found by name. */
export const filterField = <Value,>(
  name: string,
  value: Value,
  onChange: (value: Value) => void,
): Field<Value> => ({ id: `filter-${name}`, name, value, onChange });

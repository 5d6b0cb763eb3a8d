import { FieldFrame, type FieldProps, Notes, describe } from "./field-frame.tsx";

export interface TextFieldProps extends FieldProps<string> {
  type?: "text" | "email" | "password" | "search" | "tel" | "url" | undefined;
  autoComplete?: string | undefined;
  /** The keyboard of a phone, if the type does not say it. */
  inputMode?: "text" | "numeric" | undefined;
  maxLength?: number | undefined;
  autoFocus?: boolean | undefined;
}

export function TextField({
  type = "text",
  autoComplete,
  inputMode,
  maxLength,
  autoFocus,
  ...props
}: TextFieldProps) {
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
        inputMode={inputMode}
        maxLength={maxLength}
        autoFocus={autoFocus}
        onChange={(event) => field.onChange(event.target.value)}
        {...describe(props)}
      />
    </FieldFrame>
  );
}

type PasswordFieldProps = Pick<TextFieldProps, "label" | "hint" | "field" | "autoFocus"> & {
  isNew?: boolean;
};

/** The password of an account, which a password manager fills in or makes. */
export function PasswordField({ isNew = false, ...props }: PasswordFieldProps) {
  const autoComplete = isNew ? "new-password" : "current-password";
  return <TextField {...props} type="password" autoComplete={autoComplete} isRequired />;
}

export function TextArea({ rows = 4, ...props }: FieldProps<string> & { rows?: number | undefined }) {
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

/** `Value` is the union of the ids; it is "" while nothing is chosen. */
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

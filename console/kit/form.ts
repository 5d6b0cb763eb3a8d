import { type SyntheticEvent, useCallback, useEffect, useId, useState } from "react";

export type Errors<Values> = { [Name in keyof Values & string]?: string | undefined };

/** A form's values, kept until they are saved; the shell's `useDraft` makes one. */
export interface Draft<Values> {
  value: Values;
  /** True if the values are from an earlier visit. */
  isRestored: boolean;
  keep: (value: Values) => void;
  discard: () => void;
}

export interface Field<Value> {
  /** The id of its control, where the error summary leads. */
  id: string;
  name: string;
  value: Value;
  error?: string | undefined;
  onChange: (value: Value) => void;
}

export interface FormOptions<Values extends object> {
  initial: Values;
  draft?: Draft<Values> | undefined;
  validate?: ((values: Values) => Errors<Values>) | undefined;
  /** Saves. Errors that it returns are shown at their fields; what it throws is a problem of the whole form. */
  submit: (values: Values) => Promise<Errors<Values> | undefined>;
}

export interface FormState<Values extends object> {
  values: Values;
  errors: Errors<Values>;
  problem: unknown;
  isPending: boolean;
  /** Counts the failed attempts: the summary takes the focus at each. */
  failures: number;
  draft: Draft<Values> | undefined;
  field: <Name extends keyof Values & string>(name: Name) => Field<Values[Name]>;
  idOf: (name: string) => string;
  reset: (values: Values) => void;
  onSubmit: (event: SyntheticEvent) => void;
  /** Saves as the button does. */
  submit: () => void;
}

/** Forms with typed values that no draft keeps. */
const unkept = new Set<string>();

/** True if loading the page again would lose what was typed. */
export const hasUnkept = (): boolean => unkept.size > 0;

export function useForm<Values extends object>(options: FormOptions<Values>): FormState<Values> {
  const { initial, draft, validate } = options;
  const base = useId();
  const [values, setValues] = useState(draft?.value ?? initial);
  const { errors, problem, failures, fail, pass, forgive } = useOutcome<Values>();
  const [isPending, setIsPending] = useState(false);
  const idOf = useCallback((name: string) => `${base}-${name}`, [base]);
  useEffect(() => () => void unkept.delete(base), [base]);

  const save = async (): Promise<void> => {
    const found = validate?.(values) ?? {};
    if (hasErrors(found)) return fail(found);
    setIsPending(true);
    try {
      const refused = (await options.submit(values)) ?? {};
      if (hasErrors(refused)) return fail(refused);
      pass();
      unkept.delete(base);
      draft?.discard();
    } catch (error) {
      fail({}, error);
    } finally {
      setIsPending(false);
    }
  };

  const submit = (): void => {
    if (!isPending) void save();
  };

  return {
    values,
    errors,
    problem,
    isPending,
    failures,
    draft,
    idOf,
    field: (name) => ({
      id: idOf(name),
      name,
      value: values[name],
      error: errors[name],
      onChange(value) {
        setValues((before) => ({ ...before, [name]: value }));
        if (draft) draft.keep({ ...values, [name]: value });
        else unkept.add(base);
        forgive(name);
      },
    }),
    reset(next) {
      setValues(next);
      unkept.delete(base);
      pass();
    },
    onSubmit(event) {
      event.preventDefault();
      submit();
    },
    submit,
  };
}

/** The outcome of the last attempt to save. */
function useOutcome<Values extends object>() {
  const [errors, setErrors] = useState<Errors<Values>>({});
  const [problem, setProblem] = useState<unknown>();
  const [failures, setFailures] = useState(0);
  return {
    errors,
    problem,
    failures,
    fail(found: Errors<Values>, thrown?: unknown): void {
      setErrors(found);
      setProblem(thrown);
      setFailures((count) => count + 1);
    },
    pass(): void {
      setErrors({});
      setProblem(undefined);
    },
    /** A field that changes is no longer marked as wrong. */
    forgive(name: keyof Values & string): void {
      if (errors[name] !== undefined) setErrors(({ ...others }) => ({ ...others, [name]: undefined }));
    },
  };
}

const hasErrors = (errors: object): boolean =>
  Object.values(errors).some((error: unknown) => error !== undefined);

import { Button } from "react-aria-components/Button";
import { Group } from "react-aria-components/Group";
import { Input } from "react-aria-components/Input";
import { NumberField as AriaNumberField } from "react-aria-components/NumberField";
import { useWords } from "../words/words.ts";
import { AriaNotes } from "./aria-notes.tsx";
import type { FieldProps } from "./field-frame.tsx";
import { kitWords } from "./words.ts";
import { given } from "./given.ts";

export interface NumberFieldProps extends FieldProps<number | undefined> {
  min?: number | undefined;
  max?: number | undefined;
  step?: number | undefined;
  /** For a port or a year: no thousands separator. */
  isPlain?: boolean | undefined;
}

const PLAIN = { useGrouping: false } as const;

/** Writes and reads the number in the language of the page. */
export function NumberField(props: NumberFieldProps) {
  const { label, field, hint, isRequired, min, max, step, isPlain } = props;
  const text = useWords(kitWords).form;
  return (
    <AriaNumberField
      id={field.id}
      className={field.error ? "field field-wrong" : "field"}
      value={field.value ?? Number.NaN}
      onChange={(value) => field.onChange(Number.isNaN(value) ? undefined : value)}
      {...given({ minValue: min, maxValue: max, step, isRequired })}
      {...given({ formatOptions: isPlain ? PLAIN : undefined })}
      isInvalid={field.error !== undefined}
      validationBehavior="aria"
    >
      <AriaNotes label={label} field={field} hint={hint} isRequired={isRequired} />
      <Group className="number-input">
        <Button slot="decrement" className="button button-plain" aria-label={text.decrease}>
          −
        </Button>
        <Input className="input" name={field.name} />
        <Button slot="increment" className="button button-plain" aria-label={text.increase}>
          +
        </Button>
      </Group>
    </AriaNumberField>
  );
}

import { CheckboxesField, RadioField } from "../../kit/choice-fields.tsx";
import { ComboField } from "../../kit/combo-field.tsx";
import { CheckboxField, SelectField, TextArea, TextField } from "../../kit/fields.tsx";
import type { Field, FormState } from "../../kit/form.ts";
import { NumberField } from "../../kit/number-field.tsx";
import { isRequired } from "./fields.ts";
import type { InputProperty, Known, Values } from "./kind.ts";

interface ControlsProps<Row, More> {
  inputs: readonly (readonly [name: string, property: InputProperty<Row, More>])[];
  form: FormState<Values>;
  known: Known<More>;
  /** Undefined in the form of a new record. */
  row: Row | undefined;
}

/** The controls of a form, by the declaration of its fields. */
export function Controls<Row, More>({ inputs, ...props }: ControlsProps<Row, More>) {
  return inputs.map(([name, property]) => <Control key={name} {...props} name={name} property={property} />);
}

interface ControlProps<Row, More> extends Omit<ControlsProps<Row, More>, "inputs"> {
  name: string;
  property: InputProperty<Row, More>;
}

function Control<Row, More>({ name, property, form, known, row }: ControlProps<Row, More>) {
  const { say } = known;
  const isNew = row === undefined;
  const given = (isNew && property.newHint) || property.hint;
  const hint = typeof given === "function" ? given({ values: form.values, row }) : given;
  const frame = {
    label: say(property.label),
    hint: hint && say(hint),
    isRequired: isRequired(property, isNew ? "new" : "edit"),
  };
  // A declaration gives each kind of control the values that it takes.
  const fieldOf = <Value,>() => form.field(name) as Field<Value>;
  const optionsOf = (choices: Readonly<Record<string, { ro: string; ru: string }>>) =>
    Object.entries(choices).map(([id, text]) => ({ id, label: say(text) }));
  switch (property.input) {
    case "area":
      return <TextArea {...frame} field={fieldOf<string>()} rows={property.rows} />;
    case "check":
      return <CheckboxField {...frame} field={fieldOf<boolean>()} />;
    case "choice":
      return (
        <SelectField {...frame} isRequired field={fieldOf<string>()} options={optionsOf(property.choices)} />
      );
    case "radio":
      return (
        <RadioField
          {...frame}
          isRequired
          field={fieldOf<string>()}
          options={Object.entries(property.choices).map(([id, text]) => ({
            id,
            label: say(text),
            hint: property.hints?.[id] && say(property.hints[id]),
          }))}
        />
      );
    case "options":
      return (
        <SelectField {...frame} field={fieldOf<string>()} options={property.options(known, form.values)} />
      );
    case "several":
      return (
        <CheckboxesField
          {...frame}
          field={fieldOf<readonly string[]>()}
          options={optionsOf(property.choices)}
        />
      );
    case "severalOf":
      return (
        <CheckboxesField
          {...frame}
          field={fieldOf<readonly string[]>()}
          options={property.options(known, form.values)}
        />
      );
    case "record":
      return (
        <ComboField
          {...frame}
          field={fieldOf()}
          search={typeof property.search === "function" ? property.search : property.search.of(known)}
        />
      );
    case "number":
      return (
        <NumberField
          {...frame}
          field={fieldOf()}
          min={property.min}
          max={property.max}
          isPlain={property.isPlain}
        />
      );
    case "own":
      return property.own.draw({ ...frame, field: fieldOf() });
    default:
      return (
        <TextField
          {...frame}
          field={fieldOf<string>()}
          type={property.input}
          maxLength={property.max}
          autoComplete={property.autoComplete ?? (property.input === "password" ? "off" : undefined)}
        />
      );
  }
}

import { CheckboxesField, RadioField } from "../../kit/choice-fields.tsx";
import { ComboField } from "../../kit/combo-field.tsx";
import type { FieldProps } from "../../kit/field-frame.tsx";
import { CheckboxField, SelectField, TextArea, TextField } from "../../kit/fields.tsx";
import type { Field, FormState } from "../../kit/form.ts";
import { TimeField } from "../../kit/late-fields.tsx";
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

/** Draws the controls of a form from the declaration of its fields. */
export function Controls<Row, More>({ inputs, ...props }: ControlsProps<Row, More>) {
  return inputs.map(([name, property]) => <Control key={name} {...props} name={name} property={property} />);
}

interface ControlProps<Row, More> extends Omit<ControlsProps<Row, More>, "inputs"> {
  name: string;
  property: InputProperty<Row, More>;
}

type Frame = Pick<FieldProps<unknown>, "label" | "hint" | "isRequired">;

function Control<Row, More>({ name, property, form, known, row }: ControlProps<Row, More>) {
  const isNew = row === undefined;
  const given = (isNew && property.newHint) || property.hint;
  const hint = typeof given === "function" ? given({ values: form.values, row }) : given;
  const frame: Frame = {
    label: known.say(property.label),
    hint: hint && known.say(hint),
    isRequired: isRequired(property, isNew ? "new" : "edit"),
  };
  // The declaration ties each kind of control to the type of its values.
  const fieldOf = <Value,>() => form.field(name) as Field<Value>;
  switch (property.input) {
    case "check":
      return <CheckboxField {...frame} field={fieldOf<boolean>()} />;
    case "record": {
      const { search } = property;
      return (
        <ComboField
          {...frame}
          field={fieldOf()}
          search={typeof search === "function" ? search : search.of(known)}
        />
      );
    }
    case "number": {
      const { min, max, isPlain } = property;
      return <NumberField {...frame} field={fieldOf()} min={min} max={max} isPlain={isPlain} />;
    }
    case "own":
      return property.own.draw({ ...frame, field: fieldOf(), row });
    case "several":
    case "severalOf":
      return (
        <CheckboxesField
          {...frame}
          field={fieldOf<readonly string[]>()}
          options={optionsOf(property, form, known)}
        />
      );
    case "choice":
    case "options":
    case "radio":
      return (
        <Choice
          property={property}
          frame={frame}
          field={fieldOf()}
          options={optionsOf(property, form, known)}
        />
      );
    case "time":
      return <TimeField {...frame} field={fieldOf<string>()} />;
    default:
      return <Text property={property} frame={frame} field={fieldOf()} />;
  }
}

type Chosen<Row, More> = Extract<InputProperty<Row, More>, { options: unknown } | { choices: unknown }>;

function optionsOf<Row, More>(property: Chosen<Row, More>, form: FormState<Values>, known: Known<More>) {
  if ("options" in property) return property.options(known, form.values);
  const hints = property.input === "radio" ? property.hints : undefined;
  return Object.entries(property.choices).map(([id, text]) => ({
    id,
    label: known.say(text),
    hint: hints?.[id] && known.say(hints[id]),
  }));
}

interface PartProps<Property> {
  property: Property;
  frame: Frame;
  field: Field<string>;
}

type One = "choice" | "options" | "radio";

function Choice<Row, More>(
  props: PartProps<Extract<InputProperty<Row, More>, { input: One }>> & {
    options: ReturnType<typeof optionsOf>;
  },
) {
  const { property, frame, field, options } = props;
  if (property.input === "radio") return <RadioField {...frame} isRequired field={field} options={options} />;
  const isRequiredHere = property.input === "choice" || frame.isRequired;
  return <SelectField {...frame} isRequired={isRequiredHere} field={field} options={options} />;
}

type Written = Exclude<
  InputProperty<never, never>["input"],
  One | "check" | "record" | "number" | "own" | "several" | "severalOf" | "time"
>;

function Text<Row, More>({
  property,
  frame,
  field,
}: PartProps<Extract<InputProperty<Row, More>, { input: Written }>>) {
  if (property.input === "area") return <TextArea {...frame} field={field} rows={property.rows} />;
  return (
    <TextField
      {...frame}
      field={field}
      type={property.input}
      maxLength={property.max}
      autoComplete={property.autoComplete ?? (property.input === "password" ? "off" : undefined)}
    />
  );
}

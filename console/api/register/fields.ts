import type { ReactNode } from "react";
import type { Errors } from "../../kit/form.ts";
import { formatsIn } from "../../words/formats.ts";
import { useLanguage } from "../../words/language.ts";
import { wordsIn, inLanguage } from "../../words/words.ts";
import type { InputProperty, Kind, Known, Properties, Property, Said, Values } from "./kind.ts";
import { registerWords } from "./words.ts";

/* Everything that follows from the declaration of fields. */

export function useKnown<Row, More>(
  { useMayWrite, useMore }: Pick<Kind<Row, More>, "useMayWrite" | "useMore">,
  rows: readonly Row[],
): Known<More> {
  const language = useLanguage();
  return {
    language,
    say: (texts) => inLanguage(texts, language),
    formats: formatsIn(language),
    mayWrite: useMayWrite(),
    more: useMore(rows),
  };
}

/** The fields that this reader sees. */
export const shownFields = <Row, More>(fields: Properties<Row, More>, known: Known<More>) =>
  Object.entries(fields).filter(([, { isShown }]) => isShown?.(known) ?? true);

/** The fields of a form, in their order. */
export const inputsOf = <Row, More>(
  fields: Properties<Row, More>,
  known: Known<More>,
): [string, InputProperty<Row, More>][] =>
  shownFields(fields, known).flatMap(([name, property]) =>
    property.input === undefined ? [] : [[name, property]],
  );

type Inputs<Row, More> = readonly (readonly [string, InputProperty<Row, More>])[];

function emptyOf<Row, More>(property: InputProperty<Row, More>): unknown {
  if (property.initial !== undefined) return property.initial;
  if (property.input === "check") return false;
  if (property.input === "choice" || property.input === "radio")
    return Object.keys(property.choices)[0] ?? "";
  if (property.input === "several" || property.input === "severalOf") return [];
  if (property.input === "record" || property.input === "number") return undefined;
  return "";
}

export const emptyValues = <Row, More>(inputs: Inputs<Row, More>): Values =>
  Object.fromEntries(inputs.map(([name, property]) => [name, emptyOf(property)]));

const valueAt = (row: object, name: string): unknown =>
  Object.entries(row).find(([key]) => key === name)?.[1];

/** The values of a record in its form. A password is never among them. */
export const valuesIn = <Row extends object, More>(
  inputs: Inputs<Row, More>,
  row: Row,
  known: Known<More>,
): Values =>
  Object.fromEntries(
    inputs.map(([name, property]) => {
      if (property.of) return [name, property.of(row, known)];
      return [name, isSecret(property) ? "" : (valueAt(row, name) ?? emptyOf(property))];
    }),
  );

/** Secrets are in no draft and are shown nowhere. */
export const isSecret = <Row, More>(property: InputProperty<Row, More>): boolean =>
  property.input === "password" || (property.input === "area" && property.isSecret === true);

/** The values as they are judged and sent: trimmed texts, and only choices that are offered. */
export function settled<Row, More>(inputs: Inputs<Row, More>, values: Values, known: Known<More>): Values {
  const valueOf = (name: string, property: InputProperty<Row, More>): unknown => {
    const value = values[name];
    if (property.input === "options") {
      const offered = property.options(known, values);
      return offered.some(({ id }) => id === value) ? value : (offered[0]?.id ?? "");
    }
    return typeof value === "string" && property.input !== "password" ? value.trim() : value;
  };
  return { ...values, ...Object.fromEntries(inputs.map(([name, one]) => [name, valueOf(name, one)])) };
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === "" || (Array.isArray(value) && value.length === 0);

export const isRequired = <Row, More>(property: InputProperty<Row, More>, form: "new" | "edit"): boolean =>
  property.required !== undefined && (property.requiredIn ?? form) === form;

/** What an empty required field is told. */
function demandOf<Row, More>({ label, required, rule }: InputProperty<Row, More>): Said | undefined {
  if (required !== true) return required;
  if (rule) return rule[1];
  return [
    `Completați câmpul „${inLanguage(label, "ro")}”`,
    `Заполните поле «${inLanguage(label, "ru")}»`,
    `Fill in ‘${inLanguage(label, "en")}’`,
  ];
}

/** The mistakes that the rules of each field find in trimmed values. */
export function errorsIn<Row, More>(
  inputs: Inputs<Row, More>,
  values: Values,
  { say }: Known<More>,
  form: "new" | "edit",
): Errors<Values> {
  const errorOf = (name: string, property: InputProperty<Row, More>): string | undefined => {
    const value = values[name];
    if (isEmpty(value)) {
      const demand = isRequired(property, form) ? demandOf(property) : undefined;
      return demand && say(demand);
    }
    if (!property.rule) return undefined;
    const [test, otherwise] = property.rule;
    const isRight = test instanceof RegExp ? test.test(String(value)) : isTrue(test, value);
    return isRight ? undefined : say(otherwise);
  };
  return Object.fromEntries(inputs.map(([name, property]) => [name, errorOf(name, property)]));
}

// A declaration ties the rule of a field to the type of its value.
const isTrue = (test: (value: never) => boolean, value: unknown): boolean => test(value as never);

/** How the comparison of two texts shows a value of a form. */
export function textOf<Row, More>(
  property: InputProperty<Row, More>,
  value: unknown,
  known: Known<More>,
): string {
  const { say, language } = known;
  if (isSecret(property)) return value === "" ? "" : "•••";
  if (typeof value === "boolean") return wordsIn(registerWords, language)[value ? "yes" : "no"];
  if (property.input === "own") return property.own.textOf(value);
  if (property.input === "options" || property.input === "severalOf") {
    const options = property.options(known, {});
    return choicesIn(value, (one) => options.find(({ id }) => id === one)?.label);
  }
  if ("choices" in property)
    return choicesIn(value, (one) => property.choices[one] && say(property.choices[one]));
  if (typeof value === "object" && value !== null && "label" in value) return String(value.label);
  return value === undefined ? "" : String(value);
}

const choicesIn = (value: unknown, textOfOne: (one: string) => string | undefined): string =>
  (Array.isArray(value) ? value : [value]).map((one) => textOfOne(String(one)) ?? String(one)).join(", ");

/** How the list and the page show a field of a record. */
export function shownIn<Row extends object, More>(
  name: string,
  property: Property<Row, More>,
  row: Row,
  known: Known<More>,
): ReactNode {
  if (property.show) return property.show(row, known);
  const value = valueAt(row, name);
  if (value === undefined || value === null || value === "") return undefined;
  return property.input === undefined ? String(value) : textOf(property, value, known);
}

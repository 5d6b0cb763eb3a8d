import { type CarriedText, inLanguage, type Language, type Text } from "./everywhere/texts.ts";

export { type InEach, inLanguage, type Text } from "./everywhere/texts.ts";

/** A text as records and answers carry it. */
export const carried = ([ro, ru, en]: Text): CarriedText => ({ ro, ru, en });

/** A fraction has a comma, and in English a point. */
const written = (value: string | number, language: Language): string =>
  typeof value === "number" && language !== "en" ? String(value).replace(".", ",") : String(value);

/** A text in a language, with the values of its placeholders: `{name}` stands for a value. */
export const filled = (
  text: Text,
  language: Language,
  values: Readonly<Record<string, string | number>> = {},
): string =>
  inLanguage(text, language).replace(/\{(\w+)\}/g, (whole, name: string) =>
    written(values[name] ?? whole, language),
  );

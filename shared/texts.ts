import type { Language } from "./context.ts";

/** A text for people, in the languages of the administration; `{name}` stands for a value. */
export type Text = Readonly<Record<Language, string>>;

/** A text in a language, with the values of its placeholders. */
export const filled = (
  text: Text,
  language: Language,
  values: Readonly<Record<string, string | number>> = {},
): string => text[language].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

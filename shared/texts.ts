import type { Language } from "./context.ts";

/** A text for people, in Romanian, Russian and English; `{name}` stands for a value. */
export type Text = readonly [ro: string, ru: string, en?: string];

const positions = { ro: 0, ru: 1 } as const satisfies Record<Language, number>;

export const inLanguage = <Said>(text: readonly [ro: Said, ru: Said, en?: Said], language: Language): Said =>
  text[positions[language]];

/** As answers carry a text. */
export const bothLanguages = ([ro, ru]: Text): { ro: string; ru: string } => ({ ro, ru });

/** A text in a language, with the values of its placeholders. */
export const filled = (
  text: Text,
  language: Language,
  values: Readonly<Record<string, string | number>> = {},
): string =>
  inLanguage(text, language).replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

import { type Language, useLanguage } from "./language.ts";

/** A text in Romanian, Russian and English. A text with values is a function of the same values in each. */
export type Pair<Text = string> = readonly [ro: Text, ru: Text, en?: Text];

type Leaf = Pair | Pair<(...values: never[]) => string>;
export interface Texts {
  readonly [key: string]: Leaf | Texts;
}

/** The texts in one language: a string or a function for each pair. */
export type TextsOf<T> = T extends readonly [infer Ro, infer Ru, ...unknown[]]
  ? Ro extends (...values: infer Values) => string
    ? Ru extends (...values: Values) => string
      ? Ro
      : never
    : string
  : { readonly [K in keyof T]: TextsOf<T[K]> };

/** The texts of an area: each key once, with its languages in order. */
export const words = <const T extends Texts>(texts: T): T => texts;

const positions = { ro: 0, ru: 1 } as const satisfies Record<Language, number>;

export const inLanguage = <Text>(pair: Pair<Text>, language: Language): Text => pair[positions[language]];

const chosen = { ro: new WeakMap<object, unknown>(), ru: new WeakMap<object, unknown>() };

function choose(texts: Leaf | Texts, language: Language): unknown {
  if (Array.isArray(texts)) return inLanguage<unknown>(texts as Pair<unknown>, language);
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, choose(text, language)]));
}

export function wordsIn<T extends Texts>(texts: T, language: Language): TextsOf<T> {
  const kept = chosen[language];
  if (!kept.has(texts)) kept.set(texts, choose(texts, language));
  return kept.get(texts) as TextsOf<T>;
}

/** The texts in the language of the page; the component redraws itself when that changes. */
export const useWords = <T extends Texts>(texts: T): TextsOf<T> => wordsIn(texts, useLanguage());

import { forEachLanguage, type InEach, inLanguage } from "../../shared/everywhere/texts.ts";
import { type Language, useLanguage } from "./language.ts";

export { inLanguage } from "../../shared/everywhere/texts.ts";

/** A text in Romanian, Russian and English. A text with values is a function of the same values in each. */
export type Pair<Text = string> = InEach<Text>;

type Leaf = Pair | Pair<(...values: never[]) => string>;
export interface Texts {
  readonly [key: string]: Leaf | Texts;
}

/** The texts in one language: a string or a function for each. */
export type TextsOf<T> = T extends readonly [infer Ro, ...infer Others]
  ? Ro extends (...values: infer Values) => string
    ? Exclude<Others[number], undefined> extends (...values: Values) => string
      ? Ro
      : never
    : string
  : { readonly [K in keyof T]: TextsOf<T[K]> };

/** The texts of an area: each key once, with its languages in order. */
export const words = <const T extends Texts>(texts: T): T => texts;

type Kept = WeakMap<object, unknown>;
const chosen = forEachLanguage((): Kept => new WeakMap());

function choose(texts: Leaf | Texts, language: Language): unknown {
  if (Array.isArray(texts)) return inLanguage<unknown>(texts as Pair<unknown>, language);
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, choose(text, language)]));
}

export function wordsIn<T extends Texts>(texts: T, language: Language): TextsOf<T> {
  const kept = chosen[language];
  if (!kept.has(texts)) kept.set(texts, choose(texts, language));
  return kept.get(texts) as TextsOf<T>;
}

/** The texts in the language of the page. */
export const useWords = <T extends Texts>(texts: T): TextsOf<T> => wordsIn(texts, useLanguage());

import { type Language, useLanguage } from "./language.ts";

export type Text = string | ((...values: never[]) => string);
export interface Texts {
  readonly [key: string]: Text | Texts;
}

/** The same keys as `T`; a text that takes values takes the same ones in the other language. */
export type SameTexts<T> = {
  readonly [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends (...values: infer Values) => string
      ? (...values: Values) => string
      : SameTexts<T[K]>;
};

export interface Words<T> {
  readonly ro: T;
  readonly ru: SameTexts<T>;
}

/**
 * The texts of an area in both languages. Romanian is the shape: a key that Russian lacks, or has in addition, does not
 * compile.
 */
export const words = <const T extends Texts>(both: { ro: T; ru: SameTexts<NoInfer<T>> }): Words<T> => both;

export const wordsIn = <T>(both: Words<T>, language: Language): SameTexts<T> =>
  language === "ru" ? both.ru : (both.ro as SameTexts<T>);

/** One of the texts in both languages, for a declaration. */
export const both = <T, Text>({ ro, ru }: Words<T>, pick: (texts: T) => Text): Record<Language, Text> => ({
  ro: pick(ro),
  ru: pick(ru as T),
});

/** The texts in the language of the page; the component draws itself again when it changes. */
export const useWords = <T>(both: Words<T>): SameTexts<T> => wordsIn(both, useLanguage());

import type { Language } from "./language.ts";

interface Writer {
  rule: Intl.PluralRules;
  number: Intl.NumberFormat;
}
const writers: Partial<Record<Language, Writer>> = {};

/** Made at its first use: a page needs that of one language. */
const writerOf = (language: Language): Writer =>
  (writers[language] ??= {
    rule: new Intl.PluralRules(language),
    number: new Intl.NumberFormat(language),
  });

export interface RomanianForms {
  /** 1 document */
  one: string;
  /** 2 documente, 101 documente */
  few: string;
  /** 20 de documente */
  other: string;
}

export interface RussianForms {
  /** 1 документ, 21 документ */
  one: string;
  /** 2 документа */
  few: string;
  /** 5 документов */
  many: string;
}

export interface EnglishForms {
  /** 1 document */
  one: string;
  /** 2 documents, 0 documents, 1.5 documents */
  other: string;
}

/** Chooses a form by the rule of a language, and writes the number into it. */
function counted(language: Language, count: number, formFor: (rule: Intl.LDMLPluralRule) => string): string {
  const { rule, number } = writerOf(language);
  return formFor(rule.select(count)).replaceAll("{}", number.format(count));
}

/** Texts with a number: `{}` stands for it. */
export const plural = {
  ro:
    (forms: RomanianForms) =>
    (count: number): string =>
      counted("ro", count, (rule) => (rule === "one" || rule === "few" ? forms[rule] : forms.other)),
  ru:
    (forms: RussianForms) =>
    (count: number): string =>
      // A fraction ("other") takes the form of 2: 1,5 документа.
      counted("ru", count, (rule) => (rule === "one" || rule === "many" ? forms[rule] : forms.few)),
  en:
    (forms: EnglishForms) =>
    (count: number): string =>
      counted("en", count, (rule) => (rule === "one" ? forms.one : forms.other)),
};

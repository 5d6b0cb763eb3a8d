const rules = { ro: new Intl.PluralRules("ro"), ru: new Intl.PluralRules("ru") };
const numbers = { ro: new Intl.NumberFormat("ro"), ru: new Intl.NumberFormat("ru") };

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

const filled = (form: string, number: string): string => form.replaceAll("{}", number);

/** Texts with a number: `{}` stands for it. */
export const plural = {
  ro:
    (forms: RomanianForms) =>
    (count: number): string => {
      const rule = rules.ro.select(count);
      return filled(rule === "one" || rule === "few" ? forms[rule] : forms.other, numbers.ro.format(count));
    },
  ru:
    (forms: RussianForms) =>
    (count: number): string => {
      const rule = rules.ru.select(count);
      // A fraction ("other") takes the form of 2: 1,5 документа.
      const form = rule === "one" || rule === "many" ? forms[rule] : forms.few;
      return filled(form, numbers.ru.format(count));
    },
};

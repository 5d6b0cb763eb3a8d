/* The languages in which the system speaks to people, and the one notation of a text, for what functions and pages say. */

export const languages = ["ro", "ru", "en"] as const;
export type Language = (typeof languages)[number];

/** What is said in each language, in the order of `languages`. */
export type InEach<Said> = readonly [ro: Said, ru: Said, en: Said];

/** A text for people. */
export type Text = InEach<string>;

const positions = { ro: 0, ru: 1, en: 2 } as const satisfies Record<Language, number>;

export const inLanguage = <Said>(said: InEach<Said>, language: Language): Said => said[positions[language]];

/** What is made for each language. */
export const forEachLanguage = <Made>(make: (language: Language) => Made): Record<Language, Made> => ({
  ro: make("ro"),
  ru: make("ru"),
  en: make("en"),
});

/** A text as records and answers carry it. Those from before English have none. */
export interface CarriedText {
  ro: string;
  ru: string;
  en?: string | undefined;
}

export const carriedIn = (text: CarriedText, language: Language): string => text[language] ?? text.ro;

export const isLanguage = (value: unknown): value is Language =>
  languages.some((language) => language === value);

/** How the languages call themselves. */
export const languageNames = {
  ro: "Română",
  ru: "Русский",
  en: "English",
} as const satisfies Record<Language, string>;

/** How dates and numbers are written. */
export const locales = { ro: "ro-MD", ru: "ru-MD", en: "en-GB" } as const satisfies Record<Language, string>;

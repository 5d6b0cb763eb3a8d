/** The names of the languages. */
export const languageNames = {
  ro: ["Română", "Румынский", "Romanian"],
  ru: ["Rusă", "Русский", "Russian"],
  en: ["Engleză", "Английский", "English"],
} as const;

/** The same in the middle of a sentence. */
export const languagesInText = {
  ro: ["română", "румынский", "Romanian"],
  ru: ["rusă", "русский", "Russian"],
  en: ["engleză", "английский", "English"],
} as const;

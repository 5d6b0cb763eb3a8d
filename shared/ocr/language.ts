/** The languages of a scan. */
export const languages = ["ro", "ru", "en"] as const;
export type Language = (typeof languages)[number];

/** The Romanian letters with a comma below, by their variants with a cedilla, which fonts had before Unicode 3. */
export const commaBelow: Readonly<Record<string, string>> = { ş: "ș", ţ: "ț", Ş: "Ș", Ţ: "Ț" };

/** A text with the correct letters of its language. */
export const corrected = (text: string, language: Language): string =>
  language === "ro" ? text.replaceAll(/[şţŞŢ]/g, (letter) => commaBelow[letter] ?? letter) : text;

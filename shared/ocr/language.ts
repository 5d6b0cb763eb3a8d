/** The languages of a scan. */
export const languages = ["ro", "ru", "en"] as const;
export type Language = (typeof languages)[number];

/** The letters of Romanian with a comma below, by those with a cedilla that fonts had before Unicode 3. */
export const commaBelow: Readonly<Record<string, string>> = { ş: "ș", ţ: "ț", Ş: "Ș", Ţ: "Ț" };

/** A text as its language writes it. */
export const corrected = (text: string, language: Language): string =>
  language === "ro" ? text.replaceAll(/[şţŞŢ]/g, (letter) => commaBelow[letter] ?? letter) : text;

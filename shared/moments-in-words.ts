import { forEachLanguage, type Language, locales } from "./everywhere/texts.ts";
import { once } from "./once.ts";

type Style = Pick<Intl.DateTimeFormatOptions, "dateStyle" | "timeStyle">;

/** Says moments (ISO 8601, or `Date`) in a language, by the clocks of Chișinău. A format is made at its first use: it takes long. */
export function momentsInWords(style: Style): (at: string | Date, language: Language) => string {
  const formats = forEachLanguage((language) =>
    once(() => new Intl.DateTimeFormat(locales[language], { ...style, timeZone: "Europe/Chisinau" })),
  );
  return (at, language) => formats[language]().format(new Date(at));
}

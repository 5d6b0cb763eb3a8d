import { inLanguage, locales } from "../../shared/everywhere/texts.ts";
import { currentLanguage } from "../words/language.ts";
import type { Text } from "./words.ts";

export { currentLanguage as language } from "../words/language.ts";

/** How the page writes dates and numbers. */
export const locale = (): string => locales[currentLanguage()];

/** A text in the language of the page, with its placeholders filled in. */
export const say = (text: Text, values: Record<string, string> = {}): string =>
  inLanguage(text, currentLanguage()).replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

import * as z from "zod";

/** The languages of notifications. Romanian is required, and stands in for a missing one. */
export const noticeLanguages = ["ro", "ru", "en"] as const;
export type NoticeLanguage = (typeof noticeLanguages)[number];

/** A text by language. */
type Localized = { ro: string } & { [L in NoticeLanguage]?: string | undefined };

/** A text by language, as stored and shown. */
export const localized = (text: z.ZodString) =>
  z.object({ ro: text, ru: text.optional(), en: text.optional() });

/** A text by language as people send it: a plain string is the Romanian one. */
export const sentLocalized = (text: z.ZodString) =>
  z.union([text.transform((ro): Localized => ({ ro })), localized(text)]);

/** The text in a language, or else the Romanian one. */
export const textIn = (texts: Localized, language: NoticeLanguage): string => texts[language] ?? texts.ro;

/** The languages that have a text. */
export const languagesOf = (texts: Localized): NoticeLanguage[] =>
  noticeLanguages.filter((language) => texts[language] !== undefined);

import { hashedObjects } from "../../../../shared/content/hashed-objects.ts";
import {
  namesIn,
  type Node,
  parseTemplate,
  TemplateSyntaxError,
} from "../../../../shared/rendering/language.ts";
import { syntaxRefusal } from "../../../../shared/rendering/syntax-refusal.ts";
import { languagesOf, textIn } from "../../records/localized.ts";
import type { NoticeTexts, Template } from "../../records/template.ts";
import { store } from "./store.ts";
import { isStaticName } from "./values.ts";

/** The texts of templates. They never change, so an accepted notification is sent as it was accepted. */
const contents = hashedObjects({ prefix: "templates/", mostCachedBytes: 20_000_000 });

/** Stores the texts of a template and returns their hash. */
export const placeTexts = (texts: NoticeTexts): Promise<string> =>
  contents.place(store(), Buffer.from(JSON.stringify(texts)));

/** The current texts of a template. */
export const readTexts = async ({ hash }: Pick<Template, "hash">): Promise<NoticeTexts> =>
  JSON.parse((await contents.read(store(), hash)).toString()) as NoticeTexts;

/**
 * The variables that the texts use in any language, without those that the service fills in.
 * @throws badRequest for a text that is not a template
 */
export function variablesOf({ subject, body, bodyShort }: NoticeTexts): string[] {
  const texts = [subject, body, ...(bodyShort ? [bodyShort] : [])];
  const names = texts.flatMap((text) =>
    languagesOf(text).flatMap((language) => namesIn(parsedText(textIn(text, language)))),
  );
  return [...new Set(names)].filter((name) => !isStaticName(name));
}

/** A text as a template. @throws badRequest for a text that is not a template, with the line and the faulty tag */
export function parsedText(text: string): Node[] {
  try {
    return parseTemplate(text);
  } catch (error) {
    throw error instanceof TemplateSyntaxError ? syntaxRefusal(error) : error;
  }
}

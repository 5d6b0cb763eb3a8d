import { hashedObjects } from "../../../shared/content/hashed-objects.ts";
import { namesIn, parseTemplate, TemplateSyntaxError } from "../../../shared/rendering/language.ts";
import { syntaxRefusal } from "../../../shared/rendering/syntax-refusal.ts";
import { store } from "../content/store.ts";
import { languagesOf, textIn } from "../records/localized.ts";
import type { NoticeTexts, Template } from "../records/template.ts";

/** The texts of templates. They never change, so an accepted notification is sent as it was accepted. */
const contents = hashedObjects({ prefix: "templates/", mostCachedBytes: 20_000_000 });

/** Stores the texts of a template and returns their hash. */
export const placeTexts = (texts: NoticeTexts): Promise<string> =>
  contents.place(store(), Buffer.from(JSON.stringify(texts)));

/** The current texts of a template. */
export const readTexts = async ({ hash }: Pick<Template, "hash">): Promise<NoticeTexts> =>
  JSON.parse((await contents.read(store(), hash)).toString()) as NoticeTexts;

/** Variables that the service fills in itself. */
const staticNames: ReadonlySet<string> = new Set(["Date", "Time", "RecipientName"]);

/**
 * The variables that the texts use in any language, without those that the service fills in.
 * @throws badRequest for a text that is not a template
 */
export function variablesOf({ subject, body, bodyShort }: NoticeTexts): string[] {
  const texts = [subject, body, ...(bodyShort ? [bodyShort] : [])];
  const names = texts.flatMap((text) =>
    languagesOf(text).flatMap((language) => namesIn(parsed(textIn(text, language)))),
  );
  return [...new Set(names)].filter((name) => !staticNames.has(name));
}

function parsed(text: string) {
  try {
    return parseTemplate(text);
  } catch (error) {
    throw error instanceof TemplateSyntaxError ? syntaxRefusal(error) : error;
  }
}

import { escapeHtml } from "../../../../shared/escape-html.ts";
import { lackingIn, type Node, render, type Values } from "../../../../shared/rendering/language.ts";
import { type NoticeLanguage, textIn } from "../../records/localized.ts";
import type { NoticeTexts } from "../../records/template.ts";
import { parsedText } from "./template-texts.ts";

/** HTML begins like this (WHATWG HTML, 13.2.5.6): `<3` and `< 18 ani` are text there too. */
const MARKUP = /^<[a-z/!?]/i;

/** The texts of a notification in a language, parsed once for all its recipients. */
export interface ParsedTexts {
  subject: Node[];
  body: Node[];
  bodyShort: Node[] | undefined;
  /** True if the body begins with a tag, a comment or a document type: values are escaped in it. */
  isHtml: boolean;
}

/** @throws badRequest for a text that is not a template */
export function parsedTexts(texts: NoticeTexts, language: NoticeLanguage): ParsedTexts {
  const body = textIn(texts.body, language);
  return {
    subject: parsedText(textIn(texts.subject, language)),
    body: parsedText(body),
    bodyShort: texts.bodyShort && parsedText(textIn(texts.bodyShort, language)),
    isHtml: MARKUP.test(body.trimStart()),
  };
}

/** The text of an SMS: the short one if there is one. */
export const smsNodesOf = ({ subject, bodyShort }: ParsedTexts): Node[] => bodyShort ?? subject;

/** The texts with values, and the names of values and sections that are missing. */
interface RenderedTexts {
  subject: string;
  body: string;
  bodyShort: string | undefined;
  lacking: string[];
}

/** A subject is a header: a line break in a value becomes a blank. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ");

/** The texts as recipients get them. @throws TemplateTooLarge */
export function renderedTexts(parsed: ParsedTexts, values: Values): RenderedTexts {
  const subject = render(parsed.subject, values);
  const body = parsed.isHtml ? render(parsed.body, values, escapeHtml) : render(parsed.body, values);
  const short = parsed.bodyShort && render(parsed.bodyShort, values);
  return {
    subject: oneLine(subject.text),
    body: body.text,
    bodyShort: short?.text,
    lacking: lackingIn(subject, body, ...(short ? [short] : [])),
  };
}

import { escapeHtml } from "../../../../shared/escape-html.ts";

/* XML that is written here. */

const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** A text in XML: no markup, and without the characters that XML 1.0 cannot have. */
export const textOf = (text: string): string => escapeHtml(text.toWellFormed().replace(FORBIDDEN, ""));

/** An element around XML that is already written. */
export function element(
  name: string,
  content: string | (string | false | undefined)[],
  attributes: Record<string, string> = {},
): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${textOf(value)}"`);
  const inside = typeof content === "string" ? content : content.filter(Boolean).join("");
  return `<${name}${written.join("")}>${inside}</${name}>`;
}

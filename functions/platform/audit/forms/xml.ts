import { escapeHtml } from "../../../../shared/escape-html.ts";

/** The characters that XML 1.0 does not allow, even as references. */
const FORBIDDEN = /[^\t\n\r -\ufffd\u{10000}-\u{10ffff}]/gu;

/** Text for an element or a quoted attribute of XML, HTML and SVG. */
export const escapeXml = (text: string): string =>
  escapeHtml(text.toWellFormed().replaceAll(FORBIDDEN, "\ufffd"));

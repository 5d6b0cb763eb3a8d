import { escapeHtml } from "../../../../shared/escape-html.ts";

/** The signs that XML 1.0 does not have, escaped or not. */
// oxlint-disable-next-line no-control-regex -- they are what is removed
const FORBIDDEN =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Text for an element or a quoted attribute of XML, HTML and SVG. */
export const escapeXml = (text: string): string => escapeHtml(text.replaceAll(FORBIDDEN, "\ufffd"));
